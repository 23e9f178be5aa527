/** What search engines and chats find of the book, and where a link that was sent leads. */
import { globSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from './support/test.ts';

/** The pages of the built site that hold something of their own: some only lead on, or are a frame. */
const pages = globSync('dist/**/*.html')
  .map((file) => ({ file: file.replaceAll('\\', '/'), html: readFileSync(file, 'utf8') }))
  .filter(
    ({ file, html }) =>
      !html.includes('http-equiv="refresh"') && !/^dist\/(?:de\/)?embed\//.test(file),
  );

test('no two pages have the same title or description, and none says too little or too much @core', () => {
  expect(pages.length).toBeGreaterThan(80);
  const seen = new Map<string, string>();
  for (const { file, html } of pages) {
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    // The editions may share a name, such as “Whist”.
    const edition = file.startsWith('dist/de/') ? 'de' : 'en';
    for (const text of [title, description]) {
      const key = `${edition} ${text}`;
      expect.soft(seen.get(key), `“${text}” of ${file}`).toBeUndefined();
      seen.set(key, file);
    }
    expect.soft(description.length, `${file}: ${description}`).toBeGreaterThan(50);
    expect.soft(description.length, `${file}: ${description}`).toBeLessThanOrEqual(200);
  }
});

test('no page only leads to a place: chats have no picture to show for one', () => {
  // What leads on by number, `/hands/9/`, is for readers who know a hand by it.
  expect(globSync('dist/hands/*/*/index.html')).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('no page shows a button that does nothing', async ({ page }) => {
    for (const path of [
      '/analyse/',
      '/practice/progress/',
      '/practice/due/',
      '/kept/',
      '/practice/sprint/',
      '/practice/whole-hand/',
      '/hands/foster-09/',
      '/proof/',
      '/score/',
    ]) {
      await page.goto(path);
      // What a form sends by itself, as the search does, works.
      const dead = page.locator('main :is(button, input, select):not(form[action] *)');
      for (const one of await dead.all()) await expect.soft(one, path).toBeHidden();
    }
    await page.goto('/analyse/');
    expect(await page.locator('main noscript').innerText()).toContain(
      'the hands of the book and how hands are written',
    );
    await page.goto('/manual/introduction/');
    await expect(page.locator('main')).toContainText('as much xii money as you can');
  });
});

test('the picture in pixels that the room makes is the one the book has', async ({
  page,
  request,
}) => {
  await page.goto('/hands/foster-09/');
  await page.getByRole('link', { name: 'open it in the analysis room' }).click();
  await expect(page.locator('figure[data-hand][data-hydrated]')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a picture (PNG) of this place' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('club-solo-by-mittelhand.png');
  const pixels = async (file: Buffer): Promise<{ data: Buffer; size: number[] }> => {
    const { data, info } = await sharp(file)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, size: [info.width, info.height] };
  };
  const drawn = await pixels(readFileSync(await download.path()));
  const built = await pixels(await (await request.get('/hands/foster-09.png')).body());
  expect(drawn.size).toEqual(built.size);
  let far = 0;
  for (const [index, value] of drawn.data.entries()) {
    if (Math.abs(value - (built.data[index] ?? 0)) > 96) far += 1;
  }
  // Two programs smooth edges in two ways; words in another face alone would be over one in a hundred.
  expect(far / drawn.data.length).toBeLessThan(0.004);
});
