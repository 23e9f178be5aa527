/** Plays stretches of a match, one after the other, on a processor of its own. */
import { parentPort } from 'node:worker_threads';
import { playMatch } from '../../src/strategy/players/match/job.ts';
import type { MatchJob } from '../../src/strategy/players/match/job.ts';

parentPort?.on('message', (job: MatchJob) => {
  parentPort?.postMessage(playMatch(job));
});
