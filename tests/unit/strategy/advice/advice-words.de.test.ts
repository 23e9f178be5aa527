/** The German hints and rules at the table, with every card, suit, game and share. */
import { describe, expect, test } from 'vitest';
import { sayAdvised } from '#edition/strategy/advice/action-words.ts';
import * as before from '#edition/strategy/advice/before-words.ts';
import * as hint from '#edition/strategy/advice/hint-words.ts';
import { LOOKS, LOOKS_BEFORE, NO_CHOICE } from '#edition/strategy/advice/look-words.ts';
import * as rule from '#edition/strategy/advice/rule-words.ts';
import { TOPIC_WORDS } from '#edition/strategy/advice/topic-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import type { Contract } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { CARD_RULES } from '../../../../src/strategy/advice/card-rules.ts';
import { FATTEN_WORDS } from '#edition/strategy/which-card/fatten-words.ts';
import { SECOND_WORDS } from '#edition/strategy/which-card/second-words.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const NUMBERS = [0, 1, 2, 3, 11];
const AIMS = ['declarer', 'defender'] as const;
const CONTRACTS = CONTRACT_KINDS.flatMap((kind): Contract[] =>
  (KINDS[kind].trumps === 'suit' ? SUITS : [null]).map((trump) => ({
    kind,
    trump,
    announced: null,
  })),
);
const ACTIONS: readonly Action[] = [
  { do: 'bid', amount: 18 },
  ...(['yes', 'pass', 'take', 'draw', 'refuse'] as const).map((one): Action => ({ do: one })),
  ...CONTRACT_KINDS.map((kind): Action => ({ do: 'turn-up', kind })),
  ...CONTRACTS.flatMap((contract): Action[] => [
    { do: 'declare', contract, layout: null },
    { do: 'declare', contract, layout: ['H7', 'D8'] },
  ]),
  ...CARDS.map((card): Action => ({ do: 'card', card })),
];

const BESIDE: readonly hint.BesideBook[] = [
  { as: 'unknown' },
  { as: 'nearly-alike' },
  { as: 'alike' },
  ...[1, 3, 11].flatMap((number): hint.BesideBook[] => [
    { as: 'better', deals: number },
    { as: 'more-points', points: number },
  ]),
];

describe('hints', () => {
  test('are in good German with every card, aim and count', () => {
    expectGoodGerman([
      hint.NOT_WEIGHED,
      hint.BOOK_DIFFERS,
      NO_CHOICE,
      ...labelsIn([LOOKS, LOOKS_BEFORE, TOPIC_WORDS]),
      ...[1, 2, 40].flatMap((deals) => [
        hint.sayTried(deals),
        ...AIMS.flatMap((aim) => NUMBERS.map((share) => hint.sayAllAlike(deals, aim, share))),
      ]),
      ...CARDS.flatMap((card) => [
        ...AIMS.flatMap((aim) =>
          [1, 40].map((deals) =>
            hint.sayShares(deals, aim, { card, share: 1 }, [
              { card: 'H10', share: 0 },
              { card, share: 2 },
            ]),
          ),
        ),
        ...NUMBERS.flatMap((number) => [
          hint.sayMayBeChance(card, number),
          hint.sayInPoints(card, number, 'H10', 1),
        ]),
        hint.sayForSchneider({ card, share: 62 }, { card: 'CJ', share: 55 }),
        ...BESIDE.flatMap((beside) =>
          [[card], [card, 'H9'] as const, ['C7', 'C8', 'C9', 'S7'] as const].map((cards) =>
            hint.sayBookWould(cards, card, beside),
          ),
        ),
      ]),
      ...LAW_IDS.flatMap((laws) => [
        ...ACTIONS.map((action) => sayAdvised(action, laws)),
        ...CONTRACTS.map((contract) => before.sayNoDanger(contract, laws)),
      ]),
      before.sayTests('A.', null),
      before.sayTests('A.', 'B.'),
      before.sayMayRefuse('Der HJ ist aufgedeckt.'),
      ...[18, 24].map((asked) => before.saySureOf('Das reicht.', 20, asked)),
      before.sayPutAway(['A.', 'B.'], ['H7', 'D8']),
    ]);
  });

  test('say how often it comes to the aim', () => {
    const own = { card: 'D8', share: 62 } as const;
    const others = [
      { card: 'H10', share: 50 },
      { card: 'HK', share: 40 },
    ] as const;
    expect(hint.sayShares(40, 'declarer', own, others)).toBe(
      'In 40 Verteilungen, die für dich möglich sind, mit offenen Karten zu Ende gespielt, gewinnst du dein Spiel mit D8 in 62 von 100, mit H10 in 50 und mit HK in 40.',
    );
    expect(hint.sayAllAlike(1, 'defender', 0)).toBe(
      'In 1 Verteilung, die für dich möglich ist, mit offenen Karten zu Ende gespielt, gewinnt deine Partei in 0 von 100, was du auch spielst.',
    );
    expect(hint.sayMayBeChance('CJ', 1)).toBe(
      'Ein so kleiner Unterschied kann Zufall sein, und CJ bringt 1 Auge mehr.',
    );
    expect(hint.sayBookWould(['H10', 'HK'], 'H7', { as: 'better', deals: 5 })).toBe(
      'Das Buch würde H10 oder HK spielen; hier geht es mit H7 in 5 von 100 Verteilungen öfter gut aus.',
    );
  });

  test('advise in a short sentence', () => {
    const contract = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
    expect(sayAdvised({ do: 'declare', contract, layout: ['H7', 'D8'] }, 'isko')).toBe(
      'Spiel Kreuz. Drück H7 und D8.',
    );
    const hand = { kind: 'solo', trump: 'H', announced: null } as const;
    expect(sayAdvised({ do: 'declare', contract: hand, layout: null }, 'isko')).toBe(
      'Spiel Herz Hand.',
    );
    expect(sayAdvised({ do: 'declare', contract: hand, layout: null }, 'american-1922')).toBe(
      'Spiel Solo in Herz.',
    );
    expect(sayAdvised({ do: 'card', card: 'CJ' }, 'isko')).toBe('Spiel den CJ.');
    expect(sayAdvised({ do: 'bid', amount: 20 }, 'isko')).toBe('Reize 20.');
  });

  test('have one page at the end of a rule, or none', () => {
    const at = (words: string) => hint.ONE_PAGE_AT_END.exec(words)?.groups;
    expect(at(SECOND_WORDS.coverWithKing)).toEqual({
      said: 'Dein Partner spielt eine kleine Karte aus: Leg den König darauf',
      page: '116',
    });
    expect(labelsIn(FATTEN_WORDS).map((words) => at(words)?.['page'])).not.toContain(undefined);
    expect(at('Von langen Farben (Seite 71), und von kurzen (Seite 112).')).toBeUndefined();
  });
});

describe('rules', () => {
  test('are in good German with every card, suit and count', () => {
    expectGoodGerman([
      ...labelsIn(rule.RULE_WORDS),
      ...[1, 2, 3, 11].map(rule.sayLeadTrumps),
      ...[0, 1, 2, 3].map(rule.sayLetItGo),
      ...CARDS.map(rule.sayUnguardedTrump),
      ...SUITS.flatMap((suit) => [
        rule.sayRuffedSuits([suit]),
        rule.sayRuffedSuits([suit, 'C', 'D']),
      ]),
    ]);
    expect(CARD_RULES.every(({ look }) => LOOKS[look].includes('?'))).toBe(true);
  });

  test('say what to do, and why', () => {
    expect(rule.sayLeadTrumps(1)).toBe(
      'Nichts ist für den Alleinspieler wichtiger, als bei jeder Gelegenheit Trumpf zu ziehen; 1 Trumpf ist noch nicht gesehen.',
    );
    expect(rule.sayUnguardedTrump('HA')).toBe(
      'Das HA ist dein einziger Trumpf und damit blank: Du kannst gar nicht früh genug damit stechen.',
    );
    expect(rule.sayRuffedSuits(['H', 'D'])).toBe(
      'Der Alleinspieler hat kein Herz und kein Karo mehr und kommt gleich nach dir, in der Mitte: Spiel die Farbe weiter.',
    );
  });
});
