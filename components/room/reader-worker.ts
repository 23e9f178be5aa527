/**
 * Reads hands from texts and writes them as texts, apart from the page: the notation is loaded only
 * when it is wanted, and a long text holds nothing up.
 */
import type { HandError } from '../../src/notation/errors.ts';
import type { Hand } from '../../src/notation/hand.ts';
import { makeIssRecord } from '../../src/notation/iss/make.ts';
import type { IssMakeError, IssText } from '../../src/notation/iss/make.ts';
import { isIssText, parseIssRecords } from '../../src/notation/iss/parse.ts';
import type { IssEntry } from '../../src/notation/iss/parse.ts';
import { makeHand } from '../../src/notation/write/make.ts';
import { parseHand } from '../../src/notation/parse.ts';
import type { Checked } from '../../src/skat/checked.ts';

/** What a text held: a hand in our notation, or game records of the International Skat Server. */
export type Reading =
  | { readonly form: 'hand'; readonly hand: Checked<Hand, HandError> }
  | {
      readonly form: 'records';
      /** The first {@link MOST_RECORDS} of them. */
      readonly entries: readonly IssEntry[];
      /** How many the text holds. */
      readonly count: number;
    };

/** How many records of a text are handed on. */
export const MOST_RECORDS = 200;

/** What can be asked, and the answer to each. */
export interface Jobs {
  read: { asks: { readonly text: string }; answer: Reading };
  write: { asks: { readonly hand: Hand }; answer: string };
  record: { asks: { readonly hand: Hand }; answer: Checked<IssText, IssMakeError> };
}

export type Ask = {
  [Job in keyof Jobs]: { readonly id: number; readonly job: Job } & Jobs[Job]['asks'];
}[keyof Jobs];

export interface Answer {
  readonly id: number;
  readonly answer: Jobs[keyof Jobs]['answer'];
}

function read(text: string): Reading {
  if (!isIssText(text)) return { form: 'hand', hand: parseHand(text) };
  const entries = parseIssRecords(text);
  return { form: 'records', entries: entries.slice(0, MOST_RECORDS), count: entries.length };
}

function work(ask: Ask): Answer['answer'] {
  if (ask.job === 'read') return read(ask.text);
  return ask.job === 'write' ? makeHand(ask.hand) : makeIssRecord(ask.hand);
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  const answer: Answer = { id: data.id, answer: work(data) };
  postMessage(answer);
});
