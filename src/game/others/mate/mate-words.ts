import type { MateLaw } from './rules.ts';

/** What the four ways of answering are called. */
export const LAW_NAMES: Readonly<Record<MateLaw, string>> = {
  plain: 'plain rules',
  king: 'King Privilege',
  figure: 'Figure Privilege',
  unlimited: 'Unlimited Privilege',
};
