import type { MyRules } from '../../src/book/settings.ts';
import { pageSetting } from './page-settings.ts';

/**
 * The rule book that the reader has set as theirs; today’s unless they have changed it. It is what a tool
 * begins with, and what is begun under other rules keeps them. Effects, derived values and templates that
 * read it follow the setting.
 */
export function myRules(): MyRules {
  return pageSetting('rules') === 'american-1922' ? 'american-1922' : 'isko';
}
