/** The words on the pages of the day’s ten questions. */
import { sayDate } from '../../lib/days.ts';
import type { Day } from '../../lib/days.ts';
import { countedInWords, inWords } from '../../game/words/number-words.de.ts';
import { counted } from '../../game/words/nouns.de.ts';
import type { Level } from '../drill.ts';
import type { CalendarDay } from './done.ts';
import { OF_A_DAY } from './plan.ts';
import { sayTime } from '../say-time.ts';

/** The page around the questions. */
export const DAY_PAGE = {
  title: 'Heute',
  description:
    'Jeden Tag zehn Fragen zu dem, was du vom Skat schon kennst. Das dauert drei Minuten.',
  withoutScript: (date: string): string =>
    `Jeden Tag macht JavaScript aus dem Datum zehn neue Fragen. Ohne JavaScript stehen hier die zehn von einem Tag: ${date}. [Als Fragebogen](/practice/today/sheet/)`,
  which:
    'Gefragt wird, was du in der Lektion, in den Kapiteln und am Tisch gelernt hast. Alle, die dasselbe gelernt haben und nach denselben Regeln spielen, bekommen am selben Tag dieselben zehn Fragen.',
  ways: '[Alle Übungen](/practice/) · [Noch einmal üben](/practice/due/) · [Dein Fortschritt](/practice/progress/)',
} as const;

/** The page of the sheet. */
export const DAY_SHEET_PAGE = {
  title: 'Fragebogen: Heute',
  description:
    'Die zehn Fragen eines Tages zum Drucken. Die Antworten stehen auf einer eigenen Seite.',
  heading: 'Heute',
  back: '[Zu den Fragen](/practice/today/)',
  withoutScript: (date: string): string => `Zehn Fragen: ${date}`,
  making: 'Einen Moment, die Fragen entstehen gerade.',
} as const;

/** The labels of the questions. */
export const DAILY = {
  future: 'Wo du bist, hat dieser Tag noch nicht angefangen.',
  overnight: 'Es ist nach Mitternacht: Du machst mit dem Tag weiter, den du angefangen hast.',
  renewed: 'Es ist nach Mitternacht: Das sind die zehn des neuen Tages.',
  toToday: 'Zu den zehn von heute',
  justTen: 'Nur die zehn',
  begin: 'Anfangen',
  goOn: 'Weitermachen',
  again: 'Noch einmal dieselben',
  link: { words: 'Link zu diesem Tag kopieren', name: 'Link zu diesem Tag' },
  sheet: 'Fragebogen zum Drucken',
  questions: 'Die Fragen',
  marks:
    '{all} die zehn des Tages {some} etwas geübt. Jeden Tag kannst du später nachholen. Es gilt die Uhr dieses Geräts.',
} as const;

/** The place of a missed question that comes before the ten. */
export const sayOwnPlace = (place: number, length: number): string =>
  length === 1 ? 'Zuerst eine alte' : `Alte Frage ${place} von ${length}`;

/** How far the reader is with a day. */
export interface DayPlan {
  /** How many missed questions come first. */
  readonly ownFirst: number;
  /** How many of the ten are answered, how many of them rightly, and how many are open. */
  readonly answered: number;
  readonly right: number;
  readonly open: number;
  /** About how long the ten take. */
  readonly minutes: number;
}

/** What comes: `zehn Fragen, etwa drei Minuten`. */
export function sayDayPlan({ answered, minutes, open, ownFirst, right }: DayPlan): string {
  const what =
    ownFirst > 0
      ? `${inWords(ownFirst, 'feminine')}, die du falsch hattest, dann die zehn`
      : answered > 0
        ? sayOpen({ answered, open, right })
        : 'zehn Fragen';
  return `${what}, etwa ${countedInWords(minutes, 'minute')}`;
}

/** What is left: `3 von 4 richtig, noch sechs`. */
export function sayOpen({
  answered,
  open,
  right,
}: Pick<DayPlan, 'answered' | 'open' | 'right'>): string {
  const done = answered > 0 ? [`${right} von ${answered} richtig`] : [];
  return [...done, ...(open > 0 ? [`noch ${inWords(open, 'feminine')}`] : [])].join(', ');
}

/** How the ten went. */
export interface DayResult {
  readonly seconds: number;
  /** Whether something was missed that comes back. */
  readonly comesBack: boolean;
  readonly isToday: boolean;
}

/** The sentences below the score of a day. */
export function sayDayResult({ comesBack, isToday, seconds }: DayResult): string {
  const parts = [
    `${sayTime(seconds)} insgesamt.`,
    ...(comesBack ? ['Was falsch war, kommt ab dem nächsten Tag wieder.'] : []),
    ...(isToday ? ['Morgen gibt es zehn andere.'] : []),
  ];
  return parts.join(' ');
}

/** The link to missed questions that are due. */
export const sayOwnDue = (due: number): string => `${counted(due, 'question')} noch einmal üben`;

/** A question of the day. @param drill the title of its drill. */
export const sayDailyQuestion = (drill: string, level: Level): string => `${drill}, Stufe ${level}`;

/** The same with how it was answered; its link or its words stand in the gap. */
export const sayDailyAnswer = (isRight: boolean): string =>
  `{question}: ${isRight ? 'richtig' : 'falsch'}`;

/** A day of the calendar and what was done on it: `3. November, die zehn: 8 richtig`. */
export function sayCalendarDay(
  { answered, day, practised, right }: CalendarDay,
  today: Day,
): string {
  const ten =
    answered === OF_A_DAY
      ? `, die zehn: ${right} richtig`
      : answered > 0
        ? `, ${answered} von den zehn beantwortet`
        : '';
  return `${sayDate(day, today)}${ten}${practised > 0 && answered === 0 ? ', geübt' : ''}`;
}

/** Why an address asks for no day’s questions. */
export const ODD_DAY = {
  none: (text: string): string => `Einen Tag „${text}“ gibt es nicht.`,
  later: (text: string): string => `Die Fragen für ${text} kommen erst an diesem Tag.`,
} as const;

/** The same where today’s questions stand in. @param fault one of the sentences above. */
export const sayTodayInstead = (fault: string): string => `${fault} Hier sind die von heute.`;
