/** The words on the page of the analysis room: around the table, and in the list of saved hands. */
import type { Trouble } from '../lib/storage/format.ts';

/** The page around the room, in lines with marks (src/lib/marked.ts). */
export const ANALYSE_PAGE = {
  title: 'Analyse',
  description:
    'Set up any deal of Skat card by card, or paste a hand as text; step through it, see what each card was worth, and play it another way.',
  heading: 'The Analysis Room',
  opening:
    'Deal any hand, or paste a game that you have played. Step through it, see what each card was worth with all cards open, and play it another way.',
  withoutScript:
    'Setting up a hand needs JavaScript. Without it you can read [the hands of the book](/hands/) and [how hands are written](/notation/).',
} as const;

/** What fills the room, while it is on its way and where it could not be had. */
export const ROOM_PARTS = {
  laying: 'The hand is being laid on the table …',
  opening: 'The list is being opened …',
  notLoaded: {
    hand: 'The hand could not be loaded. Are you offline?',
    table: 'The table could not be loaded. Are you offline?',
    list: 'The list could not be loaded. Are you offline?',
  },
} as const;

/** Nothing of the files that were dropped is a hand. @param fault why, in sentences. */
export const sayNothingRead = (fault: string): string => `None of that could be read. ${fault}`;

/** The hand of an address is none. @param fault why, in a sentence. */
export const sayNoHand = (fault: string): string => `This address holds no hand. ${fault}`;

/** The buttons of work that takes its time. */
export const WORK_BUTTONS = { goOn: 'Go on', stop: 'Stop' } as const;

/** The button that undoes a change of the cards as a whole. */
export const BACK_TO_HAND = 'Back to the hand as it was';

/** The list of saved hands. */
export const SAVED_HANDS = {
  heading: 'Saved hands',
  none: 'None yet. “Save” above a hand on the table keeps it in this browser.',
  unnamed: 'A hand',
} as const;

/** A saved hand cannot be put on the table. @param fault why, in a sentence. */
export const sayNotOpened = (fault: string): string => `This saved hand cannot be read. ${fault}`;

/** Why a saved hand cannot be put on the table, where it is only a deal. */
export const SAVED_DEAL = 'It has a deal but no game.';

/** What became of hands that could not be saved or read back. */
export const HANDS_TROUBLES: Readonly<Record<Trouble, string>> = {
  forbidden:
    'This browser does not let the page store anything, so no hand can be saved here. Copy the link or save a file instead.',
  full: 'There is no more room in this browser. Delete a hand that you no longer need.',
  damaged:
    'Some of what was saved here could not be read. It was put aside and not deleted; the hands that could be read are listed.',
  stuck:
    'Some of what was saved here could not be read, and this browser has no room to put it aside. So that it is not lost, nothing here is changed or saved until there is room.',
  newer:
    'The hands saved here were written by a newer version of this page. They are left as they are; reload the page to see them.',
};
