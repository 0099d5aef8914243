// The interface in English: boards with several floors.

export const floorsUi = {
  floors: 'Floors',
  floor: (floor: string) => `Floor ${floor}`,
};
