/** The labels and notices of the table, without those of a single dialog or panel. */
import type { Card } from '../game/skat/cards.ts';
import { declinedCard } from '../game/words/grammar.de.ts';
import type { TableCardWords } from '#edition/play/play-words.ts';

/** The page around the table, in lines with marks (src/lib/marked.ts). */
export const TABLE = {
  beside: 'Neben dem Tisch',
  welcome:
    'Anna und Bert sehen nur ihre eigenen Karten und das, was gesagt und gezeigt wird, genau wie du. Wenn du noch nie Skat gespielt hast, fang mit [der ersten Lektion](/learn/) an.',
  wait: 'Einen Moment.',
  thinking: 'Einen Moment …',
  looking: 'Einen Augenblick …',
  valueParts: 'Wie sich der Spielwert zusammensetzt',
} as const;

/** The parts that are loaded when they are wanted, by name. */
export const LATER = {
  afterDeal: 'Der Teil nach dem Spiel',
  guide: 'Der Begleiter',
  hint: 'Der Tipp',
  list: 'Die Liste',
  review: 'Der Rückblick',
} as const;

/** What the table says of something that the reader has done, or that has happened. */
export const TABLE_MESSAGES = {
  claimed: 'Du hast den Rest beansprucht, und er gehört dir.',
  notYours: 'Das stimmt noch nicht: Die anderen können es verhindern.',
  requestNotLoaded: 'Was in der Adresse steht, ließ sich nicht laden. Bist du offline?',
  takenBack: 'Zurückgenommen.',
} as const;

/** The buttons at the table. */
export const TABLE_BUTTONS = {
  allCards: 'Alle Karten zeigen',
  closeRefuted: 'Schließen',
  goOn: 'Weiter',
  tryAgain: 'Noch einmal versuchen',
} as const;

/** Below a deal that is over. */
export const DEAL_END = {
  next: 'Nächstes Spiel',
  again: 'Noch einmal',
  analyse: 'Analyse',
  lookBack: 'Rückblick',
} as const;

/** The menu, and the dialog it may be in. */
export const MENU = {
  title: 'Menü',
  close: 'Schließen',
  takeBack: 'Die Karte zurücknehmen',
  claim: { yes: 'Ja, sicher', no: 'Weiterspielen' },
  giveUp: { words: 'Aufgeben', yes: 'Aufgeben', no: 'Weiterspielen' },
  deal: 'Dieses Spiel',
  settings: 'Einstellungen des Tisches',
  getUp: {
    words: 'Aufstehen und eine neue Liste anfangen',
    question:
      'Die Liste und das Spiel auf dem Tisch gehen verloren. Willst du eine neue Liste anfangen?',
    yes: 'Neue Liste anfangen',
    no: 'Behalten',
  },
  howPlayed:
    'Anna und Bert spielen mit ihren eigenen Karten und mit dem, was gesagt und gezeigt wurde, genau wie du. Wer die Blattnummer kennt, kann dieselben Karten spielen. Der Tisch wird nur in diesem Browser gespeichert.',
} as const;

/** The facts about a deal. */
export const FACTS = {
  hand: 'Spiel',
  /** The gap is the title of the hand. */
  ownGame: '{hand}, das Spiel steht fest',
  deal: 'Blattnummer',
  turnedUp: 'Aufgedeckt',
  bidding: 'Gereizt',
  link: { words: 'Link zu diesen Karten kopieren', name: 'Die Karten' },
} as const;

/** The card that was turned up, among the facts. */
export const sayTurnedUp = (card: Card, { suits }: TableCardWords): string =>
  declinedCard(card, 'nominative', suits);

/** The links to what the reader has left in the middle. */
export const GO_ON = { table: 'Zurück an den Tisch', series: 'Weiter mit der Serie' } as const;
