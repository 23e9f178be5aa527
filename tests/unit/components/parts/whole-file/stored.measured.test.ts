/**
 * Everything that is kept, damaged: reading it never throws, what is accepted can be used, stored and
 * merged, and one bad part takes no other with it.
 */
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { KEPT_PARTS } from '../../../../../components/parts/whole-file/file-parts.ts';
import type { AnyPart, PartName } from '../../../../../components/parts/whole-file/file-parts.ts';
import {
  bringBack,
  makeFile,
  parseFile,
} from '../../../../../components/parts/whole-file/file-text.ts';
import { FakeBrowser } from '../../../support/fake-browser.ts';
import { damagedJson } from '../../../support/fuzz/damaged-json.ts';
import { fuzz } from '../../../support/fuzz/fuzz.ts';
import { STORED } from './stored-parts.ts';

const NAMES = Object.keys(KEPT_PARTS) as PartName[];

const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data)) as unknown;

/** Good data of a part, as it is stored. */
function goodData(name: PartName): readonly unknown[] {
  return KEPT_PARTS[name].use(({ format }) => {
    const values = STORED[name]?.values ?? [];
    return [format.empty, ...values].map((value) =>
      json(format.make(value as typeof format.empty)),
    );
  });
}

const DATA = new Map(NAMES.map((name) => [name, goodData(name)]));

/** What holds for any data at all. */
function expectSound<T>(
  { format, merge, says }: AnyPart<T>,
  data: unknown,
  good: readonly unknown[],
  use: (value: T) => unknown,
): string {
  const valueOf = (stored: unknown): T => {
    const reading = format.read(stored);
    if (reading.is !== 'whole') throw new Error(`Its own data reads as ${reading.is}.`);
    return reading.value;
  };
  const reading = format.read(data);
  if (reading.is === 'newer') return 'newer';
  const { value } = reading;
  use(value);
  const made = (one: T): unknown => json(format.make(one));
  expect(made(valueOf(made(value)))).toEqual(made(value));
  for (const other of good) {
    for (const both of [merge(valueOf(other), value), merge(value, valueOf(other))]) {
      expect(made(valueOf(made(both)))).toEqual(made(both));
      for (const one of [value, valueOf(other)]) {
        expect(says(one, both) ?? '').not.toMatch(/-\d/);
        // A file that is brought back twice brings nothing more that could be counted.
        expect(says(both, merge(both, one)) ?? '').not.toMatch(/\d/);
      }
    }
  }
  return reading.is;
}

describe('damaged data is left out, and what is accepted can be used, stored and merged:', () => {
  for (const name of NAMES) {
    const good = DATA.get(name) ?? [];
    const use = (STORED[name]?.use ?? (() => undefined)) as (value: unknown) => unknown;
    fuzz(
      name,
      fc.oneof(
        { weight: 4, arbitrary: damagedJson(good) },
        STORED[name]?.more ?? damagedJson(good),
      ),
      (data) => KEPT_PARTS[name].use((part) => expectSound(part, data, good.slice(0, 3), use)),
      { whole: 3 },
      0.15,
    );
  }
});

const aPart = fc.constantFrom(...NAMES).chain((name) =>
  fc.record({
    name: fc.constant(name),
    data: damagedJson(DATA.get(name) ?? [{}], 3),
  }),
);

/** A browser in which a good value of everything is kept. */
function fullBrowser(): FakeBrowser {
  const browser = new FakeBrowser();
  for (const name of NAMES) {
    const key = KEPT_PARTS[name].use(({ format }) => format.key);
    browser.texts.set(key, JSON.stringify(DATA.get(name)?.[1] ?? DATA.get(name)?.[0]));
  }
  return browser;
}

const WHOLE = json(JSON.parse(makeFile(fullBrowser().tab()))) as Readonly<Record<string, unknown>>;

/** What the parts of a file leave in a browser in which nothing is kept. */
function broughtBack(file: ReturnType<typeof parseFile>): Readonly<Record<string, unknown>> {
  const browser = new FakeBrowser();
  if (file.ok) bringBack(browser.tab(), file.value.parts);
  return json(JSON.parse(makeFile(browser.tab()))) as Readonly<Record<string, unknown>>;
}

const WHOLE_BACK = broughtBack(parseFile(JSON.stringify(WHOLE)));

describe('in the file of everything', () => {
  fuzz(
    'a damaged part is named, and keeps no other part from coming back',
    aPart,
    ({ data, name }) => {
      const file = parseFile(JSON.stringify({ ...WHOLE, [name]: data }));
      if (!file.ok) throw new Error(`${name}: ${file.errors.join(' ')}`);
      const { problems } = file.value;
      for (const problem of problems) expect(problem).toContain(KEPT_PARTS[name].title);
      expect({ ...broughtBack(file), [name]: null }).toEqual({ ...WHOLE_BACK, [name]: null });
      return problems.length === 0 ? 'whole' : 'damaged';
    },
    { whole: 3, damaged: 3 },
    0.5,
  );

  fuzz(
    'a part that is stored damaged keeps no other part from being saved',
    aPart,
    ({ data, name }) => {
      const browser = fullBrowser();
      browser.texts.set(
        KEPT_PARTS[name].use(({ format }) => format.key),
        JSON.stringify(data),
      );
      const file = json(JSON.parse(makeFile(browser.tab()))) as typeof WHOLE;
      expect({ ...file, [name]: null }).toEqual({ ...WHOLE, [name]: null });
      return 'saved';
    },
    { saved: 5 },
    0.5,
  );

  fuzz(
    'any damage at all is refused in sentences, or what is left is brought back',
    damagedJson([WHOLE], 3),
    (data) => {
      const file = parseFile(JSON.stringify(data));
      if (!file.ok) {
        for (const fault of file.errors) expect(fault).toMatch(/\.$/);
        return 'refused';
      }
      const browser = fullBrowser();
      bringBack(browser.tab(), file.value.parts);
      expect(parseFile(makeFile(browser.tab()))).toMatchObject({
        ok: true,
        value: { problems: [] },
      });
      return 'brought back';
    },
    { 'brought back': 3 },
    0.5,
  );
});
