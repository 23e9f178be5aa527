import { describe, expect, it } from 'vitest';
import type { Player } from '../../../../src/strategy/players/player.ts';
import { LEARNER_PLAYER } from '../../../../src/strategy/players/rules/learner.ts';
import { BOOK_PLAYER, DRILL_PLAYER } from '../../../../src/strategy/players/rules/players.ts';
import type { LawId } from '../../../../src/game/skat/laws.ts';
import { askAgain } from './ask-again.ts';

describe('a player decides the same, with the same reasons, whatever the unseen cards are', () => {
  it.each<[string, Player, LawId]>([
    ['who learns', LEARNER_PLAYER, 'isko'],
    ['of the drills, 1922', DRILL_PLAYER, 'american-1922'],
    ['of the drills, today', DRILL_PLAYER, 'isko'],
    ['of the book, 1922', BOOK_PLAYER, 'american-1922'],
  ])('the player %s', (_, player, law) => {
    const { asked, changes } = askAgain(player, law, 120, 4);
    expect(asked).toBeGreaterThan(700);
    expect(changes).toEqual([]);
  });
});
