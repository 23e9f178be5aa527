/** What a hand file says arrives in the model, as README.md beside the parser promises. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../../src/game/notation/hand.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { showError } from '../../../../src/game/notation/command/show.ts';

const GOOD = readFileSync('tests/unit/game/notation/good.hand', 'utf8');

function parse(text: string): Hand {
  const parsed = parseHand(text);
  if (parsed.ok) return parsed.value;
  throw new Error(parsed.errors.map((error) => showError(error, text)).join('\n'));
}

/** The codes of what is wrong with a text. */
function codesOf(text: string): string[] {
  const parsed = parseHand(text);
  return parsed.ok ? [] : parsed.errors.map(({ code }) => code);
}

/** The good file with one passage, which must be there, replaced. */
function edited(from: string, to: string): string {
  expect(GOOD).toContain(from);
  return GOOD.replace(from, () => to);
}

describe('a comment belongs to what it follows', () => {
  const hand = parse(GOOD);
  const [first] = hand.line.tricks;

  test('the bidding, the deal, the layout', () => {
    expect(hand.biddingComment).toMatch(/^Nobody offers/);
    expect(hand.comment).toMatch(/^Six spades/);
    expect(hand.layoutComment).toMatch(/^One suit less/);
  });

  test('a card, and after the points the trick', () => {
    expect(first?.plays[0]?.comment).toBe('The best trump first.');
    expect(first?.comment).toBe('Two rounds are certain.');
  });

  test('a variation, whether it stands before or after its layout', () => {
    expect(hand.line.variations[0]?.comment).toBe('He lays away two diamonds instead.');
    const comment = '    { He lays away two diamonds instead. }\n';
    const layout = '    layout: DK D9\n';
    expect(parse(edited(comment + layout, layout + comment))).toEqual(hand);
  });

  test('with blank lines between its paragraphs and all other blanks made one', () => {
    expect(hand.comment?.split('\n\n')).toHaveLength(2);
    const text = edited('{ Two rounds are certain. }', '{Two\n\trounds   are\n  certain.\n\n\n}');
    expect(parse(text)).toEqual(hand);
  });

  test('and may hold a brace, a backslash and a line that looks like a remark', () => {
    const text = edited(
      '{ Two rounds are certain. }',
      '{ a \\{ b \\} c \\\\ d \\ e\n# f\nend\n*\n}',
    );
    expect(parse(text).line.tricks[0]?.comment).toBe('a { b } c \\ d \\ e # f end *');
  });
});

describe('the play', () => {
  test('gives each card the seat that played it, with its mark', () => {
    const [third] = parse(edited('3. M C8 C9 CA', '3. M C8? C9!? CA!')).line.tricks.slice(2);
    expect(third?.plays.map(({ seat, card, mark }) => `${seat} ${card} ${String(mark)}`)).toEqual([
      'M C8 mistake',
      'H C9 interesting',
      'V CA good',
    ]);
  });

  test('may go on in the next line after any word of a trick', () => {
    const spread = '3.\nM\nC8\n\nC9 CA\n# a remark\n=\nV\n11';
    expect(parse(edited('3. M C8 C9 CA = V 11', spread))).toEqual(parse(GOOD));
  });

  test('says whether a line breaks off', () => {
    const { line } = parse(GOOD);
    expect(line.finished).toBe(true);
    expect(line.variations[0]?.line.finished).toBe(false);
  });

  test('may be left out after the deal, for a problem', () => {
    const text = GOOD.slice(0, GOOD.indexOf('play\n')).replace('[another](clubs-first/t1)', '');
    const { line } = parse(text.replace('[a link](t2.1)', '') + 'play\n*\n');
    expect(line).toEqual({ tricks: [], variations: [], finished: false });
  });
});

describe('a line that one side gives up', () => {
  const TAIL = GOOD.slice(GOOD.indexOf('8. V C10'), GOOD.indexOf('erratum'));
  const givenUp = (end: string): string => GOOD.replace(TAIL, `${end}\n`);

  test('says who did, and has a result', () => {
    const { line } = parse(
      givenUp('8. V C10\nconceded: defenders\nresult: won, 116 points, score 12'),
    );
    expect(line).toMatchObject({ finished: false, conceded: 'defenders' });
    expect(line.tricks.at(-1)).toMatchObject({ plays: [{ card: 'C10' }], winner: null });
  });

  test('counts the rest for the other side, or says what is wrong with the result', () => {
    expect(codesOf(givenUp('conceded: declarer\nresult: lost, 59 points'))).toEqual([
      'wrong-result',
    ]);
  });

  test.each([
    ['no side', 'conceded: Mittelhand', 'bad-value'],
    ['twice', 'conceded: declarer\nconceded: declarer', 'duplicate-tag'],
    ['after it has broken off', '*\nconceded: declarer', 'tag-out-of-place'],
    ['and breaks off as well', 'conceded: declarer\n*', 'unexpected-text'],
    ['and goes on', 'conceded: declarer\n8. V C10 HQ HK = V 17', 'play-after-end'],
    ['with a comment', 'conceded: declarer { Why. }', 'comment-out-of-place'],
  ])('%s', (_, end, code) => {
    expect(codesOf(givenUp(end))).toEqual([code]);
  });

  test('cannot be a Ramsch, which has no sides', () => {
    const deal = GOOD.slice(GOOD.indexOf('deal\n'), GOOD.indexOf('{ Six'));
    const head = 'id: ramsch\ntitle: A Ramsch\nlaws: american-1922\ncontract: ramsch\n\n';
    const ramsch = `${head}${deal}play\nconceded: declarer\n`;
    expect(codesOf(ramsch)).toEqual(['conceded-not-allowed']);
  });
});

describe('a variation', () => {
  test('starts at the trick it departs from, and nests', () => {
    const low = parse(GOOD).line.tricks[3]?.variations[0];
    expect(low?.id).toBe('low-trump');
    expect(low?.line.tricks[0]?.plays[0]).toMatchObject({ seat: 'V', card: 'S8' });
    expect(low?.line.tricks[0]?.variations[0]?.id).toBe('low-trump-2');
  });

  test('with another contract that uses the skat keeps layout and declarer', () => {
    const before = 'variation keep-the-ten: If the ten stays';
    const other = 'variation clubs: If clubs are trumps\ncontract: simple clubs\n*\nend\n';
    const [clubs] = parse(edited(before, other + before)).line.variations;
    expect(clubs).toMatchObject({
      contract: { kind: 'simple', trump: 'C', announced: null },
      declarer: null,
      layout: null,
    });
  });

  test('with another contract is played with that contract’s trumps and its declarer’s cards', () => {
    const before = 'variation keep-the-ten: If the ten stays';
    // Vorhand still has H7, which was put away in the Simple, and HJ follows it as a trump.
    const other = `variation other: If Hinterhand plays
      contract: solo hearts
      declarer: H
      1. V H7 HJ HK = M 6
      *
    end
    `;
    const [found] = parse(edited(before, other + before)).line.variations;
    expect(found?.declarer).toBe('H');
    expect(found?.line.tricks[0]?.winner).toBe('M');
  });
});

describe('an erratum', () => {
  test('has fields that may go on in the next lines', () => {
    const [erratum] = parse(GOOD).errata;
    expect(erratum).toMatchObject({ at: 't1.M', printed: '♣Q', corrected: 'SQ', open: null });
    expect(erratum?.why).toContain('right with the queen of spades.');
    expect(erratum?.why).not.toContain('  ');
  });

  test('may speak of something that the source does not print', () => {
    const [erratum] = parse(edited('  printed: ♣Q\n', '')).errata;
    expect(erratum?.printed).toBeNull();
  });
});

test('hands are sorted, and the skat stays as it was dealt', () => {
  const shuffled = edited('CJ C10 SJ S10 S8 S7 H7 D10 DK D9', 'D9 H7 CJ S8 D10 SJ DK S7 C10 S10');
  const { deal } = parse(shuffled.replace('skat: CA SA', 'skat: SA CA'));
  expect(deal.V.join(' ')).toBe('CJ C10 SJ S10 S8 S7 H7 D10 DK D9');
  expect(deal.skat).toEqual(['SA', 'CA']);
});

test.each([
  ['may end after the trick that its declarer wins', '1. V S7 SQ S9 = M 3\n', true],
  ['may go on after it', '1. V S7 SQ S9 = M 3\n2. M C8 C9 CJ = V 2\n', true],
  ['may break off in the middle of a trick', '1. V S7 SQ S9 = M 3\n2. M C8\n*\n', false],
])('a Nullo %s', (_, play, finished) => {
  const text = `id: nullo
title: A lost Nullo
laws: american-1922
contract: nullo
declarer: M
${GOOD.slice(GOOD.indexOf('deal\n'), GOOD.indexOf('{ Six'))}play\n`;
  expect(parse(text + play).line.finished).toBe(finished);
});
