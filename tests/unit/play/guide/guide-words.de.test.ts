/** The guide in German: every sentence with every card, suit, player and count, and in games as they go. */
import { describe, expect, test } from 'vitest';
import { nameAction } from '#edition/play/guide/action-words.ts';
import * as decision from '#edition/play/guide/decision-words.ts';
import * as end from '#edition/play/guide/end-words.ts';
import * as follow from '#edition/play/guide/follow-words.ts';
import * as game from '#edition/play/guide/game-words.ts';
import { MORE_WORDS } from '#edition/play/guide/guide-words.ts';
import * as layout from '#edition/play/guide/layout-words.ts';
import * as lead from '#edition/play/guide/lead-words.ts';
import * as ofNull from '#edition/play/guide/null-words.ts';
import { sayOut } from '#edition/play/guide/out-words.ts';
import * as reason from '#edition/play/guide/reason-words.ts';
import * as trick from '#edition/play/guide/trick-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { FIRST_GAME } from '../../../../src/play/first-game.ts';
import { GUIDE_LETTERS, guideWord } from '../../../../src/play/guide/guide.ts';
import type { GuideStage } from '../../../../src/play/guide/guide.ts';
import type { SuitCount } from '../../../../src/play/guide/hand-counts.ts';
import type { Action } from '../../../../src/strategy/players/action.ts';
import { seatToAct } from '../../../../src/strategy/players/state.ts';
import { seatView } from '../../../../src/strategy/players/view.ts';
import { TOPIC_IDS } from '../../../../src/strategy/advice/topic-ids.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { anything, firstGameAt, firstGamePlayed, playOn } from './guided.ts';
import type { Verdict } from './guided.ts';

const COUNTS = [0, 1, 2, 3, 11];
const NAMES = ['Anna', 'Bert'];
const BOTH = [true, false];
const STYLES = ['french', 'german'] as const;
/** Some of each gender, for the second card of a sentence. */
const OTHERS: readonly Card[] = ['CJ', 'HQ', 'SA', 'D10'];

const suitCounts: readonly SuitCount[] = SUITS.flatMap((suit) =>
  COUNTS.flatMap((trumps) =>
    [0, 1, 2].map((aces) => ({
      suit,
      trumps,
      jacks: 2,
      aces: (['HA', 'DA'] as const).slice(0, aces),
      matadors: trumps % 2 === 0 ? { with: 2 } : { without: 1 },
      times: 3,
      base: 12,
      value: 36,
    })),
  ),
);

const CLUBS = { kind: 'gucki-solo', trump: 'C', announced: null } as const;
const ACTIONS: readonly Action[] = [
  { do: 'card', card: 'HA' },
  { do: 'declare', contract: CLUBS, layout: ['SK', 'S8'] },
  { do: 'declare', contract: { ...CLUBS, kind: 'solo' }, layout: null },
  { do: 'declare', contract: { ...CLUBS, kind: 'gucki-grand', trump: null }, layout: null },
  { do: 'declare', contract: { ...CLUBS, kind: 'gucki-nullo', trump: null }, layout: null },
  { do: 'pass' },
  { do: 'yes' },
  { do: 'bid', amount: 18 },
  { do: 'take' },
  { do: 'refuse' },
];

/** Words of the club that the lesson has not taught a reader of the guide. */
const UNTAUGHT =
  /schmier|wimmel|Fehlfarbe|Beiblatt|Lusche|blank|\bGebot|Volle|schneid(?:en|et)|unterspiel|Spielwert|Mittelhand|Hinterhand|ansag|eingepasst|überreiz|Kontra/iu;

/** Whole sentences, short enough for their place, in words that the lesson has taught. */
function expectGoodWords(sentences: readonly string[], longest: number): void {
  expect(sentences.length).toBeGreaterThan(0);
  expectGoodGerman(sentences);
  for (const sentence of sentences) {
    expect(sentence).toMatch(/^[\p{Lu}\d].*[.]$/su);
    expect(sentence).not.toMatch(UNTAUGHT);
    expect(sentence.length, sentence).toBeLessThanOrEqual(longest);
  }
}

describe('every sentence is good German:', () => {
  test('of a trick', () => {
    const gone = ['theirs', 'all-but-yours', 'all'] as const;
    expectGoodWords(
      [
        ...CARDS.flatMap((card) => [
          ...[null, ...COUNTS].flatMap((points) => [
            trick.sayReaderTakes(card, points),
            trick.sayPartnerTakes('Anna', card, points),
            trick.sayOtherTakes('Bert', card, points),
          ]),
          ...BOTH.map((isTrumped) => trick.sayAceLost('Anna', card, 'HA', 21, isTrumped)),
          ...STYLES.map((suits) => trick.sayHighest(card, suits)),
          ...gone.flatMap((one) => [
            trick.saySafeNow(one, [card], false),
            trick.saySafeNow(one, [card, 'D10', 'HA'], false),
            trick.saySafeNow(one, ['DA', 'HA'], true),
          ]),
        ]),
        ...gone.flatMap((one) => [
          trick.sayTrumpsGone(one),
          ...SUITS.map((suit) => trick.sayCanTrump(one, suit, 'french')),
        ]),
        ...SUITS.flatMap((suit) => [
          trick.sayOwnSuitGone(suit, 'french'),
          ...BOTH.map((mayTrump) => trick.sayVoidIn('Anna', suit, mayTrump, 'french')),
        ]),
        ...BOTH.flatMap((isSo) => [
          trick.sayOutOfTrumps('Anna', isSo, null),
          ...[1, 2, 3].map((trumps) =>
            trick.sayOutOfTrumps('Anna', isSo, { name: 'Bert', trumps }),
          ),
          ...COUNTS.flatMap((count) => [
            trick.sayTrumpsLeft(count, isSo),
            trick.sayDeclarersSum(count, 61, isSo),
            trick.sayGameIsWon(count, isSo),
          ]),
          trick.sayNoPoints(isSo, 61),
        ]),
        ...COUNTS.flatMap((count) => [
          trick.sayTheyAreSchneider(count),
          trick.sayGameIsLost(count, 61),
          trick.sayDeclarerHasLost('Bert', count, 60),
          trick.sayDefendersHaveLost('Bert', 60 + count),
          trick.sayDefendersSum(count, 60),
          trick.sayNoTrick(count),
        ]),
        trick.sayBothOutOfTrumps(NAMES),
      ],
      130,
    );
  });

  test('before an action', () => {
    const { sayFirstLead } = decision;
    expectGoodWords(
      [
        ...STYLES.flatMap((suits) =>
          suitCounts.flatMap((best) => [
            decision.sayIsGame(best, suits),
            decision.sayIsNoGame(best, suits),
            decision.sayReckoning(best, suits),
            ...BOTH.map((aces) => decision.sayKeepTrumps(best.suit, best.trumps, aces, suits)),
          ]),
        ),
        ...BOTH.flatMap((one) => BOTH.map((two) => decision.sayUpTo(36, one, two))),
        ...[2, 3].flatMap((jacks) =>
          [1, 2, 3].map((aces) => decision.sayThinkOfGrand(jacks, aces)),
        ),
        ...[decision.sayPlaysAlone(null), decision.sayPlaysAlone(18)],
        ...[decision.TAKE_OR_LEAVE, decision.PUT_TWO_AWAY, decision.YOU_LEAD],
        ...NAMES.map((name) => decision.sayDefendersNeed(name)),
        decision.sayPutWeakAway(['S8', 'SK', 'D10', 'H7', 'HQ']),
        ...BOTH.flatMap((isKnown) =>
          BOTH.flatMap((outlasts) =>
            COUNTS.flatMap((trumps) =>
              ([[], ['HA'], ['HA', 'DA']] as const).map((aces) =>
                sayFirstLead({ trumps, out: 11 - trumps, isKnown, aces, outlasts }),
              ),
            ),
          ),
        ),
        ...(['trump', ...SUITS] as const).flatMap((led) => [
          ...CARDS.map((card) => decision.sayOnlyCard(card, led, 'french')),
          decision.sayMustFollow(led, 'french'),
          ...BOTH.map((may) => decision.sayCannotFollow(led, may, 'french')),
        ]),
        ...COUNTS.flatMap((points) => BOTH.map((last) => decision.sayTrickSoFar(points, last))),
      ],
      170,
    );
  });

  test('against a card', () => {
    expectGoodWords(
      CARDS.flatMap((card) => [
        ...OTHERS.flatMap((other) => [
          ...BOTH.flatMap((one) => [
            ...COUNTS.flatMap((points) =>
              BOTH.map((two) => lead.sayBeaten(card, other, one, points, two)),
            ),
            follow.sayMayBeOvertaken('Bert', card, other, one),
          ]),
          ...[1, 2, 3].map((above) => lead.sayBeatableTrump(card, above, other)),
          ...[0, 2, 3].map((better) =>
            lead.sayCostlyTrump(card, other, other, { card: 10, better }),
          ),
          ...[1, 2, 3, 11].flatMap((points) => [
            follow.sayGivesInsteadOfTaking(card, points, other),
            follow.sayLetsItGo(points, other),
            follow.sayBringsLess(other, points),
            follow.sayGivesPartnerLess(card, other, points),
            ...[null, ...NAMES].flatMap((taker) =>
              [0, 3].map((less) =>
                follow.sayGivesPoints(taker, { card, points }, { card: other, points: less }),
              ),
            ),
          ]),
          ...[0, 2, 3].map((points) => follow.sayTrumpForLittle(points, other)),
          follow.sayMoreThanEnough(card, other),
        ]),
        ...[lead.sayLastTrump(card), lead.sayDeclarerVoid('Anna', card, 'french')],
        follow.sayTakesFromPartner('Anna', card),
        ...COUNTS.flatMap((trumps) =>
          [null, 0, 1, 2].map((left) => lead.sayCanBeTrumped(card, trumps, left, 'french')),
        ),
        ofNull.sayNullTakes(card),
        ...[0, 1, 2, 3].map((above) => ofNull.sayFewAbove(above, card)),
        ...BOTH.map((isKnown) => `${sayOut(card, isKnown)}.`),
      ]),
      150,
    );
    expectGoodWords(
      [
        lead.NOBODY_HAS_TRUMPS,
        ...NAMES.flatMap((name) => [lead.sayWantsTrumpsOut(name), ofNull.saySavesDeclarer(name)]),
      ],
      150,
    );
  });

  test('against a word of the bidding, a game and two cards put away', () => {
    expectGoodWords(
      [
        ...STYLES.flatMap((suits) =>
          suitCounts.flatMap((best) => [
            ...BOTH.map((asks) => game.sayStrongEnough(best, 18, asks, suits)),
            game.sayWorthLess(best, 40, suits),
            game.sayTooWeak(best, suits),
            ...[1, 2, 3, 11].map((others) => game.sayGrandWithoutSuit(others, best, suits)),
            game.sayBelowBid(best, 40, 61, suits),
            game.sayFewerTrumps(best, 5, best, suits),
          ]),
        ),
        game.sayKeepsWeak(['S8', 'SK', 'D10']),
        game.sayNullWithAces(['HA']),
        game.sayNullWithAces(['HA', 'DA']),
        ...CARDS.flatMap((card) => [
          layout.sayPutsTrumpAway(card, 6, 5),
          ...[2, 3].map((below) => layout.sayKeepsHighCard(card, below)),
          ...OTHERS.flatMap((top) =>
            [1, 3, 10].map((points) => layout.sayPointsInDanger(card, top, points)),
          ),
        ]),
        ...SUITS.flatMap((suit) => [
          layout.sayPutsJackAway(`${suit}J`),
          layout.sayPutsAceAway(`${suit}A`),
          ...STYLES.flatMap((suits) => [
            layout.sayEmptySuit([`${suit}K`], suit, suits),
            layout.sayEmptySuit([`${suit}K`, `${suit}8`], suit, suits),
          ]),
        ]),
      ],
      170,
    );
  });

  test('of what is only counted, and at the end', () => {
    const pairs = ACTIONS.flatMap((own) =>
      BOTH.map((isLayout) => {
        const better = { do: 'declare', contract: CLUBS, layout: ['D10', 'S8'] } as const;
        return { own, better, isLayout, law: LAWS.isko, suits: 'french' } as const;
      }),
    );
    const { sayFewerDeals, sayFewerPoints, sayScoresAbout } = reason;
    const taken = [null, ...COUNTS.slice(1).map((count) => ({ points: count, tricks: count }))];
    expectGoodWords(
      [
        ...pairs.flatMap((pair) => [
          ...COUNTS.flatMap((count) => [
            sayScoresAbout(pair, -count, count),
            sayFewerPoints(pair, count),
            sayFewerDeals(pair, count, 60),
          ]),
          ...[null, 1, 10].flatMap((place) => BOTH.map((won) => end.saySlip(pair, place, won))),
        ]),
        ...BOTH.flatMap((declares) =>
          taken.flatMap((trumps) =>
            taken.flatMap((aces) =>
              [null, ...COUNTS].map((away) => end.sayCounts({ declares, trumps, aces, away })),
            ),
          ),
        ).filter((one) => one !== ''),
        ...[null, ...NAMES].map((name) => end.sayBidDecided(48, 36, name)),
        ...[end.ALL_PASSED, ...Object.values(end.UNCHANGED), end.sayCouldNotBeat('Anna')],
      ],
      190,
    );
    expectGoodGerman([
      ...TOPIC_IDS.flatMap((topic) => [end.sayPractise(topic), end.sayReadOn(topic)]),
      ...Object.values(MORE_WORDS),
    ]);
  });

  test('of the first game, as it goes, and each word fits into its place', () => {
    const reader = FIRST_GAME.seat;
    const words: string[] = [];
    const look = (stage: GuideStage, state: Parameters<typeof seatView>[0]): void => {
      const { sentences } = guideWord(stage, seatView(state, reader), 'french') ?? {
        sentences: [],
      };
      if (sentences.length === 0) return;
      words.push(...sentences);
      expect(sentences.join(' ').length, sentences.join(' ')).toBeLessThanOrEqual(GUIDE_LETTERS);
    };
    for (const what of ['word', 'game', 'layout'] as const) look(what, firstGameAt(what));
    const reasons: string[] = [];
    const watch = (verdicts: readonly Verdict[]): void => {
      reasons.push(...verdicts.flatMap((one) => (one.reason === null ? [] : [one.reason.text])));
    };
    for (const seed of [1, 2, 3]) {
      for (const state of playOn(firstGamePlayed(), reader, anything, { seed, worlds: 3 }, watch)) {
        if (seatToAct(state) === reader) look('card', state);
        else if (state.play?.table.length === 0 && state.play.tricks.length > 0)
          look('trick', state);
      }
    }
    expect(new Set(words).size).toBeGreaterThan(30);
    expectGoodWords([...words, ...reasons], GUIDE_LETTERS);
    for (const text of reasons) expect(text.length, text).toBeLessThanOrEqual(170);
  });
});

describe('it reads so:', () => {
  const best: SuitCount = { ...suitCounts[0]!, suit: 'C', trumps: 6, aces: ['HA', 'DA'] };
  const pair = { own: ACTIONS[5]!, better: ACTIONS[7]!, isLayout: false } as const;
  const law = LAWS.isko;
  test.each([
    [
      decision.sayIsGame(best, 'french'),
      'In Kreuz hast du 6 Trümpfe und daneben 2 Asse: Das ist ein Spiel.',
    ],
    [
      game.sayTooWeak({ ...best, trumps: 4, aces: [] }, 'french'),
      'Deine beste Farbe ist Kreuz, mit 4 Trümpfen und daneben keinem Ass: Das ist zu wenig gegen zwei.',
    ],
    [
      decision.sayFirstLead({ trumps: 6, out: 5, isKnown: true, aces: ['HA'], outlasts: true }),
      'Du bist Vorhand, also spielst du aus. Du hast 6 Trümpfe, sie haben 5. Sind die weg, kann niemand mehr dein HA stechen.',
    ],
    [trick.sayReaderTakes('H10', 14), 'Deine H10 holt 14 Augen.'],
    [trick.sayReaderTakes('CJ', null), 'Dein CJ holt den Stich.'],
    [
      trick.sayAceLost('Anna', 'C7', 'HA', 21, true),
      'Anna sticht mit C7, und dein HA ist verloren: 21 Augen.',
    ],
    [
      trick.sayOutOfTrumps('Anna', true, { name: 'Bert', trumps: 2 }),
      'Anna hat keinen Trumpf mehr. Bert hat die letzten 2.',
    ],
    [trick.sayDeclarersSum(19, 61, true), 'Mit dem Gedrückten hast du 19 der nötigen 61 Augen.'],
    [
      lead.sayCanBeTrumped('HA', 3, null, 'french'),
      '3 Trümpfe sind noch draußen, und wer kein Herz hat, kann HA stechen. Spiel zuerst Trumpf.',
    ],
    [
      follow.sayGivesPoints('Anna', { card: 'H10', points: 10 }, { card: 'H9', points: 0 }),
      'Dieser Stich geht an Anna: Mit H10 gibst du 10 Augen hinein, mit H9 gar keine.',
    ],
    [
      reason.sayScoresAbout({ ...pair, law, suits: 'french' }, 0, 24),
      'Blätter wie deines bringen mit „passe“ etwa 0 Punkte, mit „18“ etwa +24.',
    ],
    [
      end.sayCounts({
        declares: false,
        trumps: { points: 24, tricks: 1 },
        aces: { points: 33, tricks: 2 },
        away: null,
      }),
      'Eure Trümpfe haben in 1 Stich 24 Augen geholt und eure Asse haben in 2 Stichen 33 Augen geholt.',
    ],
    [
      end.saySlip(
        { own: ACTIONS[0]!, better: ACTIONS[0]!, isLayout: false, law, suits: 'french' },
        3,
        false,
      ),
      'Im 3. Stich hast du das Spiel mit HA verloren: Mit HA hättest du es gewinnen können.',
    ],
  ])('%s', (text, says) => {
    expect(text).toBe(says);
  });

  test('an action after “mit”', () => {
    expect(ACTIONS.map((action) => nameAction(action, true, law, 'french'))).toEqual([
      'HA',
      'SK und S8 im Skat',
      'Kreuz als Trumpf und ohne den Skat',
      ...['Grand', 'Null', '„passe“', '„ja“', '„18“', 'dem Skat', 'einer anderen Wahl'],
    ]);
  });
});
