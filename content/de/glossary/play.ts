/** Words of the glossary in German. From the deal to the last trick. */
import type { TranslatedEntry } from './translated-entry.ts';

export const PLAY_ENTRIES: readonly TranslatedEntry[] = [
  {
    id: 'deal',
    word: 'geben',
    other: 'deal',
    also: ['Geber'],
    forms: ['gibst', 'gibt', 'gegeben', 'Gebers', 'Kartengeber', 'austeilen'],
    means:
      'Jedem drei Karten geben, zwei verdeckt als Skat auf den Tisch legen, dann jedem vier und noch einmal drei geben. Nach jedem Spiel gibt der Nächste links.',
    see: ['Skat', 'Vorhand'],
  },
  {
    id: 'discard',
    word: 'abwerfen',
    other: 'discard',
    forms: ['abwirfst', 'abwirft', 'abgeworfen', 'wirfst ab', 'wirft ab', 'Abwurf'],
    means:
      'Eine Karte einer anderen Fehlfarbe legen, wenn du die ausgespielte Farbe nicht hast. Sie kann den Stich nicht machen, aber du bist eine Karte los, die später verlieren würde.',
    see: ['schmieren', 'stechen'],
  },
  {
    id: 'Drücken',
    word: 'Gedrücktes',
    other: 'pressing',
    forms: ['das Gedrückte', 'Gedrückte', 'Gedrückten', 'gedrückte Karten'],
    means:
      'Die zwei Karten, die der Alleinspieler gedrückt hat. Sie liegen verdeckt als Skat auf dem Tisch und zählen am Ende für den Alleinspieler.',
    see: ['drücken'],
  },
  {
    id: 'Einstechen',
    word: 'einstechen',
    other: 'ruff',
    forms: ['einstichst', 'einsticht', 'eingestochen', 'stichst ein', 'sticht ein'],
    means: 'Einen Trumpf auf eine Fehlfarbe legen und damit den Stich machen.',
    see: ['stechen'],
  },
  {
    id: 'fatten',
    word: 'schmieren',
    other: 'fatten',
    also: ['wimmeln'],
    forms: ['schmierst', 'schmiert', 'geschmiert', 'wimmelst', 'wimmelt', 'gewimmelt'],
    means:
      'Eine Karte, die zählt, am besten eine Zehn oder ein Ass, in einen Stich legen, den dein Partner macht. Man sagt auch wimmeln.',
    see: ['Gegenspieler', 'abwerfen'],
  },
  {
    id: 'finesse',
    word: 'schneiden',
    other: 'finesse',
    also: ['Schnitt'],
    forms: ['schneidest', 'schneidet', 'geschnitten', 'Schnitte', 'Schnitts'],
    means:
      'In einem Stich an zweiter Stelle nicht die beste Karte legen, sondern eine niedrigere, zum Beispiel von Ass und König den König. Du hoffst, dass die Karte dazwischen rechts von dir sitzt.',
    see: ['Gabel'],
  },
  {
    id: 'follow suit',
    word: 'bedienen',
    other: 'follow suit',
    also: ['Farbe bekennen'],
    forms: ['bedienst', 'bedient', 'bediene', 'bekennen', 'bekennt'],
    means:
      'Eine Karte der ausgespielten Farbe legen. Das musst du, wenn du eine hast. Außer im Null gehört ein Bube zum Trumpf und nicht zu der Farbe, die auf ihm steht.',
    see: ['nicht bedienen', 'Trumpf'],
  },
  {
    id: 'Fordern',
    word: 'fordern',
    other: 'draw trumps',
    also: ['Trumpf ziehen'],
    forms: [
      ...['forderst', 'fordert', 'gefordert', 'Trümpfe ziehen', 'Trumpf ziehst', 'Trumpf zieht'],
      ...['ziehst Trumpf', 'zieht Trumpf', 'Trumpf gezogen'],
    ],
    means:
      'Trumpf ausspielen, damit die anderen ihre Trümpfe zugeben müssen. Heute sagt man meist: Trumpf ziehen. Ein alter Spruch lautet: „Fordern ist die Seele des Spiels“.',
    see: ['Trumpf'],
  },
  {
    id: 'put away',
    word: 'drücken',
    other: 'put away',
    forms: ['drückst', 'drückt', 'drücke', 'gedrückt'],
    means:
      'Von deinen zwölf Karten zwei verdeckt weglegen, wenn du den Skat aufgenommen hast. Sie zählen am Ende für dich. Foster nennt das „laying out“.',
    see: ['Gedrücktes', 'Skat'],
  },
  {
    id: 'lead',
    word: 'ausspielen',
    other: 'lead',
    also: ['Ausspiel', 'anspielen'],
    forms: [
      ...['ausspielst', 'ausspielt', 'ausgespielt', 'spielst aus', 'spielt aus', 'Ausspiels'],
      ...['anspielst', 'anspielt', 'angespielt', 'spielst an', 'spielt an'],
    ],
    means:
      'Die erste Karte eines Stichs legen. Zum ersten Stich spielt Vorhand aus, zu jedem weiteren, wer den vorigen gemacht hat.',
    see: ['Stich', 'Vorhand'],
  },
  {
    id: 'revoke',
    word: 'nicht bedienen',
    other: 'revoke',
    also: ['falsch bedienen'],
    forms: ['nicht bedient', 'nicht bedienst', 'falsch bedient', 'falsch bedienst'],
    means:
      'Eine andere Farbe legen, obwohl du bedienen könntest. 1922 war damit das Spiel verloren, wenn es nicht berichtigt wurde, bevor der Stich umgedreht war. Heute ist das Spiel sofort zu Ende.',
    see: ['bedienen'],
  },
  {
    id: 'ruff',
    word: 'stechen',
    other: 'ruff',
    forms: ['stichst', 'sticht', 'steche', 'gestochen', 'trumpfen'],
    means:
      'Einen Trumpf auf eine Fehlfarbe legen, die du nicht hast. Auch der niedrigste Trumpf sticht das Ass, das ausgespielt war. Ebenso sagt man, dass die höhere Karte einer Farbe die niedrigere sticht.',
    see: ['einstechen', 'Trumpf'],
  },
  {
    id: 'skat',
    word: 'Skat',
    other: 'the two cards',
    forms: ['Skats', 'Skatkarten'],
    means:
      'Die zwei Karten, die beim Geben verdeckt auf den Tisch kommen. Ihre Augen, oder die der zwei Karten, die an ihrer Stelle gedrückt werden, zählen für den Alleinspieler; beim Ramsch zählen sie für niemanden.',
    see: ['drücken', 'geben'],
  },
  {
    id: 'tenace',
    word: 'Gabel',
    other: 'tenace',
    forms: ['Gabeln'],
    means:
      'Zwei Karten einer Farbe ohne die Karte dazwischen, zum Beispiel Ass und König ohne die Zehn. Wer die Zehn hat und die Farbe ausspielen muss, verliert die Zehn.',
    see: ['schneiden'],
  },
  {
    id: 'trick',
    word: 'Stich',
    other: 'trick',
    forms: ['Stiche', 'Stichen', 'Stichs', 'Stiches'],
    means:
      'Drei Karten, von jedem eine. Der höchste Trumpf macht den Stich oder, wenn kein Trumpf darin liegt, die höchste Karte der ausgespielten Farbe.',
    see: ['ausspielen', 'bedienen', 'stechen'],
  },
];
