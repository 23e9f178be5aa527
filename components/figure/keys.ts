import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { focusTableOf } from './focus.ts';
import type { Figure } from './figure.svelte.ts';
import { loadPart } from './load-part.ts';

/** Controls with keys of their own keep them; a slider has only those that move it. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea, [contenteditable], [popover]';
const PRESSABLE = 'button, a, summary';
const SLIDER_KEYS = /^(?:Arrow\w+|Home|End|Page\w+)$/;

/** The part of a keyboard event that says which command it stands for. */
export type Stroke = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'getModifierState' | 'key' | 'metaKey' | 'shiftKey'
>;

/** Signs that are typed with AltGr or Option on some keyboards: on a German one `[` is AltGr+8. */
const TYPED_WITH_ALT = '[]';

/**
 * The key that a stroke means here, or null for what belongs to the browser. With Ctrl or ⌘ it is
 * a shortcut; so it is with Alt, unless Alt or AltGr is how the sign is typed.
 */
export function keyOf(stroke: Stroke): string | null {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = stroke;
  // Some systems tell AltGr as Ctrl and Alt as well.
  const altGraph = stroke.getModifierState('AltGraph');
  if (metaKey || (ctrlKey && !altGraph)) return null;
  if (altKey || altGraph) return TYPED_WITH_ALT.includes(key) ? key : null;
  if (shiftKey && key === 'ArrowLeft') return '[';
  if (shiftKey && key === 'ArrowRight') return ']';
  return key;
}

/**
 * The figure's keys, while the focus is in it: never a shortcut of the browser's, never in a
 * control that needs the key itself, and nothing on the page outside.
 */
export function keys(figure: Figure, help: () => void): Attachment<HTMLElement> {
  return (element) => {
    let painting = false;
    const onKeydown = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { target } = event;
      if (key === null || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (target.closest(OWN_KEYS)) return;
      // It closes what is open, and takes the reader nowhere.
      if (key === 'Escape' && element.querySelector(':popover-open')) return;
      if (target.matches('input') && SLIDER_KEYS.test(key)) return;
      if ((key === ' ' || key === 'Enter') && target.closest(PRESSABLE)) return;
      // A key held down does not run ahead of what is painted, or a slow device would go on after it
      // is let go.
      const tooSoon = event.repeat && painting;
      const { stop } = figure;
      if (key === 'p' || key === 'P') {
        element.querySelector<HTMLElement>('.play[tabindex="0"]')?.focus();
      } else if (tooSoon || act(figure, key, help)) {
        event.preventDefault();
        painting = true;
        requestAnimationFrame(() => setTimeout(() => (painting = false)));
        // What had the focus may be gone with the step, as the button of a card is: the keys must not be.
        void tick().then(() => {
          const goes = figure.stop !== stop && target.matches('.play, .refused');
          if (goes || !target.isConnected) focusTableOf(element);
        });
      }
    };
    // In the order of Svelte's own handlers: a card among those that may be played goes first.
    return on(element, 'keydown', onKeydown);
  };
}

/** Does what a key says, as `keyOf` names it; false when it says nothing here. */
export function act(figure: Figure, key: string, help: () => void): boolean {
  if (key === '?') {
    help();
    return true;
  }
  if (key === ' ') {
    figure.playOrPause();
    return true;
  }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    if (figure.branches.length === 0 || !figure.spoilers) return false;
    figure.chooseBranch(key === 'ArrowDown' ? 'forward' : 'back');
    return true;
  }
  if (key === 'Escape' && !figure.offRecord) return false;
  const move = MOVES[key] ?? (/^[0-9]$/.test(key) ? digit(Number(key)) : undefined);
  if (move === undefined) return false;
  move(figure);
  return true;
}

/** Tells the table; what that needs is loaded at the first time. */
const speakTable = (figure: Figure): void => {
  const { stop } = figure;
  const stillHere = (): boolean => figure.stop === stop;
  void loadPart('Telling the table', import('./table-words.ts'), figure, stillHere).then((part) => {
    if (part !== null && stillHere()) figure.speak(part.tableWords(figure));
  });
};

const MOVES: Readonly<Partial<Record<string, (figure: Figure) => void>>> = {
  ArrowLeft: (figure) => {
    figure.card('back');
  },
  ArrowRight: (figure) => {
    figure.card('forward');
  },
  '[': (figure) => {
    figure.trick('back');
  },
  ']': (figure) => {
    figure.trick('forward');
  },
  Home: (figure) => {
    figure.start();
  },
  End: (figure) => {
    figure.end();
  },
  Backspace: (figure) => {
    figure.ownPlay?.takeBack();
  },
  Escape: (figure) => {
    figure.backToRecord();
  },
  t: speakTable,
  T: speakTable,
};

function digit(number: number): (figure: Figure) => void {
  return (figure) => {
    figure.goToTrick(number === 0 ? 10 : number);
  };
}
