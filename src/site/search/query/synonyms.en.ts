/**
 * Words that readers bring, and the words of this book for them. A reader who learnt Skat in Germany
 * knows its terms of today; one who learnt it from another English book knows that book’s. What the
 * glossary has as another name of an entry need not stand here.
 */
import type { Absent, Synonym } from './synonym.ts';

export const SYNONYMS: readonly Synonym[] = [
  // Games. What became of the games of 1922: content/manual/about-this-book.mdx, “What has changed”.
  { spellings: ['null'], means: ['nullo'], source: 'glossary, Nullo' },
  { spellings: ['ouvert', 'offen'], means: ['open'], source: 'glossary, open' },
  { spellings: ['handspiel', 'farbspiel'], means: ['solo'], source: 'about this book' },
  {
    spellings: ['wendespiel', 'turned', 'tourne'],
    means: ['tournee'],
    source: 'glossary, Tournee',
  },
  { spellings: ['tourney'], means: ['tournee', 'tournament'], source: 'Eichhorn spells Tourné' },
  { spellings: ['guckser', 'gucker', 'gucki'], means: ['gucki'], source: 'glossary, Gucki Grand' },
  { spellings: ['schieberamsch', 'schieber'], means: ['schiebe ramsch'], source: 'glossary' },
  // Bidding and reckoning.
  { spellings: ['reizen', 'reizwert', 'reizung'], means: ['bid'], source: 'glossary, bid' },
  {
    spellings: ['uberreizt', 'uberreizen', 'overbidding'],
    means: ['overbid'],
    source: 'glossary, overbid',
  },
  { spellings: ['spitzen', 'spitze', 'tops'], means: ['matadors'], source: 'glossary, matadors' },
  { spellings: ['augen', 'pips'], means: ['points'], source: 'glossary, points' },
  { spellings: ['grundwert', 'grundwerte'], means: ['base value'], source: 'glossary, base value' },
  { spellings: ['spielwert'], means: ['game value'], source: 'glossary, game value' },
  { spellings: ['passen'], means: ['pass'], source: 'glossary, pass' },
  { spellings: ['ansagen', 'ansage'], means: ['announce'], source: 'glossary, announce' },
  { spellings: ['abrechnung', 'abrechnen', 'spielliste'], means: ['scoring'], source: 'chapter 8' },
  { spellings: ['scoresheet', 'scorepad', 'liste'], means: ['score sheet'], source: 'chapter 8' },
  { spellings: ['verloren', 'verlieren'], means: ['lost'], source: 'law 60' },
  { spellings: ['gewonnen', 'gewinnen'], means: ['won'], source: 'law 56' },
  // People and seats.
  { spellings: ['alleinspieler', 'soloist'], means: ['declarer'], source: 'glossary, declarer' },
  {
    spellings: ['gegenspieler', 'gegner', 'opponent', 'opponents'],
    means: ['defenders'],
    source: 'glossary, defenders',
  },
  { spellings: ['geber', 'kartengeber'], means: ['dealer'], source: 'glossary, deal' },
  {
    spellings: ['eldest'],
    means: ['vorhand'],
    source: 'glossary, Vorhand: the player on the dealer’s left',
  },
  // Cards.
  {
    spellings: ['bauern', 'unters', 'jungen', 'buben', 'wenzel'],
    means: ['jacks'],
    source: 'glossary, Bube and jack',
  },
  { spellings: ['ass', 'daus'], means: ['ace'], source: 'content/card-names.ts' },
  { spellings: ['zehn', 'zehner'], means: ['ten'], source: 'content/card-names.ts' },
  { spellings: ['konig'], means: ['king'], source: 'content/card-names.ts' },
  { spellings: ['sieben'], means: ['seven'], source: 'content/card-names.ts' },
  { spellings: ['acht'], means: ['eight'], source: 'content/card-names.ts' },
  { spellings: ['neun'], means: ['nine'], source: 'content/card-names.ts' },
  { spellings: ['asse'], means: ['aces'], source: 'content/card-names.ts' },
  {
    spellings: ['lusche', 'luschen'],
    means: ['worthless card', 'worthless'],
    source: 'chapter 4: a card that counts no points',
  },
  { spellings: ['dame', 'ober'], means: ['queen'], source: 'content/card-names.ts' },
  {
    spellings: ['kreuz', 'eichel', 'eicheln', 'treff'],
    means: ['clubs'],
    source: 'content/card-names.ts',
  },
  {
    spellings: ['pik', 'grun', 'gruen', 'laub', 'schippen'],
    means: ['spades'],
    source: 'content/card-names.ts',
  },
  { spellings: ['herz', 'rot'], means: ['hearts'], source: 'content/card-names.ts' },
  {
    spellings: ['karo', 'schellen', 'eckstein'],
    means: ['diamonds'],
    source: 'content/card-names.ts',
  },
  { spellings: ['blatt', 'kartenspiel', 'deck'], means: ['pack'], source: 'law 11' },
  { spellings: ['truempfe', 'trumpfe', 'atout'], means: ['trumps'], source: 'glossary, trump' },
  // Play.
  { spellings: ['spielen'], means: ['play'], source: 'the book as a whole' },
  { spellings: ['spieler'], means: ['player'], source: 'chapter 6' },
  {
    spellings: ['druken', 'discarding'],
    means: ['laying out', 'drucken'],
    source: 'glossary, Drücken and put away',
  },
  {
    spellings: ['widow', 'kitty', 'blind'],
    means: ['skat'],
    source: 'glossary, skat: the two cards',
  },
  {
    spellings: ['ausspiel', 'ausspielen', 'anspiel'],
    means: ['lead'],
    source: 'glossary, lead',
  },
  { spellings: ['stich', 'stiche'], means: ['trick'], source: 'glossary, trick' },
  { spellings: ['stechen', 'trumping'], means: ['ruff'], source: 'glossary, ruff' },
  { spellings: ['buttern', 'stuffing', 'smearing'], means: ['fatten'], source: 'glossary, fatten' },
  { spellings: ['abwerfen', 'throwing'], means: ['discard'], source: 'glossary, discard' },
  { spellings: ['bedienen', 'following'], means: ['follow suit'], source: 'glossary, follow suit' },
  { spellings: ['renege', 'reneging', 'renounce'], means: ['revoke'], source: 'glossary, revoke' },
  { spellings: ['misdeal', 'vergeben'], means: ['errors in dealing'], source: 'laws 19 to 23' },
  { spellings: ['gabel', 'fork'], means: ['tenace'], source: 'glossary, tenace' },
  { spellings: ['schneidern'], means: ['finesse'], source: 'glossary, finesse' },
  { spellings: ['fehlfarbe'], means: ['plain suit'], source: 'glossary, plain suit' },
  { spellings: ['mischen'], means: ['shuffling'], source: 'law 17' },
  { spellings: ['abheben'], means: ['cutting'], source: 'law 17' },
  // Around the table.
  {
    spellings: ['kongress', 'kongresse', 'convention'],
    means: ['congress'],
    source: 'chapter 2, Congresses and leagues',
  },
  {
    spellings: ['verband', 'dskv', 'federation'],
    means: ['league', 'skatverband'],
    source: 'chapter 2, Congresses and leagues',
  },
  { spellings: ['turnier', 'turniere', 'contest'], means: ['tournament'], source: 'chapter 24' },
  {
    spellings: ['skatordnung', 'isko', 'regeln', 'spielregeln'],
    means: ['laws'],
    source: 'chapter 3',
  },
  {
    spellings: ['geschichte', 'inventor', 'invented', 'origins', 'origin'],
    means: ['history', 'historical'],
    source: 'chapter 2',
  },
  { spellings: ['skatspieler'], means: ['players'], source: 'chapter 6' },
  {
    spellings: ['kibitzer', 'kibitz', 'zuschauer'],
    means: ['onlooker'],
    source: 'glossary, Kiebitz',
  },
  {
    spellings: ['aufgabe', 'ubung', 'exercise', 'exercises', 'training', 'quiz'],
    means: ['practice'],
    source: 'the practice',
  },
  {
    spellings: ['misprint', 'misprints', 'corrections', 'mistakes'],
    means: ['errata'],
    source: 'the list of errata',
  },
  {
    spellings: ['literature', 'references', 'bibliography'],
    means: ['sources'],
    source: 'the list of sources',
  },
];

/** Topics the book does not treat, and where the reader finds them all the same. */
export const ABSENT: readonly Absent[] = [
  {
    spellings: ['kontra', 'contra', 'rekontra', 'bock', 'bockrunde', 'bockrunden'],
    says: 'The book does not explain Kontra and Bock rounds, but the score pad counts them: open “House rules” there.',
    near: '/score/',
  },
  {
    spellings: ['bierlachs'],
    says: 'The book does not explain Bierlachs, but the score pad counts it: open “House rules” there.',
    near: '/score/',
  },
  {
    spellings: [
      'settings',
      'einstellungen',
      'dark',
      'darkmode',
      'nachtmodus',
      'font',
      'schriftgrosse',
    ],
    says: 'Open “Settings” at the top of any page: there you choose the colours, the size of the text, French or German cards, and your rules.',
    near: null,
  },
  {
    spellings: ['multiplayer', 'mehrspieler', 'freunde', 'freunden'],
    says: 'At the table you play against the computer. A link in its menu gives a friend the same deal.',
    near: '/play/',
  },
];
