/**
 * Somebody else's rules: what JSkat, a Skat program by other hands, answered to deals made by chance.
 * Its answers stand in jskat-answers.json, with where they are from. The values are those of today's
 * rules, which JSkat plays by.
 */
import { describe, expect, test } from 'vitest';
import { isCard } from '../../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../../src/game/skat/cards.ts';
import type { Announced, ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors, matadorCount } from '../../../../src/game/skat/matadors.ts';
import { legalCards, winningIndex } from '../../../../src/game/skat/order.ts';
import type { Game } from '../../../../src/game/skat/order.ts';
import type { DeclarerResult } from '../../../../src/game/skat/result.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import written from './jskat-answers.json' with { type: 'json' };

const cards = (text: string): Card[] => text.split(' ').filter(isCard);

/** `CLUBS`, `GRAND`, `NULL`: what JSkat calls a game. */
function gameOf(name: string): Game {
  if (name === 'NULL') return { kind: 'nullo', trump: null };
  if (name === 'RAMSCH') return { kind: 'ramsch', trump: null };
  if (name === 'GRAND') return { kind: 'grand-solo', trump: null };
  return { kind: 'solo', trump: name.charAt(0) as Suit };
}

const parts = (row: string): string[] => row.split(' | ');

describe('JSkat agrees', () => {
  test('which cards may be played', () => {
    for (const row of written.allowed) {
      const [game = '', led = '', hand = '', allowed = ''] = parts(row);
      const may = legalCards(cards(hand), cards(led)[0]!, gameOf(game));
      expect([...may].sort(), row).toEqual(cards(allowed).sort());
    }
  });

  test('who takes a trick', () => {
    for (const row of written.winner) {
      const [game = '', trick = '', winner] = parts(row);
      expect(winningIndex(cards(trick), gameOf(game)), row).toBe(Number(winner));
    }
  });

  test('how many matadors there are, with or without', () => {
    for (const row of written.matadors) {
      const [game = '', twelve = '', count] = parts(row);
      const matadors = countMatadors(cards(twelve), gameOf(game))!;
      expect(matadorCount(matadors), row).toBe(Number(count));
      expect('with' in matadors, row).toBe(twelve.includes('CJ'));
    }
  });

  test('what a game won is worth', () => {
    for (const row of written.value) {
      const [game = '', what = '', value] = parts(row);
      const won = gameValue(outcomeOf(game, what), LAWS.isko);
      if (!won.ok || won.value.declarer === null) throw new Error(`${row}: no value`);
      expect(won.value.score, row).toBe(Number(value));
    }
  });
});

/** `3 hand schneider`: with three, without the skat, and the defenders were schneider. */
function outcomeOf(game: string, what: string): Parameters<typeof gameValue>[0] {
  const [count, ...words] = what.trim().split(' ');
  const has = (word: string): boolean => words.includes(word);
  const { trump } = gameOf(game);
  const suitOr = trump === null ? 'grand' : 'solo';
  const kinds: Readonly<Record<string, readonly [ContractKind, ContractKind, ContractKind]>> = {
    NULL: has('hand')
      ? ['nullo', 'nullo', 'open-nullo']
      : ['gucki-nullo', 'gucki-nullo', 'gucki-open-nullo'],
    grand: ['gucki-grand', 'grand-solo', 'open-grand'],
    solo: ['gucki-solo', 'solo', 'open-solo'],
  };
  const [taken, hand, open] = kinds[game] ?? kinds[suitOr]!;
  const kind = has('open') ? open : has('hand') ? hand : taken;
  const promised: Announced = has('schwarz-announced')
    ? 'schwarz'
    : has('schneider-announced')
      ? 'schneider'
      : null;
  const none = game === 'NULL';
  const defenders = none ? 120 : has('schwarz') ? 0 : has('schneider') ? 20 : 50;
  const tricks = none ? 10 : has('schwarz') ? 0 : 4;
  const result: DeclarerResult = {
    declarer: 'V',
    points: { declarer: 120 - defenders, defenders, skat: 0 },
    tricks: { declarer: 10 - tricks, defenders: tricks },
    schneider: has('schneider') ? 'declarer' : null,
    schwarz: has('schwarz') ? 'declarer' : null,
    made: true,
  };
  return {
    contract: { kind, trump, announced: has('open') ? null : promised },
    matadors: none ? null : { with: Number(count) },
    bid: null,
    result,
  };
}
