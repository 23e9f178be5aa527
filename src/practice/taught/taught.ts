/**
 * Which questions of a drill a reader has been taught. Three things teach a kind of question: its section
 * of the book, the lesson up to some level of the drill, and a game of its kind at the table.
 */
import { ownValue } from '../../lib/json/json.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { Drill, Level, QuestionBase, Section } from '../drill.ts';
import { RULE_BOOK_OPTION } from '../rule-books.ts';
import { LESSON_LEARNT, NOTHING_LEARNT } from './learning.ts';
import type { Learning, Topic } from './learning.ts';

/** The facts of a drill that say what it asks and what teaches it. */
export type TaughtFacts = Pick<
  Drill<QuestionBase, never>,
  'asks' | 'games' | 'lesson' | 'oldKinds' | 'options' | 'sections'
>;

/** A reader, and the rules by which a drill asks. */
export interface TaughtReader {
  readonly learning: Learning;
  readonly laws: LawId;
}

/** Today’s rules, which are those of the lesson. */
const LESSON_LAWS: LawId = 'isko';

/** A reader who has just come. */
export const NEWCOMER: TaughtReader = { learning: NOTHING_LEARNT, laws: LESSON_LAWS };

/** A reader who has been through the lesson and has done nothing else. */
export const AFTER_LESSON: TaughtReader = { learning: LESSON_LEARNT, laws: LESSON_LAWS };

/** These facts alone of a drill, as data that a page carries. */
export function taughtFactsOf(drill: TaughtFacts): TaughtFacts {
  const { asks, games, lesson, oldKinds, options, sections } = drill;
  const rare = { ...(games && { games }), ...(oldKinds && { oldKinds }) };
  return { asks, lesson, options, sections, ...rare };
}

/**
 * Whether the reader has been taught what a question of this kind and level needs; never of a game that
 * their rules do not have.
 */
export function isTaught(
  facts: TaughtFacts,
  kind: string,
  level: Level,
  { laws, learning }: TaughtReader,
): boolean {
  if (laws === LESSON_LAWS && facts.oldKinds?.includes(kind) === true) return false;
  const section = ownValue(facts.sections, kind);
  if (section !== undefined && learning.sections.has(asRead(section))) return true;
  const game = ownValue(facts.games ?? {}, kind);
  const bound = isBoundToLaws(facts);
  const played = learning.games.filter((one) => !bound || one.laws === laws);
  if (game !== undefined && played.some((one) => one.game === game)) return true;
  const lesson = ownValue(facts.lesson, kind);
  if (lesson === undefined || level > lesson.upTo || (bound && laws !== LESSON_LAWS)) return false;
  // A reader who has sat through a game knows what the lesson says of it.
  return learning.topics.has(lesson.topic) || played.some(({ laws }) => laws === LESSON_LAWS);
}

/** A section as the reading names it, which leaves out the book. */
function asRead(section: Section): string {
  return section.replace(/^(?:shelf|today)\//, '');
}

/** Whether the answers depend on the rule book. */
function isBoundToLaws({ options }: Pick<TaughtFacts, 'options'>): boolean {
  return options.some(({ id }) => id === RULE_BOOK_OPTION.id);
}

/**
 * The kinds that a level may ask this reader: null for all that it has, and none where nothing is taught.
 * The first level asks what is taught of a later one where nothing of its own is.
 */
export function openKinds(
  facts: TaughtFacts,
  level: Level,
  reader: TaughtReader,
): readonly string[] | null {
  const kinds = facts.asks[level - 1] ?? [];
  const taught = kinds.filter((kind) => isTaught(facts, kind, level, reader));
  if (taught.length === kinds.length) return null;
  if (taught.length > 0 || level > 1) return taught;
  return nearestKinds(facts, (kind) => isTaught(facts, kind, level, reader));
}

/**
 * The kinds with which a drill begins, null for all of its first level: those that are open; else, for a
 * reader who has been taught nothing, what the lesson would teach, which a primer introduces.
 */
export function firstKinds(facts: TaughtFacts, reader: TaughtReader): readonly string[] | null {
  const open = openKinds(facts, 1, reader);
  if (open === null || open.length > 0) return open;
  if (isBoundToLaws(facts) && reader.laws !== LESSON_LAWS) return null;
  const simple = nearestKinds(facts, (kind) => Object.hasOwn(facts.lesson, kind));
  return simple.length > 0 ? simple : null;
}

/** Whether a reader who has been taught nothing can answer the drill’s first questions, with their primers. */
export function isForNewcomers({ asks, lesson }: TaughtFacts): boolean {
  const simple: readonly (Topic | undefined)[] = ['tricks', 'trumps', 'points'];
  return asks[0]?.every((kind) => simple.includes(ownValue(lesson, kind)?.topic)) === true;
}

/** The fitting kinds of the lowest level that has any; none where no level has. */
function nearestKinds({ asks }: TaughtFacts, fits: (kind: string) => boolean): readonly string[] {
  return asks.map((kinds) => kinds.filter(fits)).find((kinds) => kinds.length > 0) ?? [];
}
