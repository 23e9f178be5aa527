/**
 * What the chapter on Eichhorn's other hands says of them, held against the hands, the rules of the
 * League and the solver. Single numbers are facts that the build checks.
 */
import { expect, test } from 'vitest';
import { CARDS, cardPoints, rankOf, suitOf, sumPoints } from '../../../../src/game/skat/cards.ts';
import type { Suit } from '../../../../src/game/skat/cards.ts';
import type { ContractKind } from '../../../../src/game/skat/contract.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { countMatadors } from '../../../../src/game/skat/matadors.ts';
import { startPlay } from '../../../../src/game/skat/play.ts';
import { gameValue } from '../../../../src/game/skat/value.ts';
import { openPosition } from '../../../../src/game/solver/position.ts';
import { makeSolver } from '../../../../src/game/solver/solver.ts';
import { finish } from '../../../../src/game/solver/task.ts';
import { cardsOfText } from '../../../../src/book/exhibits/examples/counting.ts';
import { readChapter } from '../chapter-text.ts';
import { quoting } from '../quote.ts';
import { contract, stated, value } from '../../game/skat/support.ts';
import { afterCards, bestByCard } from './grands.ts';
import { readHand, trickText, trumpsAmong, twelve } from './hand-text.ts';

const chapter = readChapter('content/shelf/eichhorn-hands.mdx');
const says = quoting(chapter);
const solo = readHand('eichhorn-solo');
const nine = readHand('eichhorn-nine-trumps');
const unique = readHand('eichhorn-unique');
const ramsch = readHand('eichhorn-ramsch');

const examples = chapter.tags
  .filter(({ name }) => name === 'Example')
  .map(({ props }) => cardsOfText((props['cards'] ?? '').replaceAll('/', ' ')));

test('the hands shown are Vorhand’s of the Solo and of the Ramsch', () => {
  expect(examples[0]?.toSorted()).toEqual(solo.deal.V.toSorted());
  expect(examples[2]?.toSorted()).toEqual(ramsch.deal.V.toSorted());
});

test('one lead beats the Solo, the ace of clubs', () => {
  says(
    'One of these ten cards beats the Solo if you lead it.',
    'The other nine let it through.',
    'because nothing but the ace of clubs beats it.',
  );
  const leads = [...bestByCard(afterCards(solo, 0), solo.deal.skat)];
  expect(leads).toHaveLength(10);
  expect(leads.filter(([, points]) => points < 61).map(([card]) => card)).toEqual(['CA']);
});

test('the same lead alone wins with any two of the low trumps, as the erratum says', () => {
  const low = ['SK', 'SQ', 'S9', 'S8'] as const;
  const kept = solo.deal.V.filter((card) => card !== 'SQ' && card !== 'S8');
  for (const [index, first] of low.entries()) {
    for (const second of low.slice(index + 1)) {
      const V = [...kept, first, second];
      const M = CARDS.filter(
        (card) =>
          !V.includes(card) && !solo.deal.H.includes(card) && !solo.deal.skat.includes(card),
      );
      const position = startPlay({ V, M, H: solo.deal.H }, solo.contract, 'M');
      const leads = [...bestByCard(position, solo.deal.skat)];
      expect(leads.filter(([, points]) => points < 61).map(([card]) => card)).toEqual(['CA']);
      expect([53, 54]).toContain(Math.min(...leads.map(([, points]) => points)));
    }
  }
});

test('the four tricks of the defenders in the Solo, and the trick that the king of hearts costs', () => {
  says(
    'Your side’s tricks make 15, 23, 14 and 14: 66.',
    'Your lone ace has to go on it, and the declarer has to ruff or lose the 15 points.',
  );
  const lost = solo.line.tricks.filter(({ winner }) => winner !== 'M');
  expect(lost.map(({ points }) => points)).toEqual([15, 23, 14, 14]);
  expect(trickText(solo, 3)).toBe('H HK, V HA, M SA: M 26');
  expect(cardPoints('HK') + cardPoints('HA')).toBe(15);
});

test('nine trumps, the other two Vorhand’s jacks, and what they can cost', () => {
  says(
    'Now you are the declarer, in Mittelhand, with nine of the eleven trumps.',
    'Vorhand has both missing jacks.',
    'The two jacks against you are worth 4 points.',
    'The defenders can put an ace and a ten on them, 21.',
    'With the first trick that is 57, three points short of what they need.',
  );
  expect(trumpsAmong(nine.deal.M, nine)).toHaveLength(9);
  expect(trumpsAmong(nine.deal.V, nine)).toEqual(['CJ', 'SJ']);
  expect(32 + sumPoints(['CJ', 'SJ', 'DA', 'S10'])).toBe(57);
});

test('the Solo without seven has 63 in aces and tens, and lacks the seven best trumps', () => {
  says(
    'Your aces and tens add up to 63, which is all you need,',
    'The others have at most seven trumps,',
  );
  const hand = examples[1] ?? [];
  expect(countMatadors(hand, { kind: 'solo', trump: 'C' })).toEqual({ without: 7 });
  expect(sumPoints(hand.filter((card) => ['A', '10'].includes(rankOf(card))))).toBe(63);
});

test('the Grand’s two black jacks leave no trump wherever the red ones lie', () => {
  says('You lead both jacks, and no trump is left against you.');
  // Two rounds: a defender with both red jacks follows twice, two with one each follow once.
  const shown = chapter.tags.find(({ name }) => name === 'GrandHand')?.props['cards'] ?? '';
  expect(cardsOfText(shown).filter((card) => rankOf(card) === 'J')).toEqual(['CJ', 'SJ']);
  const losers = cardsOfText(shown).filter((card) => cardPoints(card) === 0);
  expect(losers).toHaveLength(4);
});

test('the unique hand takes every trick in every game with trumps, and none in a Nullo', () => {
  says(
    'You have four jacks and six hearts.',
    'As a Solo in any suit it takes every trick too, because your four jacks draw all seven trumps when these lie three and four.',
    'And as a Nullo it takes none.',
  );
  const solver = makeSolver();
  const from = (kind: ContractKind, trump: Suit | null) =>
    openPosition(startPlay(unique.deal, { kind, trump }, 'V'), unique.deal.skat);
  for (const suit of ['C', 'S', 'H', 'D'] as const) {
    expect(finish(solver.tricks(from('solo', suit), 'all')), suit).toBe(true);
  }
  expect(finish(solver.tricks(from('grand-solo', null), 'all'))).toBe(true);
  expect(finish(solver.tricks(from('nullo', null), 'none'))).toBe(true);
});

test('what it wins in each game is what the League’s values make of it', () => {
  const wins = (kind: ContractKind, trump: Suit | null = null): number => {
    const game = contract(kind, trump);
    const none = kind.includes('nullo');
    const all = { schneider: 'declarer', schwarz: 'declarer' } as const;
    const result = stated(120, {
      tricks: { declarer: none ? 0 : 10, defenders: none ? 10 : 0 },
      ...(none ? { schneider: null } : all),
    });
    const matadors = countMatadors(twelve(unique), game);
    const outcome = { contract: game, matadors, bid: null, result };
    return value(gameValue(outcome, LAWS['league-1909'])).score;
  };
  const suits = ['D', 'H', 'S', 'C'] as const;
  expect(suits.map((suit) => wins('simple', suit)).join(', ')).toBe('7, 22, 21, 28');
  expect(suits.map((suit) => wins('solo', suit)).join(', ')).toBe('63, 110, 77, 84');
  const rows: readonly (readonly [string, number])[] = [
    ['Tournee, a diamond turned | 7 × 5', wins('tournee', 'D')],
    ['Solo in diamonds, hearts, spades, clubs | 7 × 9, 11 × 10, 7 × 11, 7 × 12 | 63, 110, 77,', 84],
    ['Gucki Grand | 7 × 16', wins('gucki-grand')],
    ['Grand Solo | 7 × 20', wins('grand-solo')],
    ['Open Grand | 9 × 24', wins('open-grand')],
    ['Nullo |', wins('nullo')],
    ['Open Nullo |', wins('open-nullo')],
  ];
  for (const [row, score] of rows) {
    expect(chapter.source).toContain(row);
    const line = chapter.source
      .split('\n')
      .find((one) => one.includes(`| ${row}`) || one.startsWith(`| ${row}`));
    expect(line, row).toMatch(new RegExp(`\\b${score} \\|$`));
  }
});

test('the Ramsch: what the advice costs, and who pays', () => {
  says(
    'If you had discarded the ace of spades instead, Mittelhand would have won 25.',
    'But Mittelhand has 71, and pays 30, since Hinterhand did not take a trick.',
  );
  expect(trickText(ramsch, 6)).toBe('M DQ, H CA, V DJ: V 16');
  expect(sumPoints(['DQ', 'CA', 'SA'])).toBe(25);
  expect(ramsch.line.tricks.some(({ winner }) => winner === 'H')).toBe(false);
  // Both defenders of a lone heart ten: H10 with the queen is 13, and the king is Vorhand’s own.
  const others = [...ramsch.deal.M, ...ramsch.deal.H].filter((card) => suitOf(card) === 'H');
  expect(Math.max(...others.filter((card) => card !== 'HA').map(cardPoints))).toBe(3);
});
