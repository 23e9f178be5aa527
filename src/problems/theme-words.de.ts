/** What the themes of problems and the grades are called. */
import type { ThemeId } from './themes.ts';

/** What to do, as a heading. */
export const THEME_TITLES: Readonly<Record<ThemeId, string>> = {
  'draw-trumps': 'Trumpf ziehen',
  'leave-trumps': 'Keinen Trumpf ziehen',
  'which-trump': 'Welchen Trumpf ausspielen',
  'long-suit': 'Die lange Farbe spielen',
  'give-up-lead': 'Das Ausspiel abgeben',
  cash: 'Sichere Stiche abziehen',
  'do-not-cash': 'Den sicheren Stich aufheben',
  'ruff-in': 'Einstechen',
  'do-not-ruff': 'Abwerfen statt stechen',
  'which-ruff': 'Mit welchem Trumpf stechen',
  'throw-off': 'Welche Karte abwerfen',
  'through-the-declarer': 'Durch den Alleinspieler spielen',
  'up-to-the-declarer': 'Auf den Alleinspieler zuspielen',
  'partners-void': 'Anspielen, was der Partner nicht hat',
  'make-declarer-ruff': 'Den Alleinspieler zum Stechen zwingen',
  'lead-trumps-in-defence': 'Als Gegenspieler Trumpf ausspielen',
  'defenders-winner': 'Den Stich rechtzeitig mitnehmen',
  'defenders-ruff': 'Als Gegenspieler stechen',
  fatten: 'Schmieren',
  'do-not-fatten': 'Die Augen zurückhalten',
  'leave-to-partner': 'Dem Partner den Stich lassen',
  'overtake-partner': 'Den Stich des Partners übernehmen',
  'defenders-discard': 'Was ein Gegenspieler abwirft',
  take: 'Den Stich nehmen',
  duck: 'Sich ducken',
  'hold-ace-back': 'Das Ass zurückhalten',
  'hold-ten-back': 'Die Zehn zurückhalten',
  'high-enough': 'Hoch genug spielen',
  'low-enough': 'Den Stich so billig wie möglich machen',
  'which-of-suit': 'Welche Karte der Farbe',
  'null-lead': 'Null: Was der Alleinspieler ausspielt',
  'null-keep-guard': 'Null: Die kleine Karte behalten',
  'null-throw-danger': 'Null: Die gefährliche Karte abwerfen',
  'null-danger-suit': 'Null: Welche Farbe ein Gegenspieler anspielt',
  'null-how-high': 'Null: Wie hoch ausspielen oder zugeben',
  'null-clear-suit': 'Null: Was ein Gegenspieler abwirft',
};

/** What grades are called, from 1. */
export const GRADE_WORDS = ['Leicht', 'Mittel', 'Knifflig', 'Schwer', 'Sehr schwer'] as const;

/** What the practice calls the problems. */
export const PROBLEMS_IN_PRACTICE = {
  title: 'Aufgaben',
  task: 'Finde die Karte, die klar die beste ist.',
} as const;
