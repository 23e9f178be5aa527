/** The table shows a game under way, of which there is no record, as a replay shows the same hand. */
import { expect, test } from 'vitest';
import { playAt } from '../../../../src/game/cards/play.ts';
import type { TrickPosition } from '../../../../src/game/cards/play.ts';
import { arrangeAt } from '../../../../src/game/replay/arrange.ts';
import { showPosition } from '../../../../src/game/replay/show-position.ts';
import { layOutSkat } from '../../../../src/game/replay/skat-replay.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { MATE_RULES } from '../../../../src/game/others/mate/rules.ts';
import { SKAT_RULES } from '../../../../src/game/skat/play.ts';
import { readHands } from './book-hands.ts';

test('at every card of every hand of the book the table is that of its replay', () => {
  let cards = 0;
  for (const hand of readHands()) {
    const { lines } = layOutSkat(hand, LAWS[hand.laws].targets);
    const line = lines.get(null)!;
    const { contract, declarer, layout, path } = line;
    const first = path.findLast(({ trick }) => trick === 0)!;
    const { hands, leader } = first;
    const before = { contract, declarer, game: SKAT_RULES, hands, layout, leader };
    let position: TrickPosition = {
      ...{ declarer, game: contract, hands, leader, table: [], tricks: [] },
    };
    for (const { table, ...replayed } of path.filter(({ trick }) => trick > 0)) {
      position = playAt(SKAT_RULES, position, table.at(-1)!.card);
      const lies = replayed.taken !== null;
      const isOver = replayed.toPlay === null;
      const shown = showPosition(before, position, lies, isOver);
      const { leader: lead, name, score, taken, toPlay, trick, winning } = replayed;
      expect(shown.stop, hand.id).toMatchObject({
        ...{ leader: lead, name, score, taken, toPlay, trick, winning },
        hands: replayed.hands,
      });
      // The replay has marks on its cards.
      expect(shown.stop.table.map(({ card, seat }) => [seat, card])).toEqual(
        table.map(({ card, seat }) => [seat, card]),
      );
      for (const seat of SKAT_RULES.seats) {
        expect(arrangeAt(shown.line, shown.stop, seat)).toEqual(
          arrangeAt(line, { ...replayed }, seat),
        );
      }
      cards++;
    }
  }
  expect(cards).toBeGreaterThan(1000);
});

test('a trick that has been taken off the table is the last one on the way to the next', () => {
  const [hand] = readHands();
  const { contract, declarer, layout, path } = layOutSkat(
    hand!,
    LAWS[hand!.laws].targets,
  ).lines.get(null)!;
  const { hands, leader } = path.findLast(({ trick }) => trick === 0)!;
  const before = { contract, declarer, game: SKAT_RULES, hands, layout, leader };
  let position: TrickPosition = {
    ...{ declarer, game: contract, hands, leader, table: [], tricks: [] },
  };
  const played = path.filter(({ trick }) => trick === 1).map(({ table }) => table.at(-1)!.card);
  for (const card of played) position = playAt(SKAT_RULES, position, card);
  const { line, stop } = showPosition(before, position);
  expect(stop).toMatchObject({ table: [], taken: null, trick: 2, toPlay: position.leader });
  expect(line.path.at(-1)).toMatchObject({ name: stop.name, taken: { by: position.leader } });
});

test('a card that mates lies alone, and nobody is to play', () => {
  const hands = { X: ['CA', 'HA'], Y: ['S7'] } as const;
  const aside = { X: null, Y: null };
  const variant = { deck: 'single', freeMove: false, privilege: 'none' } as const;
  const contract = { trump: null, variant, leader: 'X', aside } as const;
  const before = { contract, declarer: null, game: MATE_RULES, hands, layout: null, leader: 'X' };
  const position: TrickPosition = {
    ...{ declarer: null, game: contract, hands, leader: 'X', table: [], tricks: [] },
  };
  const { stop } = showPosition(before, playAt(MATE_RULES, position, 'CA'), true, true);
  expect(stop).toMatchObject({ toPlay: null, trick: 1, winning: 0, taken: null });
  expect(stop.table).toEqual([{ seat: 'X', card: 'CA', mark: null }]);
});
