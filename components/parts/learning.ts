/** Finds what the reader of this browser has learnt: in the lesson, in the chapters, at the table. */
import { parseJson } from '../../src/lib/json/json.ts';
import { readGamesAtTable } from '../../src/play/games-at-table.ts';
import { NOTHING_LEARNT } from '../../src/practice/taught/learning.ts';
import type { Learning, TableGame } from '../../src/practice/taught/learning.ts';
import { Begun } from '../../src/lib/storage/begun.ts';
import { BROWSER } from '../../src/lib/storage/browser.ts';
import { hasStored } from './has-stored.ts';

const GAMES: Readonly<Record<'suit' | 'jacks' | 'none', TableGame>> = {
  suit: 'suit',
  jacks: 'grand',
  none: 'null',
};

/**
 * What the reader has learnt. The code that reads it is loaded only where there is something to read;
 * where it cannot be loaded, that part counts as not learnt.
 */
export async function loadLearning(): Promise<Learning> {
  const [topics, sections] = await Promise.all([topicsOfLesson(), sectionsRead()]);
  return { topics, sections, games: gamesAtTable() };
}

async function topicsOfLesson(): Promise<Learning['topics']> {
  if (!hasStored('vorhand-begun-lesson')) return NOTHING_LEARNT.topics;
  try {
    const [{ LESSON }, { topicsTaught }] = await Promise.all([
      import('../../src/learn/begun-lesson.ts'),
      import('../../src/learn/taught-topics.ts'),
    ]);
    const begun = new Begun(LESSON).read();
    return new Set(begun === undefined ? [] : topicsTaught(begun));
  } catch {
    return NOTHING_LEARNT.topics;
  }
}

async function sectionsRead(): Promise<Learning['sections']> {
  if (!hasStored('vorhand-reading')) return NOTHING_LEARNT.sections;
  try {
    const { READING_FORMAT } = await import('../../src/reader/reading-format.ts');
    const reading = READING_FORMAT.read(stored(READING_FORMAT.key));
    if (reading.is === 'newer') return NOTHING_LEARNT.sections;
    const chapters = Object.entries(reading.value.chapters);
    return new Set(
      chapters.flatMap(([slug, { read }]) => read.map((anchor) => `${slug}#${anchor}`)),
    );
  } catch {
    return NOTHING_LEARNT.sections;
  }
}

function gamesAtTable(): Learning['games'] {
  return readGamesAtTable(stored('vorhand-table')).map(({ laws, trumps }) => ({
    laws,
    game: GAMES[trumps],
  }));
}

/** What is stored under a key, as JSON; undefined where it is damaged or may not be read. */
function stored(key: string): unknown {
  try {
    const json = parseJson(BROWSER.storage.getItem(key) ?? '');
    return json.ok ? json.value : undefined;
  } catch {
    return undefined;
  }
}
