/** The German sentences of the other games, with every card, seat and score. */
import { describe, expect, test } from 'vitest';
import * as calabrasella from '#edition/game/others/calabrasella/calabrasella-words.ts';
import * as mate from '#edition/game/others/mate/mate-words.ts';
import * as play from '#edition/game/others/mate/play-words.ts';
import * as round from '#edition/game/others/mate/round-words.ts';
import * as whist from '#edition/game/others/whist/whist-words.ts';
import { packOf } from '../../../../src/game/cards/cards.ts';
import { MATE_PACKS, MATE_SEATS, PLAIN_MATE } from '../../../../src/game/others/mate/rules.ts';
import { MATE_VARIANTS } from '../../../../src/game/others/mate/variants.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import type { CardTerms } from '../../../../src/game/words/card-terms.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const FIFTY_TWO = packOf(['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2']);
const TERMS: CardTerms = { terms: 'de', suits: 'french' };
const BOTH = [true, false] as const;
const PLAYERS = ['you', 'engine'] as const;

describe('whist', () => {
  test('is in good German with every card turned up', () => {
    expectGoodGerman([
      ...labelsIn(whist.WHIST_TRUMP),
      ...SUITS.flatMap((trump) =>
        [null, ...FIFTY_TWO].flatMap((turned) =>
          [null, 'D'].map((dealer) => whist.sayWhist(trump, turned, dealer)),
        ),
      ),
      ...[null, 7, 11].map((taken) => whist.sayTaken('A und C', taken)),
      ...[1, 2, 7].map(whist.sayByCards),
    ]);
  });

  test('says what a player must know', () => {
    expect(whist.sayWhist('H', 'H10', 'D')).toBe(
      'Whist, Herz ist Trumpf; D hat gegeben und die Herz-Zehn aufgedeckt. A und C spielen zusammen gegen B und D; A spielt aus.',
    );
    expect(whist.sayWhist('C', 'CK', null)).toContain('; aufgedeckt ist der Kreuz-König. ');
    expect(whist.sayTaken('B und D', null)).toBe('B und D machen alle dreizehn Stiche.');
    expect([1, 3].map(whist.sayByCards)).toEqual([
      'Die ersten sechs Stiche zählen nicht, es zählt also einer',
      'Die ersten sechs Stiche zählen nicht, es zählen also drei',
    ]);
  });
});

describe('Calabrasella', () => {
  test('is in good German with every card asked for and given', () => {
    expectGoodGerman([
      ...labelsIn(calabrasella.STOCK_WORDS),
      ...FIFTY_TWO.flatMap((card) =>
        [0, 1, 2, 4].flatMap((exchanged) =>
          [null, card].map((gave) =>
            calabrasella.sayCalabrasella({ player: 'B', asked: card, gave, exchanged }),
          ),
        ),
      ),
      ...[0, 1, 11].flatMap((by) => BOTH.map((isWon) => calabrasella.sayPaid('B', by, isWon))),
      calabrasella.sayPoints('B', 1, 'A und C', 34),
    ]);
  });

  test('says what the single player did', () => {
    const said = { player: 'B', asked: 'HK', gave: null, exchanged: 4 } as const;
    expect(calabrasella.sayCalabrasella(said)).toBe(
      'Calabrasella. B spielt allein, verlangt den Herz-König, der im Talon liegt, und tauscht 4 Karten mit dem Talon. A spielt aus.',
    );
    expect(calabrasella.sayCalabrasella({ ...said, gave: 'SQ', exchanged: 0 })).toContain(
      'verlangt den Herz-König, gibt dafür die Pik-Dame her und tauscht keine Karte mit dem Talon.',
    );
    expect(calabrasella.sayPaid('B', 5, true)).toBe('B bekommt von jedem der beiden anderen 5');
  });
});

describe('Mate', () => {
  test('is in good German with every card of both packs', () => {
    expectGoodGerman([
      ...labelsIn([mate.PRIVILEGES, mate.NO_MATE, mate.BESIDE_MOVE]),
      ...labelsIn([play.MATE_TABLE, play.MATE_FORM, play.MATE_PAGE]),
      ...labelsIn([round.MATE_PLAYERS, round.MATE_TURN, round.NOBODY_MATE, round.HANDS_CHANGE]),
      ...MATE_SEATS.map(mate.sayPutAsideBy),
      ...BOTH.map((isMate) => mate.sayTimes(3, isMate)),
      ...[null, '+5'].map(play.sayPutNothing),
      round.sayWorth('−11'),
      round.sayLoss(4, [], TERMS),
      round.sayEngineAside(null, TERMS),
      ...(['match', 'round'] as const).flatMap((what) => [
        round.sayEven(what, 33),
        ...PLAYERS.map((player) => round.sayAhead(what, player, 34, 33)),
      ]),
      ...MATE_VARIANTS.flatMap((variant) => [
        mate.sayMateGame(variant, [], 'X'),
        play.sayMateStanding({ number: 13_074, variant, round: 1, game: 2, you: 33, engine: 0 }),
      ]),
      ...[...MATE_PACKS.single, ...MATE_PACKS.double].flatMap((card) => [
        mate.sayMateGame(PLAIN_MATE, [{ seat: 'X', card }], 'Y'),
        ...BOTH.flatMap((overmate) => [
          mate.sayMated('X', card, overmate, 33),
          mate.sayMateSum(11, 1, overmate),
          ...PLAYERS.map((winner) =>
            round.sayMate({ winner, card, overmate, value: 11, times: 1, score: 11 }, TERMS),
          ),
        ]),
        ...BOTH.flatMap((isFree) =>
          PLAYERS.flatMap((winner) =>
            [null, card].map((led) => round.sayMove({ led, answer: card, isFree, winner }, TERMS)),
          ),
        ),
        round.sayEngineAside(card, TERMS),
        round.sayEngineLeads(card, TERMS),
        round.sayFreeMove([card, 'CK'], TERMS),
        round.sayMustAnswer(['S7', card], TERMS),
        round.sayLoss(1, [card, 'H10'], TERMS),
      ]),
    ]);
  });

  test('says how a recorded game went', () => {
    expect(
      mate.sayMateGame(
        { deck: 'double', freeMove: true, privilege: 'king' },
        [
          { seat: 'X', card: 'CA' },
          { seat: 'Y', card: 'D10' },
        ],
        'X',
      ),
    ).toBe(
      'Mate, Freizug mit Königsvorrecht, doppelte Mate-Karten. X legt das Kreuz-Ass weg, Y legt die Karo-Zehn weg und X spielt aus.',
    );
    expect(mate.sayMated('Y', 'HK', true, 54)).toBe(
      'Y setzt mit dem Herz-König übermatt und bekommt 54.',
    );
  });

  test('speaks to the reader at the table', () => {
    const move = { led: null, answer: 'SQ', isFree: true, winner: 'engine' } as const;
    expect(round.sayMove(move, TERMS)).toBe(
      'Du antwortest mit der Pik-Dame als Freizug. Jetzt spielt der Computer aus.',
    );
    expect(round.sayMove({ ...move, led: 'SK', isFree: false, winner: 'you' }, TERMS)).toBe(
      'Du spielst den Pik-König aus, der Computer antwortet mit der Pik-Dame. Jetzt spielst du aus.',
    );
    expect(round.sayMustAnswer(['HK', 'DA'], TERMS)).toBe(
      'Du musst mit dem Herz-König oder dem Karo-Ass antworten.',
    );
    expect(round.sayFreeMove(['SQ'], { ...TERMS, suits: 'german' })).toBe(
      'Den Freizug machst du mit dem Grün-Ober.',
    );
    expect(round.sayAhead('match', 'you', 275, 33)).toBe(
      'Die Partie gewinnst du mit 275 zu 33, also mit 242 mehr.',
    );
    expect(
      play.sayMateStanding({
        ...{ number: 13_074, variant: PLAIN_MATE, round: 1, game: 2, you: 33, engine: 0 },
      }),
    ).toBe('Verteilung 13.074, einfache Regeln. Runde 1, Spiel 2 von 2: du 33, der Computer 0.');
  });
});
