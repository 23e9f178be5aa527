/** How an action is called after “with”: by the names of today and the reader’s names of the suits. */
import { expect, test } from 'vitest';
import { nameAction } from '#edition/play/guide/action-words.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';

const name = (action: Action, isLayout = false): string =>
  nameAction(action, isLayout, LAWS.isko, 'french');

test('a game is called by its trumps, by its name, or by what was put away for it', () => {
  const clubs = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
  const declare = { do: 'declare', contract: clubs, layout: ['SK', 'S8'] } as const;
  expect(name(declare)).toBe('clubs as trumps');
  expect(name(declare, true)).toBe('SK and S8 away');
  expect(nameAction(declare, false, LAWS.isko, 'german')).not.toContain('clubs');
  const hand = { do: 'declare', contract: { ...clubs, kind: 'solo' }, layout: null } as const;
  expect(name(hand, true)).toBe('clubs as trumps and without the skat');
  const grand = { kind: 'gucki-grand', trump: null, announced: null } as const;
  expect(name({ ...declare, contract: grand })).toBe('a Grand');
});

test('a word of the bidding, the skat and a card are called by themselves', () => {
  expect(name({ do: 'pass' })).toBe('a pass');
  expect(name({ do: 'bid', amount: 18 })).toBe('a bid of 18');
  expect(name({ do: 'take' })).toBe('the skat');
  expect(name({ do: 'card', card: 'HA' })).toBe('HA');
});
