/**
 * Reads hands from texts and writes them as texts, apart from the page: the notation is loaded only
 * when it is wanted, and a long text holds nothing up.
 */
import type { HandError } from '../../src/notation/errors.ts';
import type { Hand } from '../../src/notation/hand.ts';
import { makeHand } from '../../src/notation/make.ts';
import { parseHand } from '../../src/notation/parse.ts';
import type { Checked } from '../../src/skat/checked.ts';

/** What the page asks. */
export type Ask =
  { readonly id: number; readonly text: string } | { readonly id: number; readonly hand: Hand };

/** What it is answered: the hand or its errors, or the text. */
export type Answer =
  | { readonly id: number; readonly read: Checked<Hand, HandError> }
  | { readonly id: number; readonly text: string };

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const { id } = data;
  const answer: Answer =
    'text' in data ? { id, read: parseHand(data.text) } : { id, text: makeHand(data.hand) };
  postMessage(answer);
});
