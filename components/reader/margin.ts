/**
 * Bookmarks and notes in the margin of a chapter: the reader's own, and one flag that follows the
 * reader.
 */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { SET_IN_OTHER, nameOfFlag, nameOfOffer, sayChanged } from '#edition/reader/margin-words.ts';
import { ANCHOR, addressOf, markAt } from '../../src/reader/marks.ts';
import type { AtParagraph, Bookmark } from '../../src/reader/marks.ts';
import { beginning, excerpt, findParagraph, hashOf } from '../../src/reader/paragraph.ts';
import type { ReadPlace } from '../../src/reader/reading.ts';
import { MarksStore } from '../parts/bookmarks/marks-store.ts';
import { NotePanel } from '../parts/bookmarks/note-panel.ts';
import type { PageParagraph } from './paragraphs.ts';

const FLAG =
  '<svg viewBox="0 0 14 20" aria-hidden="true"><path d="M2 1.500H12V18L7 13.500 2 18Z"/><path class="lines" d="M4.500 5H9.500M4.500 8.500H9.500"/></svg>';

/** Where a mark stands now: at its paragraph, at the heading when that is gone, or at the top. */
interface Standing {
  readonly element: HTMLElement;
  /** Why it does not stand at its paragraph. */
  readonly message: string | null;
}

/**
 * Shows the marks of this page, and the flag that sets new ones.
 *
 * @returns a function that scrolls to the paragraph that an address names.
 */
export function showMarks(
  paragraphs: readonly PageParagraph[],
  here: { readonly page: string; readonly title: string },
): { readonly arrive: (hash: string, place: ReadPlace | null) => void } {
  const panel = new NotePanel();
  const flags = new Map<string, HTMLButtonElement>();
  const store = new MarksStore(show);
  const roaming = makeFlag();
  let current = -1;

  function spotOf({ heading, section, text }: PageParagraph): AtParagraph {
    const { page, title } = here;
    const traits = { section, hash: hashOf(text), begins: beginning(text) };
    return { is: 'paragraph', page, title, heading, ...traits, language: PAGE_LANGUAGE };
  }

  function standing({ begins, hash, heading, language, section }: AtParagraph): Standing {
    const found = findParagraph(paragraphs, { begins, hash, section });
    const element = found === null ? undefined : paragraphs[found.index]?.element;
    if (element !== undefined) return { element, message: null };
    const head = section === '' ? null : document.getElementById(section);
    return {
      element: head ?? document.querySelector('h1') ?? document.body,
      message:
        language === PAGE_LANGUAGE ? sayChanged(heading, excerpt(begins, 120)) : SET_IN_OTHER,
    };
  }

  /** Brings the flags in line with what is stored. */
  function show(marks: readonly Bookmark[]): void {
    const own = marks.filter(({ spot }) => spot.is === 'paragraph' && spot.page === here.page);
    const addresses = new Set(own.map(({ spot }) => addressOf(spot)));
    for (const [address, flag] of flags) {
      if (addresses.has(address)) continue;
      flags.delete(address);
      // The panel with the message stays where it is.
      if (flag.matches(':focus')) offer(paragraphs.findIndex(at(flag)), true);
      flag.remove();
    }
    for (const mark of own) {
      const address = addressOf(mark.spot);
      const flag = flags.get(address) ?? makeFlag();
      flag.classList.add('set');
      flag.classList.toggle('noted', mark.note !== '');
      const text = beginning(mark.note || wordsOf(mark), 60);
      flag.setAttribute('aria-label', nameOfFlag(mark.note !== '', text));
      if (flags.has(address)) continue;
      flags.set(address, flag);
      const { element, message } = standing(mark.spot as AtParagraph);
      put(flag, element);
      flag.addEventListener('click', (event) => {
        panel.open(flag, store, mark.spot, { message, byTouch: isTouch(event) });
      });
    }
    if (flags.size > 0 && roaming.parentElement !== null && hasFlag(roaming.parentElement)) {
      roaming.remove();
    }
  }

  const wordsOf = ({ spot }: Bookmark): string =>
    spot.is === 'paragraph' ? spot.begins : spot.says;
  const at = (flag: HTMLElement) => (paragraph: PageParagraph) =>
    paragraph.element === flag.parentElement;
  const hasFlag = (element: Element): boolean =>
    [...flags.values()].some((flag) => flag.parentElement === element);

  /** Moves the flag that follows the reader to a paragraph. */
  function offer(index: number, focus = false): void {
    const paragraph = paragraphs[index];
    if (paragraph === undefined) return;
    current = index;
    const { element, text } = paragraph;
    const existing = [...flags.values()].find((flag) => flag.parentElement === element);
    if (existing === undefined) {
      roaming.setAttribute('aria-label', nameOfOffer(beginning(text, 60)));
      if (roaming.parentElement !== element) put(roaming, element);
    } else if (roaming !== document.activeElement) roaming.remove();
    if (focus) (existing ?? roaming).focus({ preventScroll: !focus });
  }

  const indexOf = (target: EventTarget | null): number =>
    target instanceof Node ? paragraphs.findIndex(({ element }) => element.contains(target)) : -1;

  document.addEventListener('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'mouse' && !panel.isOpen) offer(indexOf(target));
  });
  document.addEventListener('focusin', ({ target }) => {
    if (!panel.isOpen && target !== roaming) offer(indexOf(target));
  });
  // A touch on the text shows the flag, and another hides it.
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!isTouch(event) || !(target instanceof Element)) return;
    if (target.closest('a, button, input, summary, [popover]') !== null) return;
    const index = indexOf(target);
    const again = index === current && roaming.classList.contains('shown');
    roaming.classList.toggle('shown', index >= 0 && !again);
    offer(index);
  });
  roaming.addEventListener('click', (event) => {
    const paragraph = paragraphs[current];
    if (paragraph === undefined) return;
    const spot = spotOf(paragraph);
    roaming.classList.remove('shown');
    const isStored = panel.set(store, spot);
    const flag = flags.get(addressOf(spot));
    panel.open(flag ?? roaming, store, spot, { byTouch: isTouch(event), failed: !isStored });
  });
  // With the arrow keys the flag goes from paragraph to paragraph.
  document.addEventListener('keydown', (event) => {
    if (event.target !== roaming && !(event.target as Element).matches('.keep-flag')) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const from = indexOf(event.target);
    offer(Math.min(paragraphs.length - 1, Math.max(0, from + step)), true);
    paragraphs[current]?.element.scrollIntoView({ block: 'nearest' });
  });
  // A reader who uses the Tab key finds it at the first paragraph in view.
  document.addEventListener('scrollend', () => {
    if (panel.isOpen || roaming === document.activeElement || roaming.matches('.shown')) return;
    // Under a resting mouse the flag stays, or it would leave just as the reader goes for it.
    const pointedAt = paragraphs.findIndex(({ element }) => element.matches(':hover'));
    const inView = () =>
      paragraphs.findIndex(({ element }) => element.getBoundingClientRect().top > 60);
    offer(pointedAt >= 0 ? pointedAt : inView());
  });

  store.open();
  offer(0);

  function arrive(hash: string, place: ReadPlace | null): void {
    if (!hash.startsWith(`#${ANCHOR}`)) return;
    const address = `${here.page}${hash}`;
    const mark = markAt(store.marks, address);
    const textHash = hash.slice(1 + ANCHOR.length);
    const element =
      mark?.spot.is === 'paragraph'
        ? standing(mark.spot).element
        : (paragraphs.find(({ text }) => hashOf(text) === textHash)?.element ??
          paragraphs.find(({ section }) => section !== '' && section === place?.section)?.element ??
          paragraphs.find(({ heading }) => heading === place?.heading)?.element);
    if (element === undefined) return;
    element.scrollIntoView({ block: 'start' });
    element.classList.add('keep-arrived');
  }

  return { arrive };
}

function isTouch(event: Event): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch';
}

function makeFlag(): HTMLButtonElement {
  const flag = document.createElement('button');
  flag.type = 'button';
  flag.className = 'keep-flag';
  flag.innerHTML = FLAG;
  return flag;
}

/** Puts a flag into a paragraph, at the left edge of the whole text. */
function put(flag: HTMLButtonElement, element: HTMLElement): void {
  const text = element.closest('.prose') ?? element;
  const shift = text.getBoundingClientRect().left - element.getBoundingClientRect().left;
  element.classList.add('keep-at');
  element.append(flag);
  flag.style.setProperty('--shift', `${Math.round(shift)}px`);
}
