/** The oEmbed data of hands and places. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makeOEmbed } from '../../../src/book/oembed.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';

const parsed = parseHand(readFileSync('content/hands/foster-09.hand', 'utf8'));
if (!parsed.ok) throw new Error('foster-09');
const hand = parsed.value;
const where = { site: 'https://book.example', base: '/vorhand/' };

test('a hand has all that the type “rich” must have, with full addresses', () => {
  expect(makeOEmbed(hand, 'No. 9: Club “Solo”', null, where)).toEqual({
    version: '1.0',
    type: 'rich',
    title: 'No. 9: Club “Solo”',
    provider_name: 'Vorhand',
    provider_url: 'https://book.example/vorhand/',
    html: '<iframe src="https://book.example/vorhand/embed/foster-09/" title="No. 9: Club “Solo”" width="100%" height="800" style="border: 0" loading="lazy"></iframe>',
    width: 640,
    height: 800,
    thumbnail_url: 'https://book.example/vorhand/pictures/hands/foster-09.png',
    thumbnail_width: 1200,
    thumbnail_height: 630,
  });
});

test('a place opens the frame there and has its own picture', () => {
  const { html, thumbnail_url: picture } = makeOEmbed(hand, 'Trick 6', 't6.2', where);
  expect(html).toContain('src="https://book.example/vorhand/embed/foster-09/#foster-09/t6.2"');
  expect(picture).toBe('https://book.example/vorhand/pictures/hands/foster-09/t6.2.png');
});
