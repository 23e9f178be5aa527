/** Data that was good, with a few edits that know its shape: parts taken out, doubled, exchanged. */
import fc from 'fast-check';
import { HOSTILE_VALUES, INHERITED } from './hostile.ts';

type Key = string | number;

/** A part of some data: where it is, what it is, and which others are of its kind. */
interface Part {
  readonly path: readonly Key[];
  readonly value: unknown;
  /** Its path without the places in lists, except that rows of a table have columns. */
  readonly kind: string;
}

/** All parts of some data by their kinds, the whole first. */
function partsOf(data: unknown): Map<string, Part[]> {
  const kinds = new Map<string, Part[]>();
  const add = (part: Part): void => {
    const alike = kinds.get(part.kind);
    if (alike === undefined) kinds.set(part.kind, [part]);
    else alike.push(part);
    const { kind, path, value } = part;
    if (Array.isArray(value)) {
      const isRow = typeof path.at(-1) === 'number';
      for (const [at, one] of value.entries())
        add({ path: [...path, at], value: one, kind: `${kind}/${isRow ? at : '*'}` });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, one] of Object.entries(value))
        add({ path: [...path, name], value: one, kind: `${kind}/${name}` });
    }
  };
  add({ path: [], value: data, kind: '' });
  return kinds;
}

/** One of the parts, so that a long list of parts that are alike does not hide the others. */
function pickPart(
  data: unknown,
  one: number,
  two: number,
  mayBe?: (part: Part) => boolean,
): Part | undefined {
  const kinds = [...partsOf(data).values()]
    .map((alike) => (mayBe === undefined ? alike : alike.filter(mayBe)))
    .filter(({ length }) => length > 0);
  const alike = kinds[one % Math.max(1, kinds.length)] ?? [];
  return alike[two % Math.max(1, alike.length)];
}

/** The data with another part at a place. `__proto__` is a key like any other, as JSON has it. */
function withPart(
  data: unknown,
  path: readonly Key[],
  change: (part: unknown) => unknown,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(data);
  if (Array.isArray(data))
    return data.map((one: unknown, at) => (at === key ? withPart(one, rest, change) : one));
  return Object.fromEntries(
    Object.entries(data as object).map(([name, one]: [string, unknown]) => [
      name,
      name === key ? withPart(one, rest, change) : one,
    ]),
  );
}

type Member = readonly [name: string, value: unknown];

const hasMembers = ({ value }: Part): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** A list or an object as its members, so that one can be taken out, doubled or named anew. */
function withMembers(
  part: unknown,
  change: (members: readonly Member[]) => readonly Member[],
): unknown {
  if (typeof part !== 'object' || part === null) return part;
  const members = change(Object.entries(part));
  return Array.isArray(part) ? members.map(([, one]) => one) : Object.fromEntries(members);
}

interface Edit {
  readonly how: string;
  readonly one: number;
  readonly two: number;
  /** A value from elsewhere, a name, and other good data. */
  readonly put: unknown;
  readonly name: string;
  readonly other: unknown;
}

/** What may be done to any part. */
const PART_EDITS: Readonly<Record<string, (part: unknown, edit: Edit) => unknown>> = {
  replace: (_, { put }) => put,
  exchange: (_, { one, other, two }) => pickPart(other, two, one)?.value,
  shift: (part, { two }) => (typeof part === 'number' ? part + (two % 3) - 1 : part),
};

/** What may be done to one of the members of a list or an object. */
const MEMBER_EDITS: Readonly<
  Record<string, (all: readonly Member[], at: number, edit: Edit) => readonly Member[]>
> = {
  delete: (all, at) => all.toSpliced(at, 1),
  double: (all, at) => all.toSpliced(at, 0, ...all.slice(at, at + 1)),
  cut: (all, at) => all.slice(0, at),
  turn: (all, at) => [...all.slice(at), ...all.slice(0, at)],
  rename: (all, at, { name }) =>
    all.map(([key, value], place) => [place === at ? name : key, value]),
  // Under a hostile name stands what stands beside it, so that its shape is right.
  add: (all, at, { name }) => [
    ...all,
    ...all.slice(at, at + 1).map(([, value]): Member => [name, value]),
  ],
};

function edited(data: unknown, edit: Edit): unknown {
  const { how, one, two } = edit;
  const ofMembers = MEMBER_EDITS[how];
  const picked = pickPart(data, one, two, ofMembers && hasMembers);
  if (picked === undefined) return data;
  return withPart(data, picked.path, (part) =>
    ofMembers === undefined
      ? PART_EDITS[how]?.(part, edit)
      : withMembers(part, (all) => ofMembers(all, two % all.length, edit)),
  );
}

/**
 * Good data with up to so many edits, as JSON gives it back; without any now and then.
 *
 * @param corpus good data, at least one.
 */
export function damagedJson(corpus: readonly unknown[], most = 4): fc.Arbitrary<unknown> {
  const clean = corpus.map((one) => JSON.parse(JSON.stringify(one)) as unknown);
  const edit: fc.Arbitrary<Edit> = fc.record({
    how: fc.constantFrom(...Object.keys(PART_EDITS), ...Object.keys(MEMBER_EDITS)),
    one: fc.nat(),
    two: fc.nat(),
    put: fc.constantFrom(...HOSTILE_VALUES),
    // The one of them that looks like any other word, and so comes through most checks, more often.
    name: fc.constantFrom<string>(...Array<string>(12).fill('constructor'), ...INHERITED, 'a', ''),
    other: fc.constantFrom(...clean),
  });
  return fc
    .tuple(fc.constantFrom(...clean), fc.array(edit, { maxLength: most }))
    .map(([data, edits]) => JSON.parse(JSON.stringify(edits.reduce(edited, data))) as unknown);
}
