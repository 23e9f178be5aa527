import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Chance } from '../../../../src/lib/random.ts';
import { dealGame } from '../../../../src/strategy/simple-players/deal-game.ts';
import type { DealtGame } from '../../../../src/strategy/simple-players/deal-game.ts';
import { chooseFromView, playOut } from '../../../../src/strategy/simple-players/play-out.ts';
import { unseenBy, viewOf } from '../../../../src/strategy/simple-players/view.ts';
import { CARDS, sumPoints } from '../../../../src/game/skat/cards.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import { isOver, legalPlays, playCard, startPlay } from '../../../../src/game/skat/play.ts';
import type { Position } from '../../../../src/game/skat/play.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import '../../seed.ts';

const games = fc.integer().map((seed) => dealGame(new Chance(seed)));

/** Every position of the game as these players play it. */
function positionsOf({ declarer, game, hands, layout }: DealtGame): Position[] {
  const positions = [startPlay(hands, game, declarer)];
  for (let at = positions[0]!; !isOver(at); positions.push(at)) {
    at = playCard(at, chooseFromView(viewOf(at, layout)));
  }
  return positions;
}

test('a dealt game has ten different cards a seat, and two put away where the skat was taken', () => {
  fc.assert(
    fc.property(games, ({ game, hands, layout }) => {
      const held = SEATS.flatMap((seat) => hands[seat]);
      expect(SEATS.map((seat) => hands[seat].length)).toEqual([10, 10, 10]);
      expect(new Set([...held, ...layout]).size).toBe(30 + layout.length);
      expect(layout).toHaveLength(KINDS[game.kind].skat === 'untouched' ? 0 : 2);
      expect(KINDS[game.kind].aim).toBe('points');
    }),
  );
});

test('every card played is legal, and the hand is played to the end', () => {
  fc.assert(
    fc.property(games, (dealt) => {
      for (const position of positionsOf(dealt)) {
        if (isOver(position)) continue;
        const card = chooseFromView(viewOf(position, dealt.layout));
        expect(legalPlays(position)).toContain(card);
      }
      const tricks = playOut(dealt);
      expect(tricks).toHaveLength(10);
      const away = CARDS.filter((card) => !tricks.some(({ cards }) => cards.includes(card)));
      expect(tricks.reduce((sum, { points }) => sum + points, sumPoints(away))).toBe(120);
    }),
  );
});

test('a player plays the same card whatever the unseen cards are', () => {
  fc.assert(
    fc.property(games, fc.nat(29), fc.integer(), (dealt, ply, seed) => {
      const position = positionsOf(dealt)[ply]!;
      const view = viewOf(position, dealt.layout);
      const hidden = new Chance(seed).shuffle(unseenBy(view));
      const hands = { ...position.hands };
      for (const seat of SEATS) {
        if (seat !== view.seat) hands[seat] = hidden.splice(0, hands[seat].length);
      }
      const layout = view.seat === dealt.declarer ? dealt.layout : hidden;
      expect(chooseFromView(viewOf({ ...position, hands }, layout))).toBe(chooseFromView(view));
    }),
  );
});

test('the same chance gives the same deal and the same play', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const [one, other] = [dealGame(new Chance(seed)), dealGame(new Chance(seed))];
      expect(one).toEqual(other);
      expect(playOut(one)).toEqual(playOut(other));
    }),
  );
});

test('the declarer wins more than half of such games, and by no means all', () => {
  const wins = Array.from({ length: 200 }, (_, seed) => {
    const dealt = dealGame(new Chance(seed));
    const own = playOut(dealt).filter(({ winner }) => winner === dealt.declarer);
    return own.reduce((sum, { points }) => sum + points, sumPoints(dealt.layout)) > 60;
  }).filter(Boolean).length;
  expect(wins).toBeGreaterThan(110);
  expect(wins).toBeLessThan(185);
});

test('the declarer draws trumps from the top while the others may have some', () => {
  const dealt: DealtGame = {
    game: { kind: 'solo', trump: 'H' },
    declarer: 'V',
    hands: {
      V: ['CJ', 'SJ', 'HA', 'H10', 'H9', 'H8', 'CA', 'SA', 'D8', 'D7'],
      M: ['HJ', 'HK', 'C10', 'CK', 'C8', 'S10', 'SK', 'S9', 'DA', 'D9'],
      H: ['DJ', 'HQ', 'CQ', 'C9', 'C7', 'SQ', 'S8', 'S7', 'D10', 'DK'],
    },
    layout: [],
  };
  const leads = playOut(dealt).map(({ cards }) => cards[0]);
  expect(leads.slice(0, 2)).toEqual(['CJ', 'SJ']);
  expect(leads.indexOf('CA')).toBeGreaterThan(1);
});

test('a defender adds the most valuable card to a partner’s trick', () => {
  const view = {
    game: { kind: 'solo', trump: 'H' },
    declarer: 'V',
    seat: 'H',
    hand: ['S10', 'S9', 'S7'],
    layout: [],
    tricks: [],
    leader: 'V',
    table: ['SK', 'SA'],
  } as const;
  expect(chooseFromView(view)).toBe('S10');
  expect(chooseFromView({ ...view, table: ['SA', 'SK'] })).toBe('S7');
});

test('a long suit is led through the declarer and a short one up to the declarer', () => {
  const view = {
    game: { kind: 'solo', trump: 'H' },
    declarer: 'M',
    seat: 'V',
    hand: ['SK', 'SQ', 'S9', 'S8', 'CK', 'C9', 'HJ'],
    layout: [],
    tricks: [],
    leader: 'V',
    table: [],
  } as const;
  expect(chooseFromView(view)).toMatch(/^S/);
  expect(chooseFromView({ ...view, declarer: 'H' })).toMatch(/^C/);
});
