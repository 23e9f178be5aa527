/** What the chapter on lists says of sums, of the shares at which games pay, and of its two deals. */
import { describe, expect, test } from 'vitest';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { rankOf, suitOf } from '../../../../src/game/skat/cards.ts';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import type { Matadors } from '../../../../src/game/skat/matadors.ts';
import { SEEGER } from '../../../../src/game/skat/seeger.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { usualLength } from '../../../../src/score/defaults.ts';
import { reckonSheet } from '../../../../src/score/reckon.ts';
import type { KeptSheet, Reached, SheetDeal } from '../../../../src/score/score-sheet.ts';
import { cards, contract } from '../../game/skat/support.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { afterCards, bestByCard } from './grands.ts';
import { afterTricks, heldAfter, readHand, trickText, twelve } from './hand-text.ts';
import {
  byVariation,
  evenOnList,
  evenShare,
  pairsToPutAway,
  scoreToday,
  suitToday,
} from './overbid-hands.ts';
import { imagined } from './today-imagined.ts';

const chapter = readChapter('content/today/8-lists-and-tournaments.mdx');
const says = quoting(chapter);
const ninety = readHand('today-ninety');
const lost = readHand('today-lost-not-schneider');
const { othersLost, won } = SEEGER;
const PLAYERS = ['Ada', 'Ben', 'Cleo'];

/** The rows of the tables, without heads: their cells, a minus as the computer has it. */
const rows = chapter.source
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ :|-]+$/u.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.replaceAll('*', '').replace('−', '-').trim()),
  );

/** One of the games of the list, as the score pad keeps it. */
function game(
  declarer: number,
  trump: Suit | null,
  matadors: Matadors,
  { reached = 'none', isWon = true, bid = null }: Partial<HowItWent> = {},
): SheetDeal {
  const kind = trump === null ? 'gucki-grand' : 'gucki-solo';
  const declared = { declarer, contract: contract(kind, trump), matadors };
  return { dealer: 0, game: { is: 'game', ...declared, won: isWon, reached, bid } };
}

interface HowItWent {
  readonly reached: Reached;
  readonly isWon: boolean;
  readonly bid: number | null;
}

const DEALS: readonly SheetDeal[] = [
  game(1, 'D', { with: 1 }),
  game(0, null, { with: 4 }, { reached: 'schneider' }),
  game(2, 'S', { without: 1 }, { isWon: false, bid: 33 }),
  game(1, 'S', { with: 1 }),
  game(0, 'D', { with: 1 }, { isWon: false }),
  game(1, 'C', { with: 1 }),
  game(2, null, { with: 1 }),
  game(1, 'H', { without: 1 }, { reached: 'schneider' }),
];

const sheetOf = (players: readonly string[], list: KeptSheet['list']): KeptSheet => ({
  key: 'a',
  name: '',
  at: '2026-11-26T12:00:00.000Z',
  players,
  first: 0,
  laws: 'isko',
  list,
  agreed: false,
  length: null,
  stake: null,
  deals: DEALS,
});

describe('the list of eight deals', () => {
  const { lines, standings } = reckonSheet(sheetOf(PLAYERS, 'seeger'));

  test('is added up as the score pad adds it up', () => {
    const listed = rows.filter(([deal]) => /^\d$/u.test(deal ?? ''));
    expect(listed).toHaveLength(8);
    for (const [index, [, , ...scores]] of listed.entries()) {
      expect(scores.map(Number), `deal ${index + 1}`).toEqual(lines[index]?.scores);
    }
    const sums = (label: string): number[] =>
      rows
        .find(([, name]) => name === label)!
        .slice(2)
        .map(Number);
    expect(sums('Game points')).toEqual(standings.map(({ points }) => points));
    expect(sums('Own games won and lost')).toEqual(standings.map(({ forOwn }) => forOwn));
    expect(sums('Games lost by the others')).toEqual(standings.map(({ forOthers }) => forOthers));
    expect(sums('Total')).toEqual(standings.map(({ total }) => total));
  });

  test('has the names of the opening', () => {
    says(
      'Ada has won one big game, a Grand with 4 and schneider, for 144 points, and lost a small one in diamonds, for 36. Ben has won four games that nobody will remember, for 18, 22, 24 and 30. Cleo has won a Grand for 48 and lost a game for 66.',
      'By game points Ada is, with 108 to Ben’s 94. On today’s tournament list Ben is, with 374 to Ada’s 148. The list pays 50 for every game won, however small.',
    );
    const scoresOf = (player: number): number[] =>
      lines.map(({ scores }) => scores[player] ?? 0).filter((score) => score !== 0);
    expect(scoresOf(0)).toEqual([144, -36]);
    expect(scoresOf(1)).toEqual([18, 22, 24, 30]);
    expect(scoresOf(2)).toEqual([-66, 48]);
    expect(standings.map(({ points }) => points)).toEqual([108, 94, -18]);
    expect(standings.map(({ total }) => total)).toEqual([148, 374, 22]);
  });

  test('passes the check of its sum', () => {
    says(
      'At a table of three a game won adds its value and 50 to the sum of all columns; a game lost takes away double its value and 50, and adds 80. Here six games were won and two lost, so the totals must come to 184 + 300 − 100 + 160 = 544, and they do.',
    );
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    expect(sum(standings.map(({ gamesWon }) => gamesWon))).toBe(6);
    expect(sum(standings.map(({ gamesLost }) => gamesLost))).toBe(2);
    expect(sum(standings.map(({ points }) => points))).toBe(184);
    expect([6 * won, 2 * 2 * othersLost[3], 184 + 300 - 100 + 160]).toEqual([300, 160, 544]);
    expect(sum(standings.map(({ total }) => total))).toBe(544);
  });

  test('adds what the score pad adds, who sits out among them', () => {
    says(
      '50 for each game that you won as declarer;',
      'minus 50 for each game that you lost as declarer;',
      '40 for each game that another player lost at a table of three, or 30 at a table of four.',
      'At a table of four the dealer sits out, and gets the 30 as well. The defenders gain nothing when the declarer wins.',
      'A series is twelve rounds: 36 deals at a table of three, 48 at a table of four.',
    );
    expect(SEEGER).toEqual({ won: 50, lost: -50, othersLost: { 3: 40, 4: 30 } });
    const four = reckonSheet({
      ...sheetOf([...PLAYERS, 'Dora'], 'seeger'),
      deals: DEALS.map((deal) => ({ ...deal, dealer: 3 })),
    });
    expect(four.standings[3]?.total).toBe(60);
    expect([3, 4].map((players) => usualLength('seeger', players))).toEqual([36, 48]);
  });
});

test('the shares at which games pay', () => {
  const shares = rows.filter(([worth, first]) => /^\d+$/u.test(worth ?? '') && first === '66.7');
  expect(shares.map(([worth]) => Number(worth))).toEqual([18, 24, 48, 144]);
  for (const [text, ...found] of shares) {
    const worth = Number(text);
    expect(found).toEqual(
      [
        evenShare(worth, 2 * worth),
        evenOnList(worth),
        evenOnList(worth, othersLost[3]),
        evenOnList(worth, othersLost[4]),
      ].map((share) => share.toFixed(1)),
    );
  }
  says(
    'With game points only, the number is the same for every game: two wins for each loss. With the fifties a game of 18 brings 68 or costs 86, and 56 wins are enough.',
    'When you lose, each opponent gets 40 besides. So with a game of 18 you fall behind each of them by 86 and 40, which is 126.',
  );
  expect([18 + won, 2 * 18 + won]).toEqual([68, 86]);
  expect(Math.round(evenOnList(18))).toBe(56);
});

test('small games, a Grand in place of a suit game, and what a beaten game is worth', () => {
  says(
    'A Grand with 1 is worth 48 and diamonds with 1 are worth 18. By game points one such Grand is worth more than two and a half small games. With the fifties the Grand brings 98 against 68, not even one and a half times as much.',
    'Suppose that clubs with 1 would be won in 90 out of 100 deals. By game points a Grand with 1 pays just as well if it is won in about 78 of them. On the list it must be won in about 83.',
    'When a game of 24 is beaten, the declarer loses 98 instead of gaining 74, and you gain 40: a game beaten is 212 points better for you, against that player, than a game let through.',
  );
  const own = cards('CJ HJ CA C10 DA D10 S7');
  const grand = scoreToday(own, 'gucki-grand', null);
  expect([grand, suitToday(own, 'D'), suitToday(own, 'C')]).toEqual([48, 18, 24]);
  expect(48 / 18).toBeGreaterThan(2.5);
  expect((48 + won) / (18 + won)).toBeLessThan(1.5);
  const average = (share: number, worth: number, list: number): number =>
    share * (worth + list) - (1 - share) * (2 * worth + list);
  const asGood = (list: number): number =>
    (average(0.9, 24, list) + 96 + list) / (48 + list + 96 + list);
  expect(Math.round(100 * asGood(0))).toBe(78);
  expect(Math.round(100 * asGood(won))).toBe(83);
  expect(24 + won + (2 * 24 + won) + othersLost[3]).toBe(212);
});

test('schneider brings ten in hearts, and a failed game costs sixteen times as much', () => {
  says(
    'That is 9 to 12 points in a suit and 24 in a Grand, and the fifties do not grow with it.',
    'In hearts with or without 1, schneider brings 10. If the game fails, your column gets minus 90 instead of plus 70. You would have to make schneider sixteen times for each game thrown away.',
  );
  const own = twelve(ninety);
  expect([suitToday(own, 'H'), suitToday(own, 'H', { points: 90 })]).toEqual([20, 30]);
  const column = [suitToday(own, 'H') + won, suitToday(own, 'H', { points: 60 }) - won];
  expect(column).toEqual([70, -90]);
  expect((70 + 90) / 10).toBe(16);
});

describe('the hand of ninety', () => {
  test('stands after four tricks as Mittelhand sees it', () => {
    says(
      'Hinterhand, the declarer, has led trumps twice and ruffed a club with the ten. You and Vorhand have 16 points. It is your lead. You have no trump left, but three spades headed by the ace and the ten, and small cards in clubs and diamonds.',
    );
    expect([2, 3, 4].map((number) => trickText(ninety, number))).toEqual([
      'H H9, V HA, M HQ: V 14',
      'V C10, M CQ, H H10: H 23',
      'H H8, V H7, M HJ: M 2',
    ]);
    const held = heldAfter(ninety, 'M', 4);
    expect(held.filter((card) => suitOf(card) === 'S')).toEqual(['SA', 'S10', 'S7']);
    expect(held.some((card) => suitOf(card) === 'H' || rankOf(card) === 'J')).toBe(false);
    expect(held.filter((card) => suitOf(card) !== 'S')).toEqual(['C8', 'D9', 'D7']);
  });

  test('the ace of spades beats the game in a third of the deals imagined, a diamond in fewer', () => {
    says(
      'We imagined some 2,100 deals that agree with what you had seen: the ace beat the game in 33 out of 100, a diamond in 22, and no card did better than the ace.',
    );
    expect(ninety.line.tricks[4]!.plays[0]!.comment?.replaceAll(/\s+/gu, ' ')).toContain(
      'We imagined some 2100 deals that agree with what Mittelhand had seen: this card beat the game in 33 out of 100, and no other card did better.',
    );
    const { deals, shares } = imagined(ninety, 5, 1);
    expect(Math.abs(deals - 2100)).toBeLessThan(100);
    expect(Math.abs(shares.get('SA')! - 33)).toBeLessThan(3);
    for (const diamond of ['D9', 'D7'] as const) {
      expect(Math.abs(shares.get(diamond)! - 22)).toBeLessThan(3);
    }
    // The ten is as good as the ace, since Mittelhand holds both.
    expect(Math.max(...shares.values()) - shares.get('SA')!).toBeLessThan(0.5);
  });

  test('the ace is ruffed, and any other lead leaves the defenders 31', () => {
    says(
      'Here the ace was ruffed, and with all cards open any other lead would have kept the defenders out of schneider.',
    );
    const leads = bestByCard(afterCards(ninety, 12), ninety.layout ?? []);
    expect(leads.get('SA')).toBe(90);
    for (const [card, points] of leads) if (card !== 'SA') expect(points, card).toBe(89);
    expect(trickText(ninety, 5)).toBe('M SA, H HK, V S9: H 15');
    // The ten on Vorhand’s jack, of which a comment of the hand speaks.
    const onJack = bestByCard(afterCards(ninety, 17), ninety.layout ?? []);
    for (const [card, points] of onJack) expect(points, card).toBe(card === 'S10' ? 90 : 100);
    expect(summariseHand(byVariation(ninety, 'club')).score).toBe(20);
  });

  test('a beaten game is worth 200 to a defender, schneider 10', () => {
    says(
      'Schneider costs you 10 against the declarer. A beaten game is worth 200 to you: the declarer gets minus 90 instead of plus 70, and you get 40. A lead that beats the game in 6 more deals out of 100 is worth a schneider.',
    );
    expect(90 + 70 + othersLost[3]).toBe(200);
    expect(10 / 200).toBe(5 / 100);
  });

  test('ends with 90, and the jack of spades leads to 93', () => {
    says(
      'Hinterhand ended with exactly 90, and scored 30 where 89 points would have brought 20. The small trump in the fourth trick had put schneider at risk: with all cards open, the jack of spades leads to 93.',
    );
    expect(summariseHand(ninety).points).toMatchObject({ declarer: 90 });
    const leads = bestByCard(afterCards(ninety, 9), ninety.layout ?? []);
    expect([leads.get('H8'), leads.get('SJ')]).toEqual([89, 93]);
    expect(summariseHand(byVariation(ninety, 'spade-jack')).points).toMatchObject({
      declarer: 93,
    });
  });
});

describe('the overbid hand', () => {
  const own = twelve(lost);

  test('was bid without 4, and is without 1', () => {
    says(
      'Without 4 your seven hearts were worth 50, you bid 33, and the skat brought the jack of spades. Hearts are worth 20 now. You have named spades and put away 21 points. The jack has won the first trick, so you have 23.',
    );
    expect(lost.deal.M.filter((card) => suitOf(card) === 'H')).toHaveLength(7);
    expect([suitToday(lost.deal.M, 'H'), suitToday(own, 'H')]).toEqual([50, 20]);
    expect(summariseHand(lost).points).toMatchObject({ skat: 21, declarer: 34 });
    expect(trickText(lost, 1)).toBe('V C9, M SJ, H C7: M 2');
  });

  test('costs 66 with 34 points and with 23, and 88 only without a trick', () => {
    says(
      'If you lead the ace of diamonds and it wins, you have 34 and are not schneider.',
      'The game without 1 is worth 2 × 11 = 22, less than the bid, so it is raised to 33 and doubled: 66. As schneider it would have been worth 3 × 11 = 33, which covers the bid, and a loss costs double: 66 again. The variation ends with 23 points and the same score.',
      'Only schwarz would have cost more, 88, and the first trick had ruled that out.',
    );
    const costs = (points: number, tricks?: number): number =>
      suitToday(own, 'S', { bid: 33, points, ...(tricks === undefined ? {} : { tricks }) });
    expect([costs(34), costs(30), costs(23), costs(21, 0)]).toEqual([-66, -66, -66, -88]);
    // Without an overbid it would have been one multiplier more.
    expect([34, 30].map((points) => suitToday(own, 'S', { bid: 22, points }))).toEqual([-44, -66]);
    const under = summariseHand(byVariation(lost, 'under-thirty'));
    expect(under).toMatchObject({ points: { declarer: 23 }, score: -66 });
    const kept = openPosition(afterCards(lost, 4), lost.layout ?? []);
    expect(finish(makeSolver().points(kept))).toBe(34);
  });

  test('is cheapest in spades, and lost even with 91 points in hearts', () => {
    says(
      'Spades are raised to exactly 33, so they cost 66. Clubs and diamonds would be raised to 36 and cost 72, hearts to 40 and cost 80. Even in hearts, where best play with all cards open brings you 91 points, the game is lost: with schneider it is worth 30, and you bid 33. At a bid of 30 it would have been won.',
    );
    const costs = (trump: Suit): number => suitToday(own, trump, { bid: 33, points: 50 });
    expect((['S', 'C', 'D', 'H'] as const).map(costs)).toEqual([-66, -72, -72, -80]);
    expect(Math.max(...pairsToPutAway(lost, 'gucki-solo', 'H').values())).toBe(91);
    expect(summariseHand(byVariation(lost, 'hearts'))).toMatchObject({
      points: { declarer: 91 },
      score: -80,
    });
    expect([33, 30].map((bid) => suitToday(own, 'H', { bid, points: 91 }))).toEqual([-80, 30]);
  });

  test('what the comments of the hand say of its end is so', () => {
    const after = heldAfter(lost, 'M', 4);
    expect(after.every((card) => suitOf(card) === 'H')).toBe(true);
    expect(
      afterTricks(lost, 4).hands.V.some((card) => suitOf(card) === 'H' && rankOf(card) !== 'J'),
    ).toBe(false);
  });
});
