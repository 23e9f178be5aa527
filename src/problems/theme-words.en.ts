/** What the themes of problems and the grades are called. */
import type { ThemeId } from './themes.ts';

/** What to do, as a heading. */
export const THEME_TITLES: Readonly<Record<ThemeId, string>> = {
  'draw-trumps': 'Draw trumps',
  'leave-trumps': 'Leave trumps alone',
  'which-trump': 'Which trump to lead',
  'long-suit': 'Play your long suit',
  'give-up-lead': 'Give up the lead',
  cash: 'Cash your sure winners',
  'do-not-cash': 'Keep your sure winner',
  'ruff-in': 'Ruff in',
  'do-not-ruff': 'Discard instead of ruffing',
  'which-ruff': 'Which trump to ruff with',
  'throw-off': 'Which card to discard',
  'through-the-declarer': 'Through the declarer',
  'up-to-the-declarer': 'Up to the declarer',
  'partners-void': 'To your partner’s void',
  'make-declarer-ruff': 'Make the declarer ruff',
  'lead-trumps-in-defence': 'Lead a trump in defence',
  'defenders-winner': 'Take your winner in time',
  'defenders-ruff': 'Ruff as a defender',
  fatten: 'Fatten',
  'do-not-fatten': 'Keep your points',
  'leave-to-partner': 'Leave the trick to your partner',
  'overtake-partner': 'Overtake your partner',
  'defenders-discard': 'Which card a defender discards',
  take: 'Take the trick',
  duck: 'Duck',
  'hold-ace-back': 'Hold the ace back',
  'hold-ten-back': 'Hold the ten back',
  'high-enough': 'Play high enough',
  'low-enough': 'Win as cheaply as you can',
  'which-of-suit': 'Which card of the suit',
  'null-lead': 'Null: what the declarer leads',
  'null-keep-guard': 'Null: keep the low card',
  'null-throw-danger': 'Null: discard the dangerous card',
  'null-danger-suit': 'Null: which suit a defender leads',
  'null-how-high': 'Null: how high to lead or play',
  'null-clear-suit': 'Null: which card a defender discards',
};

/** What grades are called, from 1. */
export const GRADE_WORDS = ['Easy', 'Medium', 'Tricky', 'Hard', 'Very hard'] as const;

/** What the practice calls the problems. */
export const PROBLEMS_IN_PRACTICE = {
  title: 'Problems',
  task: 'Find the card that is clearly best.',
} as const;
