/**
 * The grid of games of a deal, filling in as the engine finds them. Results are remembered during
 * the visit.
 */
import { CELLS, NOTHING_FOUND, cellKey, withFound } from '../../../src/analyse/grid.ts';
import type { Cell, FoundCells, Possible } from '../../../src/analyse/grid.ts';
import type { Deal } from '../../../src/game/skat/deal.ts';
import { sortCards } from '../../../src/game/skat/deal.ts';
import { afterLayout } from '../../../src/game/solver/layouts.ts';
import type { Client } from '../../../src/game/solver/client.ts';
import { LastUsed } from '../last-used.ts';

/** The results of the deals looked at last. */
const knownCells = new LastUsed<FoundCells>(20);

/** A text that is the same for equal deals. */
export const dealKey = ({ H, M, V, skat }: Deal): string =>
  [V, M, H, skat].map((cards) => sortCards(cards).join(' ')).join('|');

export class Grid {
  found: FoundCells = $state.raw(NOTHING_FOUND);
  /** Why the engine gives no answer. */
  problem = $state('');
  readonly total = CELLS.length;

  /** Works out what is not known yet of a deal, cell after cell, until it is aborted. */
  async fill(client: Pick<Client, 'ask'>, deal: Deal, signal: AbortSignal): Promise<void> {
    const key = dealKey(deal);
    this.found = knownCells.get(key) ?? NOTHING_FOUND;
    this.problem = '';
    try {
      for (const cell of CELLS) {
        if (this.found.has(cellKey(cell))) continue;
        const possible = await work(client, cell, deal, signal);
        if (signal.aborted) return;
        this.found = withFound(this.found, cell, possible);
        knownCells.set(key, this.found);
      }
    } catch (fault) {
      if (!signal.aborted) this.problem = fault instanceof Error ? fault.message : String(fault);
    }
  }
}

async function work(
  client: Pick<Client, 'ask'>,
  { game, seat, way }: Cell,
  deal: Deal,
  signal: AbortSignal,
): Promise<Possible> {
  const of = { deal, seat, game };
  const asking = { signal };
  const answer =
    way === 'taken'
      ? await client.ask({ name: 'gameTaken', ...of }, asking)
      : { ...(await client.ask({ name: 'gameUntouched', ...of }, asking)), layout: null };
  const { layout } = answer;
  if ('reached' in answer) return { points: null, reached: answer.reached, layout };
  const { points } = answer;
  if (points < 120) return { points, reached: false, layout };
  // Even every point may leave the others a trick worth nothing.
  const { H, M, V, skat } = deal;
  const hands = { V, M, H };
  if (way === 'untouched') {
    const position = { ...afterLayout({ game, declarer: seat, hands }, skat) };
    const reached = await client.ask({ name: 'tricks', position, aim: 'all' }, asking);
    return { points, reached, layout };
  }
  const exchange = { game, declarer: seat, hands: { ...hands, [seat]: [...hands[seat], ...skat] } };
  const all = await client.ask({ name: 'layoutTricks', exchange, aim: 'all' }, asking);
  const every = all.find((one) => one.reached);
  return { points, reached: every !== undefined, layout: every?.layout ?? layout };
}
