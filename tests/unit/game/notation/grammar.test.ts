/** The grammar that colours hand files gives every kind of word its own scope. */
import { readFileSync } from 'node:fs';
import { createHighlighterCore } from 'shiki/core';
import type { HighlighterCore } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import theme from 'shiki/themes/github-light.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import grammar from '../../../../editors/vscode-hand/hand.tmLanguage.json' with { type: 'json' };

let highlighter: HighlighterCore;

beforeAll(async () => {
  highlighter = await createHighlighterCore({
    langs: [grammar],
    themes: [theme],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
});

/** Every stretch of text with its innermost scope, blanks left out. */
function scopes(code: string): (readonly [text: string, scope: string])[] {
  const { tokens } = highlighter.codeToTokens(code, {
    lang: 'hand',
    theme: 'github-light',
    includeExplanation: 'scopeName',
  });
  return tokens
    .flat()
    .flatMap((token) => token.explanation ?? [])
    .filter(({ content }) => content.trim() !== '')
    .map(({ content, scopes }) => [content.trim(), scopes.at(-1)?.scopeName ?? ''] as const);
}

describe('a word of a hand file', () => {
  test.each([
    ['# for authors', '# for authors', 'comment.line.number-sign.hand'],
    ['title: Club Solo', 'title', 'entity.name.tag.hand'],
    ['title: Club Solo', 'Club Solo', 'string.unquoted.value.hand'],
    ['contract: solo clubs', 'solo', 'support.type.contract.hand'],
    ['contract: solo hearts', 'hearts', 'constant.language.suit.red.hand'],
    [
      'contract: solo clubs, schneider announced',
      'schneider announced',
      'keyword.other.announcement.hand',
    ],
    ['bidding: ..., M 36, V pass', '36', 'constant.numeric.hand'],
    ['bidding: ..., M 36, V pass', 'pass', 'keyword.other.bid.hand'],
    ['declarer: M', 'M', 'entity.name.type.seat.hand'],
    ['conceded: defenders', 'conceded', 'keyword.other.conceded.hand'],
    ['conceded: defenders', 'defenders', 'support.constant.side.hand'],
    ['deal', 'deal', 'keyword.control.section.hand'],
    ['  skat: S9 S7', 'S9', 'constant.other.card.black.spades.hand'],
    ['  V: CA SQ HA', 'HA', 'constant.language.card.red.hearts.hand'],
    ['6. V CA D10! = V 21', '6.', 'constant.numeric.trick.hand'],
    ['6. V CA D10! = V 21', 'V', 'entity.name.type.seat.leader.hand'],
    ['6. V CA D10! = V 21', 'CA', 'constant.other.card.black.clubs.hand'],
    ['6. V CA D10! = V 21', 'D10', 'constant.language.card.red.diamonds.hand'],
    ['6. V CA D10! = V 21', '!', 'keyword.operator.mark.good.hand'],
    ['6. V CA? D10', '?', 'keyword.operator.mark.mistake.hand'],
    ['6. V CA!? D10', '!?', 'keyword.operator.mark.interesting.hand'],
    ['6. V CA D10! = V 21', '=', 'keyword.operator.taken-by.hand'],
    ['6. V CA D10! = M 21', 'M', 'entity.name.type.seat.winner.hand'],
    ['6. V CA D10! = V 21', '21', 'constant.numeric.points.hand'],
    ['6. V CA {he ruffs} D10', 'he ruffs', 'comment.block.hand'],
    ['{ see [this](t6.2) }', 't6.2', 'markup.underline.link.place.hand'],
    ['{ the HA falls }', 'HA', 'constant.language.card.red.hearts.hand'],
    ['variation low-ruff: If M ruffs', 'variation', 'keyword.control.variation.hand'],
    ['variation low-ruff: If M ruffs', 'low-ruff', 'entity.name.function.variation.hand'],
    ['  *', '*', 'keyword.control.break-off.hand'],
    ['end', 'end', 'keyword.control.variation.hand'],
    ['result: lost, 60 points, score -48', 'lost', 'markup.deleted.lost.hand'],
    ['result: lost, 60 points, score -48', '-48', 'constant.numeric.hand'],
    ['erratum t8.H', 'erratum', 'keyword.control.erratum.hand'],
    ['erratum t8.H', 't8.H', 'markup.underline.link.place.hand'],
    ['  printed: ♥90', 'printed', 'entity.name.tag.erratum.hand'],
  ])('%s: “%s” is %s', (code, text, scope) => {
    expect(scopes(code)).toContainEqual([text, scope]);
  });

  test('is text of a comment again after a comment’s line break, and no longer after its brace', () => {
    const found = scopes('{ one\n  deal }\n6. V CA');
    expect(found).toContainEqual(['deal', 'comment.block.hand']);
    expect(found).toContainEqual(['CA', 'constant.other.card.black.clubs.hand']);
  });
});

test('in a good hand file no card and no seat goes without its scope', () => {
  const text = readFileSync('tests/unit/game/notation/good.hand', 'utf8');
  const plain = scopes(text).filter(([, scope]) => scope === 'source.hand');
  const words = plain.flatMap(([word]) => word.split(/\s+/));
  expect(words.filter((word) => /^(?:[CSHD](?:10|[JAKQ987])|[VMH]|\d+\.)$/.test(word))).toEqual([
    // In the prose of an erratum a card is only a word.
  ]);
});
