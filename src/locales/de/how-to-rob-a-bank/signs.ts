// How to Rob a Bank auf Deutsch: was die Zeichen bedeuten.

export const signs: Readonly<Record<string, string>> = {
  robber: 'Ein Bankräuber',
  out: 'bewusstlos: verliert eine Karte, statt zu handeln',
  guard: 'Ein Wachmann; solange er wach ist, schützt er, was in seinem Raum liegt',
  bag: 'Ein Geldsack',
  locked: 'Ein verriegelter Geldsack: erst entriegeln',
  bell: 'Der Alarm: ruft alle wachen Wachleute',
  car: 'Das Fluchtauto',
};
