/**
 * The decisions before the first card, one after the other, each with its result with all cards
 * open.
 */
import type { DealState } from '../players/state.ts';
import type { Seat } from '../../game/skat/seats.ts';
import type { Client } from '../../game/solver/client.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import type { MadeDecision } from './decisions.ts';
import { OpenDeal } from './open-games.ts';
import { seenBefore } from './seen-before.ts';
import { saySeenBefore } from './seen-sentences.ts';

/** A decision with its result with all cards open. */
export interface SeenDecision extends MadeDecision {
  /** Whether it is a word of the bidding. */
  readonly isWord: boolean;
  readonly says: (suits: SuitStyle) => string;
}

/** Asks about one after the other. Throws as `Client.ask` rejects, also once the signal is aborted. */
export async function* seenDecisions(
  decisions: readonly MadeDecision[],
  final: DealState,
  seat: Seat,
  engine: Pick<Client, 'ask'>,
  signal: AbortSignal,
): AsyncGenerator<SeenDecision> {
  const { law } = final;
  const open = new OpenDeal(final, seat, engine, signal);
  for (const decision of decisions) {
    const seenBeforehand = await seenBefore(decision, final, open, engine, signal);
    if (seenBeforehand === null) continue;
    const says = (suits: SuitStyle): string => saySeenBefore(seenBeforehand, { law, suits });
    yield { ...decision, isWord: seenBeforehand.is === 'word', says };
  }
}
