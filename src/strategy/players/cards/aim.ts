/** What the two sides play for, in card points or tricks, as a player can know it. */
import { KINDS, promisedOf } from '../../../game/skat/contract.ts';
import { matadorCount, countMatadors } from '../../../game/skat/matadors.ts';
import type { TrickAim } from '../../../game/solver/trick-search.ts';
import type { SeatView } from '../view.ts';

/** The declarer's aim: card points, or no trick, or every trick. */
export type GameAim = { readonly points: number } | { readonly tricks: TrickAim };

/** What the declarer must do to win. */
export function aimOf(view: SeatView): GameAim {
  const { contract, law } = view;
  if (contract === null) throw new RangeError('There is no game yet.');
  if (KINDS[contract.kind].aim === 'no-trick') return { tricks: 'none' };
  const promised = promisedOf(contract);
  if (promised === 'schwarz') return { tricks: 'all' };
  if (promised === 'schneider' || needsSchneider(view)) return { points: law.targets.schneider };
  return { points: law.targets.game };
}

/** Whether only schneider makes the declarer's game worth the bid; the declarer alone can know. */
function needsSchneider({ bid, contract, dealt, declarer, law, seat, skat }: SeatView): boolean {
  if (bid === null || contract === null || seat !== declarer || skat.length < 2) return false;
  const rate = law.rates[contract.kind as keyof typeof law.rates];
  const matadors = countMatadors([...dealt, ...skat], contract);
  if (rate === undefined || matadors === null) return false;
  const base = typeof rate.base === 'number' ? rate.base : rate.base[contract.trump!];
  const { game, schneider } = law.multipliers;
  const plain = base * (game + matadorCount(matadors));
  return plain < bid && plain + base * schneider >= bid;
}

/** What each side tries for when the game itself is settled: schneider, or to be out of it. */
export function nextPoints(aim: GameAim, decided: 'won' | 'lost', view: SeatView): number | null {
  if ('tricks' in aim) return null;
  const { outOfSchneider, schneider } = view.law.targets;
  if (decided === 'lost') return outOfSchneider;
  return aim.points < schneider ? schneider : null;
}
