/**
 * The signs on the cards of a Nullo are for the side that plays: a card bears ✗ exactly when it was
 * won for that side before the card and is lost after it. Held against the positions before and
 * after each card, asked about one by one; late ones against a search that shares nothing with ours.
 */
import { describe, expect, test, vi } from 'vitest';
import { cardRemarks, playRemarks } from '../../../../components/figure/analysis/remarks-of.ts';
import { analyseHand } from '../../../../src/game/analysis/analyse.ts';
import { choiceAt, choiceKey, playOf } from '../../../../src/game/analysis/at-stop.ts';
import type { Choice } from '../../../../src/game/analysis/at-stop.ts';
import { changesOf } from '../../../../src/game/analysis/course.ts';
import { measureOf } from '../../../../src/game/analysis/measure.ts';
import { buildReplay } from '../../../../src/game/replay/build.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { isOver, legalPlays, playCard, startPlay, toMove } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { Chance } from '../notation/chance.ts';
import { readHands } from '../replay/book-hands.ts';
import { plainTricks } from '../solver/plain.ts';

vi.setConfig({ testTimeout: 120_000 });

const solver = makeSolver();

/** Whether the declarer keeps clear of every trick from here on. */
function keepsClear(position: Position): boolean {
  if (position.tricks.some(({ winner }) => winner === position.declarer)) return false;
  if (isOver(position)) return true;
  if (position.tricks.length >= 6) return plainTricks(position, 'none');
  return finish(solver.tricks(choiceOf(position).position, 'none'));
}

function choiceOf({ declarer, game, hands, leader, table }: Position): Choice {
  if (declarer === null) throw new RangeError('A Nullo has a declarer.');
  return {
    measure: 'no-trick',
    position: { declarer, game, hands, leader, table, pointsSoFar: 0 },
  };
}

/** Whether the side that is to play `position` has won in `now`. */
function wonFor(position: Position, now: Position): boolean {
  return keepsClear(now) === (toMove(position) === position.declarer);
}

/** The sign that a card must bear. */
function signOf(position: Position, card: Card): string {
  if (wonFor(position, playCard(position, card))) return '✓';
  return wonFor(position, position) ? '✗' : '–';
}

/** What the figure shows on the cards of the seat to move. */
function shownAt(position: Position): Record<string, string> {
  const choice = choiceOf(position);
  const values = new Map(
    [...finish(solver.cardTricks(choice.position, 'none'))].map(([card, kept]) => [
      card,
      Number(kept),
    ]),
  );
  const remarks = cardRemarks(choice.measure, choice, values);
  return Object.fromEntries([...remarks].map(([card, { label }]) => [card, label]));
}

describe('every Nullo of the hands', () => {
  const lines = readHands().flatMap((hand) => {
    const replay = buildReplay(hand);
    return [...replay.lines.values()]
      .filter(({ contract }) => measureOf(contract) === 'no-trick')
      .map((line) => ({ hand: hand.id, line, replay, name: `${hand.id} ${line.title}` }));
  });

  test('there is hand 23, and what its readers may try', () => {
    expect(lines.map(({ hand }) => hand)).toContain('foster-23');
  });

  test.each(lines)('$name: ✗ in the list of tricks is a card that gave a won game away', (one) => {
    const { line, replay } = one;
    const { stops } = analyseHand(replay, solver);
    const byKey = new Map(
      [...replay.lines.values()].flatMap((each) =>
        playOf(each).flatMap((stop) => {
          const choice = choiceAt(replay, each, stop);
          const values = stops.get(stop.name);
          return choice === null || values === undefined
            ? []
            : [[choiceKey(choice), values] as const];
        }),
      ),
    );
    const changes = changesOf(replay, line, (choice) => byKey.get(choiceKey(choice)));
    const shown = playRemarks('no-trick', changes);

    let position = startPlay(playOf(line)[0]!.hands, line.contract, line.declarer);
    for (const stop of playOf(line).slice(1)) {
      const { card } = stop.table.at(-1)!;
      const sign = signOf(position, card);
      expect
        .soft(shown.get(stop.name)?.label ?? 'none', `${stop.name} ${card}`)
        .toBe(sign === '✗' ? '✗' : 'none');
      if (keepsClearStill(position)) {
        const signs = legalPlays(position).map((each) => [each, signOf(position, each)]);
        expect.soft(shownAt(position), stop.name).toEqual(Object.fromEntries(signs));
      }
      position = playCard(position, card);
    }
  });
});

/** Whether the declarer has no trick yet: afterwards no card bears anything. */
function keepsClearStill({ declarer, tricks }: Position): boolean {
  return tricks.every(({ winner }) => winner !== declarer);
}

test('made-up Nullos: each card bears what it does for the side that plays it', () => {
  const chance = new Chance(23);
  const seen = new Map<string, number>();
  for (let deal = 0; deal < 60; deal++) {
    const cards = chance.sample(CARDS, 30);
    // The declarer's ten are made low: of thirty at random nearly every Nullo is lost at once.
    const low = cards.filter((card) => '789'.includes(card.slice(1))).slice(0, 8);
    const rest = cards.filter((card) => !low.includes(card));
    const order = [...low, ...rest];
    const declarer = SEATS[deal % 3]!;
    const [left, right] = SEATS.filter((seat) => seat !== declarer);
    const hands: Record<'V' | 'M' | 'H', readonly Card[]> = { V: [], M: [], H: [] };
    hands[declarer] = order.slice(0, 10);
    hands[left!] = order.slice(10, 20);
    hands[right!] = order.slice(20);
    let position = startPlay(hands, { kind: 'nullo', trump: null }, declarer);
    while (!isOver(position) && keepsClearStill(position)) {
      const shown = shownAt(position);
      for (const card of legalPlays(position)) {
        const sign = signOf(position, card);
        expect(shown[card], `deal ${deal}, ${card}`).toBe(sign);
        const who = toMove(position) === declarer ? 'declarer' : 'defender';
        seen.set(`${who} ${sign}`, (seen.get(`${who} ${sign}`) ?? 0) + 1);
      }
      position = playCard(position, chance.sample(legalPlays(position), 1)[0]!);
    }
  }
  // All that may be said has been said, of either side.
  expect([...seen.keys()].sort()).toEqual(
    ['declarer ✓', 'declarer ✗', 'declarer –', 'defender ✓', 'defender ✗', 'defender –'].sort(),
  );
});
