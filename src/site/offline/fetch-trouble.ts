/** Why fetching the whole book has ended before its end. */
export type FetchTrouble = 'stopped' | 'no-space' | 'no-network';

/** @param error what the fetching was broken off with. */
export function fetchTrouble(error: unknown): FetchTrouble {
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError') return 'stopped';
  return name === 'QuotaExceededError' ? 'no-space' : 'no-network';
}
