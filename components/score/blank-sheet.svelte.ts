/** The sheet before its first deal: its rules and names, which are there again after a reload. */
import { Begun } from '../../src/lib/storage/begun.ts';
import type { BegunStorages } from '../../src/lib/storage/browser.ts';
import { BLANK_SHEET } from '../../src/score/blank-sheet.ts';
import type { BlankChanges } from '../../src/score/blank-sheet.ts';
import { changeRules, rulesOfNewSheet } from '../../src/score/defaults.ts';
import { sheetNames } from '../../src/score/names.ts';
import type { KeptSheet, TableRules } from '../../src/score/score-sheet.ts';
import { myRules } from '../parts/my-rules.svelte.ts';

export class BlankSheet {
  /** What the players have changed of it. */
  #changes: BlankChanges = $state.raw({});
  readonly #begun: Begun<BlankChanges>;
  readonly #last: () => TableRules | undefined;

  /** The rules, with the names as they were typed: some may be empty. */
  readonly rules: TableRules = $derived.by(() =>
    changeRules(rulesOfNewSheet(this.#last(), this.#changes.laws ?? myRules()), this.#changes),
  );
  /** The sheet itself, which has no key. */
  readonly sheet: KeptSheet = $derived({
    ...this.rules,
    players: sheetNames(this.rules.players),
    key: '',
    name: '',
    at: '',
    deals: [],
  });

  /** @param last the rules of the sheet that was begun last, if there is one. */
  constructor(last: () => TableRules | undefined, storages: BegunStorages) {
    this.#last = last;
    this.#begun = new Begun(BLANK_SHEET, '', storages);
  }

  /** Reads what was changed before a reload. */
  open(): void {
    this.#changes = this.#begun.read() ?? {};
  }

  change(change: BlankChanges): void {
    this.#changes = { ...this.#changes, ...change };
    this.#begun.write(this.#changes);
  }

  /** Forgets what was changed, once a sheet has been begun with it. */
  clear(): void {
    this.#changes = {};
    this.#begun.write(null);
  }
}
