/**
 * Words that readers bring, and the words of this book for them. A reader who learnt Skat in Germany
 * knows its terms of today; one who learnt it from another English book knows that book’s. What the
 * glossary has as another name of an entry need not stand here.
 */

export interface Synonym {
  /** As typed, folded: small letters, no dots. */
  readonly said: readonly string[];
  /** What the book calls it, best first. */
  readonly means: readonly string[];
  /** Where that can be read. */
  readonly source: string;
}

export const SYNONYMS: readonly Synonym[] = [
  // Games. What became of the games of 1922: content/manual/about-this-book.mdx, “What has changed”.
  { said: ['null'], means: ['nullo'], source: 'glossary, Nullo' },
  { said: ['ouvert', 'offen'], means: ['open'], source: 'glossary, open' },
  { said: ['handspiel', 'farbspiel'], means: ['solo'], source: 'about this book' },
  { said: ['wendespiel', 'turned', 'tourne'], means: ['tournee'], source: 'glossary, Tournee' },
  { said: ['tourney'], means: ['tournee', 'tournament'], source: 'Eichhorn spells Tourné' },
  { said: ['guckser', 'gucker', 'gucki'], means: ['gucki'], source: 'glossary, Gucki Grand' },
  { said: ['schieberamsch', 'schieber'], means: ['schiebe ramsch'], source: 'glossary' },
  // Bidding and reckoning.
  { said: ['reizen', 'reizwert', 'reizung'], means: ['bid'], source: 'glossary, bid' },
  {
    said: ['uberreizt', 'uberreizen', 'overbidding'],
    means: ['overbid'],
    source: 'glossary, overbid',
  },
  { said: ['spitzen', 'spitze', 'tops'], means: ['matadors'], source: 'glossary, matadors' },
  { said: ['augen', 'pips'], means: ['points'], source: 'glossary, points' },
  { said: ['grundwert', 'grundwerte'], means: ['base value'], source: 'glossary, base value' },
  { said: ['spielwert'], means: ['game value'], source: 'glossary, game value' },
  { said: ['passen'], means: ['pass'], source: 'glossary, pass' },
  { said: ['ansagen', 'ansage'], means: ['announce'], source: 'glossary, announce' },
  { said: ['abrechnung', 'abrechnen', 'spielliste'], means: ['scoring'], source: 'chapter 8' },
  { said: ['scoresheet', 'scorepad', 'liste'], means: ['score sheet'], source: 'chapter 8' },
  { said: ['verloren', 'verlieren'], means: ['lost'], source: 'law 60' },
  { said: ['gewonnen', 'gewinnen'], means: ['won'], source: 'law 56' },
  // People and seats.
  { said: ['alleinspieler', 'soloist'], means: ['declarer'], source: 'glossary, declarer' },
  {
    said: ['gegenspieler', 'gegner', 'opponent', 'opponents'],
    means: ['defenders'],
    source: 'glossary, defenders',
  },
  { said: ['geber', 'kartengeber'], means: ['dealer'], source: 'glossary, deal' },
  {
    said: ['eldest'],
    means: ['vorhand'],
    source: 'glossary, Vorhand: the player on the dealer’s left',
  },
  // Cards.
  { said: ['bauern', 'unters', 'jungen'], means: ['jacks'], source: 'glossary, Bube and jack' },
  { said: ['ass', 'daus'], means: ['ace'], source: 'content/card-names.ts' },
  { said: ['zehn', 'zehner'], means: ['ten'], source: 'content/card-names.ts' },
  { said: ['konig'], means: ['king'], source: 'content/card-names.ts' },
  { said: ['dame'], means: ['queen'], source: 'content/card-names.ts' },
  { said: ['kreuz', 'eichel', 'treff'], means: ['clubs'], source: 'content/card-names.ts' },
  { said: ['pik', 'grun', 'laub', 'schippen'], means: ['spades'], source: 'content/card-names.ts' },
  { said: ['herz', 'rot'], means: ['hearts'], source: 'content/card-names.ts' },
  { said: ['karo', 'schellen', 'eckstein'], means: ['diamonds'], source: 'content/card-names.ts' },
  { said: ['blatt', 'kartenspiel', 'deck'], means: ['pack'], source: 'law 11' },
  { said: ['truempfe', 'trumpfe', 'atout'], means: ['trumps'], source: 'glossary, trump' },
  // Play.
  {
    said: ['druken', 'discarding'],
    means: ['laying out', 'drucken'],
    source: 'glossary, Drücken and laying out',
  },
  { said: ['widow', 'kitty', 'blind'], means: ['skat'], source: 'glossary, skat: the two cards' },
  {
    said: ['ausspiel', 'ausspielen', 'anspiel'],
    means: ['lead'],
    source: 'glossary, lead',
  },
  { said: ['stich', 'stiche'], means: ['trick'], source: 'glossary, trick' },
  { said: ['stechen', 'trumping'], means: ['ruff'], source: 'glossary, ruff' },
  { said: ['buttern', 'stuffing', 'smearing'], means: ['fatten'], source: 'glossary, fatten' },
  { said: ['abwerfen', 'throwing'], means: ['discard'], source: 'glossary, discard' },
  { said: ['bedienen', 'following'], means: ['follow suit'], source: 'glossary, follow suit' },
  { said: ['renege', 'reneging', 'renounce'], means: ['revoke'], source: 'glossary, revoke' },
  { said: ['misdeal', 'vergeben'], means: ['errors in dealing'], source: 'laws 19 to 23' },
  { said: ['gabel', 'fork'], means: ['tenace'], source: 'glossary, tenace' },
  { said: ['schneidern'], means: ['finesse'], source: 'glossary, finesse' },
  { said: ['fehlfarbe'], means: ['plain suit'], source: 'glossary, plain suit' },
  { said: ['mischen'], means: ['shuffling'], source: 'law 17' },
  { said: ['abheben'], means: ['cutting'], source: 'law 17' },
  // Around the table.
  {
    said: ['kongress', 'kongresse', 'convention'],
    means: ['congress'],
    source: 'chapter 2, Congresses and leagues',
  },
  {
    said: ['verband', 'dskv', 'federation'],
    means: ['league', 'skatverband'],
    source: 'chapter 2, Congresses and leagues',
  },
  { said: ['turnier', 'turniere', 'contest'], means: ['tournament'], source: 'chapter 24' },
  { said: ['skatordnung', 'isko', 'regeln', 'spielregeln'], means: ['laws'], source: 'chapter 3' },
  {
    said: ['geschichte', 'inventor', 'invented', 'origins', 'origin'],
    means: ['history', 'historical'],
    source: 'chapter 2',
  },
  { said: ['skatspieler'], means: ['players'], source: 'chapter 6' },
  { said: ['kibitzer', 'kibitz', 'zuschauer'], means: ['onlooker'], source: 'glossary, Kiebitz' },
  {
    said: ['aufgabe', 'ubung', 'exercise', 'exercises', 'training', 'quiz'],
    means: ['practice'],
    source: 'the practice',
  },
  {
    said: ['misprint', 'misprints', 'corrections', 'mistakes'],
    means: ['errata'],
    source: 'the list of errata',
  },
  {
    said: ['literature', 'references', 'bibliography'],
    means: ['sources'],
    source: 'the list of sources',
  },
];

/** Topics the book does not treat, and the nearest that it has. */
export interface Absent {
  readonly said: readonly string[];
  /** A sentence for the reader. */
  readonly says: string;
  readonly near: string;
}

export const ABSENT: readonly Absent[] = [
  {
    said: ['seeger', 'fabian', 'seegerfabian'],
    says: 'The book says nothing of Seeger’s way of scoring, which is younger. Nearest to it is how a tournament keeps its score sheet.',
    near: '/manual/management-of-tournaments/#the-score-sheet',
  },
  {
    said: ['kontra', 'contra', 'rekontra', 'bock', 'bockrunde'],
    says: 'The book says nothing of Kontra and Bock rounds. Nearest to them is what a game costs that is lost.',
    near: '/manual/the-laws/#law-60',
  },
  {
    said: ['bierlachs'],
    says: 'The book says nothing of Bierlachs. Nearest to it is how the sheet is balanced.',
    near: '/manual/scoring/#balancing-the-sheet',
  },
];
