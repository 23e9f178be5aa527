/** The German sentences of two-handed Skat, with every card, call and count. */
import { expect, test } from 'vitest';
import * as two from '#edition/game/two-handed/two-handed-words.ts';
import { CARDS } from '../../../../src/game/skat/cards.ts';
import { TWO_CALLS, contractOfCall } from '../../../../src/game/two-handed/calls.ts';
import { TWO_SEATS } from '../../../../src/game/two-handed/rules.ts';
import { workedForTwo } from '../../../../src/game/two-handed/worked.ts';
import type { CardTerms } from '../../../../src/game/words/card-terms.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const TERMS: CardTerms = { terms: 'de', suits: 'french' };
const BOTH = [true, false] as const;
const CONTRACTS = TWO_CALLS.map(contractOfCall);

/** A game with trumps and one without. */
const OUTCOMES = (['solo', 'nullo'] as const).map((kind) => {
  const contract = { kind, trump: kind === 'solo' ? 'D' : null, announced: null } as const;
  return workedForTwo(43, contract, 'elder').outcome;
});

test('they are in good German with every card and call', () => {
  expectGoodGerman([
    ...labelsIn([two.TWO_TABLE, two.TWO_FAULTS, two.RESERVES, two.WORKED_TWO]),
    two.TWO_PASSED,
    two.ASK_TURNED,
    two.sayTwoCount({ you: 1, opponent: 0 }),
    two.sayTwoSheet({ you: 48, opponent: -96 }),
    ...[0, 2, 3, 11].map(two.sayAwayAdds),
    ...TWO_SEATS.flatMap((seat) =>
      [undefined, null, ...CONTRACTS].map((call) => two.askForTwoCall(seat, call, 'french')),
    ),
    ...CONTRACTS.flatMap((contract) =>
      BOTH.map((readerPlays) => two.sayTwoGame(readerPlays, contract, 'french')),
    ),
    two.sayTwoTurn(null, TERMS),
    ...CARDS.flatMap((card) => [
      two.sayTwoTurn(card, TERMS),
      ...[null, ...CONTRACTS].map((contract) => two.askToPutAway(contract, [card, 'CJ'], TERMS)),
      ...TWO_SEATS.flatMap((leader) =>
        BOTH.map((takenUp) =>
          two.tellTwoTrick(
            { leader, cards: [card, 'H10'], winner: 'elder', points: 1 },
            'elder',
            TERMS,
            takenUp,
          ),
        ),
      ),
    ]),
    ...OUTCOMES.flatMap((outcome) =>
      BOTH.map((readerPlays) => two.tellTwoOutcome(outcome, readerPlays)),
    ),
  ]);
});

test('they say who played what to a trick, and who took it', () => {
  const trick = { leader: 'dealer', cards: ['HK', 'HA'], winner: 'elder', points: 15 } as const;
  expect(two.sayTwoTurn('HK', TERMS)).toBe('Dein Gegner spielt den Herz-König aus.');
  expect(two.tellTwoTrick(trick, 'elder', TERMS, false)).toBe(
    'Du gibst das Herz-Ass zu. Der Stich geht an dich: 15 Augen.',
  );
  expect(two.tellTwoTrick(trick, 'dealer', TERMS, true)).toBe(
    'Du spielst den Herz-König aus, dein Gegner gibt das Herz-Ass zu. Der Stich geht an deinen Gegner: 15 Augen. Jetzt nehmt ihr beide eure fünf Karten auf.',
  );
});

test('they ask for a call and for two cards', () => {
  const contract = { kind: 'solo', trump: 'H', announced: null } as const;
  expect(two.askForTwoCall('dealer', contract, 'french')).toBe(
    'Dein Gegner sagt „Solo in Herz“. Du hast gegeben. Was sagst du?',
  );
  expect(two.askToPutAway(null, ['CJ', 'H10'], TERMS)).toBe(
    'Im Skat findest du den Kreuz-Buben und die Herz-Zehn. Drück zwei Karten.',
  );
});

test('they say how a game ended', () => {
  expect(OUTCOMES.map((outcome) => two.tellTwoOutcome(outcome, true))).toEqual([
    'Du hast das Spiel mit 92 Augen gewonnen, davon 3 in den zwei Karten daneben. Es zählt: mit 1, Spiel 2, Schneider 3; 3 × 9 = 27. Auf der Liste: +27.',
    'Du hast das Spiel verloren. Es zählt: fester Wert 20. Auf der Liste: −20.',
  ]);
});
