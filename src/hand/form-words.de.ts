/** The words on the page of a reader’s own hand: its labels, tables and requests. */
import type { Card } from '../game/skat/cards.ts';
import type { Contract } from '../game/skat/contract.ts';
import { theCard } from '../game/words/grammar.de.ts';
import { listed } from '#edition/game/words/lists.ts';
import { rowName } from '#edition/hand/hand-words.ts';

/** The page around the form, in lines with marks (src/lib/marked.ts). */
export const HAND_PAGE = {
  title: 'Mein Blatt',
  description:
    'Gib deine zehn Karten und deinen Platz ein, und du siehst, wie weit du nach den heutigen Regeln reizen kannst, wie oft jedes Spiel gewonnen wird und was der Skat bringen kann.',
  heading: 'Mein Blatt',
  opening:
    'Gib deine zehn Karten und deinen Platz ein, und du siehst, wie weit du nach den [heutigen Regeln](/today/what-is-my-hand-worth/) reizen kannst und was jedes Spiel wert ist.',
  withoutScript:
    'Um ein Blatt zu beurteilen, braucht die Seite JavaScript. Ohne JavaScript kannst du selbst zählen; wie das geht, zeigt das [Kapitel über den Wert eines Blatts](/today/what-is-my-hand-worth/).',
} as const;

/** The fields and buttons of the form. */
export const HAND_FORM = {
  pile: 'Wohin mit der nächsten Karte?',
  piles: { hand: 'Meine zehn Karten', skat: 'Der Skat' },
  cards: 'Deine zehn Karten',
  skat: 'Skat',
  text: 'Oder schreib die Karten hierher',
  example: 'CJ SJ H10 … oder Kreuz-Bube, …',
  read: 'Übernehmen',
  seat: 'Dein Platz',
  number: 'Die Zahl, die du halten musst',
  noNumber: 'Niemand hat gereizt',
  clear: {
    words: 'Leeren',
    question: 'Alle Karten aus dem Blatt nehmen?',
    yes: 'Herausnehmen',
    no: 'Behalten',
  },
  link: { words: 'Link zu diesem Blatt kopieren', name: 'Der Link zu diesem Blatt' },
} as const;

/** What is to be put in still. @param cards how many of the ten are there. */
export function askForCards(cards: number): string {
  return cards === 0
    ? 'Wähle zehn Karten, oder schreib sie hin.'
    : `Du hast ${cards} von zehn Karten.`;
}

/** What is to be put in still of the skat. @param cards how many of the two are there. */
export const askForSkat = (cards: number): string =>
  `Wähle die zwei Karten des Skats: bisher ${cards} von zwei.`;

/** Why a card that was pressed does not go into the pile. */
export const PILE_FULL = {
  skat: 'Im Skat liegen zwei Karten. Tipp erst eine davon an, um sie herauszunehmen.',
  hand: 'Du hast zehn Karten. Tipp erst eine davon an, um sie herauszunehmen, oder wähle oben „Der Skat“.',
} as const;

/** What the page finds on a hand, part by part; lines with marks where they have links. */
export const FOUND = {
  /** @param example the address of a hand. */
  before: (example: string): string =>
    `Dann siehst du hier, wie weit du reizen kannst, wie oft jedes Spiel mit dem Skat und aus der Hand gewonnen wird und was der Skat ändern kann. [Zeig mir ein Beispiel](${example}).`,
  withSkat: 'Mit diesem Skat',
  eachGame: 'Jedes Spiel',
  skatBrings: 'Was der Skat bringt',
  askSkat: 'Hast du den Skat aufgenommen? Dann wähle oben „Der Skat“ und tipp die zwei Karten an.',
  counts: 'Das Blatt gezählt',
  measured: 'Wie die Anteile gemessen sind',
} as const;

/** The tables of games. */
export const GAMES_TABLE = {
  ofTen: (number: number): string =>
    `Gewonnen von 100, und was jedes Spiel bei ${number} im Schnitt auf der Liste bringt; das Beste ist fett.`,
  ofTwelve: (number: number): string =>
    `Wert bei einfachem Gewinn, gewonnen von 100, und was jedes Spiel bei ${number} im Schnitt auf der Liste bringt.`,
  withSkat: 'Mit dem Skat',
  fromHand: 'Aus der Hand',
  game: 'Spiel',
  worth: 'Wert',
  won: 'Gewonnen',
  brings: 'Bringt',
  away: 'Drücken',
  overbid: 'überreizt',
} as const;

/** The game that brings most on twelve cards, and the pair to put away. */
export function sayBestOfTwelve({
  away,
  brings,
  contract,
}: {
  away: readonly Card[];
  brings: number;
  contract: Contract;
}): string {
  const cards = listed(away.map((card) => theCard(card, 'accusative')));
  return `${rowName(contract)} ${brings > 0 ? 'bringt am meisten' : 'kostet am wenigsten'}. Drück ${cards}.`;
}

/** The same where every game is overbid. */
export const sayAllOverbid = (contract: Contract, number: number): string =>
  `Bei einfachem Gewinn ist mit diesen Karten kein Spiel ${number} wert. ${rowName(contract)} verliert am wenigsten.`;

/** How the table of twelve cards was reckoned. */
export const sayOfTwelve = (number: number): string =>
  `Für ein Farbspiel und für Grand ist das Paar das erste nach Fosters Grundsätzen für das Drücken, die für die Spiele von 1922 gemacht sind. Für Null gehen die zwei Karten weg, ohne die das Blatt nach unserer Messung am wenigsten in Gefahr ist. Die Anteile gelten für alle zwölf Karten, welche zwei davon auch weggehen. „Überreizt“ heißt, dass ein einfacher Gewinn weniger als ${number} wert ist. Dann ist das Spiel verloren, wenn nicht Schneider den Wert erhöht.`;

/** The hand of an address is none. @param fault why, in a sentence. */
export const sayNotShown = (fault: string): string =>
  `Das Blatt in der Adresse lässt sich nicht zeigen. ${fault}`;

/** Why a text is no hand. */
export const UNREAD = {
  tooLong: 'So lang ist kein Blatt.',
  seats: 'In diesem Text stehen die Blätter mehrerer Plätze. Lass nur dein eigenes stehen.',
  skats: 'In diesem Text steht mehr als ein Skat.',
  noCard: (text: string): string => `„${text}“ ist keine Karte.`,
  empty: 'In diesem Text steht keine Karte.',
  eleven: 'Mit dem Skat sind es zwölf.',
} as const;
