/** The German reasons of the players, with every card, game and share. */
import { expect, test } from 'vitest';
import * as say from '#edition/strategy/players/reason-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { countEight } from '../../../../src/strategy/bidding/eight-rule.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const BOTH = [true, false] as const;
const AIMS = ['declarer', 'defender'] as const;
const CONTRACTS = CONTRACT_KINDS.flatMap((kind): Contract[] =>
  (KINDS[kind].trumps === 'suit' ? SUITS : [null]).map((trump) => ({
    kind,
    trump,
    announced: null,
  })),
);
const TEN = ['CJ', 'SJ', 'HA', 'H10', 'H9', 'H8', 'SA', 'C7', 'D8', 'D7'] as const;
const NO_TRUMP = ['SA', 'S10', 'SK', 'SQ', 'S9', 'S8', 'S7', 'D9', 'D8', 'D7'] as const;

test('they are in good German with every card, game and share', () => {
  expectGoodGerman([
    ...labelsIn(say.REASONS),
    say.sayTooLow(18, 20),
    say.sayCovers(24, 20),
    ...[TEN, NO_TRUMP].flatMap((hand) =>
      SUITS.flatMap((trump) => [
        say.sayBookSolo(countEight(hand, trump)),
        say.sayBookWithSkat(countEight(hand, trump), trump),
      ]),
    ),
    say.sayBookGrand(6),
    ...[0, 1, 2, 3].map((jacks) => say.sayBookTournee({ jacks, aces: 4 - jacks })),
    ...BOTH.map((withPages) => say.sayByBook(['H7', 'D8'], withPages)),
    ...CARDS.flatMap((card) => [
      ...BOTH.flatMap((one) => [say.sayBookTurned(card, one), say.sayFirstDrawn(card, one)]),
      say.sayMustTurn(card),
      ...AIMS.flatMap((aim) => [0, 1, 62].map((share) => say.sayCardShare(aim, share, card))),
    ]),
    ...AIMS.map((aim) => say.sayNoDifference(aim, 1)),
    ...[null, 20].map((bid) => say.sayMeasuredWithSkat(62, bid)),
    say.sayTriedLayout(['H7', 'D8'], 1),
    ...LAW_IDS.flatMap((laws) =>
      CONTRACTS.flatMap((contract) => [
        say.sayMeasured(contract, laws, 1),
        say.sayBringsMost(contract, laws, 62),
        say.sayCostsLeast(contract, laws, 48),
        ...[null, { contract: CONTRACTS[0]!, share: 55 }].map((first) =>
          say.sayTriedGame({ contract, share: 62 }, first, laws),
        ),
      ]),
    ),
  ]);
});

test('they give the reason and its measure', () => {
  expect(say.sayCardShare('defender', 62, 'H10')).toBe(
    'Mit offenen Karten gewinnt deine Partei mit H10 in 62 von 100 Verteilungen, die für dich möglich sind.',
  );
  expect(say.sayNoDifference('declarer', 100)).toBe(
    'In den Verteilungen, die für dich möglich sind, macht es für das Spiel keinen Unterschied: In 100 von 100 gewinnst du dein Spiel.',
  );
  expect(say.sayBookTurned('SQ', false)).toBe(
    'Die SQ ist aufgedeckt, und ihre Farbe ist Trumpf (Seite 53).',
  );
  expect(say.sayBookSolo(countEight(TEN, 'H'))).toBe(
    '6 Trümpfe, 1 Ass, macht 7: Acht sind ein ordentliches Solo (Seite 95).',
  );
  const hearts = { kind: 'gucki-solo', trump: 'H', announced: null } as const;
  expect(say.sayMeasured(hearts, 'isko', 83)).toBe(
    'Herz: Blätter, die so viel zählen wie dieses, gewinnen etwa 83 von 100 Spielen (gemessen).',
  );
});
