/**
 * The score pad: the stored sheets, the blank one while none of them is open, and the game that is being
 * entered.
 */
import { BEGUN_STORAGES, BROWSER } from '../../src/lib/storage/browser.ts';
import type { Browser } from '../../src/lib/storage/format.ts';
import { Kept } from '../../src/lib/storage/kept.ts';
import type { BegunStorages } from '../../src/lib/storage/browser.ts';
import type { BlankChanges } from '../../src/score/blank-sheet.ts';
import { changeRules } from '../../src/score/defaults.ts';
import { EMPTY_DRAFT, draftOfGame, gameOfDraft, isOfTable } from '../../src/score/draft.ts';
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
import { readPlayers } from '../../src/score/names.ts';
import { SCORES_FORMAT } from '../../src/score/score-format.ts';
import { lawOfTable } from '../../src/score/house-rules.ts';
import { valueAtTable } from '../../src/score/house-value.ts';
import { reckonSheet } from '../../src/score/reckon.ts';
import { dealsLeft, nextDealer } from '../../src/score/score-sheet.ts';
import type { KeptSheet } from '../../src/score/score-sheet.ts';
import { nextWords, spokenDeal, spokenTotals } from '../../src/score/score-words.ts';
import { keepingTroubles } from '#edition/score/keeping-words.ts';
import { columnName } from '#edition/score/name-words.ts';
import { DONE, STEPS } from '#edition/score/pad-words.ts';
import { BlankSheet } from './blank-sheet.svelte.ts';
import { newSheet } from './new-sheet.ts';
import { SheetHistory, isSameSheet } from './sheet-history.svelte.ts';

const TROUBLES = keepingTroubles('sheets');

export class ScorePad {
  scores: KeptScores = $state.raw(NO_SCORES);
  /** The problem with storage, in words; empty when there is none. */
  trouble = $state('');
  /** What has just been done and the totals, shown and spoken. */
  message = $state('');
  /** Whether the stored sheets have been read. */
  ready = $state(false);
  readonly #history = new SheetHistory();
  readonly #store: Kept<KeptScores>;

  /** The kept sheet that is open; null while the blank one is. */
  readonly #open = $derived(openSheet(this.scores));
  readonly #blank: BlankSheet;
  /** The sheet on the table; without a key while it is blank. */
  readonly sheet: KeptSheet = $derived.by(() => this.#open ?? this.#blank.sheet);
  /** Whether the sheet begins with the first deal that is written down. */
  readonly isBlank = $derived(this.#open === null);
  /** The names at the head as they were typed, and what is wrong with them; empty where nothing is. */
  readonly typedNames = $derived.by(() => this.#open?.players ?? this.#blank.rules.players);
  readonly nameProblem = $derived.by(() => {
    const names = readPlayers(this.typedNames);
    return names.ok ? '' : names.errors[0];
  });
  readonly reckonedSheet = $derived(reckonSheet(this.sheet));
  /** Whether no deal can follow: the list is full, or a Bierlachs has its loser. */
  readonly isClosed = $derived(dealsLeft(this.sheet) === 0 || this.reckonedSheet.payers.length > 0);
  readonly law = $derived(lawOfTable(this.sheet));
  /** The game that is being entered; nothing of it where it names a player who is not at the table. */
  readonly draft = $derived(
    isOfTable(this.scores.draft, this.sheet.players.length) ? this.scores.draft : EMPTY_DRAFT,
  );
  /** The dealer of the deal that is being entered. */
  readonly dealer = $derived(this.draft.dealer ?? nextDealer(this.sheet));
  /** The change that one press can undo, in words; null when there is none. */
  readonly undoable = $derived.by(() => this.#history.stepToUndo(this.sheet)?.did ?? null);
  readonly redoable = $derived.by(() => this.#history.stepToRedo(this.sheet)?.did ?? null);

  constructor(browser: Browser = BROWSER, storages: BegunStorages = BEGUN_STORAGES) {
    this.#blank = new BlankSheet(() => this.scores.sheets[0], storages);
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
    this.#blank.open();
    this.ready = true;
    return close;
  }

  /** Opens a kept sheet, or with null a blank one. */
  show(key: string | null): void {
    this.#history.clear();
    this.#store.change((scores) => withOpen(scores, key));
    this.message = this.isBlank ? DONE.blank : `${this.#totals()} ${nextWords(this.sheet)}`;
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
    return this.scores.sheets.filter((one) => !before.some((old) => isSameSheet(old, one))).length;
  }

  /** Adds to the game that is being entered. */
  enter(draft: GameDraft): void {
    this.#store.change((scores) => withDraft(scores, draft));
  }

  /** Opens a line for a correction. */
  mend(index: number): void {
    const deal = this.sheet.deals[index];
    if (deal === undefined) return;
    this.#store.change((scores) => withDraft(scores, draftOfGame(deal.game, deal.dealer), index));
    this.message = DONE.open(index + 1);
  }

  /** Drops the entry; a line that was being corrected stays as it was. */
  clear(): void {
    this.#store.change((scores) => withDraft(scores, EMPTY_DRAFT, null));
  }

  /** Writes down the entered game, if it is complete and possible; the first one begins the sheet. */
  write(): boolean {
    const { draft, law, sheet } = this;
    const { mending } = this.scores;
    const game = gameOfDraft(draft, law);
    if (game === null || this.nameProblem !== '') return false;
    const deal = { dealer: this.dealer, game };
    if (!valueAtTable(deal, sheet, false).ok) return false;
    if (this.isBlank) this.#begin();
    const number = (mending ?? sheet.deals.length) + 1;
    this.#do(mending === null ? STEPS.deal(number) : STEPS.change(number), (scores) =>
      withSheetDeal(scores, deal),
    );
    const line = this.reckonedSheet.lines[number - 1];
    this.message = [
      line === undefined ? '' : spokenDeal(line, this.sheet),
      ...(mending === null ? [] : [DONE.changed]),
      this.#totals(),
    ].join(' ');
    return true;
  }

  strike(index: number): void {
    this.#do(STEPS.strike(index + 1), (scores) => withoutDeal(scores, index));
    this.message = `${DONE.struck(index + 1)} ${this.#totals()}`;
  }

  /** Changes rules of the sheet; an open one keeps its length unless that is changed. */
  settle(change: BlankChanges): void {
    if (!this.isBlank) {
      this.#do(STEPS.settings, (scores) => withRules(scores, changeRules(this.sheet, change)));
      this.message = this.#totals();
      return;
    }
    this.#blank.change(change);
  }

  /** Sets how many cents a point is worth; null without money. */
  setStake(stake: number | null): void {
    this.#do(STEPS.stake, (scores) => withRules(scores, { ...this.sheet, stake }));
    this.message = this.#totals();
  }

  /**
   * Gives a player another name.
   *
   * @returns what is wrong with it, in a sentence; then nothing is changed. Empty when it is done.
   */
  callPlayer(player: number, name: string): string {
    const players = this.typedNames.with(player, name);
    if (this.isBlank) {
      this.settle({ players });
      return '';
    }
    const checked = readPlayers(players);
    if (!checked.ok) return checked.errors[0];
    this.settle({ players: checked.value });
    return '';
  }

  /** Makes a table of four of one of three, or the other way round, as long as no deal is written. */
  seatPlayers(count: 3 | 4): void {
    const { typedNames } = this;
    const more = this.isBlank ? '' : columnName(3);
    this.settle({
      players: count === 4 ? [...typedNames, more].slice(0, 4) : typedNames.slice(0, 3),
    });
  }

  /** Undoes the last change; after a reload that is the last deal. */
  undo(): void {
    const step = this.#history.stepToUndo(this.sheet);
    if (step === null) return;
    this.#store.change((scores) => withChanged(withDraft(scores, EMPTY_DRAFT, null), step.before));
    this.#history.moveBack(step);
    this.message = `${DONE.undone(step.did)} ${this.#totals()}`;
  }

  redo(): void {
    const step = this.#history.stepToRedo(this.sheet);
    if (step === null) return;
    this.#store.change((scores) => withChanged(scores, step.after));
    this.#history.moveOn(step);
    this.message = `${DONE.redone(step.did)} ${this.#totals()}`;
  }

  #do(did: string, change: (scores: KeptScores) => KeptScores): void {
    const before = this.sheet;
    this.#store.change(change);
    const after = this.sheet;
    if (after.key !== before.key || isSameSheet(before, after)) return;
    this.#history.add({ did, before, after });
  }

  /** Makes a kept sheet of the blank one; the entry on it stays. */
  #begin(): void {
    const { draft } = this;
    const sheet = newSheet(this.sheet);
    this.#history.clear();
    this.#store.change((scores) => withDraft(withSheet(scores, sheet), draft));
    this.#blank.clear();
  }

  #totals(): string {
    return spokenTotals(this.reckonedSheet);
  }
}
