/** Which games are won with all cards open, by values worked by hand. */
import { describe, expect, test } from 'vitest';
import { OpenDeal, gamesBy } from '../../../../src/strategy/review/open-games.ts';
import type { OpenGame } from '../../../../src/strategy/review/open-games.ts';
import { PACK_POINTS } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Client } from '../../../../src/game/solver/client.ts';
import type { Question } from '../../../../src/game/solver/protocol.ts';
const NEVER = new AbortController().signal;

describe('of games that are won or lost', () => {
  /** Mittelhand’s games by today’s order, in a deal in which Mittelhand has the two best jacks. */
  const deal: Deal = {
    V: ['SA', 'S10', 'SK', 'SQ', 'S9', 'HA', 'H10', 'HK', 'HQ', 'H9'],
    M: ['CJ', 'SJ', 'CA', 'C10', 'CK', 'CQ', 'DA', 'D10', 'D8', 'D7'],
    H: ['HJ', 'DJ', 'C9', 'C8', 'C7', 'DK', 'DQ', 'D9', 'S8', 'S7'],
    skat: ['H8', 'H7'],
  };
  const law = LAWS.isko;
  /** An engine for which every game comes to so many points, and no Null is made. */
  const engineOf = (points: (trump: string | null, taken: boolean) => number) =>
    ({
      ask: (question: Question) => {
        if (question.name !== 'gameTaken' && question.name !== 'gameUntouched')
          return Promise.resolve(false);
        const { game, name } = question;
        return Promise.resolve(
          KINDS[game.kind].aim === 'no-trick'
            ? { reached: false, layout: null }
            : { points: points(game.trump, name === 'gameTaken'), layout: null },
        );
      },
    }) as unknown as Pick<Client, 'ask'>;
  const games = (engine: Pick<Client, 'ask'>, bid: number): Promise<OpenGame[]> =>
    new OpenDeal({ deal, law }, 'M', engine, NEVER).games(
      gamesBy(['hand', 'take'], law, deal),
      bid,
    );
  const plain = ({ contract }: OpenGame): string => `${contract.kind} ${contract.trump ?? ''}`;

  test('one that is made but not worth the bid is lost, and schneider can make it worth it', async () => {
    // With two, game three: clubs 36, diamonds 27; from the hand a step more.
    const made = (
      await games(
        engineOf(() => 61),
        36,
      )
    )
      .filter(({ won }) => won)
      .map(plain);
    expect(made).toContain('gucki-solo C');
    expect(made).toContain('solo D');
    expect(made).not.toContain('gucki-solo D');
    const schneider = (
      await games(
        engineOf(() => 90),
        36,
      )
    )
      .filter(({ won }) => won)
      .map(plain);
    expect(schneider).toContain('gucki-solo D');
    const diamonds = (
      await games(
        engineOf(() => 90),
        36,
      )
    ).find((game) => plain(game) === 'gucki-solo D');
    expect([diamonds?.value, diamonds?.covers]).toEqual([36, false]);
  });

  test('one that comes to sixty is lost, whatever it is worth', async () => {
    const found = await games(
      engineOf(() => 60),
      18,
    );
    expect(found.filter(({ won }) => won)).toEqual([]);
    expect(
      found.every(({ measure, reached }) => measure !== 'points' || reached < PACK_POINTS),
    ).toBe(true);
  });
});
