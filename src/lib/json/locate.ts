/** Where a member stands in a JSON text, and where a text stops being JSON. */

/** What a look at a JSON text finds. */
export interface JsonPlaces {
  /** Where each value begins, by its path: `tricks[3].M`; the whole has the empty path. */
  readonly starts: ReadonlyMap<string, number>;
  /** Where the first sign stands that JSON does not allow, or the length of a text that is not complete; null for JSON. */
  readonly broken: number | null;
}

/** The path of a member below another: `deal.V`, `tricks[3]`; what is no plain word stands in quotes. */
export function memberPath(path: string, member: string | number): string {
  if (typeof member === 'number') return `${path}[${member}]`;
  if (!/^[A-Za-z_$][\w$]*$/u.test(member)) return `${path}[${JSON.stringify(member)}]`;
  return path === '' ? member : `${path}.${member}`;
}

const BLANK = /[ \t\r\n]*/uy;
// eslint-disable-next-line no-control-regex -- no control character may stand in a string
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\\u0000-\u001f]*)*"/uy;
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy;
/** Deeper than any hand, and than a stack can take. */
const DEEPEST = 500;

class Broken extends Error {
  readonly at: number;

  constructor(at: number) {
    super('This is no JSON.');
    this.at = at;
  }
}

/** Goes through a text once, in proportion to its length. */
export function locateJson(text: string): JsonPlaces {
  const starts = new Map<string, number>();
  let at = 0;
  const skip = (pattern: RegExp): string => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0] ?? '';
    at += found.length;
    return found;
  };
  const need = (pattern: RegExp): string => {
    const found = skip(pattern);
    if (found === '') throw new Broken(at);
    return found;
  };
  const sign = (wanted: string): boolean => {
    skip(BLANK);
    if (text[at] !== wanted) return false;
    at += 1;
    return true;
  };
  const expect = (wanted: string): void => {
    if (!sign(wanted)) throw new Broken(at);
  };
  const value = (path: string, depth: number): void => {
    skip(BLANK);
    if (depth > DEEPEST) throw new Broken(at);
    starts.set(path, at);
    if (sign('{')) {
      if (sign('}')) return;
      do {
        skip(BLANK);
        const name = JSON.parse(need(STRING)) as string;
        expect(':');
        value(memberPath(path, name), depth + 1);
      } while (sign(','));
      expect('}');
    } else if (sign('[')) {
      if (sign(']')) return;
      let index = 0;
      do value(memberPath(path, index++), depth + 1);
      while (sign(','));
      expect(']');
    } else if (text[at] === '"') need(STRING);
    else need(PLAIN);
  };
  try {
    value('', 0);
    skip(BLANK);
    return { starts, broken: at === text.length ? null : at };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { starts, broken: error.at };
  }
}

/** Line and column of an offset, both from 1. */
export function spotAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}
