/** One game of an evening as a list shows it: who played what, how it came out, or what is wrong with it. */
import { NOT_PLAYED, UNNAMED_DEAL, numberedGame } from '#edition/analyse/evening/game-words.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { ownTitle } from '../../game/codes/hand-title.ts';
import { playersOfTitle } from '../../game/words/players.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import type { Hand } from '../../game/notation/hand.ts';
import type { IssRecord } from '../../game/notation/iss/record.ts';
import { isSettled, summariseHand } from '../../game/notation/summary.ts';
import { KINDS } from '../../game/skat/contract.ts';
import type { Deal } from '../../game/skat/deal.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';
import { makeHandCode } from '../../game/codes/hand-code.ts';
import type { BareDeal } from '../../game/codes/hand-code.ts';
import { faultInWords } from '../../game/notation/pieces/fault.ts';
import type { PieceFault } from '../../game/notation/pieces/fault.ts';
import type { NoGame } from '../paste/no-game.ts';

/** How a game came out. */
export interface EveningOutcome {
  readonly won: boolean;
  /** What is written down for the declarer. */
  readonly score: number;
  /** The declarer's card points, the skat’s included; null where the rules do not count them. */
  readonly points: number | null;
}

/** A game of an evening. */
export interface EveningGame {
  /** As it was pasted: a record, the word of a link, or our notation. */
  readonly text: string;
  /** Where it began in what was pasted, from 1. */
  readonly line: number;
  /** What is wrong with it, in sentences; else null. */
  readonly wrong: string | null;
  /** Its number or title. */
  readonly name: string;
  /** When, as the record says it: `2010-12-06/18:59:24/UTC`; null when it does not. */
  readonly date: string | null;
  readonly players: BySeat<string | null>;
  /** The hand with its id the word of its address; null when no card could be led. */
  readonly hand: Hand | null;
  /** Of a game without a hand, its deal. */
  readonly deal: BareDeal | null;
  readonly declarer: Seat | null;
  /** What was played: `Grand Hand`, `all three passed`; empty for what is wrong. */
  readonly played: string;
  /** Null when nobody played, in a Ramsch, and while the play breaks off. */
  readonly outcome: EveningOutcome | null;
  /** Where a record disagrees with the rules. */
  readonly remarks: readonly string[];
  /** What stands here in place of a game; null for a game. */
  readonly other: NoGame | null;
}

const NOBODY: BySeat<string | null> = { V: null, M: null, H: null };

/** A text that is no game. */
export function wrongGame(text: string, wrong: PieceFault): EveningGame {
  return {
    text,
    line: wrong.line ?? 1,
    wrong: faultInWords(wrong),
    name: '',
    date: null,
    players: NOBODY,
    hand: null,
    deal: null,
    declarer: null,
    played: '',
    outcome: null,
    remarks: [],
    other: null,
  };
}

/** Cards, or a link to the book, that stand among games. */
export function noGame(other: NoGame, name: string, text: string, line: number): EveningGame {
  const none = wrongGame(text, { line, column: null, message: '', hint: '' });
  return { ...none, wrong: null, name, other, played: NOT_PLAYED.noGame };
}

/** A hand from a link or in our notation. */
export function gameOfHand(hand: Hand, text: string, line: number): EveningGame {
  return {
    text,
    line,
    wrong: null,
    name: hand.title,
    date: null,
    players: playersOfTitle(ownTitle(hand)) ?? NOBODY,
    hand: { ...hand, id: makeHandCode(hand) },
    deal: null,
    declarer: hand.declarer,
    played: contractName(hand.contract, hand.laws),
    outcome: outcomeOf(hand),
    remarks: [],
    other: null,
  };
}

/** A deal without a game, from a link. */
export function gameOfDeal(deal: BareDeal, text: string, line: number): EveningGame {
  const none = wrongGame(text, { line, column: null, message: '', hint: '' });
  return {
    ...none,
    wrong: null,
    name: deal.title || UNNAMED_DEAL,
    deal,
    played: NOT_PLAYED.noGameYet,
  };
}

/** A game record of the server. */
export function gameOfRecord(record: IssRecord, text: string, line: number): EveningGame {
  const { contract, deal, declarer, differences, end, hand, head } = record;
  return {
    text,
    line,
    wrong: null,
    name: head.game === null ? (head.comment ?? '') : numberedGame(head.game),
    date: head.date,
    players: head.players,
    hand: hand && { ...hand, id: makeHandCode(hand) },
    deal: hand === null ? bare(deal, head.comment ?? '') : null,
    declarer,
    played:
      contract !== null
        ? contractName(contract, 'isko')
        : end.how === 'passed'
          ? NOT_PLAYED.passed
          : NOT_PLAYED.ended,
    outcome: hand === null ? statedOutcome(record) : outcomeOf(hand),
    remarks: differences.map(faultInWords),
    other: null,
  };
}

function bare(deal: Deal, title: string, laws: LawId = 'isko'): BareDeal {
  return { deal, laws, title };
}

function outcomeOf(hand: Hand): EveningOutcome | null {
  if (!isSettled(hand.line)) return null;
  const { result, score, won } = summariseHand(hand);
  if (won === null || result.declarer === null) return null;
  const counts = KINDS[hand.contract.kind].aim !== 'no-trick';
  return { won, score, points: counts ? result.points.declarer : null };
}

/** A game that ended before its first card has only what its record says. */
function statedOutcome({ stated }: IssRecord): EveningOutcome | null {
  if (stated?.kind !== 'outcome' || stated.outcome.declarer === null) return null;
  const { outcome, score } = stated.outcome;
  return { won: outcome === 'win', score, points: null };
}

/** Who plays it, by name or else by seat; empty when nobody does. */
export function playedBy({ declarer, players }: EveningGame): string {
  return declarer === null ? '' : (players[declarer] ?? SEAT_WORDS[declarer]);
}
