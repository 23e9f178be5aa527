/**
 * Everything that a reader can be in the middle of, with a way to begin it and to find it as it was.
 * begun.test.ts goes through the list; tests/unit/house/activities.test.ts fails for an activity, a kept
 * part or a live page of the book that is not in it.
 */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { makeProgress } from '../../../src/practice/parse-progress.ts';
import { NO_PROGRESS } from '../../../src/practice/progress.ts';

export interface ListedActivity {
  readonly name: string;
  /** What stores it: the name of an activity of src/lib/storage/begun.ts, or of a part of the whole file. */
  readonly storedAs: string;
  readonly path: string;
  /** Comes into the middle of it. */
  readonly begin: (page: Page) => Promise<void>;
  /** Finds it as it was. */
  readonly find: (page: Page) => Promise<void>;
}

const entry = (page: Page) => page.getByRole('region', { name: 'Enter a game' });
const player = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Player ${number}` });
const lesson = (page: Page) => page.getByRole('region', { name: 'The lesson' });
const drill = (page: Page) => page.locator('[data-drill][data-hydrated]').first();
const own = (page: Page) => page.locator('.own-hand');
const search = (page: Page) => page.locator('dialog #search-words');

async function beginSheet(page: Page): Promise<void> {
  for (const [index, name] of ['Anna', 'Bert', 'Carl'].entries()) {
    await player(page, index + 1).fill(name);
  }
  await page.getByRole('button', { name: 'Begin the sheet' }).click();
}

/** Keeps a question about matadors that was missed two days ago. */
async function missOne(page: Page): Promise<void> {
  const at = Date.now() - 2 * 86_400_000;
  const result = {
    ...{ id: 'a.1', at, day: Math.floor(at / 86_400_000), drill: 'matadors', kind: 'without' },
    ...{ level: 1, right: false, seconds: 4, again: false },
  };
  await page.evaluate(
    (text) => {
      localStorage.setItem('vorhand-practice', text);
    },
    makeProgress({ ...NO_PROGRESS, results: [result] }),
  );
  await page.reload();
}

/** Answers the question about matadors that is open, wrongly. */
async function answerMatadors(page: Page): Promise<void> {
  await drill(page).getByRole('radio', { name: 'without', exact: true }).check();
  await drill(page).getByRole('radio', { name: '11', exact: true }).check();
  await drill(page).getByRole('button', { name: 'Answer' }).click();
}

/** The text of an element, remembered on the way in and compared on the way back. */
function remembered(read: (page: Page) => Promise<string>) {
  let text = '';
  return {
    take: async (page: Page): Promise<void> => {
      text = await read(page);
      expect(text).not.toBe('');
    },
    compare: async (page: Page): Promise<void> => {
      await expect.poll(() => read(page)).toBe(text);
    },
  };
}

const question = remembered((page) => drill(page).locator('.picture').innerText());
const sums = remembered(
  async (page) => (await page.locator('.felt [aria-live]').textContent()) ?? '',
);
const two = remembered((page) =>
  page.locator('.two-handed').getByRole('list', { name: 'Your cards' }).innerText(),
);
const mate = remembered((page) => page.locator('.mate .felt').innerText());

export const ACTIVITIES: readonly ListedActivity[] = [
  {
    name: 'the names, laws and length of a new score sheet',
    storedAs: 'sheet-rules',
    path: '/score/',
    begin: async (page) => {
      await player(page, 2).fill('Berta');
      await page.getByRole('combobox', { name: 'Laws' }).selectOption('isko');
      await page.getByRole('textbox', { name: 'Deals', exact: true }).fill('12');
    },
    find: async (page) => {
      await expect(player(page, 2)).toHaveValue('Berta');
      await expect(page.getByRole('combobox', { name: 'Laws' })).toHaveValue('isko');
      await expect(page.getByRole('textbox', { name: 'Deals', exact: true })).toHaveValue('12');
    },
  },
  {
    name: 'a half-made change under “Names, laws, length”',
    storedAs: 'sheet-rules',
    path: '/score/',
    begin: async (page) => {
      await beginSheet(page);
      await page.getByRole('button', { name: 'Names, laws, length' }).click();
      await player(page, 3).fill('Carla');
    },
    find: async (page) => {
      await expect(player(page, 3)).toHaveValue('Carla');
      await expect(page.getByRole('button', { name: 'Keep this' })).toBeVisible();
    },
  },
  {
    name: 'a half-written entry on the pad',
    storedAs: 'scores',
    path: '/score/',
    begin: async (page) => {
      await beginSheet(page);
      await entry(page).getByRole('button', { name: /^Bert/ }).click();
      await entry(page)
        .getByRole('button', { name: /^Grand/ })
        .first()
        .click();
    },
    find: async (page) => {
      await expect(entry(page).getByRole('button', { name: /^Bert/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(entry(page).getByRole('button', { name: 'Another game' })).toBeVisible();
    },
  },
  {
    name: 'a new name for a sheet, half typed',
    storedAs: 'renaming',
    path: '/score/',
    begin: async (page) => {
      await beginSheet(page);
      await page.getByRole('button', { name: 'Another sheet' }).click();
      await page.getByRole('button', { name: /^Rename/ }).click();
      await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Our fir');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Our fir');
    },
  },
  {
    name: 'the list of players of a tournament',
    storedAs: 'tournaments',
    path: '/score/tournament/',
    begin: async (page) => {
      await page.getByRole('textbox', { name: 'Players' }).fill('Smith\nBro');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Players' })).toHaveValue('Smith\nBro');
    },
  },
  {
    name: 'a game from the remarks of a tournament, half typed',
    storedAs: 'hard-game',
    path: '/score/tournament/',
    begin: async (page) => {
      const names = ['Smith', 'Brown', 'Jones', 'Green'];
      await page.getByRole('textbox', { name: 'Players' }).fill(names.join('\n'));
      await page.getByRole('button', { name: 'Seat them as listed' }).click();
      await page.getByRole('button', { name: 'Slips' }).click();
      for (const name of names) {
        for (const field of ['points', 'games']) {
          const box = page.getByRole('textbox', { name: `${name}, ${field}` });
          await box.fill('2');
          await box.blur();
        }
      }
      await page.getByRole('button', { name: 'Results' }).click();
      await page.getByRole('combobox', { name: 'Without' }).selectOption('7');
      await page.getByRole('textbox', { name: 'Value' }).fill('10');
    },
    find: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Without' })).toHaveValue('7');
      await expect(page.getByRole('textbox', { name: 'Value' })).toHaveValue('10');
    },
  },
  {
    name: 'the choices before the first deal at the table',
    storedAs: 'sitting-down',
    path: '/play/',
    begin: async (page) => {
      await page.getByRole('combobox', { name: 'The others' }).selectOption('strong');
    },
    find: async (page) => {
      await expect(page.getByRole('combobox', { name: 'The others' })).toHaveValue('strong');
    },
  },
  {
    name: 'a deal at the table',
    storedAs: 'table',
    path: '/play/#deal=20lr4f5ucp&laws=isko&seat=V',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Sit down' }).click();
    },
    find: async (page) => {
      await expect(page.locator('.play-table')).toHaveAttribute('data-stage', /word|wait/u);
      await expect(page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
    },
  },
  {
    name: 'a round of Mate',
    storedAs: 'mate',
    path: '/shelf/mate/play/',
    begin: async (page) => {
      const table = page.locator('.mate');
      await expect(table).toHaveAttribute('data-turn', '');
      await page.getByRole('spinbutton', { name: 'Deal' }).fill('5');
      await page.getByRole('button', { name: 'Deal', exact: true }).click();
      await expect(page.getByText('Deal 5, plain rules. Round 1, game 1 of 2')).toBeVisible();
      await expect(table).toHaveAttribute('data-turn', '');
      await page.getByRole('button', { name: 'Put nothing aside' }).click();
      await expect(table).toHaveAttribute('data-stage', 'play');
      await expect(table).toHaveAttribute('data-turn', '');
      await mate.take(page);
    },
    find: async (page) => {
      await expect(page.locator('.mate')).toHaveAttribute('data-stage', 'play');
      await expect(page.getByText('Deal 5, plain rules. Round 1, game 1 of 2')).toBeVisible();
      await expect(page.getByRole('spinbutton', { name: 'Deal' })).toHaveValue('5');
      await mate.compare(page);
    },
  },
  {
    name: 'a deal of two-handed Skat',
    storedAs: 'two',
    path: '/shelf/two-handed-skat/',
    begin: async (page) => {
      const table = page.locator('.two-handed');
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-hydrated', '');
      await table.locator('.act button').first().click();
      await two.take(page);
    },
    find: async (page) => {
      const table = page.locator('.two-handed');
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveAttribute('data-hydrated', '');
      await two.compare(page);
    },
  },
  {
    name: 'the lesson, also by its address without a step',
    storedAs: 'lesson',
    path: '/learn/#points',
    begin: async (page) => {
      await lesson(page).getByRole('button', { name: '21', exact: true }).click();
      await page.goto('/learn/');
      await page.reload();
    },
    find: async (page) => {
      await expect(lesson(page)).toHaveAttribute('data-step', 'points');
      await expect(lesson(page).getByRole('button', { name: '21', exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    },
  },
  {
    name: 'the first hand of the lesson',
    storedAs: 'lesson',
    path: '/learn/#play',
    begin: async (page) => {
      const cards = lesson(page).getByRole('list', { name: 'Your cards' });
      await expect(cards.getByRole('listitem')).toHaveCount(10);
      await cards.getByRole('button', { name: /jack of clubs/ }).click();
      await lesson(page).getByRole('button', { name: 'Go on' }).click();
      await cards.getByRole('button', { name: /jack of spades/ }).click();
    },
    find: async (page) => {
      const cards = lesson(page).getByRole('list', { name: 'Your cards' });
      await expect(cards.getByRole('listitem')).toHaveCount(8);
      await expect(lesson(page).getByRole('button', { name: 'Go on' })).toBeVisible();
    },
  },
  {
    name: 'a sprint',
    storedAs: 'sprint',
    path: '/practice/sprint/',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Three minutes' }).click();
      await page.getByRole('textbox', { name: 'Points:' }).fill('120');
      await page.keyboard.press('Enter');
      await expect(page.getByText('1 wrong')).toBeVisible();
      await sums.take(page);
    },
    find: async (page) => {
      await expect(page.getByRole('timer')).toHaveText(/^(?:3:00|2:\d\d|1:\d\d)$/u);
      await expect(page.getByText('1 wrong')).toBeVisible();
      await sums.compare(page);
    },
  },
  {
    name: 'the day’s ten',
    storedAs: 'mixed',
    path: '/practice/today/',
    begin: async (page) => {
      await page.getByRole('button', { name: 'Begin' }).click();
      await expect(page.getByText('1 of 10')).toBeVisible();
      const picture = page.locator('[data-drill] .picture');
      await expect(picture).toBeVisible();
    },
    find: async (page) => {
      await expect(page.getByText('1 of 10')).toBeVisible();
      await expect(page.locator('[data-drill] .picture')).toBeVisible();
    },
  },
  {
    name: 'what comes back',
    storedAs: 'mixed',
    path: '/practice/due/',
    begin: async (page) => {
      await missOne(page);
      await page.getByRole('button', { name: 'Practise these' }).click();
      await page
        .locator('[data-drill]')
        .getByRole('radio', { name: 'without', exact: true })
        .check();
      await page.locator('[data-drill]').getByRole('radio', { name: '11', exact: true }).check();
      await page.locator('[data-drill]').getByRole('button', { name: 'Answer' }).click();
    },
    find: async (page) => {
      await expect(page.getByText('1 of 1 ·')).toBeVisible();
      await expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'wrong');
    },
  },
  {
    name: 'a drill on its own page',
    storedAs: 'drill',
    path: '/practice/matadors/',
    begin: async (page) => {
      await drill(page).getByRole('button', { name: 'Begin' }).click();
      await answerMatadors(page);
      await drill(page).getByRole('button', { name: 'Next' }).click();
      await expect(drill(page).getByText('2 of 10')).toBeVisible();
      await question.take(page);
    },
    find: async (page) => {
      await expect(drill(page).getByText('2 of 10')).toBeVisible();
      await question.compare(page);
    },
  },
  {
    name: 'the choices for a drill',
    storedAs: 'drill',
    path: '/practice/matadors/',
    begin: async (page) => {
      await drill(page).getByRole('combobox', { name: 'Level' }).selectOption('2');
      await drill(page).getByRole('combobox', { name: 'Kind' }).selectOption('without');
    },
    find: async (page) => {
      await expect(drill(page).getByRole('combobox', { name: 'Level' })).toHaveValue('2');
      await expect(drill(page).getByRole('combobox', { name: 'Kind' })).toHaveValue('without');
    },
  },
  {
    name: 'a chapter’s drill after Begin',
    storedAs: 'drill',
    path: '/manual/scoring/',
    begin: async (page) => {
      const figure = page.getByRole('region', { name: 'Practice: Game values' });
      await figure.scrollIntoViewIfNeeded();
      await expect(figure.locator('[data-ready]')).toBeVisible();
      await figure.getByRole('button', { name: 'Begin' }).click();
      await expect(drill(page).getByText('1 of 5')).toBeVisible();
      await question.take(page);
    },
    find: async (page) => {
      await expect(drill(page).getByText('1 of 5')).toBeVisible();
      await question.compare(page);
    },
  },
  {
    name: 'the hand to count through, and its drill',
    storedAs: 'whole-hand',
    path: '/practice/whole-hand/',
    begin: async (page) => {
      await page.locator('[data-whole-hand][data-hydrated]').waitFor();
      await page.getByRole('combobox', { name: 'The hand' }).selectOption('9');
      await drill(page).getByRole('button', { name: 'Begin' }).click();
    },
    find: async (page) => {
      await expect(page.getByRole('combobox', { name: 'The hand' })).toHaveValue('9');
      await expect(drill(page).getByRole('heading').first()).toContainText('played by');
    },
  },
  {
    name: 'a sheet of questions to print',
    storedAs: 'its address',
    path: '/practice/matadors/sheet/',
    begin: async (page) => {
      const form = page.locator('form[data-hydrated]');
      await form.getByRole('combobox', { name: 'Level' }).selectOption('3');
      await expect(page.getByText(/level 3, sheet/u)).toBeVisible();
    },
    find: async (page) => {
      await expect(page.getByText(/level 3, sheet/u)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Level' })).toHaveValue('3');
    },
  },
  {
    name: 'cards half set up and a text not yet read in the analysis room',
    storedAs: 'room',
    path: '/analyse/',
    begin: async (page) => {
      const room = page.locator('.room[data-ready]');
      await room.waitFor();
      await room.locator('.pack button').first().click();
      await room.getByRole('textbox', { name: /^A hand in/ }).fill('Vorhand: CJ');
      await expect(room.locator('.pack button').first()).toHaveAccessibleName(/Vorhand/u);
    },
    find: async (page) => {
      const room = page.locator('.room[data-ready]');
      await expect(room.locator('.pack button').first()).toHaveAccessibleName(/Vorhand/u);
      await expect(room.getByRole('textbox', { name: /^A hand in/ })).toHaveValue('Vorhand: CJ');
    },
  },
  {
    name: 'ten cards of one’s own put to the proof',
    storedAs: 'own-hand',
    path: '/proof/',
    begin: async (page) => {
      await own(page).scrollIntoViewIfNeeded();
      await expect(own(page)).toHaveAttribute('data-ready');
      await own(page).getByRole('button', { name: 'Clear' }).click();
      await own(page).getByRole('button', { name: 'jack of clubs', exact: true }).click();
    },
    find: async (page) => {
      await own(page).scrollIntoViewIfNeeded();
      await expect(own(page)).toContainText('You have 1 of ten');
    },
  },
  {
    name: 'a note half written under what is kept',
    storedAs: 'note',
    path: '/manual/tenace/',
    begin: async (page) => {
      const text = page.locator('.prose > p').nth(1);
      await text.scrollIntoViewIfNeeded();
      await text.hover();
      await text.getByRole('button', { name: /^Set a bookmark here/ }).click();
      await page.goto('/kept/');
      await page.getByRole('button', { name: /^Write a note/ }).click();
      await page.getByRole('textbox', { name: 'Your note' }).fill('Half a sen');
    },
    find: async (page) => {
      await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Half a sen');
    },
  },
  {
    name: 'the search over a page',
    storedAs: 'search',
    path: '/about/',
    begin: async (page) => {
      await page.keyboard.press('/');
      await search(page).fill('schneider');
    },
    find: async (page) => {
      if (!(await search(page).isVisible())) await page.keyboard.press('/');
      await expect(search(page)).toHaveValue('schneider');
    },
  },
  {
    name: 'the page of the search',
    storedAs: 'its address',
    path: '/search/',
    begin: async (page) => {
      await page.locator('#search-words').fill('schneider');
    },
    find: async (page) => {
      await expect(page.locator('#search-words')).toHaveValue('schneider');
    },
  },
  {
    name: 'a hand played on from its record',
    storedAs: 'its address',
    path: '/hands/foster-09/#foster-09/t4.1',
    begin: async (page) => {
      const figure = page.locator('.replay').first();
      await figure.getByRole('button', { name: 'Play on' }).click();
      await page.keyboard.press('p');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/t4\.1\+/u);
    },
    find: async (page) => {
      await expect(page.locator('.replay .where').first()).toContainText(
        'Off the record, since trick 4',
      );
    },
  },
];

/** Parts of the whole file in which nothing is half done, each with the reason. */
export const NOTHING_BEGUN: Readonly<Record<string, string>> = {
  practice: 'answers that were given; what is under way is a drill or mixed',
  reading: 'follows the reader by itself',
  answers: 'answers that were given',
  marks: 'a note is stored while it is typed: kept.test.ts',
  hands: 'saved hands',
  evenings: 'an open one stands in the address: analyse-evening.test.ts',
  settings: 'each is stored when it is chosen',
  sprints: 'runs that are over',
  elbow: 'hints that were given',
};

/** Live components in which nothing can be half done, each with the reason. */
export const NOTHING_TO_BEGIN: Readonly<Record<string, string>> = {
  KeptPage: 'lists; the note that is written in is on the list of activities',
  DaySheet: 'a sheet of the day, by its address',
  RecentTally: 'numbers',
  Progress: 'numbers, and a fold',
  SkatFigure: 'the place stands in the address; a question that was answered is stored',
  WhistFigure: 'the place stands in the address',
  CalabrasellaFigure: 'the place stands in the address',
  MateFigure: 'the place stands in the address',
  Payments: 'a table that is looked up',
};

/** The activities of each live component. */
export const LIVE: Readonly<Record<string, readonly string[]>> = {
  Room: ['room'],
  Play: ['sitting-down', 'table', 'mate'],
  Lesson: ['lesson'],
  Desk: ['tournaments', 'hard-game', 'renaming'],
  ScorePad: ['sheet-rules', 'scores', 'renaming'],
  WholeHand: ['whole-hand', 'drill'],
  SprintPage: ['sprint'],
  Today: ['mixed'],
  Due: ['mixed'],
  OwnHand: ['own-hand'],
  OwnDrill: ['drill'],
  Sheet: ['its address'],
  TwoHanded: ['two'],
};
