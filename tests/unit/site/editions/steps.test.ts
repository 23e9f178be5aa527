/** The steps from a page of the site to a leaf of the bound book. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { onPaper } from '../../../../src/site/editions/epub/media.ts';
import { bindStyles } from '../../../../src/site/editions/epub/style-sheet.ts';
import { anchorName, nameAnchors } from '../../../../src/site/editions/steps/anchors.ts';
import { moveAnswers } from '../../../../src/site/editions/steps/answers.ts';
import { setCards } from '../../../../src/site/editions/steps/cards.ts';
import { leaveOut } from '../../../../src/site/editions/steps/leave-out.ts';
import { turnLinks } from '../../../../src/site/editions/steps/links.ts';
import { collectNotes } from '../../../../src/site/editions/steps/notes.ts';
import { markPages } from '../../../../src/site/editions/steps/page-marks.ts';
import { leaveOutSections } from '../../../../src/site/editions/steps/sections.ts';
import { unfold } from '../../../../src/site/editions/steps/unfold.ts';

const leafOf = (html: string): Element => h('article', fromHtml(html, { fragment: true }).children);
const inside = (leaf: Element): string => toHtml(leaf.children);

describe('a leaf', () => {
  test('loses what is pressed and what a script fills, and keeps the words of one pack', () => {
    const leaf = leafOf(
      '<nav>ways</nav><div class="live">table</div><p><span class="terms-en">Q</span>' +
        '<span class="terms-de">D</span> <!-- x --><astro-island><b>kept</b></astro-island></p>',
    );
    leaveOut(leaf);
    expect(inside(leaf)).toBe('<p>Q <b>kept</b></p>');
  });

  test('has no fold whose name is left out', () => {
    const leaf = leafOf(
      '<details><summary class="no-print">The count</summary><p>Ten.</p></details>' +
        '<details><summary>More</summary><p>Told.</p></details>',
    );
    leaveOut(leaf);
    expect(inside(leaf)).toBe('<p>Ten.</p><details><summary>More</summary><p>Told.</p></details>');
  });

  test('has folds as plain text', () => {
    const leaf = leafOf('<details open><summary>More</summary><p>Told.</p></details>');
    unfold(leaf);
    expect(inside(leaf)).toBe(
      '<div class="was-details"><p class="was-summary">More</p><p>Told.</p></div>',
    );
  });

  test('has its notes at the end, in reading order, with ways there and back', () => {
    const note = (head: string, text: string): string =>
      `<div class="note" role="note"><details><summary>${head}</summary>` +
      `<div class="body"><p>${text}</p></div></details></div>`;
    const leaf = leafOf(
      `<div><p>One.</p>${note('Hoyle', 'First.')}</div><p>Two.</p>${note('Today', 'Second.')}${note('Eichhorn', 'Third.')}`,
    );
    collectNotes(leaf);
    const html = inside(leaf);
    expect(html.indexOf('First.')).toBeLessThan(html.indexOf('Second.'));
    expect(html).toMatch(/<p>One\.<a [^>]*href="#note-1"[^>]*>1<\/a><\/p>/);
    // Two notes on one paragraph are not one number.
    expect(html).toMatch(/>2<\/a> <a [^>]*>3<\/a><\/p><section/);
    for (const number of [1, 2, 3]) {
      expect(html).toContain(`id="note-${number}"`);
      expect(html).toContain(`href="#noted-${number}"`);
    }
  });

  test('has the answers of a drill after all its questions', () => {
    const question = (answer: string): string =>
      `<li>Q<details data-answer><summary>The answer</summary><p>${answer}</p></details></li>`;
    const leaf = leafOf(
      `<section class="drill-figure"><p class="title"><a href="/x/">Points</a></p><ol>${question('31')}${question('44')}</ol></section><p>Text.</p>`,
    );
    moveAnswers(leaf);
    const html = inside(leaf);
    expect(html.indexOf('31')).toBeGreaterThan(html.indexOf('Text.'));
    expect(html).toContain('<h3>Points</h3>');
    expect(html).toContain('href="#answer-1-2"');
    expect(html).toContain('id="answer-1-2"');
  });

  test('gives the page on which the pages of 1922 begin', () => {
    const leaf = leafOf('<p><a class="page-mark" id="p40" href="#p40">40</a>Text</p>');
    expect(markPages(leaf)).toEqual([{ page: '40', id: 'p40' }]);
    expect(inside(leaf)).toContain('role="doc-pagebreak"');
  });

  test('has cards as signs in the text and pictures in a row, wherever their drawings were', () => {
    const leaf = leafOf(
      '<span class="inline-card"><svg><use href="#suit-H"></use></svg><span aria-hidden="true">10</span>' +
        '<i>10 of hearts</i></span>' +
        '<svg class="card suit-C" aria-label="jack of clubs"><use href="/_astro/cards.svg#card-CJ"></use></svg>',
    );
    expect([...setCards(leaf, '../cards/')]).toEqual(['card-CJ']);
    const html = inside(leaf);
    expect(html).toContain('aria-label="10 of hearts"');
    expect(html).toContain('♥\ufe0e</span>10');
    expect(html).toContain('src="../cards/CJ.svg" alt="jack of clubs"');
  });

  test('has a court card as a picture too, without the box that the site draws around it', () => {
    const leaf = leafOf(
      '<span class="card court court-SQ suit-S" role="img" aria-label="queen of spades">' +
        '<svg aria-hidden="true"><use href="/_astro/cards.svg#card-SQ"></use></svg></span>',
    );
    expect([...setCards(leaf, '../cards/')]).toEqual(['card-SQ']);
    expect(inside(leaf)).toContain('src="../cards/SQ.svg" alt="queen of spades"');
    expect(inside(leaf)).not.toContain('<svg');
  });

  test('leaves out a section up to the next, and complains when it is not there', () => {
    const leaf = leafOf('<h2 id="a">A</h2><p>a</p><h2 id="b">B</h2><p>b</p>');
    leaveOutSections(leaf, ['a']);
    expect(inside(leaf)).toBe('<h2 id="b">B</h2><p>b</p>');
    expect(() => {
      leaveOutSections(leaf, ['a']);
    }).toThrow('“a”');
  });
});

describe('anchors and links', () => {
  test('an anchor has a name that XML allows, and names of others follow it', () => {
    expect(anchorName('foster-01/t8.3')).toBe('foster-01_t8.3');
    expect(anchorName('2')).toBe('n2');
    const leaf = leafOf('<p id="a/b">x</p><p aria-labelledby="a/b gone">y</p>');
    expect(nameAnchors(leaf, 'one.').get('a/b')).toBe('one.a_b');
    expect(inside(leaf)).toContain('aria-labelledby="one.a_b"');
    expect(() => nameAnchors(leafOf('<i id="a/b"></i><i id="a_b"></i>'))).toThrow('twice');
  });

  test('a link leads into the book, else to the site if that is known, else only its words stay', () => {
    const html = '<a href="/vorhand/manual/tenace/#x">in</a><a href="/vorhand/practice/">out</a>';
    const places = {
      base: '/vorhand/',
      find: (address: string | null) =>
        address === 'manual/tenace/' ? 'tenace.xhtml#x' : undefined,
    };
    const without = leafOf(html);
    turnLinks(without, { ...places, site: undefined });
    expect(inside(without)).toBe('<a href="tenace.xhtml#x">in</a>out');
    const known = leafOf(html);
    turnLinks(known, { ...places, site: 'https://example.org' });
    expect(inside(known)).toContain('href="https://example.org/vorhand/practice/"');
  });
});

describe('the styles of figures', () => {
  test.each([
    ['print', true],
    ['(width>=62rem),print', true],
    ['screen and (scripting:enabled)', false],
    ['(hover:none)', false],
    ['(width<30rem)', '(max-width: 29.99rem)'],
    ['(40rem<=width<64rem)', '(min-width: 40rem) and (max-width: 63.99rem)'],
  ])('for paper “%s” is %s', (query, answer) => {
    expect(onPaper(query)).toBe(answer);
  });

  test('keep what finds an element on paper, in words that old readers know', () => {
    const css =
      '@layer base{.a{color:red}}.a:hover{color:red}.b{color:red}@media print{.a{margin:0}}' +
      ':where(.a){& .c{top:0}}@media screen{.a{left:0}}:is(.a,.c) p{right:0}' +
      '.a td:not([id],.c){bottom:0}';
    const used = { classes: new Set(['a', 'c']), attributes: new Set<string>() };
    expect(bindStyles([css], used).replaceAll(/\s+/g, '')).toBe(
      '.a{margin:0}.a.c{top:0}.ap,.cp{right:0}.atd:not([id]):not(.c){bottom:0}',
    );
  });
});
