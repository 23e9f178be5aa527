/** The first lesson, and the trick on the cover, done as a reader does them. */
import type { Locator, Page } from '@playwright/test';
import { axeFaultsDayAndNight } from './support/axe.ts';
import { layoutFaults } from './support/layout.ts';
import { pressByKeys } from './support/keys.ts';
import { inOptions } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

/** For each step before the first deal: a wrong answer and a right one, by the words on their buttons. */
const ANSWERS: readonly (readonly [step: string, wrong: string, right: string])[] = [
  ['cards', 'king of spades', '10 of spades'],
  ['trick', 'queen of hearts', 'ace of hearts'],
  ['follow-suit', 'ace of hearts', '9 of spades'],
  ['throw', 'ace of spades', 'queen of diamonds'],
  ['trump', 'ace of clubs', '7 of hearts'],
  ['trump-or-follow', 'ace of hearts', 'queen of diamonds'],
  ['jacks', 'ace of hearts', 'jack of spades'],
  ['jacks-follow', 'ace of clubs', 'jack of clubs'],
  ['points', '21', '14'],
  ['sixty-one', 'Yes', 'No'],
  ['base-values', 'ace of hearts', 'king of diamonds'],
  ['matadors', '33', '22'],
  ['won-or-lost', '−22', '−44'],
  ['bid', 'Yes', 'Pass'],
  ['who-asks', 'Mittelhand', 'Hinterhand'],
];

async function openLesson(page: Page, step = ''): Promise<Locator> {
  await page.goto(`/learn/${step}`);
  const lesson = page.getByRole('region', { name: 'The lesson' });
  await expect(lesson).toHaveAttribute('data-hydrated', '');
  return lesson;
}

const touch = async (_: Page, button: Locator): Promise<void> => {
  await button.tap();
};

async function goThrough(
  page: Page,
  lesson: Locator,
  press: (page: Page, button: Locator) => Promise<void>,
): Promise<void> {
  const named = (name: string | RegExp): Locator =>
    lesson.getByRole('button', { name, exact: true });
  const card = (code: string): Locator => lesson.locator(`[data-card="${code}"]`);
  const said = lesson.getByRole('status');
  const next = async (): Promise<void> => {
    await press(page, named('Next'));
  };

  for (const [step, wrong, right] of ANSWERS) {
    await expect(lesson).toHaveAttribute('data-step', step);
    expect(await layoutFaults(lesson)).toEqual([]);
    await press(page, named(wrong));
    await expect(said).toHaveText(/\.$/);
    await expect(said).not.toHaveText(/^Yes[.:,]|^Right/);
    await press(page, named(right));
    await expect(said).toHaveText(/^Yes|^Right/);
    await next();
  }

  await expect(page).toHaveURL(/#your-bid$/);
  await press(page, named('Pass'));
  await expect(said).toHaveText(/worth 36, and you are asked only for 18/);
  for (const heard of ['Mittelhand asks: 20', 'Hinterhand asks: 22', 'Hinterhand asks: 23']) {
    await press(page, named('Yes'));
    await expect(said).toContainText(heard);
  }
  await press(page, named('Yes'));
  await expect(said).toHaveText(/You are the declarer, and have promised 23/);
  await next();
  await press(page, named('Take up the skat'));
  await expect(said).toHaveText(/a sixth trump/);
  await press(page, card('HA'));
  await press(page, card('S9'));
  await press(page, named('Put these two away'));
  await expect(said).toHaveText(/Keep the ace of hearts/);
  // A third card takes the place of the first.
  await press(page, card('D10'));
  await press(page, named('Put these two away'));
  await expect(said).toHaveText(/ten points are yours/);
  await next();
  await press(page, named('Grand'));
  await expect(said).toHaveText(/Name a suit/);
  await press(page, named('Hearts'));
  await expect(said).toHaveText(/Count once more/);
  await press(page, named('Clubs'));
  await expect(said).toHaveText(/make 6 trumps/);
  await next();
  await press(page, card('HA'));
  await expect(said).toHaveText(/can wait/);
  await press(page, card('CJ'));
  await expect(lesson.getByText('The trick is yours: 6 points.')).toBeVisible();
  await press(page, named('Go on'));

  for (let trick = 2; trick <= 10; trick++) {
    await press(page, named('What would you play?'));
    const advice = (await said.textContent()) ?? '';
    const cards = await lesson.locator('[data-card]').all();
    const held = await Promise.all(
      cards.map(async (one) => {
        const label = (await one.getAttribute('aria-label')) ?? '';
        return { name: label.replace('Play the ', ''), one };
      }),
    );
    const advised = held.findLast(({ name }) => advice.includes(name));
    await press(page, advised!.one);
    if (trick < 10) await press(page, named('Go on'));
  }
  await expect(lesson.getByText(/the game is won/)).toBeVisible();
  await next();
  await press(page, named('Show the whole count'));
  await expect(lesson.getByText('You win +36')).toBeVisible();
  await expect(lesson.getByText('You have won your first game of Skat.')).toBeVisible();
  await expect(lesson.getByText(/86 together/)).toBeVisible();
  await expect(lesson.getByText(/36 points are written down for you/)).toBeVisible();
  await expect(lesson.getByRole('link', { name: 'Play your first game' })).toHaveAttribute(
    'href',
    /\/play\/#first$/,
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('the whole lesson is done by the keyboard, with wrong answers and right ones @core', async ({
    page,
  }) => {
    await goThrough(page, await openLesson(page), pressByKeys);
  });

  test('the whole lesson is done by touch', async ({ page }) => {
    const lesson = await openLesson(page);
    await goThrough(page, lesson, touch);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  });
});

for (const viewport of [PHONE, { width: 390, height: 664 }]) {
  test.describe(`on a phone ${viewport.height} px high, each step`, () => {
    test.use({ viewport, hasTouch: true });

    /** Describes the elements of a step that are not wholly visible between the running head and the foot. */
    const hidden = (lesson: Locator): Promise<string[]> =>
      lesson.evaluate((root) => {
        const from = document.querySelector('.running-head .line')!.getBoundingClientRect().bottom;
        const to = root.querySelector('.foot')!.getBoundingClientRect().top;
        const must = [
          ...root.querySelectorAll('h2, .task, .cloth, .board, .choices button, .act button'),
        ];
        return must
          .filter((each) => {
            const { bottom, top } = each.getBoundingClientRect();
            return top < from || bottom > to + 0.5;
          })
          .map(
            (each) => `${root.getAttribute('data-step')}: ${each.className} ${each.textContent}`,
          );
      });

    test('shows its question, its table and the buttons to press on one screen', async ({
      page,
    }) => {
      const lesson = await openLesson(page);
      const next = lesson.getByRole('button', { name: 'Next' });
      const steps: string[] = [];
      for (;;) {
        steps.push((await lesson.getAttribute('data-step'))!);
        expect(await hidden(lesson)).toEqual([]);
        if ((await next.count()) === 0) break;
        await next.tap();
      }
      expect(steps.length).toBeGreaterThan(18);
      // Opened by its address a step must fit as well; some of them are enough.
      for (const step of steps.filter((_, index) => index % 4 === 0)) {
        await page.goto('about:blank');
        expect(await hidden(await openLesson(page, `#${step}`))).toEqual([]);
      }
    });

    test('keeps the button to press on the screen below a wrong answer', async ({ page }) => {
      for (const [step, wrong] of ANSWERS) {
        const lesson = await openLesson(page, `#${step}`);
        await lesson.getByRole('button', { name: wrong, exact: true }).tap();
        await expect(lesson.getByRole('status')).toHaveText(/\.$/);
        // It may have to be scrolled to.
        await expect
          .poll(async () => (await hidden(lesson)).filter((fault) => /button|bare/.test(fault)))
          .toEqual([]);
        await page.goto('about:blank');
      }
    });
  });
}

test('a step has an address, which is replaced: Back leaves the lesson @core', async ({ page }) => {
  await page.goto('/manual/');
  const lesson = await openLesson(page, '#jacks');
  await expect(lesson.getByRole('heading', { level: 2 })).toHaveText('The four jacks');
  await lesson.getByRole('button', { name: 'Next' }).click();
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/#points$/);
  await lesson.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/#jacks-follow$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/manual\/$/);
});

test('the focus goes to “Next” as soon as there is nothing else to do on a step', async ({
  page,
}) => {
  await page.goto('/learn/#throw');
  const lesson = page.getByRole('region', { name: 'The lesson' });
  await expect(lesson).toHaveAttribute('data-hydrated', '');
  const next = lesson.getByRole('button', { name: 'Next' });
  // The cards of this step stay when one of them is shown.
  await lesson.getByRole('button', { name: 'Tell me' }).press('Enter');
  await expect(next).toBeFocused();

  await page.goto('/learn/#your-bid');
  await page.reload();
  await expect(lesson.getByRole('status')).toHaveText('Mittelhand asks: 18?');
  for (let times = 0; times < 4; times++) {
    await lesson.getByRole('button', { name: 'Yes', exact: true }).press('Enter');
  }
  await expect(next).toBeFocused();
});

test('a card against the rules is refused with its reason, a trick is taken back, and the deal may be played again', async ({
  page,
}) => {
  const lesson = await openLesson(page, '#play');
  const card = (code: string): Locator => lesson.locator(`[data-card="${code}"]`);
  await card('D8').click();
  await expect(lesson.getByRole('status')).toHaveText(/can wait/);
  await card('CJ').click();
  await lesson.getByRole('button', { name: 'Go on' }).click();
  await card('D8').click();
  await expect(
    lesson.getByText(/The trick is Mittelhand’s|The trick is Hinterhand’s/),
  ).toBeVisible();
  await lesson.getByRole('button', { name: 'Go on' }).click();
  // A defender leads, and the reader must follow.
  await expect(lesson.locator('.trick .played')).not.toHaveCount(0);
  await expect(lesson.locator('.trick')).toContainText('leads');
  await lesson.getByRole('button', { name: 'Take it back' }).click();
  await expect(card('D8')).toBeVisible();
  await card('SJ').click();
  await lesson.getByRole('button', { name: 'Next' }).click();
  await expect(lesson.getByText('not finished yet')).toBeVisible();
  await lesson.getByRole('button', { name: 'Play the rest for me' }).click();
  await expect(lesson.getByText(/together\. The defenders have/)).toBeVisible();
  await lesson.getByRole('button', { name: 'Play it once more' }).click();
  await expect(lesson).toHaveAttribute('data-step', 'skat');
});

test('axe finds nothing on the steps, by day and by night', async ({ page }) => {
  const steps = '#trick #base-values #who-asks #your-bid #skat #play #count';
  for (const step of steps.split(' ')) {
    await openLesson(page, step);
    expect(await axeFaultsDayAndNight(page, '.lesson'), step).toEqual([]);
    await page.goto('about:blank');
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lesson is a text, with its answers and the whole hand @core', async ({ page }) => {
    await page.goto('/learn/');
    await expect(page.getByRole('heading', { level: 2, name: 'Following suit' })).toBeVisible();
    await page.locator('#follow-suit summary').click();
    await expect(
      page.getByText('That is the ace of hearts. The suit led was spades'),
    ).toBeVisible();
    await expect(page.locator('#play li')).toHaveCount(10);
    await expect(page.getByText('You have won your first game of Skat.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
  });

  test('the cover says what a card would have done', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText('In Skat the 10 ranks above the king.')).toBeVisible();
  });
});

test('the cover has a trick to play, says why, and leads to the lesson', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  const trick = page.getByRole('region', { name: /^Trick/ });
  await trick.getByRole('button', { name: '9 of spades' }).click();
  await expect(trick.getByRole('status')).toHaveText(/you hold hearts/);
  await trick.getByRole('button', { name: '7 of hearts' }).click();
  await expect(trick.getByRole('status')).toHaveText(
    /king of hearts ranks above the 7 of hearts. Another of your cards takes the trick/,
  );
  await trick.getByRole('button', { name: '10 of hearts' }).click();
  await expect(trick.getByRole('status')).toHaveText(/The trick is yours/);
  await expect(trick.getByRole('list', { name: 'On the table' })).toContainText('10 of hearts');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '7 of hearts' }).click();
  await page.getByRole('button', { name: 'Another trick' }).click();
  await trick.getByRole('button', { name: 'jack of diamonds' }).click();
  await expect(trick.getByRole('status')).toHaveText(/always trumps/);
  await page.getByRole('link', { name: /ten minutes/ }).click();
  await expect(page).toHaveURL(/\/learn\/$/);
});

for (const viewport of [
  { width: 390, height: 664 },
  { width: 1366, height: 768 },
]) {
  test(`at ${viewport.width} × ${viewport.height} the cover needs no scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(page.getByRole('button', { name: '7 of hearts' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: /ten minutes/ })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: 'Play a game' })).toBeInViewport({ ratio: 1 });
  });
}

test('the order of the cards opens beside a figure, for the game of its hand', async ({ page }) => {
  await page.goto('/manual/the-simple-game/');
  const figure = page.locator('figure#foster-01');
  await figure.scrollIntoViewIfNeeded();
  await expect(figure).toHaveAttribute('data-hydrated', '');
  await inOptions(figure, async (menu) => {
    await menu.getByRole('button', { name: 'Order of the cards' }).click();
    const trumps = menu.getByRole('list', { name: /^Trumps/ });
    await expect(trumps.getByRole('listitem')).toHaveCount(11);
    await expect(trumps.getByRole('listitem').nth(4)).toContainText('ace of spades, 11 points');
  });
});
