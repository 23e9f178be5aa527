/** What is wrong with the game or the bidding at the head of a hand. */
import type { BiddingError } from '../skat/bidding.ts';
import type { ContractKind } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';
import { kindWithArticle } from '../words/game-name.de.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { listed } from '#edition/game/words/lists.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { capital } from '../words/text.ts';
import type { FaultWords } from './errors.ts';
import { quote } from './speak.ts';

/** What may be done about a word that is no game; suits and kinds as hand files write them. */
export type GameAdvice =
  /** The suit stands first: null where no game stands behind it. */
  | { readonly is: 'suit-first'; readonly suit: string; readonly kind: ContractKind | null }
  | { readonly is: 'guess'; readonly kind: string }
  /** Several may be meant. */
  | { readonly is: 'one-of'; readonly kinds: readonly ContractKind[] }
  /** Nobody knows: all of them, of some laws or of any. */
  | { readonly is: 'any'; readonly kinds: readonly ContractKind[]; readonly ofLaws: boolean };

function sayAdvice(advice: GameAdvice): string {
  switch (advice.is) {
    case 'suit-first':
      return advice.kind === null
        ? `Schreib das Spiel vor die Farbe, zum Beispiel solo ${advice.suit}`
        : `Schreib erst das Spiel und dann die Farbe: ${advice.kind} ${advice.suit}`;
    case 'guess':
      return `Meinst du ${advice.kind}?`;
    case 'one-of':
      return `Schreib, welches: ${listed(advice.kinds, 'or')}.`;
    case 'any':
      return `${advice.ofLaws ? 'Nach diesen Regeln gibt es' : 'Es gibt'} ${listed(advice.kinds)}.`;
  }
}

/** A word that is no game; null where there is none. */
export const noGame = (word: string | null, advice: GameAdvice): FaultWords => ({
  message: word === null ? 'Hinter contract steht kein Spiel.' : `${quote(word)} ist kein Spiel.`,
  hint: sayAdvice(advice),
});

export const notInLaws = (kind: ContractKind, law: LawId): FaultWords => ({
  message: `${capital(kindWithArticle(kind, 'accusative', 'ein'))} gibt es nach den ${lawWords(law).inText} nicht.`,
  hint: 'Verbessere das Spiel hinter contract oder die Regeln hinter laws.',
});

/** No suit, or one that is none, for a game that needs one. @param suit empty where there is none. */
export const noTrump = (kind: ContractKind, suit: string): FaultWords => ({
  message:
    suit === ''
      ? `Zu ${kindWithArticle(kind, 'dative', 'ein')} gehört eine Trumpffarbe.`
      : `${quote(suit)} ist keine Farbe.`,
  hint: `Schreib zum Beispiel: ${kind} clubs`,
});

/** A suit for a game that has none. */
export const needlessTrump = (kind: ContractKind, suit: string): FaultWords => ({
  message: `In ${kindWithArticle(kind, 'dative', 'ein')} ist keine Farbe Trumpf, also passt ${quote(suit)} hier nicht.`,
  hint: `Schreib nur: ${kind}`,
});

export const noAnnouncement = (text: string): FaultWords => ({
  message: `${quote(text)} ist keine Ansage.`,
  hint: 'In angesagtem Schwarz ist Schneider schon enthalten: Schreib nur schneider announced oder nur schwarz announced.',
});

export const mayNotAnnounce = (kind: ContractKind): FaultWords => ({
  message: `In ${kindWithArticle(kind, 'dative', 'ein')} kann man nichts ansagen.`,
  hint: 'Schneider oder Schwarz lässt sich nur in einem Solo oder Grand Solo ansagen, wo der Skat liegen bleibt (Regel 41).',
});

export const noBid = (text: string): FaultWords => ({
  message: `${quote(text)} gehört nicht zum Reizen.`,
  hint: 'Schreib zum Beispiel: bidding: M 10, V yes, M pass, H pass',
});

/** A step of the bidding that is against the rules. */
interface WrongBid extends Pick<BiddingError, 'code' | 'turn' | 'above'> {
  /** Null where the step is left out, or there is none. */
  readonly seat: Seat | null;
  /** What is bid, 0 where nothing is. */
  readonly amount: number;
}

/** What is wrong with a step of the bidding. */
export const wrongBid = (bid: WrongBid): FaultWords => ({
  message: sayWrongBid(bid),
  hint: 'Verbessere das Gebot, oder schreib drei Punkte für Gebote, die nicht überliefert sind.',
});

function sayWrongBid({ above, amount, code, seat, turn: seats }: WrongBid): string {
  const who = seat === null ? 'niemand' : SEAT_WORDS[seat];
  const turn = listed(
    seats.map((one) => SEAT_WORDS[one]),
    'or',
  );
  switch (code) {
    case 'out-of-turn':
      return `Hier sagt ${who} etwas, aber ${turn} ist an der Reihe.`;
    case 'must-answer':
      return `Hier ist ${who} gefragt und darf keine Zahl nennen, nur ja oder passe.`;
    case 'nothing-to-answer':
      return `Es gibt kein Gebot, auf das ${who} antworten könnte.`;
    case 'not-higher':
      return `Hier bietet ${who} ${amount}, muss aber über ${above ?? 0} gehen.`;
    case 'no-such-value':
      return `Kein Spiel ist ${amount} wert, also kann man das nicht reizen.`;
    case 'bidding-is-over':
      return 'Das Reizen war vorher schon zu Ende.';
    case 'unfinished':
      return `Das Reizen ist noch nicht zu Ende; ${turn} ist an der Reihe.`;
  }
}

/** A bidding that gives the game to another than plays it; null is nobody, and a Ramsch. */
export const otherSurvivor = (survivor: Seat | null, declarer: Seat | null): FaultWords => {
  const winner = survivor === null ? 'niemand' : SEAT_WORDS[survivor];
  return {
    message:
      declarer === null
        ? `Nach dem Reizen bekommt ${winner} das Spiel, aber gespielt wird ein Ramsch.`
        : `Nach dem Reizen bekommt ${winner} das Spiel, aber Alleinspieler ist ${SEAT_WORDS[declarer]}.`,
    hint: 'Verbessere das Reizen, den Alleinspieler oder das Spiel hinter contract.',
  };
};

/** A hand that is longer printed than a file may be. */
export const printedTooLong = (length: number): FaultWords => ({
  message: `Mit allen eingerückten Varianten hat dieses Spiel ${grouped(length)} Zeichen; so lang ist kein Spiel.`,
  hint: 'Lass Varianten weg, oder verschachtle sie weniger tief.',
});
