/** A player’s habits in words; numbers always with their margin. */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { READER_NAMES } from '#edition/analyse/reader-names.ts';
import type { Habit } from './habit.ts';
import type { HabitRow } from './habits-of.ts';
import { withMargin } from './with-margin.ts';

const isReader = (name: string): boolean => READER_NAMES.includes(name.toLowerCase());

/** Whose it is: `von Anna`, `von dir`. */
const of = (name: string): string => `von ${isReader(name) ? 'dir' : name}`;

/** The table of a player’s habits, and the words around it. */
export const HABITS_TABLE = {
  heading: 'Was ein Spieler wissen konnte',
  how: 'Jede Entscheidung wird in Verteilungen ausprobiert, die zu dem passen, was der Spieler bis dahin gesehen und gehört hatte. Nur klare Fehler zählen: Die bessere Wahl liegt in mindestens 10 von 100 dieser Verteilungen vorn, und um mehr, als der Zufall ausmacht.',
  player: 'Spieler',
  judge: 'Die Entscheidungen prüfen',
  caption: (name: string): string =>
    `Was ${isReader(name) ? 'du wissen konntest' : `${name} wissen konnte`}, nach der Art der Entscheidung`,
  decisions: 'Entscheidungen',
  mistakes: 'Fehler von 100',
  points: 'Punkte je Spiel',
  drill: 'die Übung',
  together: 'Zusammen',
  legend:
    'Punkte sind hier die der Liste: so viele, wie ein Fehler im Schnitt kostet, auf dem Konto des Alleinspielers gerechnet. Hinter ± steht die Fehlergrenze, in der die Zahl in 95 von 100 Fällen liegt.',
} as const;

/** That no game has a decision to judge. @param name the player, or the seat where nobody is named. */
export const sayNoneToJudge = (name: string): string =>
  `Hier gibt es in keinem Spiel eine Entscheidung ${of(name)}, die sich prüfen lässt.`;

/** That all games of a player have been judged. */
export const sayAllJudged = (games: number, name: string): string =>
  games === 1
    ? `Das eine Spiel ${of(name)} ist geprüft.`
    : `Alle ${counted(games, 'game')} ${of(name)} sind geprüft.`;

/** How far a player’s games have been judged. @param isOn whether the work goes on. */
export const sayJudged = (judged: number, games: number, isOn: boolean): string =>
  `${judged} von ${counted(games, 'game', 'dative')} geprüft${isOn ? ' …' : '.'}`;

/** How many games of a player can be judged. */
export const sayCanBeJudged = (games: number, name: string): string =>
  `${counted(games, 'game')} ${of(name)} ${games === 1 ? 'lässt' : 'lassen'} sich prüfen.`;

/** What a habit is called. */
interface HabitWords {
  /** The kind of decision, as the head of a row. */
  readonly name: string;
  /** What is meant when it costs: `zu niedriges Reizen`. */
  readonly fault: string;
}

/** The habits by name. */
export const HABIT_WORDS: Readonly<Record<Habit, HabitWords>> = {
  pass: { name: 'Passen', fault: 'zu niedriges Reizen' },
  bid: { name: 'Reizen und Halten', fault: 'zu hohes Reizen' },
  game: { name: 'Die Wahl des Spiels', fault: 'die Wahl des Spiels' },
  layout: { name: 'Das Drücken', fault: 'das Drücken' },
  'declarer-lead': {
    name: 'Das Ausspiel als Alleinspieler',
    fault: 'das Ausspiel als Alleinspieler',
  },
  'declarer-follow': {
    name: 'Jede andere Karte als Alleinspieler',
    fault: 'die Karten auf das Ausspiel der Gegenspieler',
  },
  'defender-lead': {
    name: 'Das Ausspiel als Gegenspieler',
    fault: 'das Ausspiel als Gegenspieler',
  },
  second: {
    name: 'Die zweite Karte eines Stichs, als Gegenspieler',
    fault: 'die zweite Karte als Gegenspieler',
  },
  third: {
    name: 'Die dritte Karte eines Stichs, als Gegenspieler',
    fault: 'die dritte Karte als Gegenspieler',
  },
  nullo: { name: 'Eine Karte im Null', fault: 'die Karten im Null' },
};

/** That nothing costs a player more than chance may. */
export const sayNoHabit = (games: number): string =>
  `In ${counted(games, 'game', 'dative')} kostet keine Art von Entscheidung mehr als ihre Fehlergrenze: Was sich hier zeigt, kann noch Zufall sein.`;

/** What surely costs a player something. @param rows one at least, the costliest first. */
export function sayCostlyHabits(rows: readonly Pick<HabitRow, 'habit' | 'cost'>[]): string {
  const parts = rows.map(
    ({ cost, habit }) => `${HABIT_WORDS[habit].fault} (${withMargin(cost, 1)})`,
  );
  return `Nach dem, was bekannt war, kostet hier sicher Punkte, im Schnitt in jedem Spiel: ${listed(parts)}.`;
}

/** How many mistakes can be looked at, as the head of their list. */
export const sayPositions = (positions: number): string =>
  positions === 1 ? 'Die Stelle' : `Die ${positions} Stellen`;

/**
 * The place of a mistake: `Spiel 12, Stich 4`, `Spiel 3, vor der ersten Karte`.
 *
 * @param game its number in the evening.
 * @param trick null before the first card.
 */
export const mistakePlace = (game: number, trick: number | null): string =>
  `Spiel ${game}, ${trick === null ? 'vor der ersten Karte' : `Stich ${trick}`}`;

/** A mistake by its place, with what it cost in points of the list. */
export const mistakeLine = (game: number, trick: number | null, points: number): string =>
  `${mistakePlace(game, trick)}: ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`;
