/** No text of the permitted length is too much for `parseHand`. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LONGEST_FILE } from '../../../../src/game/notation/read/lines.ts';
import { answer } from './answer.ts';

const good = readFileSync('tests/unit/game/notation/good.hand', 'utf8');
const [beforePlay = ''] = good.split('play\n');
const [beforeDeal = ''] = good.split('deal\n');
const head = beforeDeal.replace(/^bidding.*\n.*$/m, '');
const play = `${beforePlay}play\n`;

/**
 * Texts that a careless reader would go over again and again: a unit repeated until the file is as
 * long as a file may be, between a start and an end.
 */
const HEAVY: readonly (readonly [name: string, start: string, unit: string, end?: string])[] = [
  ['opening braces', play, '{'],
  ['opening braces on lines', play, '{\n'],
  ['comments in one place', play, '{a}'],
  ['backslashes', 'title: ', '\\'],
  ['blanks', 'title: ', ' '],
  ['blanks and tabs', `${play}1. V `, ' \t'],
  ['brackets in a comment', `${play}1. V CJ {`, '[', '}'],
  ['half links in a comment', `${play}1. V CJ {`, '[a](', '}'],
  ['links that lead nowhere', `${play}1. V CJ {`, '[a](x)', '}'],
  ['links to tricks that are not there', `${play}1. V CJ {`, '[a](t9) ', '}'],
  ['links on lines', `${play}1. V CJ {`, '[a](y/t9)\n', '}'],
  ['paragraphs', `${play}1. V CJ {`, 'a\n\n', '}'],
  ['letters', '', 'a'],
  ['one word after the other', `${head}contract: `, 'solo '],
  ['cards in the skat', `${head}deal\nskat: `, 'C7 '],
  ['cards in the layout', `${beforePlay}layout: `, 'C7 '],
  ['cards in a trick', `${play}1. V `, 'CJ '],
  ['marks', `${play}1. V CJ`, '!'],
  ['tricks', play, '1. V\n'],
  ['good tricks', play, '1. V CJ SQ DJ = V 7\n'],
  ['errata', `${play}*\nerratum x\n`, 'why: a\n'],
  ['one long erratum', `${play}*\nerratum t1\nwhy: `, 'a\n'],
  ['places of errata', `${play}1. V CJ\n*\n`, 'erratum t1\n'],
  ['open variations', play, 'variation a: b\n'],
  ['variations in a trick', `${play}1. V CJ\n`, 'variation a: b\n1. V CA\n*\nend\n'],
  ['layouts', play, 'variation a: b\nlayout: DK D9\n1. V CA\n*\nend\n'],
  ['deep variations', play, '1. V CJ SQ DJ = V 7\nvariation a: b\n'],
  ['variations without end', play, 'variation a: b\nlayout: DK D9\n1. V CA\n*\n1. V CJ\n'],
  ['steps of the bidding', `${head}bidding: `, '..., '],
  ['bids', `${head}bidding: `, 'M 10, V yes, '],
  ['results', `${play}result: `, 'won, '],
  ['exchanged cards', `${beforePlay}exchange: M `, 'C7 ', `for H ${'C7 '.repeat(1000)}`],
  ['carriage returns', '', '\r'],
  ['empty lines', 'title: a', '\r\n'],
  ['remarks', '', '#\n'],
];

const heavy = HEAVY.map(([name, start, unit, end = '']) => [name, start, unit, end] as const);

test.each(heavy)('a file full of %s is answered', (_, start, unit, end) => {
  const room = LONGEST_FILE - start.length - end.length;
  const text = `${start}${unit.repeat(room / unit.length)}${end}`;
  expect(answer(text)).toBe('errors');
});
