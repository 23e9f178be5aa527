/**
 * Words that readers bring, and the words of this book for them: those of other regions and clubs, of the
 * German pack, of older books, and the English ones of who has read Vorhand in English. What the glossary
 * has as another name of an entry need not stand here.
 */
import type { Absent, Synonym } from './synonym.ts';

export const SYNONYMS: readonly Synonym[] = [
  // Cards.
  {
    spellings: [
      'bauer',
      'bauern',
      'junge',
      'jungen',
      'wenzel',
      'wenzeln',
      'unter',
      'jack',
      'jacks',
    ],
    means: ['Bube'],
    source: 'glossary, Bube',
  },
  {
    spellings: ['alter', 'alte', 'alten'],
    means: ['Kreuz-Bube'],
    source: 'glossary, der Alte: the jack of clubs',
  },
  {
    spellings: ['as', 'daus', 'däuser', 'sau', 'ace', 'aces'],
    means: ['Ass'],
    source: 'glossary, Daus',
  },
  {
    spellings: ['volle', 'vollen', 'voller'],
    means: ['Zehn', 'Ass'],
    source: 'a card that counts much, at every table',
  },
  { spellings: ['zehner', 'ten', 'tens'], means: ['Zehn'], source: 'content/card-names.ts' },
  { spellings: ['ober', 'queen', 'queens'], means: ['Dame'], source: 'glossary, Ober' },
  { spellings: ['king', 'kings'], means: ['König'], source: 'content/card-names.ts' },
  { spellings: ['siebener', 'seven'], means: ['Sieben'], source: 'content/card-names.ts' },
  { spellings: ['achter', 'eight'], means: ['Acht'], source: 'content/card-names.ts' },
  { spellings: ['neuner', 'nine'], means: ['Neun'], source: 'content/card-names.ts' },
  {
    spellings: ['eichel', 'eicheln', 'eckern', 'treff', 'treffle', 'clubs'],
    means: ['Kreuz'],
    source: 'content/card-names.ts',
  },
  {
    spellings: ['grün', 'laub', 'schippe', 'schippen', 'gras', 'pique', 'spades'],
    means: ['Pik'],
    source: 'content/card-names.ts',
  },
  { spellings: ['rot', 'coeur', 'hearts'], means: ['Herz'], source: 'content/card-names.ts' },
  {
    spellings: ['schellen', 'schell', 'eckstein', 'raute', 'rauten', 'diamonds'],
    means: ['Karo'],
    source: 'content/card-names.ts',
  },
  {
    spellings: ['fehlkarte', 'fehlkarten', 'leere', 'nullkarte', 'nullkarten', 'nichtzähler'],
    means: ['Lusche'],
    source: 'chapter 4: a card that counts no points',
  },
  { spellings: ['atout', 'trump', 'trumps'], means: ['Trumpf'], source: 'glossary, Trumpf' },
  {
    spellings: ['blanke', 'blanker', 'blankes', 'blanken', 'single', 'singleton'],
    means: ['blank'],
    source: 'glossary, blanke Karte',
  },
  {
    spellings: ['nebenfarbe', 'nebenfarben', 'beifarbe', 'beikarte', 'beikarten', 'fehl'],
    means: ['Fehlfarbe', 'Beiblatt'],
    source: 'glossary, Fehlfarbe',
  },
  // Games.
  {
    spellings: ['handspiel', 'handspiele', 'handgame'],
    means: ['Hand'],
    source: 'Today’s Skat, With the skat, or Hand',
  },
  {
    spellings: ['offen', 'offene', 'offenes', 'overt', 'uvert', 'open'],
    means: ['ouvert'],
    source: 'Today’s Skat, Null and open Null',
  },
  {
    spellings: ['nullouvert', 'nullovert', 'nulluvert'],
    means: ['Null ouvert'],
    source: 'Today’s Skat, Null and open Null',
  },
  { spellings: ['nullo', 'misere'], means: ['Null'], source: 'glossary, Null' },
  { spellings: ['großspiel', 'grang'], means: ['Grand'], source: 'glossary, Grand' },
  {
    spellings: ['tourne', 'tournee', 'tourner', 'wendespiel', 'wenden', 'gewendet'],
    means: ['Tourné'],
    source: 'glossary, Tourné',
  },
  {
    spellings: ['gucki', 'guckser', 'gucker', 'guckispiel'],
    means: ['Guckigrand', 'Gucki'],
    source: 'glossary, Guckigrand',
  },
  {
    spellings: ['schieber', 'geschoben', 'schieben', 'schiebung'],
    means: ['Schieberamsch'],
    source: 'glossary, Schieberamsch',
  },
  {
    spellings: ['durchmarsch', 'jungfrau', 'jungfer', 'ramschen'],
    means: ['Ramsch'],
    source: 'chapter 20',
  },
  { spellings: ['vieren'], means: ['vier', '4'], source: '“Grand mit Vieren”: four matadors' },
  // Bidding and reckoning.
  {
    spellings: [
      ...['reizwerte', 'reizzahl', 'reizzahlen', 'reiztabelle', 'reizwerttabelle', 'reizliste'],
      ...['reizstufe', 'reizstufen', 'gebot', 'gebote', 'bid', 'bids', 'bidding'],
    ],
    means: ['Reizwert', 'reizen'],
    source: 'Today’s Skat, Bidding by numbers',
  },
  {
    spellings: ['gereizt', 'reizt', 'reize', 'reizung', 'ausreizen', 'anreizen'],
    means: ['reizen'],
    source: 'glossary, reizen',
  },
  {
    spellings: ['überreizen', 'überreizung', 'überreizte', 'verreizt', 'verreizen', 'overbid'],
    means: ['überreizt'],
    source: 'glossary, sich überreizen',
  },
  {
    spellings: ['spitze', 'matador', 'matadore', 'matadoren', 'matadors'],
    means: ['Spitzen'],
    source: 'glossary, Spitzen',
  },
  {
    spellings: ['gewinnstufe', 'gewinnstufen', 'gewinngrad', 'gewinngrade', 'multiplikator'],
    means: ['Faktor'],
    source: 'Today’s Skat, What a game is worth',
  },
  { spellings: ['punkt', 'punkte', 'points'], means: ['Augen'], source: 'glossary, Augen' },
  {
    spellings: ['spielwerte', 'werte', 'spielpunkte'],
    means: ['Spielwert'],
    source: 'glossary, Spielwert',
  },
  {
    spellings: ['kartenwert', 'kartenwerte', 'augenwert', 'augenwerte'],
    means: ['Augen Karten'],
    source: 'chapter 6, What the cards are worth',
  },
  { spellings: ['grundwerte'], means: ['Grundwert'], source: 'glossary, Grundwert' },
  {
    spellings: ['einpassen', 'eingepasst', 'gepasst', 'passe', 'passt', 'pass'],
    means: ['passen'],
    source: 'glossary, passen',
  },
  { spellings: ['ansage', 'angesagt'], means: ['ansagen'], source: 'glossary, ansagen' },
  { spellings: ['mauern', 'gemauert'], means: ['Maurer'], source: 'glossary, Maurer' },
  {
    spellings: ['braucht', 'brauche', 'brauchst', 'brauchen', 'benötigt', 'nötig'],
    means: ['gewinnen'],
    source: 'chapter 4, What you play for: how many points one needs',
  },
  { spellings: ['gewonnen', 'gewinnt', 'sieg'], means: ['gewinnen'], source: 'law 56' },
  { spellings: ['verlieren', 'verliert', 'verlust'], means: ['verloren'], source: 'law 60' },
  { spellings: ['zählt', 'zähle', 'gezählt', 'zählweise'], means: ['zählen'], source: 'chapter 6' },
  // People and seats.
  {
    spellings: ['solist', 'solospieler', 'einzelspieler', 'spielmacher', 'declarer'],
    means: ['Alleinspieler'],
    source: 'glossary, Alleinspieler',
  },
  {
    spellings: ['gegner', 'gegenpartei', 'gegenspiel', 'verteidiger', 'verteidigung', 'defenders'],
    means: ['Gegenspieler'],
    source: 'glossary, Gegenspieler',
  },
  {
    spellings: ['kartengeber', 'austeiler', 'dealer'],
    means: ['Geber'],
    source: 'glossary, geben',
  },
  {
    spellings: ['gibt', 'gegeben', 'austeilen', 'verteilen', 'ausgeben', 'teilen'],
    means: ['geben'],
    source: 'glossary, geben',
  },
  {
    spellings: ['zuschauer', 'kiebitzen', 'kibitz'],
    means: ['Kiebitz'],
    source: 'glossary, Kiebitz',
  },
  // Play.
  {
    spellings: ['stock', 'talon', 'skatkarten'],
    means: ['Skat'],
    source: 'glossary, Skat: the two cards',
  },
  {
    spellings: ['gedrückt', 'drückt', 'drücke', 'drückung', 'druken', 'wegdrücken', 'verlegen'],
    means: ['drücken'],
    source: 'glossary, drücken',
  },
  {
    spellings: [
      ...['ausspiel', 'anspiel', 'anspielen', 'aufspiel', 'aufspielen', 'vorspielen', 'auspielen'],
      ...['rauskommen', 'herauskommen', 'raus', 'angespielt', 'ausgespielt', 'lead'],
    ],
    means: ['ausspielen'],
    source: 'glossary, ausspielen',
  },
  { spellings: ['trick', 'tricks'], means: ['Stich'], source: 'glossary, Stich' },
  {
    spellings: ['trumpfen', 'einstechen', 'gestochen', 'sticht', 'abstechen', 'ruff'],
    means: ['stechen'],
    source: 'glossary, stechen',
  },
  {
    spellings: ['übertrumpfen', 'überstochen', 'übernehmen'],
    means: ['überstechen'],
    source: 'glossary, stechen',
  },
  {
    spellings: ['buttern', 'gebuttert', 'wimmeln', 'fetten', 'geschmiert', 'schmiere', 'schmiert'],
    means: ['schmieren'],
    source: 'glossary, schmieren',
  },
  {
    spellings: ['abschmeißen', 'wegwerfen', 'abgeworfen', 'abwurf', 'wegschmeißen', 'discard'],
    means: ['abwerfen'],
    source: 'glossary, abwerfen',
  },
  {
    spellings: [
      ...['bedient', 'bekennen', 'zugeben', 'farbzwang', 'stichzwang', 'trumpfzwang'],
      ...['bedienpflicht', 'bedienungspflicht', 'bedienzwang'],
    ],
    means: ['bedienen'],
    source: 'glossary, bedienen',
  },
  {
    spellings: ['verleugnen', 'falschbedienen', 'renonce', 'revoke'],
    means: ['nicht bedienen'],
    source: 'glossary, nicht bedienen',
  },
  {
    spellings: ['vergeben', 'vergebung', 'falschgeben'],
    means: ['falsch geben', 'geben'],
    source: 'laws 19 to 23',
  },
  {
    spellings: ['schnitt', 'schnippeln', 'schnibbeln', 'schneidet', 'impass', 'finesse'],
    means: ['schneiden'],
    source: 'glossary, schneiden',
  },
  {
    spellings: ['tauchen', 'kneifen', 'geduckt', 'schinden', 'durchlassen'],
    means: ['laufen lassen', 'ducken'],
    source: 'chapter 15: to let a trick go',
  },
  {
    spellings: ['schenken', 'einpacken', 'hinlegen', 'aufgegeben', 'kapitulieren'],
    means: ['aufgeben'],
    source: 'the order of today, Claiming and giving up',
  },
  {
    spellings: ['trumpfziehen', 'abziehen', 'fordern', 'aussaugen'],
    means: ['Trumpf ziehen'],
    source: 'glossary, Fordern',
  },
  // Lists and tournaments.
  {
    spellings: ['seegersystem', 'seegerfabian', 'fabian', 'seegerpunkte'],
    means: ['Seeger'],
    source: 'Today’s Skat, Lists, Seeger and Fabian',
  },
  {
    spellings: ['spielliste', 'skatliste', 'anschreiben', 'aufschreiben', 'mitschreiben'],
    means: ['Liste'],
    source: 'chapter 8',
  },
  {
    spellings: ['abrechnung', 'verrechnung', 'auszahlung'],
    means: ['abrechnen'],
    source: 'chapter 8, Anschreiben und abrechnen',
  },
  { spellings: ['abrechnen', 'ausrechnen'], means: ['Abrechnung'], source: 'the score pad' },
  {
    spellings: ['turniere', 'preisskat', 'wettspiel', 'meisterschaft', 'tournament'],
    means: ['Turnier'],
    source: 'chapter 24',
  },
  {
    spellings: ['abreizen', 'abreizgeld', 'verlustgeld', 'eintritt'],
    means: ['Startgeld', 'Abreizgeld'],
    source: 'Today’s Skat, A tournament evening',
  },
  // Around the table.
  {
    spellings: ['isko', 'regelwerk', 'reglement', 'gesetze', 'rules', 'laws'],
    means: ['Skatordnung', 'Regeln'],
    source: 'Today’s Skat, The order of today',
  },
  { spellings: ['kongresse', 'skattag'], means: ['Kongress'], source: 'chapter 2' },
  {
    spellings: ['dskv', 'ispa', 'skatverband'],
    means: ['Verband', 'Skatverband'],
    source: 'chapter 2, Congresses and leagues',
  },
  {
    spellings: ['erfinder', 'erfunden', 'ursprung', 'entstehung', 'entstanden', 'herkunft'],
    means: ['Geschichte', 'Geschichtliches'],
    source: 'chapter 2',
  },
  { spellings: ['kartendeck', 'deck'], means: ['Kartenspiel'], source: 'law 11' },
  {
    spellings: ['quiz', 'training', 'exercise'],
    means: ['Übung'],
    source: 'the practice',
  },
  {
    spellings: ['errata', 'berichtigungen', 'korrekturen', 'fehlerliste'],
    means: ['Druckfehler'],
    source: 'the list of errata',
  },
  {
    spellings: ['literatur', 'quellenverzeichnis', 'literaturverzeichnis', 'sources'],
    means: ['Quellen'],
    source: 'the list of sources',
  },
];

/** Topics the book does not treat, and where the reader finds them all the same. */
export const ABSENT: readonly Absent[] = [
  {
    spellings: [
      ...['kontra', 'contra', 're', 'rekontra', 'bock', 'bockrunde', 'bockrunden', 'bockspiel'],
      ...['bockspiele', 'hirsch'],
    ],
    says: 'Kontra und Bock erklärt das Buch nicht, aber die Liste rechnet damit: Öffne dort „Hausregeln“.',
    near: '/score/',
  },
  {
    spellings: ['bierlachs'],
    says: 'Den Bierlachs erklärt das Buch nicht, aber die Liste rechnet ihn: Öffne dort „Hausregeln“.',
    near: '/score/',
  },
  {
    spellings: [
      ...['einstellung', 'einstellungen', 'dunkel', 'dunkelmodus', 'darkmode', 'nachtmodus'],
      ...['schriftgröße', 'schriftart', 'settings'],
    ],
    says: 'Öffne „Einstellungen“ oben auf jeder Seite: Dort wählst du Farben, Schriftgröße, französisches oder deutsches Blatt und deine Regeln.',
    near: null,
  },
  {
    spellings: ['multiplayer', 'mehrspieler', 'freund', 'freunde', 'freunden', 'kumpel'],
    says: 'Am Tisch spielst du gegen den Computer. Über einen Link in seinem Menü bekommen deine Freunde dieselben Karten.',
    near: '/play/',
  },
];
