/** A game while it is being entered: what has been entered, step by step, and what is missing. */
import { mostWorth } from '../game/skat/bid-values.ts';
import type { Suit } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import type { Announced, ContractKind, RamschKind } from '../game/skat/contract.ts';
import type { Law } from '../game/skat/laws.ts';
import { matadorCount } from '../game/skat/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import { QUESTIONS } from '#edition/score/entry-words.ts';
import { canBeEven } from './bock.ts';
import type { Kontra } from './house-rules.ts';
import { mostMatadors, outcomesOf } from './offer.ts';
import { knowsEvery, mayShare } from './ramsch.ts';
import type { SheetGame, DeclaredGame, RamschDeal, Reached, Shoved } from './score-sheet.ts';

/** What has been entered so far; null for what has not. */
export interface GameDraft {
  /** Who dealt, where it is not the one whose turn it was. */
  readonly dealer: number | null;
  readonly declarer: number | null;
  /** A declared game, without what only its outcome decides. */
  readonly kind: Exclude<ContractKind, RamschKind> | null;
  readonly trump: Suit | null;
  readonly matadors: Matadors | null;
  readonly outcome: {
    readonly announced: Announced;
    /** Null while only what was made beyond the game has been entered. */
    readonly won: boolean | null;
    readonly reached: Reached;
  } | null;
  readonly bid: number | null;
  readonly kontra: Kontra | null;
  /** Whether both sides had 60 points. */
  readonly even: boolean;
  /** A Ramsch in place of a declared game, or a deal passed in. */
  readonly other: RamschKind | 'passed-in' | null;
  readonly most: readonly number[];
  readonly points: number | null;
  readonly without: 0 | 1 | 2;
  readonly every: boolean;
  readonly shoved: Shoved | null;
}

export const EMPTY_DRAFT: GameDraft = {
  dealer: null,
  declarer: null,
  kind: null,
  trump: null,
  matadors: null,
  outcome: null,
  bid: null,
  kontra: null,
  even: false,
  other: null,
  most: [],
  points: null,
  without: 0,
  every: false,
  shoved: null,
};

/**
 * Sets which game it was; matadors and outcome stay where they are still possible, and the bid where
 * the game can be worth it.
 */
export function withGame(
  draft: GameDraft,
  kind: Exclude<ContractKind, RamschKind>,
  trump: Suit | null,
  law: Law,
): GameDraft {
  const most = mostMatadors({ kind, trump });
  const { bid, matadors, outcome } = draft;
  const fits =
    matadors !== null && matadorCount(matadors) <= ('with' in matadors ? most.with : most.without);
  const stays =
    outcome !== null &&
    outcomesOf(kind).some(
      ({ announced, lost, won }) =>
        announced === outcome.announced && (outcome.won === false ? lost : won) === outcome.reached,
    );
  return {
    ...draft,
    other: null,
    kind,
    trump,
    matadors: fits ? matadors : null,
    outcome: stays ? outcome : null,
    bid: bid !== null && bid <= mostWorth({ kind, trump }, law) ? bid : null,
  };
}

/** Whether everyone named in an entry sits at a table of so many players. */
export function isOfTable({ dealer, declarer, most }: GameDraft, players: number): boolean {
  return [dealer, declarer, ...most].every((one) => one === null || one < players);
}

/** Sets that there was no declarer. */
export function withOther(draft: GameDraft, other: RamschKind | 'passed-in'): GameDraft {
  return { ...EMPTY_DRAFT, dealer: draft.dealer, other };
}

/**
 * Adds a player to those with the most in a Ramsch, or removes the player; only one where the book
 * lets none share.
 */
export function withMost(draft: GameDraft, player: number, law: Law): GameDraft {
  const rules =
    draft.other === null || draft.other === 'passed-in' ? undefined : law.ramsch[draft.other];
  if (rules === undefined) return draft;
  const { most } = draft;
  if (most.includes(player)) return { ...draft, most: most.filter((one) => one !== player) };
  const share = mayShare(rules) && !draft.every;
  const others = share ? most : [];
  const all = [...others, player].sort((a, b) => a - b);
  return { ...draft, most: all, without: all.length > 1 ? 0 : draft.without };
}

/** The question still to be answered; null when all are. */
export function missingOf(draft: GameDraft, law: Law): string | null {
  const { declarer, kind, matadors, most, other, outcome, points } = draft;
  if (other === 'passed-in') return null;
  if (other !== null) {
    const rules = law.ramsch[other];
    if (most.length === 0) return QUESTIONS.most;
    const needsPoints =
      rules?.charge.by === 'points' &&
      !(draft.every && rules.everyTrick !== null && knowsEvery(rules));
    return needsPoints && points === null ? QUESTIONS.points : null;
  }
  if (declarer === null) return QUESTIONS.declarer;
  if (kind === null) return QUESTIONS.game;
  if (matadors === null && KINDS[kind].trumps !== 'none') return QUESTIONS.matadors;
  return typeof outcome?.won === 'boolean' ? null : QUESTIONS.outcome;
}

/** The game that has been entered, or null while something is missing. */
export function gameOfDraft(draft: GameDraft, law: Law): SheetGame | null {
  if (missingOf(draft, law) !== null) return null;
  const { bid, declarer, every, kind, kontra, matadors, most, other, outcome, points } = draft;
  const { even, shoved, trump, without } = draft;
  if (other === 'passed-in') return { is: 'passed-in' };
  if (other !== null) {
    const byPoints = law.ramsch[other]?.charge.by === 'points';
    const ramsch: RamschDeal = {
      is: 'ramsch',
      kind: other,
      most,
      points: byPoints && !every ? points : null,
      without,
      every,
      ...(shoved !== null && { shoved }),
    };
    return ramsch;
  }
  if (declarer === null || kind === null || outcome === null) return null;
  const { announced, reached, won } = outcome;
  if (won === null) return null;
  const game: DeclaredGame = {
    is: 'game',
    declarer,
    contract: { kind, trump, announced },
    matadors: KINDS[kind].trumps === 'none' ? null : matadors,
    won,
    reached,
    bid,
    ...(kontra !== null && { kontra }),
  };
  return even && canBeEven(game) ? { ...game, even } : game;
}

/** An entered game to be changed. */
export function draftOfGame(game: SheetGame, dealer: number): GameDraft {
  const draft = { ...EMPTY_DRAFT, dealer };
  if (game.is === 'passed-in') return { ...draft, other: 'passed-in' };
  if (game.is === 'ramsch') {
    const { every, kind, most, points, shoved = null, without } = game;
    return { ...draft, other: kind, most, points, without, every, shoved };
  }
  const { bid, contract, declarer, even = false, kontra = null, matadors, reached, won } = game;
  const { announced, kind, trump } = contract;
  if (kind === 'ramsch' || kind === 'schiebe-ramsch') return draft;
  const outcome = { announced, won, reached };
  return { ...draft, declarer, kind, trump, matadors, bid, kontra, even, outcome };
}
