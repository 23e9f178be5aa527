/** Questions and plays of the bound book: the question stands before the play that answers it. */
import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { describe, expect, test } from 'vitest';
import { moveAnswers } from '../../../../src/site/editions/steps/answers.ts';
import { setQuestionsFirst } from '../../../../src/site/editions/steps/plays.ts';

/** A trick as the figures print it: its number, three cards, and a comment. */
const trick = (number: number): string =>
  `<tbody><tr id="x/t${number}"><th>${number}</th>` +
  [1, 2, 3].map((at) => `<td id="x/t${number}.${at}">card ${number}-${at}</td>`).join('') +
  `<td>count ${number}</td></tr><tr class="notes-row"><td colspan="5">note ${number}</td></tr></tbody>`;

const FIGURE =
  '<figure class="hand-figure" id="x"><figcaption><p class="title" id="x-title">' +
  '<span class="number">No. 1</span> Grand</p></figcaption><div class="live"><p class="line">a line of the table</p></div><div class="printed">' +
  '<div class="diagram" id="x/deal">the deal</div><div class="line"><noscript>' +
  '<div class="before">before the cards</div><div class="before" id="x/layout">put away</div>' +
  `<table><thead><tr><th>Trick</th></tr></thead>${[1, 2, 3].map(trick).join('')}</table>` +
  '<p class="legend">underlined</p><p class="ending">Vorhand wins</p></noscript></div></div></figure>';

const ask = (place: string, text = 'Which card?'): string =>
  `<div class="ask" data-ask="x/${place}"><p>${text}</p><div data-answer><p>the answer to ${text}</p></div></div>`;

function bound(html: string): string {
  const leaf: Element = h('article', fromHtml(html, { fragment: true }).children);
  setQuestionsFirst(leaf);
  moveAnswers(leaf);
  return toHtml(leaf.children);
}

/** Whether texts stand in this order, each of them once. */
function expectOrder(html: string, ...texts: string[]): void {
  const places = texts.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

describe('a question about a hand', () => {
  test('stands before the tricks that answer it, and its answer at the end of the leaf', () => {
    const html = bound(`${FIGURE}${ask('t2')}<p>What follows.</p>`);
    expectOrder(
      html,
      'put away',
      'card 2-3',
      'note 2',
      'Which card?</p>',
      'card 3-1',
      'Vorhand wins',
      'What follows.',
      '<h2>Answers</h2>',
      'the answer to',
    );
    expect(html).toContain('<span class="number">No. 1</span> The play from trick 3');
  });

  test.each([
    ['deal', ['the deal', 'before the cards', 'Which card?', 'put away', 'card 1-1']],
    ['layout', ['the deal', 'before the cards', 'put away', 'Which card?', 'card 1-1']],
  ] as const)('at its %s has all tricks after it', (place, order) => {
    expectOrder(bound(`${FIGURE}${ask(place)}`), ...order);
  });

  test('within a trick shows the cards that lie there, and the whole trick after it', () => {
    const html = bound(`${FIGURE}${ask('t2.1')}`);
    const [above = '', below = ''] = html.split('Which card?');
    expect(above).toContain('card 2-1');
    for (const hidden of ['card 2-2', 'count 2', 'note 2', 'underlined</p><p'])
      expect(above).not.toContain(hidden);
    expectOrder(below, 'trick 2', 'card 2-1', 'card 2-2', 'count 2', 'note 2', 'card 3-1');
    // Links to the trick lead to the whole one.
    expect(html.match(/id="x\/t2\.1"/g)).toHaveLength(1);
    expect(below).toContain('id="x/t2.1"');
  });

  test('after another on the same hand breaks the play off again; the same place asked twice does not', () => {
    const html = bound(
      `${FIGURE}${ask('t1', 'First?')}<p>Then.</p>${ask('t2', 'Second?')}${ask('t2', 'Again?')}`,
    );
    expectOrder(html, 'card 1-3', 'First?', 'card 2-1', 'Then.', 'Second?', 'card 3-1', 'Again?');
    expect(html.match(/card 3-1/g)).toHaveLength(1);
  });

  test('within the next trick after another shows the cards that lie there', () => {
    const html = bound(`${FIGURE}${ask('t1', 'First?')}${ask('t2.1', 'Second?')}`);
    expectOrder(html, 'card 1-3', 'First?', 'card 2-1', 'Second?', 'card 2-2', 'card 3-1');
  });

  test('keeps its notes, and changes nothing where the figure comes later', () => {
    const note = '<div class="note" role="note">a note</div>';
    expectOrder(bound(`${FIGURE}${ask('t1')}${note}`), 'Which card?', 'a note', 'card 2-1');
    const later = bound(`${ask('t1')}${FIGURE}`);
    expectOrder(later, 'Which card?', 'card 1-1', 'card 3-3', 'Vorhand wins', 'Answers');
    expect(later.match(/<table>/g)).toHaveLength(1);
  });
});

describe('answers', () => {
  test('of the text are numbered and come before those of a drill, whose links lead there and back', () => {
    const html = bound(
      `${ask('t1', 'One?')}<section class="drill-figure"><p class="title"><a href="/x/">Points</a></p>` +
        '<ol><li>Q<details data-answer><summary>The answer</summary><p>31</p></details></li></ol></section>' +
        '<figure class="which"><p>Two?</p><details data-answer><summary>The answer</summary><p>Both.</p></details></figure>',
    );
    expectOrder(
      html,
      'One?',
      '>Answer 1<',
      '>The answer<',
      'Two?',
      '>Answer 2<',
      '<h2>Answers</h2>',
      'Questions in the text',
      'Both.',
      '<h3>Points</h3>',
      '31',
    );
    expect(html).toContain('<p id="to-answer-2" class="to-answer"><a href="#answer-2">');
    expect(html).toContain('<li id="answer-2" class="solution">');
  });
});
