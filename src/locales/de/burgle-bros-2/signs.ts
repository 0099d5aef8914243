// Burgle Bros 2 auf Deutsch: was die Zeichen bedeuten.

export const signs: Readonly<Record<string, string>> = {
  crook: 'Ein Ganove',
  guard: 'Der Wachmann eines Stockwerks',
  alerted: 'Ein alarmierter Wachmann: Er jagt den nächsten Ganoven',
  target: 'Wohin der Wachmann geht',
  chip: 'Ein verdeckter Jeton',
  red: 'Ein roter Jeton: schadet allen, die seinen Raum betreten',
  yellow: 'Ein gelber Jeton: schadet allen, die seinen Raum erkunden',
  blue: 'Ein blauer Jeton: wirkt nicht von selbst',
  dice: 'Tresorwürfel',
};
