/**
 * Holds every hand in content/hands against what the 1922 book prints: wherever the two differ
 * the file must carry an erratum for that very place, and an erratum must not stand where they agree.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { summariseHand } from '../../../../src/game/notation/write/public.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { sortCards } from '../../../../src/game/skat/deal.ts';
import { isCard } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { PRINTED_HANDS } from './foster-1922.ts';
import type { PrintedHand } from './printed/hand.ts';

function load(number: number): Hand {
  const file = `content/hands/foster-${String(number).padStart(2, '0')}.hand`;
  const parsed = parseHand(readFileSync(file, 'utf8'), { file });
  if (!parsed.ok) throw new Error(`${file}: ${parsed.errors.map((e) => e.message).join('; ')}`);
  return parsed.value;
}

const cards = (text: string): string[] => sortCards(text.split(' ').filter(isCard));

type Fact = string | number | boolean | null;

/** Where the hand departs from the print, by the names errata use. */
function departures(hand: Hand, printed: PrintedHand): Set<string> {
  const found = new Set<string>();
  for (const seat of SEATS) {
    if (sortCards(hand.deal[seat]).join() !== cards(printed[seat]).join()) found.add('deal');
  }
  if (sortCards(hand.deal.skat).join() !== cards(printed.skat).join()) found.add('deal');
  for (const [index, row] of printed.tricks.entries()) {
    const [V, M, H, column, points] = row;
    const trick = hand.line.tricks[index];
    if (!trick) throw new Error(`${hand.id} has no trick ${index + 1}`);
    const cell = { V, M, H };
    for (const play of trick.plays) {
      if (play.card !== cell[play.seat]) found.add(`t${trick.number}.${play.seat}`);
    }
    if (hand.number === 23) continue;
    const side = hand.declarer === null ? trick.winner : trick.winner === hand.declarer ? '+' : '-';
    // the book leaves the cell empty where a trick holds nothing
    const printedNothing = column === null && trick.points === 0;
    if (!printedNothing && (side !== column || trick.points !== points)) {
      found.add(`t${trick.number}`);
    }
  }
  return found;
}

/** The trick or the whole play may stand for its cards, and a card for its trick's points. */
const covers = (erratum: string, departure: string): boolean =>
  erratum === departure ||
  (erratum === 'play' && departure.startsWith('t')) ||
  departure.startsWith(`${erratum}.`) ||
  erratum.startsWith(`${departure}.`);

describe.each(PRINTED_HANDS.map((printed) => [printed.number, printed] as const))(
  'hand %i of the 1922 book',
  (number, printed) => {
    const hand = load(number);
    const errata = hand.errata.map((erratum) => erratum.at);
    const departed = departures(hand, printed);

    test('every departure from the printed deal and play is recorded as an erratum', () => {
      const silent = [...departed].filter((place) => !errata.some((at) => covers(at, place)));
      expect(silent).toEqual([]);
    });

    test('no erratum claims a misprint in a card or a deal that the book prints right', () => {
      const idle = errata.filter(
        (at) =>
          (at === 'deal' || at === 'play' || at.includes('.')) &&
          ![...departed].some((place) => covers(at, place)),
      );
      expect(idle).toEqual([]);
    });

    test('the result is the printed one, or an erratum says why not', () => {
      const { result } = printed;
      const summary = summariseHand(hand);
      const wrong: string[] = [];
      const hold = (what: string, ours: Fact, theirs: Fact): void => {
        if (theirs !== null && ours !== theirs)
          wrong.push(`${what}: ${String(ours)} for ${String(theirs)}`);
      };
      hold('declarer', hand.declarer, result.declarer);
      hold('won', summary.won, result.won);
      hold('value', summary.value.points, result.value);
      hold('score', summary.score, result.score);
      const { points } = summary;
      if ('declarer' in points && result.inPlay !== null) {
        const total = result.total ?? result.inPlay + (result.inSkat ?? 0);
        hold('points', points.declarer, total);
      }
      if (wrong.length > 0) expect(errata, wrong.join('; ')).toContain('result');
      else expect(wrong).toEqual([]);
    });
  },
);

test('the printed Ramsch totals are those of hands 21 and 22', () => {
  expect(summariseHand(load(21)).points).toMatchObject({ V: 2, M: 17, H: 88 });
  expect(summariseHand(load(22)).points).toMatchObject({ V: 77, M: 32, H: 0 });
});
