/** The lists of actions are legal in OpenSpiel’s Skat and come to the same points. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { convertText } from '../../../../src/game/notation/command/convert.ts';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { makeOpenSpielActions } from '../../../../src/game/notation/open-spiel.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { summariseHand } from '../../../../src/game/notation/summary.ts';

/** The names of the actions 0 to 31, from the log of a game in OpenSpiel (playthroughs/skat.txt). */
const NAMES =
  'D7 D8 D9 DQ DK DT DA DJ H7 H8 H9 HQ HK HT HA HJ S7 S8 S9 SQ SK ST SA SJ C7 C8 C9 CQ CK CT CA CJ'.split(
    ' ',
  );
/** That game: the deal, “diamonds”, two cards put away, and the first card. */
const LOG = [
  ...[
    4, 8, 11, 19, 24, 7, 13, 16, 28, 25, 30, 27, 9, 5, 21, 12, 29, 6, 1, 0, 15, 23, 18, 26, 2, 22,
    14,
  ],
  ...[3, 10, 17, 20, 31, 33, 2, 9, 30],
];
/** The hands after its deal, as the log prints them. */
const HANDS = {
  V: 'D9 DK DT H7 H8 HQ ST SA C9 CQ',
  M: 'D8 DQ DA DJ H9 HK HA SQ C7 CT',
  H: 'D7 HT HJ S7 S8 S9 SK SJ CK CJ',
  skat: 'C8 CA',
};

const POINTS: Readonly<Record<string, number>> = { J: 2, A: 11, T: 10, K: 4, Q: 3 };

/** Plays a list as OpenSpiel’s rules have it, apart from ours. */
function replay(actions: readonly number[]): { hands: string[][]; skat: string[]; points: number } {
  const hands: string[][] = [[], [], []];
  let skat: string[] = [];
  const dealt = actions.slice(0, 32).map((action) => NAMES[action] ?? '');
  expect(new Set(dealt).size).toBe(32);
  for (const [index, card] of dealt.entries()) {
    if (index === 9 || index === 10) skat.push(card);
    else if (index < 9) hands[Math.floor(index / 3)]?.push(card);
    else if (index < 23) hands[Math.floor((index - 11) / 4)]?.push(card);
    else hands[Math.floor((index - 23) / 3)]?.push(card);
  }
  const start = { hands: hands.map((one) => [...one]), skat: [...skat] };
  let at = 32;
  while (actions[at] === 32) at++;
  const solo = at - 32;
  const game = (actions[at] ?? 0) - 33;
  expect(game).toBeGreaterThanOrEqual(0);
  hands[solo]?.push(...skat);
  skat = [];
  const take = (player: number, action: number | undefined): string => {
    const card = NAMES[action ?? -1] ?? '';
    const place = hands[player]?.indexOf(card) ?? -1;
    expect(place, `${card} is held by ${player}`).toBeGreaterThanOrEqual(0);
    hands[player]?.splice(place, 1);
    return card;
  };
  skat.push(take(solo, actions[at + 1]), take(solo, actions[at + 2]));
  const suit = (card: string): string => {
    if (game < 5 && (card.endsWith('J') || card.startsWith('DHSC'.charAt(game)))) return 'trump';
    return card.charAt(0);
  };
  const rank = (card: string): number => {
    if (game === 5) return '789TJQKA'.indexOf(card.charAt(1));
    return card.endsWith('J')
      ? 10 + 'DHSC'.indexOf(card.charAt(0))
      : '789QKTA'.indexOf(card.charAt(1));
  };
  let leader = 0;
  let points = 0;
  const played = actions.slice(at + 3);
  for (let first = 0; first < played.length; first += 3) {
    const trick = played.slice(first, first + 3).map((action, place) => {
      const player = (leader + place) % 3;
      const led = NAMES[played[first] ?? -1] ?? '';
      const holds = hands[player]?.some((card) => suitIn(card, led)) === true;
      const card = take(player, action);
      if (place > 0 && holds) expect(suitIn(card, led), `${card} follows ${led}`).toBe(true);
      return { player, card };
    });
    if (trick.length < 3) break;
    const best = trick.reduce((one, other) => (beats(other.card, one.card) ? other : one));
    leader = best.player;
    if (leader === solo)
      points += trick.reduce((sum, { card }) => sum + (POINTS[card.charAt(1)] ?? 0), 0);
  }
  return {
    ...start,
    points: points + skat.reduce((sum, card) => sum + (POINTS[card.charAt(1)] ?? 0), 0),
  };

  /** In a Grand the jacks are trump, in a Null nothing is. */
  function family(card: string): string {
    if (game === 5) return card.charAt(0);
    return game === 4 ? (card.endsWith('J') ? 'trump' : card.charAt(0)) : suit(card);
  }
  function suitIn(card: string, led: string): boolean {
    return family(card) === family(led);
  }
  function beats(card: string, other: string): boolean {
    if (family(card) === family(other)) return rank(card) > rank(other);
    return family(card) === 'trump';
  }
}

function handOf(file: string): Hand {
  const parsed = parseHand(readFileSync(file, 'utf8'), { file });
  if (!parsed.ok) throw new Error(parsed.errors[0].message);
  return parsed.value;
}

const sorted = (cards: readonly string[] | undefined): string[] => [...(cards ?? [])].sort();

test('the reading of a list agrees with a log of OpenSpiel', () => {
  const { hands, skat } = replay(LOG);
  expect(hands.map(sorted)).toEqual(
    [HANDS.V, HANDS.M, HANDS.H].map((one) => sorted(one.split(' '))),
  );
  expect(sorted(skat)).toEqual(sorted(HANDS.skat.split(' ')));
});

describe('every hand of Skat in the book', () => {
  const hands = globSync('content/hands/*.hand').map((file) => handOf(file));
  test.each(hands.map((hand) => [hand.id, hand] as const))('%s', (_, hand) => {
    const list = makeOpenSpielActions(hand);
    if (!list.ok) {
      expect(hand.declarer === null || hand.contract.kind === 'revolution').toBe(true);
      return;
    }
    const { hands: dealt, points, skat } = replay(list.value.actions);
    const card = (one: string): string => one.replace('10', 'T');
    expect(dealt.map(sorted)).toEqual(
      [hand.deal.V, hand.deal.M, hand.deal.H].map((one) => sorted(one.map(card))),
    );
    expect(sorted(skat)).toEqual(sorted(hand.deal.skat.map(card)));
    const { declarer: made, tricks } = sideOf(hand);
    // A declarer without a trick has no points in our books; in OpenSpiel the skat still counts.
    if (tricks > 0 && hand.line.conceded === undefined) expect(points).toBe(made);
  });
});

function sideOf(hand: Hand): { declarer: number; tricks: number } {
  const { result } = summariseHand(hand);
  return result.declarer === null
    ? { declarer: 0, tricks: 0 }
    : { declarer: result.points.declarer, tricks: result.tricks.declarer };
}

test('the command says what a list leaves out', () => {
  const text = readFileSync('content/hands/foster-09.hand', 'utf8');
  const { notes, problems, texts } = convertText(text, 'foster-09.hand', 'openspiel');
  expect(problems).toEqual([]);
  expect(texts[0]?.name).toBe('foster-09.openspiel.json');
  expect(JSON.parse(texts[0]?.text ?? '')).toHaveLength(32 + 2 + 2 + 30);
  expect(notes.join('\n')).toMatch(
    /no game from the hand[^]*Left out, because .*comments.*variations/u,
  );
  const ramsch = readFileSync('content/hands/foster-21.hand', 'utf8');
  expect(convertText(ramsch, 'x', 'openspiel').problems[0]).toMatch(
    /OpenSpiel’s Skat has no Ramsch/u,
  );
});
