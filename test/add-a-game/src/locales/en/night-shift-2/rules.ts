// The rules of Night Shift 2 in English.

export const summary =
  'A thief has twelve hours to fetch a bag from the far end of a corridor. A guard walks up and down in it.';

export const rules: Readonly<Record<string, string>> = {
  'NS-SETUP-1': 'The thief starts in the doorway. The guard and the bag start in the vault.',
  'NS-TURN-1': 'The thief and the night take turns: one action of the thief, then the three steps of the night.',
  'NS-WALK-1': 'The thief walks to a neighbouring room.',
  'NS-WALK-2': 'The thief never walks into the room where the guard is.',
  'NS-HIDE-1': 'A thief who hides is not seen in this night.',
  'NS-HIDE-2': 'Nobody can hide in the room where the guard is.',
  'NS-TAKE-1': 'The thief takes the bag in the room where it lies.',
  'NS-NIGHT-1': 'Roll the die: the guard walks that many rooms. At an end of the corridor he turns round.',
  'NS-NIGHT-2': 'The guard looks around in his room. If he sees the thief there, he catches the thief.',
  'NS-NIGHT-3': 'The clock strikes: one more hour has passed, and the thief comes out of hiding.',
  'NS-END-1': 'The thief wins by leaving through the doorway with the bag.',
  'NS-END-2': 'The thief loses when caught.',
  'NS-END-3': 'The thief loses when twelve hours have passed.',
};
