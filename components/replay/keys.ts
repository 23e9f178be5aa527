import type { Attachment } from 'svelte/attachments';
import type { Figure } from './figure.svelte.ts';

/** What the keys do, for the list that `?` shows. */
export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'a card back, a card on'],
  ['[ ]', 'a trick back, a trick on'],
  ['Home End', 'the deal, the last card'],
  ['1 … 9 0', 'to trick 1 to 9, and 10'],
  ['Space', 'play, pause'],
  ['↑ ↓', 'choose a way where a variation begins; → takes it'],
  ['P', 'to the cards that may be played; ← → among them, Enter plays'],
  ['Backspace', 'take back your card'],
  ['Esc', 'back to the record'],
  ['?', 'this list'],
];

/** Controls with keys of their own keep them. */
const OWN_KEYS = 'input, select, textarea, [contenteditable], [popover]';
const PRESSABLE = 'button, a, summary';

/**
 * The figure's keys, while the focus is in it: never with a modifier, never in a control that
 * needs the key itself, and nothing on the page outside.
 */
export function keys(figure: Figure, help: () => void): Attachment<HTMLElement> {
  return (element) => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
      const { target } = event;
      if (!(target instanceof Element) || target.closest(OWN_KEYS)) return;
      // It closes what is open, and takes the reader nowhere.
      if (event.key === 'Escape' && element.querySelector(':popover-open')) return;
      if ((event.key === ' ' || event.key === 'Enter') && target.closest(PRESSABLE)) return;
      if (event.key === 'p' || event.key === 'P') {
        element.querySelector<HTMLElement>('.play[tabindex="0"]')?.focus();
      } else if (act(figure, event.key, help)) event.preventDefault();
    };
    element.addEventListener('keydown', pressed);
    return () => {
      element.removeEventListener('keydown', pressed);
    };
  };
}

/** Does what a key says; false when it says nothing here. */
function act(figure: Figure, key: string, help: () => void): boolean {
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
};

function digit(number: number): (figure: Figure) => void {
  return (figure) => {
    figure.goToTrick(number === 0 ? 10 : number);
  };
}
