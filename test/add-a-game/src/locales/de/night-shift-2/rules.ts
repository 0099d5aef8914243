// Die Regeln von Night Shift 2 auf Deutsch.

export const summary =
  'Zwölf Stunden Zeit, um am anderen Ende eines Flurs eine Tasche zu holen. Im Flur geht ein Wachmann auf und ab.';

export const rules: Readonly<Record<string, string>> = {
  'NS-SETUP-1': 'Der Dieb beginnt im Eingang. Wachmann und Tasche beginnen im Tresorraum.',
  'NS-TURN-1':
    'Der Dieb und die Nacht wechseln sich ab: erst eine Aktion des Diebes, dann die drei Schritte der Nacht.',
  'NS-WALK-1': 'Der Dieb geht in einen Nachbarraum.',
  'NS-WALK-2': 'Der Dieb geht nie in den Raum, in dem der Wachmann ist.',
  'NS-HIDE-1': 'Wer sich versteckt, wird in dieser Nacht nicht gesehen.',
  'NS-HIDE-2': 'In dem Raum, in dem der Wachmann ist, gibt es kein Versteck.',
  'NS-TAKE-1': 'Der Dieb nimmt die Tasche in dem Raum, in dem sie liegt.',
  'NS-NIGHT-1': 'Die gewürfelte Zahl gibt an, wie viele Räume der Wachmann weitergeht. Am Ende des Flurs kehrt er um.',
  'NS-NIGHT-2': 'Der Wachmann sieht sich in seinem Raum um. Sieht er dort den Dieb, fasst er ihn.',
  'NS-NIGHT-3': 'Die Uhr schlägt: Eine weitere Stunde ist um, und der Dieb kommt aus dem Versteck.',
  'NS-END-1': 'Der Dieb gewinnt, wenn er das Haus mit der Tasche durch den Eingang verlässt.',
  'NS-END-2': 'Der Dieb verliert, wenn er gefasst wird.',
  'NS-END-3': 'Der Dieb verliert, wenn zwölf Stunden um sind.',
};
