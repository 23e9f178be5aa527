/** A card by imagined deals: the game first, then schneider, then points; near it, the book's card. */
import type { Chance } from '../../../lib/random.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { KINDS } from '../../../game/skat/contract.ts';
import type { Solver } from '../../../game/solver/solver.ts';
import type { Task } from '../../../game/solver/task.ts';
import { REASONS, sayCardShare, sayNoDifference } from '#edition/strategy/players/reason-words.ts';
import { byRule } from '../action.ts';
import type { Decision, Ground, WeighedCard } from '../action.ts';
import { bookCard } from '../rules/card.ts';
import type { SeatView } from '../view.ts';
import { imagine } from '../worlds/imagine.ts';
import type { Imagined, Imagining } from '../worlds/imagine.ts';
import { aimOf, nextPoints } from './aim.ts';
import type { GameAim } from './aim.ts';
import { gapOf } from './gap.ts';
import { judgePoints, judgeShares } from './judge.ts';
import type { JudgedCard } from './judge.ts';

/** How a player chooses cards. */
export interface CardStyle extends Imagining {
  /** The book's card is played unless another wins in this much more of the deals. */
  readonly margin: { readonly declarer: number; readonly defender: number };
  /** From this trick on (the first is 0) points are counted out. */
  readonly pointsFrom: number;
}

/** Shares that are nearer than this are alike. */
const ALIKE = 0.02;
/** In more deals than this, or fewer than the rest, the game is settled whatever is played. */
const SETTLED = 0.985;
/** A difference of so few points does not outweigh the book. */
const FEW_POINTS = 1.5;

/**
 * The card of a player who imagines deals; in a Ramsch by rule.
 *
 * @param told what the declarer must reach, where it is something else than the game.
 */
export function* cardByWorlds(
  solver: Solver,
  view: SeatView,
  chance: Chance,
  style: CardStyle,
  told: GameAim | null = null,
): Task<Decision> {
  const { asked, contract, declarer } = view;
  if (asked?.what !== 'card' || contract === null) throw new RangeError('No card is asked.');
  const [only, ...more] = asked.legal;
  if (more.length === 0) {
    return byRule({ do: 'card', card: only! }, { by: 'law', text: REASONS.onlyCard });
  }
  const book = bookCard(view, chance);
  const reasons: Ground[] = book.rule === null ? [] : [{ by: 'book', text: book.rule.why }];
  if (declarer === null) return byRule({ do: 'card', card: book.card }, ...reasons);
  const imaginedWorlds = imagine(view, chance, style);
  const weighed = yield* judge(solver, view, imaginedWorlds, asked.legal, style, told);
  const own = view.seat === declarer;
  const card = chosenCard(weighed, book.card, own ? style.margin.declarer : style.margin.defender);
  return {
    action: { do: 'card', card },
    reasons: [...(card === book.card ? reasons : []), shareGround(weighed, card, own)],
    worlds: imaginedWorlds.worlds.length,
    weighed: asChosen(imaginedWorlds, weighed, card),
  };
}

/** What each card came to, beside the one that is chosen. */
function asChosen(
  imaginedWorlds: Imagined,
  weighed: readonly JudgedCard[],
  chosen: Card,
): WeighedCard[] {
  const best = weighed.find(({ card }) => card === chosen)!;
  return weighed.map(({ card, further, points, reached, share }) => {
    const behind = gapOf(imaginedWorlds, best.reached, reached);
    return { card, share, behind, further, points };
  });
}

/** Judges the cards by the game, and where that says nothing by schneider; late by points as well. */
function* judge(
  solver: Solver,
  view: SeatView,
  imaginedWorlds: Imagined,
  legal: readonly Card[],
  style: CardStyle,
  told: GameAim | null,
): Task<JudgedCard[]> {
  const aim = told ?? aimOf(view);
  let weighed = yield* judgeShares(solver, view, imaginedWorlds, legal, aim);
  const own = view.seat === view.declarer;
  const shares = weighed.map(({ share }) => share);
  const worst = Math.min(...shares);
  const best = Math.max(...shares);
  if (KINDS[view.contract!.kind].aim === 'no-trick') return weighed;
  if (worst >= SETTLED || best <= 1 - SETTLED) {
    const won = worst >= SETTLED;
    const next = nextPoints(aim, won === own ? 'won' : 'lost', view);
    if (next !== null && !('tricks' in aim && aim.tricks === 'all')) {
      const further = yield* judgeShares(solver, view, imaginedWorlds, legal, { points: next });
      weighed = weighed.map((one, at) => ({ ...one, further: further[at]!.share }));
    }
  }
  if (view.tricks.length < style.pointsFrom) return weighed;
  return yield* judgePoints(solver, view, imaginedWorlds, weighed);
}

/** The card to play: of those about as good as the best, the book's, or the one with most points. */
function chosenCard(weighed: readonly WeighedCard[], book: Card, margin: number): Card {
  const best = Math.max(...weighed.map(valueOf));
  const near = weighed.filter((one) => valueOf(one) >= best - ALIKE);
  const top = near.reduce((found, one) => (rank(one) > rank(found) ? one : found));
  const byBook = weighed.find(({ card }) => card === book);
  if (byBook === undefined) return top.card;
  if (near.includes(byBook)) {
    const behind = (top.points ?? 0) - (byBook.points ?? 0);
    return behind <= FEW_POINTS ? book : top.card;
  }
  return best - valueOf(byBook) <= margin ? book : top.card;
}

/** The share of games, and where they are settled a little for the step beyond. */
function valueOf({ further, share }: WeighedCard): number {
  return share + (further ?? 0) / 5;
}

function rank(one: WeighedCard): number {
  return (one.points ?? 0) + valueOf(one) * 20;
}

function shareGround(weighed: readonly WeighedCard[], card: Card, own: boolean): Ground {
  const { share } = weighed.find((one) => one.card === card)!;
  const best = Math.max(...weighed.map((one) => one.share));
  const aim = own ? 'declarer' : 'defender';
  const of100 = Math.round(share * 100);
  const text =
    best === Math.min(...weighed.map((one) => one.share))
      ? sayNoDifference(aim, of100)
      : sayCardShare(aim, of100, card);
  return { by: 'worlds', text };
}
