// An icon that only somebody who acts sees.

export const card = 'M5.5 3.5h13v17h-13z';
