import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { focusTableOf } from './focus.ts';
import type { Figure } from './figure.svelte.ts';
import { loadPart } from './load-part.ts';
import { PARTS } from '#edition/game/words/figure/loading.ts';

/** Controls that handle their own keys; a slider handles only those that move it. */
const OWN_KEYS = 'input:not([type="range"]), select, textarea, [contenteditable], [popover]';
const PRESSABLE = 'button, a, summary';
/** The keys that do nothing more while they are held: on other people’s pages nothing else sees to it. */
const PRESSED_ONCE = /^[ ?\dpt]$/i;
const SLIDER_KEYS = /^(?:Arrow\w+|Home|End|Page\w+)$/;

/** The part of a keyboard event that says which command it stands for. */
export type Stroke = Pick<
  KeyboardEvent,
  'altKey' | 'ctrlKey' | 'getModifierState' | 'key' | 'metaKey' | 'shiftKey'
>;

/** Characters typed with AltGr or Option on some keyboards: on a German one `[` is AltGr+8. */
const TYPED_WITH_ALT = '[]';

/**
 * The key that a stroke stands for, or null for a shortcut of the browser: any with Ctrl or ⌘, and one
 * with Alt unless Alt or AltGr types the character.
 */
export function keyOf(stroke: Stroke): string | null {
  const { altKey, ctrlKey, key, metaKey, shiftKey } = stroke;
  // Some systems report AltGr as Ctrl and Alt too.
  const altGraph = stroke.getModifierState('AltGraph');
  if (metaKey || (ctrlKey && !altGraph)) return null;
  if (altKey || altGraph) return TYPED_WITH_ALT.includes(key) ? key : null;
  if (shiftKey && key === 'ArrowLeft') return '[';
  if (shiftKey && key === 'ArrowRight') return ']';
  return key;
}

/**
 * Handles the figure's keys while the focus is in it, except browser shortcuts and keys that a control
 * needs itself.
 */
export function keys(figure: Figure, help: () => void): Attachment<HTMLElement> {
  return (element) => {
    let isPainting = false;
    const onKeydown = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const { target } = event;
      if (key === null || event.defaultPrevented || !(target instanceof HTMLElement)) return;
      if (target.closest(OWN_KEYS)) return;
      // Here Escape only closes the popover.
      if (key === 'Escape' && element.querySelector(':popover-open')) return;
      if (target.matches('input') && SLIDER_KEYS.test(key)) return;
      if ((key === ' ' || key === 'Enter') && target.closest(PRESSABLE)) return;
      if (event.repeat && PRESSED_ONCE.test(key)) {
        event.preventDefault();
        return;
      }
      // A held key waits for each paint, or a slow device would go on stepping after its release.
      const tooSoon = event.repeat && isPainting;
      const { stop } = figure;
      if (key === 'p' || key === 'P') {
        element.querySelector<HTMLElement>('.play[tabindex="0"]')?.focus();
      } else if (tooSoon || act(figure, key, help)) {
        event.preventDefault();
        isPainting = true;
        requestAnimationFrame(() => setTimeout(() => (isPainting = false)));
        // The step may have removed the focused element, such as a card's button: keep the keys working.
        void tick().then(() => {
          const isCardGone = figure.stop !== stop && target.matches('.play, .refused');
          if (isCardGone || !target.isConnected) focusTableOf(element);
        });
      }
    };
    // By Svelte's `on`, so that the handler of a playable card runs first.
    return on(element, 'keydown', onKeydown);
  };
}

/** Carries out the command of a key from `keyOf`; returns false if it has none here. */
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

/** Announces a description of the table; the module is loaded the first time. */
const speakTable = (figure: Figure): void => {
  const { stop } = figure;
  const stillHere = (): boolean => figure.stop === stop;
  void loadPart(PARTS.table, import('./table-words.ts'), figure, stillHere).then((part) => {
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
