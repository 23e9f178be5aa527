/**
 * Property tests try the same cases at every run, so that a run can be compared with the last one
 * and a failure is the change's own. `SEED=random npm run unit` (or a number) looks further.
 */
import fc from 'fast-check';

const { SEED = '1922' } = process.env;

fc.configureGlobal({ seed: SEED === 'random' ? Date.now() : Number(SEED) });
