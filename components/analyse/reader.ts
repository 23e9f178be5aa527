/** The page's side of the worker that reads hands from texts and writes them as texts. */
import { READER } from '#edition/analyse/text-words.ts';
import type { Hand } from '../../src/game/notation/hand.ts';
import type { EveningGame } from '../../src/analyse/evening/game.ts';
import type { Found } from '../../src/analyse/paste/found.ts';
import { accountOf } from '../../src/analyse/paste/account-of.ts';
import type { ReadSlice } from '../../src/analyse/paste/account-of.ts';
import type { ReaderJobs } from '../../src/analyse/text-reader.ts';
import type { Account } from '../../src/game/notation/pieces/account.ts';
import { NoAnswer, makeClient } from '../../src/lib/worker/client.ts';
import type { AnswerOf } from '../../src/lib/worker/protocol.ts';

const client = makeClient<ReaderJobs, ReadSlice>(
  // One expression, so that the bundler finds the worker.
  () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' }),
  READER,
  // The worker may be of an older version than the host (src/site/offline/newer.ts).
  () => dispatchEvent(new Event('vorhand-missing')),
);

/** The games of an evening from their texts; see `gamesOfTexts`. */
export function readGames(texts: readonly string[]): Promise<AnswerOf<ReaderJobs, 'games'>> {
  return client.ask({ name: 'games', texts });
}

/** The game of a text that holds exactly one; null where it cannot be read. */
export async function readOneGame(text: string): Promise<EveningGame | null> {
  const games = await readGames([text]).catch(() => []);
  return games[0] ?? null;
}

/** How a text is to be read. */
export interface Reading {
  /** How many of its pieces have been read already. */
  readonly before?: number;
  /** Stops the reading when it is aborted; what has been read by then is the account. */
  readonly signal?: AbortSignal;
  /** Called with how many pieces have been read, and how many there are. */
  readonly onProgress?: (read: number, total: number) => void;
}

/** Reads anything that a reader pastes; see `readInSlices`. */
export async function readText(
  text: string,
  { before = 0, onProgress, signal }: Reading = {},
): Promise<Account<Found>> {
  const slices: ReadSlice[] = [];
  let read = before;
  const asking = {
    onProgress: (slice: ReadSlice) => {
      slices.push(slice);
      read += slice.pieces.length;
      onProgress?.(read, slice.total);
    },
    ...(signal !== undefined && { signal }),
  };
  try {
    await client.ask({ name: 'read', text, before }, asking);
  } catch (error) {
    if (!(error instanceof NoAnswer && error.reason === 'cancelled')) throw error;
  }
  return accountOf(slices, before);
}

/** A hand in our notation; see `makeHand`. */
export function writeHand(hand: Hand): Promise<string> {
  return client.ask({ name: 'write', hand });
}

/** A hand as a record of the International Skat Server; see `makeIssRecord`. */
export function writeRecord(hand: Hand): Promise<AnswerOf<ReaderJobs, 'record'>> {
  return client.ask({ name: 'record', hand });
}

/**
 * The message for the reader when one of these calls failed.
 *
 * @param notLoaded the sentences for a worker that could not be loaded. Any other error is a fault
 *   of ours; the worker carries on after it.
 */
export function whyNotRead(error: unknown, notLoaded: string = READER.offline): string {
  if (error instanceof NoAnswer && error.reason === 'no-worker') return notLoaded;
  return READER.failed;
}
