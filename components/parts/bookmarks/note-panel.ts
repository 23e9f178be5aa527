/**
 * The little panel of a bookmark: the reader's note, and buttons to remove it and to undo that. The
 * note is stored while it is being written.
 */
import { inBook } from '../../../src/lib/address/in-book.ts';
import {
  LONGEST_NOTE,
  addressOf,
  cleanNote,
  markAt,
  withMark,
  withNote,
  withoutMark,
} from '../../../src/reader/marks.ts';
import type { Bookmark, BookmarkSpot } from '../../../src/reader/marks.ts';
import type { MarksStore } from './marks-store.ts';
import { TROUBLE_WORDS } from '#edition/game/words/parts/trouble.ts';
import { BOOKMARK } from '#edition/game/words/parts/bookmarks.ts';

interface Opening {
  /** Why the mark does not stand at its paragraph. */
  readonly message?: string | null;
  /** After a touch the keyboard on the screen stays away until it is wanted. */
  readonly byTouch: boolean;
  /** Whether the mark could not be stored. */
  readonly failed?: boolean;
}

export class NotePanel {
  readonly #root = document.createElement('div');
  readonly #says = document.createElement('p');
  readonly #label = document.createElement('label');
  readonly #note = document.createElement('textarea');
  // eslint-disable-next-line house/words-apart -- names of classes
  readonly #shut = button(BOOKMARK.done, 'button lined');
  readonly #remove = button(BOOKMARK.remove, 'button');
  #store: MarksStore | null = null;
  #spot: BookmarkSpot | null = null;
  /** The note as it was read, or last written from here. */
  #before = '';
  /** A mark that has just been taken away. */
  #removed: Bookmark | null = null;

  constructor() {
    const root = this.#root;
    root.className = 'keep-note panel';
    root.popover = 'auto';
    root.setAttribute('role', 'dialog');
    root.setAttribute('aria-label', BOOKMARK.panel);
    root.dataset['pagefindIgnore'] = '';
    this.#says.setAttribute('role', 'status');
    this.#says.className = 'soft';
    this.#note.className = 'field';
    this.#note.maxLength = LONGEST_NOTE;
    this.#label.append(BOOKMARK.note, this.#note);
    const all = document.createElement('a');
    all.href = inBook('/kept/');
    all.textContent = BOOKMARK.all;
    const row = document.createElement('div');
    row.className = 'buttons';
    row.append(this.#shut, this.#remove, all);
    root.append(this.#says, this.#label, row);

    let waits = 0;
    this.#note.addEventListener('input', () => {
      clearTimeout(waits);
      waits = window.setTimeout(() => {
        this.#write();
      }, 400);
    });
    this.#shut.addEventListener('click', () => {
      root.hidePopover();
    });
    this.#remove.addEventListener('click', () => {
      if (this.#removed === null) this.#take();
      else this.#giveBack();
    });
    root.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'closed') this.#write();
    });
    // The page may close before there is a pause in the typing.
    window.addEventListener('pagehide', () => {
      if (this.isOpen) this.#write();
    });
  }

  get isOpen(): boolean {
    return this.#root.matches(':popover-open');
  }

  /** Sets a bookmark where there is none; false when it could not be stored. */
  set(store: MarksStore, spot: BookmarkSpot): boolean {
    const now = Date.now();
    const old = markAt(store.marks, addressOf(spot));
    if (old !== undefined) return true;
    return store.change((marks) => withMark(marks, { spot, note: '', at: now, changed: now }));
  }

  /** Opens the panel beside the opener. */
  open(opener: HTMLElement, store: MarksStore, spot: BookmarkSpot, how: Opening): void {
    if (this.isOpen) this.#root.hidePopover();
    this.#store = store;
    this.#spot = spot;
    this.#removed = null;
    this.#before = markAt(store.marks, addressOf(spot))?.note ?? '';
    this.#note.value = this.#before;
    this.#show(how.message ?? '');
    if (how.failed === true) this.#tellTrouble();
    // Next to the opener, so that Tab goes on from there.
    opener.after(this.#root);
    // The opener gets the focus back when the popover closes.
    opener.focus({ preventScroll: true });
    this.#root.showPopover();
    place(this.#root, opener.getBoundingClientRect());
    if (!how.byTouch && how.failed !== true) this.#note.focus({ preventScroll: true });
  }

  #show(says: string): void {
    const isRemoved = this.#removed !== null;
    this.#says.textContent = says;
    this.#says.hidden = says === '';
    this.#label.hidden = isRemoved;
    this.#remove.hidden = false;
    this.#remove.textContent = BOOKMARK[isRemoved ? 'undo' : 'remove'];
  }

  /** Why nothing was stored. */
  #trouble(): string {
    return TROUBLE_WORDS[this.#store?.trouble ?? 'full'];
  }

  #tellTrouble(): void {
    this.#label.hidden = true;
    this.#says.hidden = false;
    this.#says.textContent = this.#trouble();
    this.#remove.hidden = true;
  }

  #write(): void {
    const [store, spot] = [this.#store, this.#spot];
    if (store === null || spot === null || this.#removed !== null) return;
    const address = addressOf(spot);
    const note = this.#note.value;
    const before = this.#before;
    if (cleanNote(note) === before || markAt(store.marks, address) === undefined) return;
    const isStored = store.change((marks) => withNote(marks, address, before, note, Date.now()));
    if (!isStored) {
      this.#show(this.#trouble());
      return;
    }
    this.#before = markAt(store.marks, address)?.note ?? '';
    // Another tab has written there too, so the field shows both notes.
    if (this.#before !== cleanNote(note)) this.#note.value = this.#before;
  }

  #take(): void {
    const [store, spot] = [this.#store, this.#spot];
    if (store === null || spot === null) return;
    this.#write();
    const address = addressOf(spot);
    const mark = markAt(store.marks, address) ?? null;
    if (!store.change((marks) => withoutMark(marks, address))) return;
    this.#removed = mark;
    this.#show(BOOKMARK.removed);
    this.#remove.focus();
  }

  #giveBack(): void {
    const [store, mark] = [this.#store, this.#removed];
    if (store === null || mark === null) return;
    this.#removed = null;
    store.change((marks) => withMark(marks, mark));
    this.#show(BOOKMARK.back);
  }
}

function button(words: string, name: string): HTMLButtonElement {
  const node = document.createElement('button');
  node.type = 'button';
  node.className = name;
  node.textContent = words;
  return node;
}

/**
 * Places the panel under the opener, or above it near the end of the window, and never across its
 * edges.
 */
function place(panel: HTMLElement, { bottom, left, top }: DOMRect): void {
  const { innerHeight, scrollX, scrollY } = window;
  const room = document.documentElement.clientWidth - panel.offsetWidth;
  const edge = Math.min(16, room / 2);
  const below = bottom + 6 + panel.offsetHeight <= innerHeight || top < panel.offsetHeight + 6;
  panel.style.left = `${scrollX + Math.max(edge, Math.min(left, room - edge))}px`;
  panel.style.top = `${scrollY + (below ? bottom + 6 : top - 6 - panel.offsetHeight)}px`;
}
