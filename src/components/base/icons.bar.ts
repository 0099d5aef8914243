// The icons of a replay bar.

export const first = 'M6 5v14M19 5l-9 7 9 7z';
export const back = 'M16 5l-9 7 9 7z';
export const play = 'M7 4.5l12 7.5-12 7.5z';
export const pause = 'M8 5v14M16 5v14';
export const forward = 'M8 5l9 7-9 7z';
export const last = 'M18 5v14M5 5l9 7-9 7z';
