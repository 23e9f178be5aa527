import { Begun } from '../../src/lib/storage/begun.ts';
import type { Activity } from '../../src/lib/storage/begun.ts';
import { BEGUN_STORAGES } from '../../src/lib/storage/browser.ts';
import { readTypedRules } from '../../src/score/typed-rules.ts';
import type { TypedRules } from '../../src/score/typed-rules.ts';

const RULES: Activity<TypedRules> = { activity: 'sheet-rules', lasts: 'tab', read: readTypedRules };

/** The form of a sheet half filled in; with an empty key that of a new sheet. */
export function begunRules(sheetKey: string): Begun<TypedRules> {
  return new Begun(RULES, BEGUN_STORAGES, sheetKey);
}
