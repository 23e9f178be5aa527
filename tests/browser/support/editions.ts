/** The two editions of the book for a test: where each stands, and the words by which it finds what it presses. */
import { HOME_PAGE as HOME_EN } from '../../../src/book/pages/home.en.ts';
import { HOME_PAGE as HOME_DE } from '../../../src/book/pages/home.de.ts';
import { COUNT_OUT as COUNT_OUT_EN } from '../../../src/game/words/parts/count-out.en.ts';
import { COUNT_OUT as COUNT_OUT_DE } from '../../../src/game/words/parts/count-out.de.ts';
import { LESSON_FRAME as LESSON_EN } from '../../../src/learn/lesson-labels.en.ts';
import { LESSON_FRAME as LESSON_DE } from '../../../src/learn/lesson-labels.de.ts';
import { SAID_ANSWERS as SAID_EN } from '../../../src/learn/question-labels.en.ts';
import { SAID_ANSWERS as SAID_DE } from '../../../src/learn/question-labels.de.ts';
import { TABLE_BUTTONS as FIRST_DEAL_EN } from '../../../src/learn/table-labels.en.ts';
import { TABLE_BUTTONS as FIRST_DEAL_DE } from '../../../src/learn/table-labels.de.ts';
import { WAYS as WAYS_EN } from '../../../src/play/panel-words.en.ts';
import { WAYS as WAYS_DE } from '../../../src/play/panel-words.de.ts';
import { SET_IN_OTHER as SET_IN_OTHER_EN } from '../../../src/reader/margin-words.en.ts';
import { SET_IN_OTHER as SET_IN_OTHER_DE } from '../../../src/reader/margin-words.de.ts';
import { DEAL_WORDS as DEAL_EN } from '../../../src/score/deal-words.en.ts';
import { DEAL_WORDS as DEAL_DE } from '../../../src/score/deal-words.de.ts';
import { ENTRY as ENTRY_EN } from '../../../src/score/entry-words.en.ts';
import { ENTRY as ENTRY_DE } from '../../../src/score/entry-words.de.ts';
import { columnName as columnNameEn } from '../../../src/score/name-words.en.ts';
import { columnName as columnNameDe } from '../../../src/score/name-words.de.ts';
import { SHEET as SHEET_EN } from '../../../src/play/sheet-words.en.ts';
import { SHEET as SHEET_DE } from '../../../src/play/sheet-words.de.ts';
import * as startEn from '../../../src/play/start-words.en.ts';
import * as startDe from '../../../src/play/start-words.de.ts';
import { STRENGTH_WORDS as STRENGTH_EN } from '../../../src/play/strength-words.en.ts';
import { STRENGTH_WORDS as STRENGTH_DE } from '../../../src/play/strength-words.de.ts';
import * as tableEn from '../../../src/play/table-words.en.ts';
import * as tableDe from '../../../src/play/table-words.de.ts';
import { FRAME as FRAME_EN } from '../../../src/site/frame-words.en.ts';
import { FRAME as FRAME_DE } from '../../../src/site/frame-words.de.ts';

/** Tests run with the English words, so of German files they may use what is a mere text. */
export interface Edition {
  readonly language: 'en' | 'de';
  /** What its addresses begin with. */
  readonly base: '' | '/de';
  readonly home: Pick<typeof HOME_EN | typeof HOME_DE, 'learn' | 'play'>;
  readonly frame: typeof FRAME_EN | typeof FRAME_DE;
  readonly lesson: typeof LESSON_EN | typeof LESSON_DE;
  readonly said: typeof SAID_EN | typeof SAID_DE;
  readonly firstDeal: typeof FIRST_DEAL_EN | typeof FIRST_DEAL_DE;
  readonly start: typeof startEn.START | typeof startDe.START;
  readonly change: typeof startEn.CHANGE | typeof startDe.CHANGE;
  readonly strength: typeof STRENGTH_EN;
  readonly ways: typeof WAYS_EN | typeof WAYS_DE;
  readonly table: typeof tableEn.TABLE_BUTTONS | typeof tableDe.TABLE_BUTTONS;
  readonly menu: typeof tableEn.MENU | typeof tableDe.MENU;
  readonly dealEnd: typeof tableEn.DEAL_END | typeof tableDe.DEAL_END;
  readonly sheet: typeof SHEET_EN | typeof SHEET_DE;
  readonly countOut: typeof COUNT_OUT_EN | typeof COUNT_OUT_DE;
  /** The score pad. */
  readonly pad: {
    readonly entry: typeof ENTRY_EN | typeof ENTRY_DE;
    readonly passedIn: string;
    readonly player: (index: number) => string;
    /** The button with which a kept sheet gets another name. */
    readonly rename: RegExp;
  };
  /** What a bookmark says that was set in the other edition. */
  readonly setInOther: string;
  readonly clubs: string;
  /** The number of a deal that an address asks for, before it is dealt. */
  readonly dealNumber: RegExp;
  /** The button that plays a game, once it is named. */
  readonly playIt: (game: string) => string;
  /** The button that does what the guide has warned of. */
  readonly allTheSame: RegExp;
  /** How a deal came out. */
  readonly outcome: RegExp;
}

export const ENGLISH: Edition = {
  language: 'en',
  base: '',
  home: HOME_EN,
  frame: FRAME_EN,
  lesson: LESSON_EN,
  said: SAID_EN,
  firstDeal: FIRST_DEAL_EN,
  start: startEn.START,
  change: startEn.CHANGE,
  strength: STRENGTH_EN,
  ways: WAYS_EN,
  table: tableEn.TABLE_BUTTONS,
  menu: tableEn.MENU,
  dealEnd: tableEn.DEAL_END,
  sheet: SHEET_EN,
  countOut: COUNT_OUT_EN,
  pad: {
    entry: ENTRY_EN,
    passedIn: DEAL_EN.passedIn,
    player: columnNameEn,
    rename: /^Rename/u,
  },
  setInOther: SET_IN_OTHER_EN,
  clubs: 'Clubs',
  dealNumber: /deal [0-9a-z]{5}/u,
  playIt: (game) => `Play ${game}`,
  allTheSame: /all the same|anyway/u,
  outcome: /(?:win|lose)s? \d+\./u,
};

export const GERMAN: Edition = {
  language: 'de',
  base: '/de',
  home: HOME_DE,
  frame: FRAME_DE,
  lesson: LESSON_DE,
  said: SAID_DE,
  firstDeal: FIRST_DEAL_DE,
  start: startDe.START,
  change: startDe.CHANGE,
  strength: STRENGTH_DE,
  ways: WAYS_DE,
  table: tableDe.TABLE_BUTTONS,
  menu: tableDe.MENU,
  dealEnd: tableDe.DEAL_END,
  sheet: SHEET_DE,
  countOut: COUNT_OUT_DE,
  pad: {
    entry: ENTRY_DE,
    passedIn: DEAL_DE.passedIn,
    player: columnNameDe,
    rename: / umbenennen$/u,
  },
  setInOther: SET_IN_OTHER_DE,
  clubs: 'Kreuz',
  dealNumber: /Blattnummer [0-9a-z]{5}/u,
  playIt: (game) => `${game} spielen`,
  allTheSame: /^Trotzdem /u,
  outcome: /(?:gewinn|verlier)s?t \d+\./u,
};
