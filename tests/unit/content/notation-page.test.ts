/** The page "How hands are written" shows what really works, and what the checker really says, in each language. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runHandCommand } from '../../../src/game/notation/command/command.ts';
import { makeHand } from '../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import { readPlace } from '../../../src/game/replay/place.ts';
import { CONTRACT_KINDS } from '../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../src/game/skat/laws.ts';
import { readChapter } from './chapter-text.ts';

const check = (file: string, text: string) => runHandCommand('check', [file], () => ({ text }));

/** Which side gives up in the hand with this last trick in place of the one of that number. */
function whoGivesUp(text: string, piece: string): string | undefined {
  const [number = ''] = piece.split('.');
  const before = text.slice(0, text.indexOf(`\n${number}. `));
  const parsed = parseHand(`${before}\n${piece.replace(' conceded', '\nconceded')}\n`);
  return parsed.ok ? parsed.value.line.conceded : parsed.errors[0].message;
}

/** The blocks of code on a page, with the words behind their fences. */
function blocksOf(source: string) {
  return [...source.matchAll(/^```(\S+)(?: (\S+))?\n(.*?)^```$/gms)].map(
    ({ 1: language, 2: mark, 3: text = '' }) => ({ language, mark, text }),
  );
}

describe.each(['content/manual', 'content/de/manual'])('the page in %s', (folder) => {
  const { source } = readChapter(`${folder}/how-hands-are-written.mdx`);
  const blocks = blocksOf(source);
  const hands = blocks.filter(({ language }) => language === 'hand');
  const complete = hands.filter(({ mark }) => mark === 'complete').map(({ text }) => text);
  const outputs = blocks.filter(({ language }) => language === 'text').map(({ text }) => text);

  describe('complete examples', () => {
    test('there are at least two, the first without a variation', () => {
      expect(complete.length).toBeGreaterThanOrEqual(2);
      expect(complete[0]).not.toContain('variation');
      expect(complete.some((text) => text.includes('variation'))).toBe(true);
    });

    test.each(complete.map((text, index) => [index + 1, text] as const))(
      'number %i is a hand without a mistake, and stays itself when printed',
      (_, text) => {
        const parsed = parseHand(text);
        expect(parsed.ok ? [] : parsed.errors).toEqual([]);
        if (!parsed.ok) return;
        expect(parsed.value.line.finished).toBe(true);
        expect(parseHand(makeHand(parsed.value))).toEqual(parsed);
      },
    );
  });

  test('the smallest hand has no line that could be left out', () => {
    const lines = (complete[0] ?? '').split('\n');
    for (const [index, line] of lines.entries()) {
      if (line.trim() === '') continue;
      const rest = lines.filter((_, other) => other !== index).join('\n');
      expect(parseHand(rest).ok, line).toBe(false);
    }
  });

  test('the checker says of the hand with slips exactly what the page shows', () => {
    const broken = hands.find(({ mark }) => mark === 'broken')?.text ?? '';
    expect(`${check('broken.hand', broken).err.join('\n')}\n`).toBe(outputs[0]);
  });

  test('the checker says of Hand No. 1 exactly what the page shows', () => {
    const file = 'content/hands/foster-01.hand';
    const { code, out } = check(file, readFileSync(file, 'utf8'));
    expect(code).toBe(0);
    expect(`${out.join('\n')}\n`).toBe(outputs[1]);
  });

  test('the pieces of a hand on the page are pieces of Hand No. 1', () => {
    const text = readFileSync('content/hands/foster-01.hand', 'utf8').replace(/\{.*?\}/gs, ' ');
    const one = (piece: string) => piece.replace(/\s+/g, ' ').trim();
    const pieces = hands.filter(({ mark }) => mark === undefined).map((block) => one(block.text));
    for (const piece of pieces) {
      if (piece.startsWith('erratum')) expect(text).toContain('erratum t1.M');
      else if (piece.includes('conceded')) expect(whoGivesUp(text, piece)).toBe('defenders');
      else expect(one(text)).toContain(piece);
    }
    expect(pieces.length).toBeGreaterThanOrEqual(4);
  });

  test('every kind of contract and every rule book stands on the page', () => {
    for (const name of [...CONTRACT_KINDS, ...LAW_IDS]) {
      expect(source.includes(`\`${name}\``) || source.includes(`\`${name} `), name).toBe(true);
    }
  });

  test('the names of places on the page are names of places', () => {
    for (const name of ['deal', 'layout', 't6', 't6.1', 't6.2', 'heart-lead/t1']) {
      expect(source).toContain(`\`${name}\``);
      expect(readPlace(name), name).toBeDefined();
    }
  });
});
