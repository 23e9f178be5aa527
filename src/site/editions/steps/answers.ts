/** Questions on paper: their answers stand at the end of the leaf, not where the eye falls on them. */
import { ANSWERS } from '#edition/site/editions/edition-words.ts';
import type { Element } from 'hast';
import { select } from 'hast-util-select';
import { h } from 'hastscript';
import { findAll, hasClass, isElement, replaceElements, textOf } from '../tree.ts';

/** What an answer is called where its question stands, and the list it belongs to. */
interface Group {
  /** The heading of the list; the questions of the text itself need none where they are alone. */
  readonly heading: string | null;
  readonly nameOf: (number: number) => string;
  readonly stem: string;
}

/**
 * Moves the answers of a leaf’s questions, which have `data-answer`, to a section “Answers” at its end:
 * first those of the text, numbered, then those of each drill. Question and answer lead to each other.
 * To be done before the other steps, which take such attributes away.
 */
export function moveAnswers(leaf: Element): void {
  const drills = findAll(leaf, (element) => hasClass(element, 'drill-figure'));
  const ofDrills = drills.flatMap((drill, index) => {
    const link = select('.title a', drill);
    return takeAnswers(drill, {
      heading: link ? textOf(link) : ANSWERS.ofDrill,
      nameOf: () => ANSWERS.drillAnswer,
      stem: `answer-${index + 1}`,
    });
  });
  const ofText = takeAnswers(leaf, {
    heading: drills.length === 0 ? null : ANSWERS.ofText,
    nameOf: ANSWERS.answer,
    stem: 'answer',
  });
  const sections = [...ofText, ...ofDrills];
  if (sections.length === 0) return;
  leaf.children.push(
    h('section', { className: ['answers-at-end'] }, [h('h2', [ANSWERS.heading]), ...sections]),
  );
}

/** Takes the answers out of a part of a leaf; returns the list of them, if there are any. */
function takeAnswers(part: Element, { heading, nameOf, stem }: Group): readonly Element[] {
  const items: Element[] = [];
  replaceElements(part, (element) => {
    if (element.properties.dataAnswer === undefined) return undefined;
    const number = items.length + 1;
    const id = `${stem}-${number}`;
    const words = element.children.filter((child) => !isElement(child, 'summary'));
    const back = h('p', { className: ['back'] }, [h('a', { href: `#to-${id}` }, [ANSWERS.back])]);
    items.push(h('li', { id, className: ['solution'] }, [...words, back]));
    return [
      h('p', { id: `to-${id}`, className: ['to-answer'] }, [
        h('a', { href: `#${id}` }, [nameOf(number)]),
      ]),
    ];
  });
  if (items.length === 0) return [];
  return [h('section', [...(heading === null ? [] : [h('h3', [heading])]), h('ol', items)])];
}
