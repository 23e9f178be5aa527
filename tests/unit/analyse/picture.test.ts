/** The picture of a position: a sound SVG file that stands alone and shows every card once. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardArt } from '../../../components/analyse/card-art.ts';
import { makePicture } from '../../../src/analyse/picture.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import { buildReplay } from '../../../src/game/replay/build.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../../src/game/replay/skat-replay.ts';
import { cardName } from '../../../src/game/words/cards.ts';
import { CARDS } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';

function read(number: string): SkatReplay {
  const parsed = parseHand(readFileSync(`content/hands/foster-${number}.hand`, 'utf8'));
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return buildReplay(parsed.value);
}

const draw = (replay: SkatReplay, stop: SkatStop): string =>
  makePicture(replay, stop, cardArt('french', 'en'), { terms: 'en', suits: 'french' });

/** The names of all elements in order; throws where the text is no well-formed XML. */
function parseXml(text: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  const token =
    /<\?xml [^<>]*\?>\n|<(\/?)([a-z]+)((?: [a-z][\w:-]*="[^"<>&]*(?:&(?:amp|lt|gt|quot);[^"<>&]*)*")*)(\/?)>|((?:[^<>&]|&(?:amp|lt|gt|quot);)+)/giy;
  while (token.lastIndex < text.length) {
    const at = token.lastIndex;
    const match = token.exec(text);
    if (match === null) throw new Error(`Not well-formed: ${text.slice(at, at + 60)}`);
    const [, closing, name, attributes = '', empty] = match;
    if (name === undefined) continue;
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map(([, one]) => one);
    if (new Set(names).size !== names.length) throw new Error(`An attribute twice in ${match[0]}`);
    if (closing === '/') {
      if (open.pop() !== name) throw new Error(`${name} ends where it did not begin.`);
      continue;
    }
    all.push(name);
    if (empty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`${open.join(' ')} does not end.`);
  return all;
}

/** The cards to be seen at a stop. */
function cardsAt(replay: SkatReplay, stop: SkatStop): Card[] {
  const { layout } = lineOf(replay, stop.line);
  const skat = layout !== null && stop.place.at !== 'deal' ? layout : replay.hand.deal.skat;
  const hands = SEATS.flatMap((seat) => stop.hands[seat]);
  return [...hands, ...stop.table.map(({ card }) => card), ...skat];
}

const times = (text: string, part: string): number => text.split(part).length - 1;

describe.each(['01', '09', '18', '21', '23'])('hand %s', (number) => {
  const replay = read(number);

  test('is well-formed at every place and needs nothing from outside', () => {
    for (const stop of replay.stops.values()) {
      const svg = draw(replay, stop);
      expect(parseXml(svg)[0]).toBe('svg');
      expect(svg).not.toMatch(/undefined|NaN|null|class=| style=|<style|url\(/);
      expect([...svg.matchAll(/https?:[^"<]*/g)].map(String)).toEqual([
        'http://www.w3.org/2000/svg',
      ]);
      for (const [, id = ''] of svg.matchAll(/href="#([^"]+)"/g)) {
        expect(times(svg, ` id="${id}"`)).toBe(1);
      }
    }
  });

  test('shows every card that is in sight once, names it once, and shows no other', () => {
    for (const stop of replay.stops.values()) {
      const svg = draw(replay, stop);
      const said = /<desc[^>]*>(.*)<\/desc>/s.exec(svg)?.[1] ?? '';
      const [, drawn = ''] = svg.split('</defs>');
      const inSight = cardsAt(replay, stop);
      expect(new Set(inSight).size).toBe(inSight.length);
      for (const card of CARDS) {
        const count = inSight.includes(card) ? 1 : 0;
        const shown = times(drawn, `"#card-${card}"`) + times(drawn, `"#card-${card}-small"`);
        expect([stop.name, card, shown]).toEqual([stop.name, card, count]);
        expect([stop.name, card, times(said, cardName(card))]).toEqual([stop.name, card, count]);
      }
    }
  });
});

describe('what stands in the picture', () => {
  const replay = read('09');
  const at = (name: string): string => draw(replay, replay.stops.get(name)!);

  test('the place, the declarer, the counts', () => {
    expect(at('deal')).toContain('>The deal</text>');
    const later = at('t7.1');
    expect(later).toContain('>Trick 7, Mittelhand to play</text>');
    expect(later).toContain('>Mittelhand, declarer</text>');
    expect(later).toMatch(/>Declarer \d+<\/text>/);
    expect(later).toMatch(/>Defenders \d+<\/text>/);
    const nullo = read('23');
    expect(draw(nullo, nullo.stops.get('t2.3')!)).toContain('Declarer 0 tricks');
    const ramsch = read('21');
    expect(draw(ramsch, ramsch.stops.get('t3.1')!)).toMatch(/Vorhand \d+ · Mittelhand \d+ · /);
  });

  test('a title with anything in it', () => {
    const title = `<b>"Tom & Jerry" 'n' ${'long '.repeat(30)}\u{1f0a1}\u0007\ud800`;
    const hand = { ...replay.hand, title };
    const svg = draw({ ...replay, hand }, replay.stops.get('deal')!);
    parseXml(svg);
    expect(svg).toContain('<title id="title">&lt;b&gt;&quot;Tom &amp; Jerry&quot;');
    expect(svg).toMatch(/long l…<\/text>/);
    expect(svg.isWellFormed()).toBe(true);
  });

  test('the suits and letters as the reader has them, and no others', () => {
    const stop = replay.stops.get('deal')!;
    const words = { terms: 'de', suits: 'german' } as const;
    const german = makePicture(replay, stop, cardArt('german', 'de'), words);
    expect(german).toContain('Eichel-');
    expect(german).toContain('#a85800');
    const english = draw(replay, stop);
    const shape = (svg: string): string | undefined => /<g id="pip-S".*?<\/g>/s.exec(svg)?.[0];
    expect(shape(english)).not.toBe(shape(german));
    expect(times(shape(english) ?? '', '<path')).toBe(1);
  });
});
