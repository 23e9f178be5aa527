/** A game while it is entered: what stays of it when it becomes another game. */
import { describe, expect, test } from 'vitest';
import { LAWS, LAW_IDS } from '../../../src/game/skat/laws.ts';
import { EMPTY_DRAFT, withGame, withOther } from '../../../src/score/draft.ts';
import { gamesToEnter, leavesToAgreement } from '../../../src/score/offer.ts';

const law = LAWS.isko;

describe('the bid of a game', () => {
  const spades = { ...EMPTY_DRAFT, bid: 33 };

  test('stays with a game that can be worth it', () => {
    expect(withGame(spades, 'gucki-solo', 'S', law).bid).toBe(33);
    expect(withGame({ ...spades, bid: 23 }, 'nullo', null, law).bid).toBe(23);
    // Diamonds with eleven, schwarz announced, Hand: 9 times 17.
    expect(withGame({ ...spades, bid: 153 }, 'solo', 'D', law).bid).toBe(153);
  });

  test('goes with a game that can never be worth it: a Null is worth 23', () => {
    expect(withGame(spades, 'gucki-nullo', null, law).bid).toBeNull();
    expect(withGame({ ...spades, bid: 192 }, 'solo', 'D', law).bid).toBeNull();
    expect(withOther(spades, 'passed-in').bid).toBeNull();
  });
});

test('games by agreement are offered where a rule book has any, and there they add something', () => {
  expect(LAW_IDS.filter((id) => !leavesToAgreement(LAWS[id]))).toEqual(['isko']);
  for (const id of LAW_IDS) {
    const [all, official] = [gamesToEnter(LAWS[id], true), gamesToEnter(LAWS[id], false)];
    const count = ({ apart, passedIn, ramsch, rows }: typeof all): number =>
      rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== null).length, 0) +
      apart.length +
      ramsch.length +
      Number(passedIn);
    expect(count(all) > count(official), id).toBe(leavesToAgreement(LAWS[id]));
  }
});
