/** What the drill about the conversation of the bidding says. */
import type { LawId } from '../../../game/skat/laws.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import type { DrillWords } from '../../drill-words.ts';
import type { NextBidKind, NextBidWay, Refusal } from './question.ts';
import type { WordChoice } from './word-choices.ts';

/** The drill. */
export const NEXT_BID_WORDS: DrillWords<NextBidKind> = {
  title: 'Das nächste Gebot',
  task: 'Hör beim Reizen zu: Sag, wer jetzt dran ist, wie die Antwort auf ein Gebot lautet und was geboten werden darf.',
  levels: [
    'Wer jetzt dran ist.',
    'Die Antwort auf ein Gebot.',
    'Das niedrigste Gebot, das erlaubt ist.',
    'Alles drei, auch nach den alten Regeln mit Zahlen.',
    'Das ganze Reizen: wer Alleinspieler wird, und mit welchem Gebot.',
  ],
  kinds: {
    turn: 'wer jetzt dran ist',
    answer: 'die Antwort auf ein Gebot',
    least: 'das niedrigste Gebot',
    end: 'wer Alleinspieler wird',
  },
  primers: {
    turn: 'Mittelhand reizt Vorhand; Vorhand sagt Ja oder gibt nach. Sobald eine von beiden aufgehört hat, reizt Hinterhand die andere.',
  },
};

/** The choices that are neither a seat nor a bid. */
export const BID_CHOICES: Readonly<Record<WordChoice, string>> = {
  nobody: 'Niemand: Das Reizen ist vorbei',
  onlyPass: 'Keins: Es bleibt nur zu passen',
  yes: 'Ja',
  no: 'Nein',
  pass: 'Passe',
};

/** A declarer and the last bid: `Hinterhand, mit Herz`; `Vorhand, ohne Gebot`. */
export const sayEnd = (player: Seat, bid: string | null): string =>
  `${SEAT_WORDS[player]}, ${bid === null ? 'ohne Gebot' : `mit ${bid}`}`;

/** A game by its suit or its value, for use within a sentence. */
const sized = (by: NextBidWay, rung: string): string =>
  by === 'suits' ? `ein Spiel in ${rung}` : `ein Spiel für ${rung}`;

/** The questions, by their kinds. Bids are named as they are called. */
export const ASK_BID = {
  turn: 'Wer ist jetzt dran?',
  answer: (seat: Seat, by: NextBidWay, game: string): string =>
    `Du bist ${SEAT_WORDS[seat]}, und ${by === 'suits' ? `dein bestes Spiel ist ${game}` : `dein Spiel ist ${game} wert`}. Was sagst du?`,
  least: (seat: Seat, law: LawId | null): string =>
    `${SEAT_WORDS[seat]} will reizen. Was ist${law === null ? '' : ` nach den ${lawWords(law).inText}`} das niedrigste Gebot, das ${SEAT_WORDS[seat]} machen darf?`,
  end: 'Das Reizen ist vorbei. Wer ist Alleinspieler, und mit welchem Gebot?',
} as const;

/** Why a player speaks next. */
export const WHY_TURN = {
  first: 'Zuerst spricht immer Mittelhand, und zwar zu Vorhand (Seite 51).',
  asked: (from: Seat, to: Seat, refusal: Refusal): string =>
    `Ein Gebot ist eine Frage: ${SEAT_WORDS[from]} hat ${SEAT_WORDS[to]} gefragt, und ${SEAT_WORDS[to]} sagt Ja oder ${refusal === 'no' ? 'Nein' : 'passt'}.`,
  yes: (from: Seat, to: Seat): string =>
    `${SEAT_WORDS[from]} bleibt dabei. Jetzt muss ${SEAT_WORDS[to]} höher reizen oder passen.`,
} as const;

/** A player who has given way to another, or has no higher bid. */
export interface Withdrawal {
  readonly from: Seat;
  readonly to: Seat;
  readonly gaveWay: boolean;
}

const sayWithdrawal = ({ from, gaveWay, to }: Withdrawal): string =>
  gaveWay
    ? `${SEAT_WORDS[from]} hat ${SEAT_WORDS[to]} das Gebot gelassen`
    : `${SEAT_WORDS[from]} hat kein höheres Gebot`;

/** The bidding is over with it. */
export const sayLastWithdrawal = (withdrawal: Withdrawal): string =>
  `${sayWithdrawal(withdrawal)}, und sonst darf niemand mehr reizen.`;

/** Hinterhand is next. @param hasLaw whether law 34 of 1922 is in force. */
export const sayHinterhandNext = (withdrawal: Withdrawal, hasLaw: boolean): string =>
  `${sayWithdrawal(withdrawal)}. Jetzt ist also Hinterhand dran und spricht zu ${SEAT_WORDS[withdrawal.to]}${hasLaw ? ' (Regel 34)' : ''}.`;

/** A reader’s game beside the bid, and the seat that made it. */
export interface OwnGame {
  readonly by: NextBidWay;
  readonly game: string;
  readonly offer: string;
  readonly asker: Seat;
}

/** Why the answer is a refusal. */
export const sayRefusal = ({ asker, by, game, offer }: OwnGame, refusal: Refusal): string =>
  `${capital(sized(by, game))} ist nicht so gut wie ${sized(by, offer)}, und genau das sagt „${BID_CHOICES[refusal]}“: Das Gebot gehört ${SEAT_WORDS[asker]} (Seite 51).`;

/** Why the answer is yes. */
export const sayYes = ({ asker, by, game, offer }: OwnGame): string =>
  `${capital(sized(by, game))} ist ${game === offer ? 'so gut wie das Gebot' : `besser als ${sized(by, offer)}`}. Nach „Ja“ muss ${SEAT_WORDS[asker]} höher reizen oder passen (Seite 51).`;

/** Why a bid is the lowest. */
export const WHY_LEAST = {
  none: (highest: string): string => `Über ${highest} geht nichts.`,
  first: (least: string): string =>
    `Noch hat niemand gereizt, also genügt das niedrigste Gebot: ${least}.`,
  suits: (highest: string): string =>
    `Das Gebot steht bei ${highest}, und das nächste muss höher sein. Von unten: Karo, Herz, Pik, Kreuz (Seite 52).`,
  numbers: (highest: string, least: string): string =>
    `Das Gebot steht bei ${highest}, und das nächste muss höher sein. Der nächste Wert, den ein Spiel haben kann, ist ${least}; eine Zahl dazwischen ist kein Gebot.`,
} as const;

/** Why the bidding ended so. */
export interface BidEnd {
  readonly by: NextBidWay;
  /** The bid, and whether no suit is higher. */
  readonly highest: string;
  readonly isTop: boolean;
  /** Who said yes to it; or who gave way at it, so that it is the other’s. */
  readonly how: { readonly yes: Seat } | { readonly gaveWay: Seat; readonly to: Seat };
  /** Whether nobody went higher, though somebody could. */
  readonly isFinal: boolean;
}

/** Nobody has bid. */
export const NO_BID = 'Niemand hat gereizt, also ist Vorhand Alleinspieler (Seite 49).';

/** The reason in sentences. */
export function sayWhyEnd({ by, highest, how, isFinal, isTop }: BidEnd): string {
  const bid =
    'yes' in how
      ? `${SEAT_WORDS[how.yes]} hat zu ${highest} Ja gesagt`
      : `${SEAT_WORDS[how.gaveWay]} hat bei ${highest} nachgegeben, das Gebot gehörte also ${SEAT_WORDS[how.to]}`;
  const bound =
    by !== 'suits'
      ? `Das Spiel muss mindestens ${highest} wert sein`
      : `Gespielt wird in ${highest}${isTop ? '' : ' oder einer höheren Farbe'}`;
  return `${bid}${isFinal ? ', und niemand ging höher' : ''}. ${bound} (Seite 52).`;
}

/** What is wrong with a choice. */
export const NEXT_BID_FAULTS = {
  notOver: 'Das Reizen ist noch nicht vorbei.',
  notTurn: (choice: string): string => `${choice} ist jetzt nicht dran.`,
  goodEnough: 'Dein Spiel ist gut genug, um weiterzumachen.',
  bound: 'Mit „Ja“ wärst du an ein Spiel gebunden, das du nicht hast.',
  notLast: 'Ein höheres Gebot ist noch möglich.',
  noValue: (choice: string): string => `Kein Spiel ist ${choice} wert, das ist also kein Gebot.`,
  notHigher: (choice: string): string => `${choice} ist nicht höher als das Gebot, das steht.`,
  enough: (choice: string, least: string): string =>
    `${choice} darf geboten werden, aber ${least} genügt.`,
  otherBid: (player: Seat): string =>
    `${SEAT_WORDS[player]} ist Alleinspieler, aber mit einem anderen Gebot.`,
  gaveWay: (player: Seat): string => `${SEAT_WORDS[player]} hat nachgegeben.`,
} as const;

/** The labels of the question. */
export const NEXT_BID_TABLE = {
  caption: 'Was bisher gesagt wurde',
  nothing: 'Noch hat niemand etwas gesagt.',
  answer: 'Deine Antwort',
} as const;
