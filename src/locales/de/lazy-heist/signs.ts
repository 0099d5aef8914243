// Lazy Heist auf Deutsch: was die Zeichen bedeuten.

export const signs: Readonly<Record<string, string>> = {
  burglar: 'Ein Einbrecher',
  lying: 'liegt: beginnt die nächste Minute',
  sitting: 'sitzt: fertig für diese Minute',
  guard: 'Ein Wachmann; er läuft zum Kontrollpunkt',
  checkpoint: 'Der Kontrollpunkt',
  drone: 'Eine aktive Drohne',
  asleep: 'Eine inaktive Drohne',
  lift: 'Eine Aufzugskabine und wie viel Kilo sie trägt',
  key: 'Ein Schlüssel',
  lock: 'Ein verschlossener Aufzugszugang; der Schlüssel seiner Farbe öffnet ihn',
  battery: 'Eine Batterie für das Funkgerät',
  explosives: 'Der Sprengstoff',
  ruby: 'Der Rubin',
};
