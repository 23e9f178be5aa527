/**
 * Docks a table beside a chapter's text, or as a strip below it (dock.css). It shows the figure of the
 * hand that the visible text is about.
 */
import type { GoEvent } from '../tie-to-page.svelte.ts';
import type * as FollowPart from './follow-text.ts';
import { forwardKeys } from './forward-keys.ts';
import { readBlocks } from './blocks.ts';
import type { PageBlock } from './blocks.ts';
import { controlStrip } from './strip-control.ts';
import { withHighlighter } from './with-highlighter.ts';

/** Moves the table along with the reading; loaded only if the reader has turned it on. */
type Follow = ReturnType<typeof FollowPart.followText>;

/** Where the reader is assumed to read, as a share of the window's height. */
const READING_LINE = 0.35;

/** Whether the table stands where the notes of the text would (dock.css). */
const sharesRoom = matchMedia('(64rem <= width < 105rem)');

/** Docks the figures of a chapter whose text is `prose`. */
function dock(prose: HTMLElement): void {
  const figures = new Map(
    [...prose.querySelectorAll<HTMLElement>('figure[data-hand]')].map((each) => [each.id, each]),
  );
  const blocks = readBlocks(prose);
  for (const { element, hand } of blocks) {
    if (hand === null && element.matches('.note')) element.dataset['inMargin'] = '';
  }
  let follow: Follow | undefined;
  let isLoading = false;
  let dockedHand: string | null | undefined;
  /** The hand that the text at the reading line was last about. */
  let handInText: string | null | undefined;

  const show = (hand: string | null): void => {
    if (hand === dockedHand) return;
    dockedHand = hand;
    for (const [id, figure] of figures) figure.toggleAttribute('data-beside', id === hand);
    document.documentElement.dataset['docked'] = hand === null ? 'empty' : 'table';
    withHighlighter(false, ({ highlightSentences }) => {
      highlightSentences(hand);
    });
  };

  const look = (): void => {
    const line = innerHeight * READING_LINE;
    const inView = blocks.filter(({ element }) => {
      const { bottom, top } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const top = ({ element }: PageBlock): number => element.getBoundingClientRect().top;
    const at = inView.findLast((block) => top(block) <= line) ?? inView[0];
    // Text about no hand leaves the room to its notes, or to the table of a hand further on.
    const next = sharesRoom.matches ? undefined : inView.find((block) => block.hand !== null);
    const hand = at?.hand ?? next?.hand ?? null;
    if (hand !== handInText) {
      handInText = hand;
      show(hand);
    }
    markRepeats(inView.filter((block) => top(block) >= 0).map(({ element }) => element));
    if (follow !== undefined) follow(inView, line);
    else if (document.documentElement.dataset['follow'] === 'on' && !isLoading) {
      isLoading = true;
      void import('./follow-text.ts').then(({ followText }) => (follow = followText()));
    }
  };

  /** Marks the figures whose title, or the question at their place, begins in view: the table leaves it out. */
  const markRepeats = (begun: readonly HTMLElement[]): void => {
    for (const figure of figures.values()) {
      const place = `${figure.id}/${figure.dataset['place'] ?? ''}`;
      const isAsked = begun.some(({ dataset }) => dataset['ask'] === place);
      figure.toggleAttribute('data-title-seen', begun.includes(figure));
      figure.toggleAttribute('data-question-seen', isAsked);
    }
  };

  let frameRequest = 0;
  const lookSoon = (): void => {
    if (frameRequest === 0) {
      frameRequest = requestAnimationFrame(() => {
        frameRequest = 0;
        look();
      });
    }
  };
  // The text also moves without a scroll, when something above it opens.
  const observer = new IntersectionObserver(lookSoon);
  for (const { element } of blocks) observer.observe(element);
  addEventListener('scroll', lookSoon, { passive: true });
  // A figure names its place when it has moved, and just after it is hydrated.
  prose.addEventListener('replay:place', lookSoon);
  prose.addEventListener('replay:hydrated', lookSoon);

  /** Shows a hand that the reader asked for, until the text is about another. */
  const showAsked = (hand: string): void => {
    look();
    show(hand);
  };
  const strip = controlStrip(prose);
  prose.addEventListener('replay:go', (event) => {
    if (!(event.target instanceof HTMLElement) || !figures.has(event.target.id)) return;
    if ((event as GoEvent).detail.place !== null) showAsked(event.target.id);
  });
  prose.addEventListener('replay:open', (event) => {
    if (!(event.target instanceof HTMLElement) || !figures.has(event.target.id)) return;
    showAsked(event.target.id);
    strip.open(event.target);
  });
  forwardKeys(() => figures.get(dockedHand ?? ''));
}

for (const prose of document.querySelectorAll<HTMLElement>('[data-dock]')) dock(prose);
