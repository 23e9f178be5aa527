/** Questions on paper: their answers stand at the end of the leaf, not where the eye falls on them. */
import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { h } from 'hastscript';
import { elementsOf, findAll, hasClass, isElement, replaceElements, textOf } from '../tree.ts';

/** Folds that hold the answer of a drill’s question. */
const isAnswer = (element: Element): boolean =>
  hasClass(element, 'solution') &&
  (isElement(element, 'details') || hasClass(element, 'was-details'));

/**
 * Moves the answers of the drills’ questions to a section “Answers” at the end of the leaf. Question
 * and answer lead to each other.
 */
export function moveAnswers(leaf: Element): void {
  const sections: Element[] = [];
  for (const drill of findAll(leaf, (element) => hasClass(element, 'drill-figure'))) {
    const items: Element[] = [];
    const stem = `answer-${sections.length + 1}`;
    replaceElements(drill, (element) => {
      if (!isAnswer(element)) return undefined;
      const id = `${stem}-${items.length + 1}`;
      const answerParts = elementsOf(element).filter(
        (child) => !hasClass(child, 'was-summary') && !isElement(child, 'summary'),
      );
      items.push(
        h('li', { id, className: ['solution'] }, [
          ...answerParts,
          h('p', { className: ['back'] }, [
            h('a', { href: `#to-${id}` }, ['Back to the question']),
          ]),
        ]),
      );
      return [
        h('p', { id: `to-${id}`, className: ['to-answer'] }, [
          h('a', { href: `#${id}` }, ['The answer']),
        ]),
      ];
    });
    if (items.length === 0) continue;
    const link = select('.title a', drill);
    const name = link ? textOf(link) : 'Practice';
    sections.push(h('section', [h('h3', [name]), h('ol', items)]));
  }
  if (sections.length === 0) return;
  leaf.children.push(
    h('section', { className: ['answers-at-end'] }, [h('h2', ['Answers']), ...sections]),
  );
}
