/** What the lesson says to each choice before the play of the first deal, in its text (`src/learn/text.ts`). */
import { sayWorking } from '#edition/learn/bidding-reply-words.ts';
import { counted, nounFor } from '../game/words/nouns.de.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { suitOf } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { PlainValue } from './lesson-law.ts';

/** The question that the reader is to answer in the bidding. */
export const sayAsks = (seat: Seat, number: number): string =>
  `${SEAT_WORDS[seat]} fragt: ${number}?`;

/** That another player leaves the bidding. */
export const sayPasses = (seat: Seat): string => `${SEAT_WORDS[seat]} passt.`;

/** The reply to a pass. @param value of the reader’s game. @param number for which the reader is asked. */
export const sayNotYet = (value: number, number: number): string =>
  `Noch nicht: Dein Spiel ist ${value} wert, und gefragt wird erst nach ${number}. Sag ja.`;

/** The end of the bidding. @param bid what the reader has promised. @param value of the reader’s game. */
export const sayDeclarer = (bid: number, value: number): string =>
  `Du bist Alleinspieler und hast ${bid} versprochen. Dein Spiel ist mehr wert: ${value}.`;

/** What the skat brings, when it is taken up. */
export const saySkat = (trump: Card, other: Card): string =>
  `Du findest {den ${trump}}, deinen sechsten Trumpf, und {den ${other}}. Tippe jetzt auf die zwei Karten, die du drücken willst.`;

/** Two cards are wanted, and fewer chosen. */
export const CHOOSE_TWO = 'Tippe erst auf zwei Karten, dann drücke sie.';

/** The trumps that the reader would have in a suit. */
interface TrumpCount {
  readonly jacks: number;
  /** The other trumps. */
  readonly others: number;
}

/** The reply to the game that is named. */
export const NAMED_REPLY = {
  /** @param best the suit in which the reader has most trumps. */
  grand: (jacks: number, best: Suit): string =>
    `Im Grand hättest du ${counted(jacks, 'trump', 'accusative')} und die anderen genauso viele. {${best}} wäre kein Trumpf. Nenne eine Farbe.`,
  right: (trump: Suit, count: TrumpCount, game: PlainValue): string =>
    `Ja, {${trump}}: Du hast ${sayTrumps(count)}, mehr als die Hälfte der elf. Du spielst ${sayWorking(game)}.`,
  /** @param most how many trumps the best suit gives. */
  wrong: (trump: Suit, count: TrumpCount, most: number): string =>
    `Ist {${trump}} Trumpf, hast du ${sayTrumps(count)}. In einer anderen Farbe wären es ${most}. Zähl noch einmal.`,
};

function sayTrumps({ jacks, others }: TrumpCount): string {
  const cards = others === 0 ? 'keine andere Karte' : `${others} andere ${nounFor(others, 'card')}`;
  return `${counted(jacks, 'jack', 'accusative')} und ${cards}, zusammen ${counted(jacks + others, 'trump', 'accusative')}`;
}

/** The reply to two cards to put away. */
export const LAYOUT_REPLY = {
  jack: (card: Card): string =>
    `{Der ${card}} ist einer der höchsten Trümpfe. Trümpfe machen Stiche: Behalte sie alle.`,
  trump: (card: Card): string =>
    `{Der ${card}} ist ein Trumpf, wenn du {${suitOf(card)}} spielst. Trümpfe machen Stiche: Behalte sie alle.`,
  ace: (card: Card): string =>
    `Behalte {den ${card}}: Haben die anderen keine Trümpfe mehr, macht das Ass sicher einen Stich.`,
  looseTen: (ten: Card, ace: Card): string =>
    `Dann behältst du {den ${ten}}, und {den ${ace}} haben die anderen: Das Ass würde dir deine zehn Augen holen. Bring {den ${ten}} in Sicherheit.`,
  /** @param other of which the reader has no more cards in the suit. */
  best: (ten: Card, other: Card): string =>
    `Gut. ${saySafe(ten)} Und ohne {den ${other}} hast du kein {${suitOf(other)}} mehr: Wird es ausgespielt, kannst du stechen.`,
  /** @param better the card that would leave the reader without a suit. */
  good: (ten: Card, other: Card, better: Card): string =>
    `Das geht. ${saySafe(ten)} Noch besser als {der ${other}} wäre {der ${better}} gewesen: Dann könntest du {${suitOf(better)}} stechen.`,
};

const saySafe = (ten: Card): string =>
  `{Der ${ten}} ist jetzt sicher, und die zehn Augen gehören dir.`;

/** The reply to the first lead. */
export const LEAD_REPLY = {
  /** @param trumps how many the others have. */
  plain: (card: Card, trumps: number): string =>
    `{Der ${card}} kann warten. Die anderen haben ${counted(trumps, 'trump', 'accusative')} und könnten damit stechen. Spiel deinen höchsten Trumpf.`,
  beaten: (highest: Card): string =>
    `Trumpf ist richtig. Aber {den ${highest}} haben die anderen, und damit machen sie den Stich. Spiel einen höheren.`,
  right: 'Gut: Keiner ihrer Trümpfe ist höher.',
};
