// Lazy Heist in English: what to reach.

export const goals: Readonly<Record<string, string>> = {
  radio: 'Keep calling the pilot',
  lasers: 'Turn off the lasers: both switches in one minute',
  wall: 'Blow up the vault wall',
  ruby: 'Carry the ruby out of the vault',
  roof: 'Get everybody to the roof',
};
