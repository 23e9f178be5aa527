/**
 * What an author reads when a slip has more than one look. Each line of the table is a passage of
 * the good file, what somebody wrote there instead, and what the parser says: every message it
 * gives, in order.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../../src/game/notation/parse.ts';

const GOOD = readFileSync('tests/unit/game/notation/good.hand', 'utf8');

function messages(text: string): string[] {
  const parsed = parseHand(text);
  if (parsed.ok) return [];
  return parsed.errors.map(
    ({ code, line, column, message, hint }) => `${line}:${column} ${code}: ${message} ${hint}`,
  );
}

describe('the parser says', () => {
  test.each([
    ['a card from another hand', '4. V SJ HJ C7 = V 4', '4. V SJ SQ C7 = V 5'],
    ['a card out of the skat', '9. V D9 DQ HA = M 14', '9. V H7 DQ HA = M 14'],
    ['a card played again in the same trick', '7. V S8 H9 D7', '7. V S8 H9 S8'],
    ['a suit not followed', '3. M C8 C9 CA = V 11', '3. M C8 HA CA = V 22'],
    ['trumps not followed by a jack', '2. V S7 SK S9 = M 4', '2. V S7 H9 S9 = H 0'],
    ['winner and points both wrong', '= V 17', '= M 18'],
    ['a trick left out', '5. V SA D8 CQ = V 14\n', ''],
    ['a trick written twice', '7. V S8', '7. V S8 H9 D7 = V 0\n7. V S8'],
    ['two tricks with one number', '6. V S10', '5. V S10'],
    [
      'the wrong seat on lead in trick 1',
      '1. V CJ! {The best trump first.} SQ DJ',
      '1. M SQ {The best trump first.} DJ CJ!',
    ],
    ['a full stop forgotten', '2. V S7', '2 V S7'],
    ['a blank forgotten', '2. V S7', '2.V S7'],
    ['suit signs for letters', '3. M C8 C9 CA', '3. M ♣8 ♣9 ♣A'],
    ['lower case', '3. M C8', '3. m c8'],
    ['a T for the ten', '6. V S10', '6. V ST'],
    ['a comma between cards', 'CA SA\n', 'CA, SA\n'],
    ['a German rank', 'CA SA\n', 'CA SD\n'],
    ['a mark apart from its card', '1. V CJ!', '1. V CJ !'],
    ['a mark that does not exist', '1. V CJ!', '1. V CJ?!'],
    ['= without points', '= V 17', '= V'],
    ['= without winner', '= V 17', '= 17'],
    ['a card too many in a hand', 'SK SQ HJ HQ H9', 'SK SQ CQ HJ HQ H9'],
    ['a card twice in one hand', 'SK SQ HJ', 'SK SK HJ'],
    ['three cards in the layout', 'layout: H7 D10', 'layout: H7 D10 D9'],
    ['one card twice in the layout', 'layout: H7 D10', 'layout: H7 H7'],
    ['a hand that is missing', '  M: C8 SK SQ HJ HQ H9 H8 DA DQ D8\n', ''],
    ['two overlapping misdeals', 'S9 HA H10 HK DJ D7', 'SQ HA H10 HK DJ D8'],
    ['a tag with a slip', 'source: A test', 'sourse: A test'],
    ['a tag without value', 'page: 36–37', 'page:'],
    ['a number that is none', 'number: 1', 'number: one'],
    ['an id with capitals', 'id: test-01', 'id: Test 1'],
    ['a trump suit in Grand', 'contract: simple spades', 'contract: gucki-grand spades'],
    ['no trump suit', 'contract: simple spades', 'contract: simple'],
    ['two announcements', 'simple spades', 'solo spades, schneider announced, schwarz announced'],
    ['a Tournee that no card was turned for', 'simple spades', 'tournee hearts'],
    ['a Tournee Grand without a jack to turn', 'simple spades', 'tournee-grand'],
    [
      'a variation with a Tournee that no card was turned for',
      'layout: DK D9',
      'contract: tournee diamonds\n    layout: DK D9',
    ],
    ['an announcement nobody knows', 'simple spades', 'solo spades, open'],
    ['a bid that is no value', 'M pass, H pass', 'M 19, V yes, M pass, H pass'],
    ['a bid that is not higher', 'M pass, H pass', 'M 20, V yes, M 18, V yes, M pass, H pass'],
    ['bidding without an end', 'M pass, H pass', 'M 10, V yes, M pass'],
    ['bidding that goes on', 'M pass, H pass', 'M pass, H 10, V pass, M 20'],
    ['yes to nothing', 'M pass, H pass', 'M yes'],
    ['a number for an answer', 'M pass, H pass', 'M 10, V 12'],
    ['a result in German', 'result: won,', 'result: gewonnen,'],
    ['a result that is lost', 'result: won,', 'result: lost,'],
    ['a layout after play', '1. V CJ!', 'layout: H7 D10\n1. V CJ!'],
    ['a comment with nothing before it', 'play\n', 'play\n{ Here it starts. }\n'],
    ['an empty comment', '{ Two rounds are certain. }', '{ }'],
    ['prose outside a comment', '2. V S7', 'Now he leads low.\n2. V S7'],
    [
      'a variation after its line has ended',
      'result: won',
      '*\nvariation x: y\n1. V CA\n*\nend\nresult: won',
    ],
    ['a layout deep in play', '4. V S8!? HJ', 'layout: DK D9\n4. V S8!? HJ'],
    ['a declarer without a contract', 'layout: DK D9', 'declarer: M\n    layout: DK D9'],
    ['a variation’s layout not held', 'layout: DK D9', 'layout: DK D8'],
    ['a variation that changes nothing', 'layout: DK D9', 'layout: D10 H7'],
    [
      'a variation with the skat and no layout',
      'layout: DK D9',
      'contract: gucki-grand\ndeclarer: M',
    ],
    ['an end too many', '2. V S7', 'end\n2. V S7'],
    ['an end too few', '*\n   end\n2. V S7', '*\n2. V S7'],
    ['an end too few after whole tricks', '2. V C10\n     *\n   end\n', ''],
    ['an erratum without a place', 'erratum t1.M', 'erratum'],
    ['an erratum with a field twice', '  corrected: SQ', '  printed: ♠Q\n  corrected: SQ'],
    ['an erratum without its correction', '  corrected: SQ\n', ''],
    ['a link into a variation that is not there', '(clubs-first/t1)', '(clubs-fist/t1)'],
    ['a link beyond a variation', '(clubs-first/t1)', '(clubs-first/t2.2)'],
  ])('of %s', (_, from, to) => {
    expect(GOOD).toContain(from);
    const found = messages(GOOD.replace(from, () => to));
    expect(found).not.toEqual([]);
    expect(found.join('\n')).toMatchSnapshot();
  });

  test('of an overbid hand that it is lost, and what it costs', () => {
    const bidding = edited('M pass, H pass', 'M 10, V yes, M pass, H pass');
    expect(messages(bidding.replace('score 9', 'score -12'))).toMatchSnapshot();
  });

  test('nothing of a Ramsch’s result but what is wrong', () => {
    const text = readFileSync('content/hands/foster-21.hand', 'utf8');
    expect(
      messages(text.replace(/^result:.*$/m, 'result: won, H 87, score -30')),
    ).toMatchSnapshot();
  });
});

function edited(from: string, to: string): string {
  return GOOD.replace(from, () => to);
}
