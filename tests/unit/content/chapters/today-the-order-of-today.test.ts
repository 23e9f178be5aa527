/**
 * What the last chapter of Today’s Skat says of the laws: where the program has the rule, the two
 * agree; where “Four books compared” has it, the chapter says the same; and what stays open is open
 * in both.
 */
import { describe, expect, test } from 'vitest';
import { RULES_OF_FOUR } from '../../../../content/rules/four/four.ts';
import { bidValues } from '../../../../src/game/skat/bid-values.ts';
import { checkBidding } from '../../../../src/game/skat/bidding.ts';
import { CARDS, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import { concededResult } from '../../../../src/game/skat/concession.ts';
import { KINDS } from '../../../../src/game/skat/contract.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { isTrump } from '../../../../src/game/skat/order.ts';
import { playCard } from '../../../../src/game/skat/play.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { cards, contract, stated, value } from '../../game/skat/support.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterTricks, readHand } from './hand-text.ts';

const chapter = readChapter('content/today/9-the-order-of-today.mdx');
const says = quoting(chapter);
const today: Law = LAWS.isko;
const rules = RULES_OF_FOUR.flatMap((topic) => topic.rules);

/** What the column of today has in “Four books compared”. */
function column(id: string): string {
  return rules.find((rule) => rule.id === id)?.today ?? '';
}

/** A game by today’s rules, with its score. */
function score(
  kind: ContractKind,
  trump: Suit | null,
  { held, bid, points = 61 }: { held: string; bid: number; points?: number },
) {
  const game = contract(kind, trump);
  const matadors = KINDS[kind].trumps === 'none' ? null : countMatadors(cards(held), game);
  const result = stated(points);
  return value(gameValue({ contract: game, matadors, bid, result }, today));
}

describe('the program has the same rules', () => {
  test('the pack, the trumps and the matadors', () => {
    says(
      'Skat is played by three, with 32 cards and 120 points (1.1.1, 1.2.2).',
      'In Null the ten ranks below the jack (2.3.4), and in Grand only the jacks are trumps (2.3.3).',
      'at most eleven in a suit game, four in a Grand (2.4.1 to 2.4.3).',
    );
    expect([CARDS.length, sumPoints([...CARDS])]).toEqual([32, 120]);
    const grand = contract('gucki-grand');
    const suit = contract('gucki-solo', 'H');
    expect(CARDS.filter((card) => isTrump(card, grand))).toHaveLength(4);
    const all = CARDS.filter((card) => isTrump(card, suit));
    expect(countMatadors([...all, 'C7'], suit)).toEqual({ with: 11 });
    expect(countMatadors([...all, 'C7'], grand)).toEqual({ with: 4 });
  });

  test('the bidding', () => {
    says(
      'The lowest bid is 18, because no game is worth less (3.3.1).',
      'They must say numbers that are values of games, but may skip some (3.3.2).',
      'If nobody bids, the deal is passed in, and it counts as played (3.3.7).',
    );
    expect(bidValues(today)[0]).toBe(18);
    expect(checkBidding([{ seat: 'M', say: 'bid', amount: 19 }], today)).toMatchObject({
      ok: false,
      errors: [{ code: 'no-such-value' }],
    });
    const skipped = checkBidding(
      [
        { seat: 'M', say: 'bid', amount: 24 },
        { seat: 'V', say: 'pass' },
        { seat: 'H', say: 'pass' },
      ],
      today,
    );
    expect(value(skipped)).toMatchObject({ survivor: 'M', amount: 24 });
    const passedIn = checkBidding(
      [
        { seat: 'M', say: 'pass' },
        { seat: 'H', say: 'pass' },
        { seat: 'V', say: 'pass' },
      ],
      today,
    );
    expect(value(passedIn).survivor).toBeNull();
    expect(today.ramsch).toEqual({});
  });

  test('schneider, schwarz, announcing and Null', () => {
    says(
      'Schneider and schwarz can be announced only in a Hand game (5.2.5).',
      'An open suit game or Grand counts as schwarz announced, and you must win every trick (5.2.6).',
      'The declarer wins with the sixty-first point, the skat included (5.2.2).',
      'A side with 30 or fewer is schneider (5.2.3), a side without a trick schwarz (5.2.4).',
      'In Null the declarer must not win a trick (5.2.7).',
    );
    const kinds = ['gucki-solo', 'solo', 'open-solo', 'gucki-grand', 'grand-solo', 'open-grand'];
    const announcing = kinds.filter((kind) => KINDS[kind as ContractKind].mayAnnounce);
    expect(announcing).toEqual(['solo', 'grand-solo']);
    for (const kind of ['open-solo', 'open-grand'] as const) {
      expect(KINDS[kind]).toMatchObject({ aim: 'every-trick', skat: 'untouched', open: true });
    }
    expect(today.targets).toEqual({ game: 61, schneider: 90, outOfSchneider: 31 });
    expect(today.schwarz).toBe('no-trick');
    for (const kind of ['gucki-nullo', 'nullo', 'gucki-open-nullo', 'open-nullo'] as const)
      expect(KINDS[kind].aim).toBe('no-trick');
  });

  test('a step announced and missed is lost at the game announced', () => {
    says(
      'If you announced a step and miss it, you have lost at least the game that you announced;',
    );
    const game = contract('solo', 'C', 'schneider');
    const matadors = countMatadors(cards('CJ SJ C7 C8 C9 CQ CK SA HA DA S7 H7'), game);
    const missed = { ...stated(89), made: false };
    const found = value(gameValue({ contract: game, matadors, bid: 18, result: missed }, today));
    // With two, game, Hand, schneider, schneider announced: six times twelve, lost twice.
    expect(found.score).toBe(-2 * 6 * 12);
  });

  test('“spades” without “Hand”, bid at 23, costs 66', () => {
    says(
      'You meant a spade game from the hand, without one, which is worth 33.',
      'But you did not say “Hand”, so this is the ordinary spade game for 22, and 22 does not cover your bid.',
      'It is lost, and costs 66.',
    );
    const [shown] = chapter.tags.filter(
      ({ name, props }) => name === 'Which' && props['ask']?.includes('bid 23'),
    );
    const held = `${shown?.props['cards'] ?? ''} D8 D9`;
    expect(score('solo', 'S', { held, bid: 23 }).score).toBe(33);
    const plain = score('gucki-solo', 'S', { held, bid: 23 });
    expect([plain.points, plain.score]).toEqual([22, -66]);
  });

  test('a Hand game overbid by a jack in the skat', () => {
    says(
      'A Hand game that turns out to be worth less than the bid, because of a jack in the skat, is lost even with more than 60 points.',
      'It costs the next multiple of the base value that covers the bid (5.4.2), doubled as every lost game is.',
    );
    const ten = 'HJ DJ SA S10 SK S9 S8 CA HA DA';
    expect(score('solo', 'S', { held: `${ten} D7 D8`, bid: 44, points: 70 }).score).toBe(44);
    const over = score('solo', 'S', { held: `${ten} CJ D8`, bid: 44, points: 70 });
    expect([over.points, over.won, over.score]).toEqual([33, false, -88]);
    for (const rate of Object.values(today.rates)) expect(rate.lost).toBe(2);
  });

  test('an overbid Null, as our table reckons it', () => {
    says(
      'We raise the value to twice 23 when 23 does not cover the bid, so a Null bid at 24 costs 2 × 46 = 92.',
    );
    const over = score('gucki-nullo', null, { held: '', bid: 24 });
    expect([over.won, over.score]).toEqual([false, -92]);
  });

  test('a declarer who gives up, as our table reckons it', () => {
    says(
      'And a declarer who gives up before the first trick is complete loses the plain game; later, the cards that are left go to the defenders.',
    );
    const hand = readHand('today-sixty-one');
    const { contract: game, deal, declarer, layout } = hand;
    const conceded = (tricks: number, onTable: number) => {
      const { tricks: played } = afterTricks(hand, tricks);
      return concededResult(
        { contract: game, deal, declarer, layout, tricks: played, conceded: 'declarer', onTable },
        today,
      );
    };
    expect(conceded(0, 2)).toMatchObject({ schneider: null, made: false });
    expect(conceded(1, 0)).toMatchObject({ schneider: 'defenders', made: false });
    expect(today.abandoning).toEqual({ games: null, cardsPlayed: 2 });
  });

  test('Vorhand leads, and a player who can follow must', () => {
    says('The play begins with the announcement, and Vorhand leads.');
    const before = afterTricks(readHand('today-sixty-one'), 0);
    expect(before.leader).toBe('V');
    // Hearts are led: Hinterhand has four and may not throw a diamond.
    const hearts = ['DJ', 'HJ', 'SK', 'HA'] as const;
    const led = hearts.reduce(playCard, before);
    expect(() => playCard(led, 'D7')).toThrow(RangeError);
  });
});

describe('“Four books compared” has the same', () => {
  test.each([
    [
      'seats',
      'the first player chooses a place, and the others follow clockwise (3.1.1).',
      /clockwise/,
    ],
    [
      'newcomers',
      'A newcomer may join only at the beginning of a new round, and only if all agree.',
      /all agree/,
    ],
    ['cards-drawn', 'The order does not lay down how the lot is drawn.', /does not lay down/],
    [
      'cutting',
      'so that at least four cards are lifted and at least four remain (3.2.4).',
      /four cards/,
    ],
    [
      'misdeal',
      'Later they are dealt again only if both sides have a wrong number (3.2.9).',
      /both sides/,
    ],
    ['wrong-number', 'If one side’s number is right, that side wins.', /right number wins/],
    [
      'wrong-dealer',
      'the rounds that are finished stand, but the present round is played again from its beginning (3.2.13 in the old numbering).',
      /played again/,
    ],
    [
      'exposed-skat',
      'If you look at the skat, or turn its cards face up, you may not bid in that deal (3.2.14).',
      /may not bid/,
    ],
    [
      'skat-in-a-hand',
      'If you pick it up together with your own ten cards, you may not bid either: you shuffle the twelve, and the dealer draws two of them for the skat (3.2.15).',
      /draws two/,
    ],
    ['no-going-back', 'A bid, a yes and a pass are final (3.3.8).', /may not be taken back/],
    [
      'showing-a-hand',
      'A player who looks at it earlier, or at another player’s cards, is out of the bidding, and the other two are no longer bound by what they have said (3.3.9).',
      /out of the bidding/,
    ],
    [
      'looking-in-the-play',
      'A side that does so has lost a plain game, that is, one without schneider or schwarz (3.4.8).',
      /lost a plain game/,
    ],
    ['first-lead', 'The play begins with the announcement, and Vorhand leads.', /^Vorhand leads/],
    [
      'played-card',
      'A card is played when it lies flat on the table, and then it may not be taken back (4.1.2).',
      /on the table/,
    ],
    [
      'lead-out-of-turn',
      'If the game was already decided, it stays so, with the points taken up to then (4.1.3).',
      /already decided/,
    ],
    ['revoke', 'If it was not, the guilty side has lost a plain game (4.1.4).', /plain game/],
    [
      'talking',
      'You may not show what you hold, or disturb the play, by a word or a gesture (4.2.9).',
      /gesture/,
    ],
    [
      'looking-back',
      'If you ask for it, you may look at the last trick, but at no other (4.4.3).',
      /last trick only/,
    ],
    [
      'claiming',
      'If one of them does not agree, the play goes on with the declarer’s cards open, and counts as it ends (4.3.4/4.4.4).',
      /play goes on/,
    ],
    [
      'defenders-give-up',
      'If one defender gives up, the game is lost for both (4.3.3).',
      /lost for both/,
    ],
    [
      'giving-up',
      'A declarer may give up without asking while holding at least nine cards.',
      /nine cards/,
    ],
    [
      'contention',
      'If the result is in doubt, the defenders must prove that the game was lost, and the declarer that it was schneider (5.2.8).',
      /must prove/,
    ],
    [
      'overbid',
      'It costs the next multiple of the base value that covers the bid (5.4.2), doubled as every lost game is.',
      /covers the bid, doubled/,
    ],
    [
      'stopping',
      'a list must be played to its end and that nobody may be replaced, not even for one deal, unless the directors appoint a substitute (4.4).',
      /played to its end/,
    ],
    [
      'settling',
      'Each player’s total decides at the end, with 50 points added for every game won and 50 taken off for every game lost (5.1), and the prizes go by it (7.4.3).',
      /total decides/,
    ],
    [
      'onlookers',
      'If you have finished, you may not look on where others are still playing (7.4.2).',
      /still playing/,
    ],
  ])('%s', (id, sentence, has) => {
    expect(chapter.prose).toContain(sentence);
    expect(column(id)).toMatch(has);
  });

  test('and leaves open what the chapter leaves open', () => {
    says(
      'Five rows of the comparison have no answer for today, because we found neither the rule nor a decision that is recent enough.',
    );
    const open = rules.filter(({ today: answer }) => answer === null).map(({ id }) => id);
    const linked = [...chapter.source.matchAll(/who-says-what\/#([a-z-]+)\)/g)].map(
      ([, id = '']) => id,
    );
    expect(linked.toSorted()).toEqual(open.toSorted());
    expect(open).toHaveLength(5);
  });

  test('and what the older books did with a lead out of turn', () => {
    says(
      'In 1909 Eichhorn’s League took the game from you in both cases, and Foster’s laws would have let you take the card back.',
    );
    const rule = rules.find(({ id }) => id === 'lead-out-of-turn');
    expect(rule?.foster.says).toContain('takes the card back');
    const cardInDeal = rules.find(({ id }) => id === 'exposed-card');
    expect(cardInDeal?.differ).toContain('All three require a new deal.');
  });
});
