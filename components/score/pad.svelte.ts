/** The score pad: the stored sheets, the game that is being entered, and undo and redo. */
import { BROWSER } from '../../src/lib/storage/browser.ts';
import type { Browser } from '../../src/lib/storage/format.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import { EMPTY_DRAFT, draftOfGame, gameOfDraft } from '../../src/score/draft.ts';
import type { GameDraft } from '../../src/score/draft.ts';
import {
  NO_SCORES,
  addSheets,
  openSheet,
  withChanged,
  withDraft,
  withOpen,
  withRules,
  withSheet,
  withSheetDeal,
  withSheetName,
  withoutDeal,
  withoutSheet,
} from '../../src/score/edit.ts';
import type { KeptScores } from '../../src/score/edit.ts';
import { SCORES_FORMAT } from '../../src/score/score-format.ts';
import { reckonSheet } from '../../src/score/reckon.ts';
import { nextDealer } from '../../src/score/score-sheet.ts';
import type { KeptSheet, TableRules } from '../../src/score/score-sheet.ts';
import { valueOfDeal } from '../../src/score/value.ts';
import { nextWords, spokenDeal, spokenTotals } from '../../src/score/score-words.ts';
import { LAWS } from '../../src/game/skat/laws.ts';
import { keepingTroubles } from './keeping-troubles.ts';

const TROUBLES = keepingTroubles('sheets');

/** A change to the open sheet that can be undone. */
interface Step {
  readonly did: string;
  readonly before: KeptSheet;
  readonly after: KeptSheet;
}

const same = (a: KeptSheet, b: KeptSheet | null): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export class ScorePad {
  scores: KeptScores = $state.raw(NO_SCORES);
  /** The problem with storage, in words; empty when there is none. */
  trouble = $state('');
  /** What has just been done and the totals, shown and spoken. */
  message = $state('');
  /** Whether the stored sheets have been read. */
  ready = $state(false);
  #done: readonly Step[] = $state.raw([]);
  #undone: readonly Step[] = $state.raw([]);
  readonly #store: Kept<KeptScores>;

  /** The open sheet. */
  readonly sheet = $derived(openSheet(this.scores));
  readonly reckonedSheet = $derived(this.sheet === null ? null : reckonSheet(this.sheet));
  readonly law = $derived(LAWS[this.sheet?.laws ?? 'american-1922']);
  /** The dealer of the deal that is being entered. */
  readonly dealer = $derived(
    this.sheet === null ? 0 : (this.scores.draft.dealer ?? nextDealer(this.sheet)),
  );
  /** The change that one press can undo, in words; null when there is none. */
  readonly undoable = $derived.by(() => {
    const step = this.#done.at(-1);
    if (step !== undefined && same(step.after, this.sheet)) return step.did;
    const last = this.sheet?.deals.length ?? 0;
    return last === 0 ? null : `deal ${last}`;
  });
  readonly redoable = $derived.by(() => {
    const step = this.#undone.at(-1);
    return step !== undefined && same(step.before, this.sheet) ? step.did : null;
  });

  constructor(browser: Browser = BROWSER) {
    this.#store = new Kept(SCORES_FORMAT, browser, {
      // The game goes on whether there is room to store it or not.
      holds: true,
      tell: ({ trouble, value }) => {
        this.scores = value;
        this.trouble = trouble === null ? '' : TROUBLES[trouble];
      },
    });
  }

  /** Reads what is stored, and follows other tabs until the returned function is called. */
  open(): () => void {
    const close = this.#store.open();
    this.ready = true;
    return close;
  }

  begin(sheet: KeptSheet): void {
    this.#forget();
    this.#store.change((scores) => withSheet(scores, sheet));
    this.message = nextWords(sheet);
  }

  show(key: string | null): void {
    this.#forget();
    this.#store.change((scores) => withOpen(scores, key));
    this.message = this.sheet === null ? '' : `${this.#totals()} ${nextWords(this.sheet)}`;
  }

  rename(key: string, name: string): void {
    this.#store.change((scores) => withSheetName(scores, key, name));
  }

  remove(key: string): void {
    this.#store.change((scores) => withoutSheet(scores, key));
  }

  /** Adds sheets from a file; returns how many were new or have grown. */
  bringBack(sheets: readonly KeptSheet[]): number {
    const before = this.scores.sheets;
    this.#store.change((scores) => addSheets(scores, { sheets }));
    return this.scores.sheets.filter((one) => !before.some((old) => same(old, one))).length;
  }

  /** Adds to the game that is being entered. */
  enter(draft: GameDraft): void {
    this.#store.change((scores) => withDraft(scores, draft));
  }

  /** Opens a line for a correction. */
  mend(index: number): void {
    const deal = this.sheet?.deals[index];
    if (deal === undefined) return;
    this.#store.change((scores) => withDraft(scores, draftOfGame(deal.game, deal.dealer), index));
    this.message = `Deal ${index + 1} can be mended now.`;
  }

  /** Drops the entry; a line that was being corrected stays as it was. */
  clear(): void {
    this.#store.change((scores) => withDraft(scores, EMPTY_DRAFT, null));
  }

  /** Writes down the entered game, if it is complete and possible. */
  write(): boolean {
    const { law, sheet } = this;
    const { draft, mending } = this.scores;
    const game = gameOfDraft(draft, law);
    if (sheet === null || game === null) return false;
    const deal = { dealer: this.dealer, game };
    if (!valueOfDeal(deal, sheet.players, law).ok) return false;
    const number = (mending ?? sheet.deals.length) + 1;
    this.#do(mending === null ? `deal ${number}` : `the change of deal ${number}`, (scores) =>
      withSheetDeal(scores, deal),
    );
    const line = this.reckonedSheet?.lines[number - 1];
    const dealWords = line === undefined || this.sheet === null ? '' : spokenDeal(line, this.sheet);
    const correctionWords = mending === null ? '' : 'All totals below it are worked out anew. ';
    this.message = `${dealWords} ${correctionWords}${this.#totals()}`;
    return true;
  }

  strike(index: number): void {
    this.#do(`striking deal ${index + 1}`, (scores) => withoutDeal(scores, index));
    this.message = `Deal ${index + 1} is struck out. ${this.#totals()}`;
  }

  settle(rules: TableRules): void {
    this.#do('the new settings', (scores) => withRules(scores, rules));
    this.message = this.#totals();
  }

  /** Undoes the last change; after a reload that is the last deal. */
  undo(): void {
    const { sheet } = this;
    if (sheet === null || this.undoable === null) return;
    const last = this.#done.at(-1);
    const isLastStep = last !== undefined && same(last.after, sheet);
    const step: Step = isLastStep
      ? last
      : {
          did: this.undoable,
          before: { ...sheet, deals: sheet.deals.slice(0, -1) },
          after: sheet,
        };
    this.#store.change((scores) => withChanged(withDraft(scores, EMPTY_DRAFT, null), step.before));
    this.#done = isLastStep ? this.#done.slice(0, -1) : [];
    this.#undone = [...this.#undone, step];
    this.message = `Taken back: ${step.did}. ${this.#totals()}`;
  }

  redo(): void {
    const step = this.#undone.at(-1);
    if (step === undefined || this.redoable === null) return;
    this.#store.change((scores) => withChanged(scores, step.after));
    this.#undone = this.#undone.slice(0, -1);
    this.#done = [...this.#done, step];
    this.message = `Done again: ${step.did}. ${this.#totals()}`;
  }

  #do(did: string, change: (scores: KeptScores) => KeptScores): void {
    const before = this.sheet;
    this.#store.change(change);
    const after = this.sheet;
    if (before === null || after?.key !== before.key || same(before, after)) return;
    this.#done = [...this.#done, { did, before, after }];
    this.#undone = [];
  }

  #forget(): void {
    this.#done = [];
    this.#undone = [];
  }

  #totals(): string {
    return this.reckonedSheet === null ? '' : spokenTotals(this.reckonedSheet);
  }
}
