import type { z } from 'astro/zod';
import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';
import { guessName } from '../../game/notation/speak.ts';
import { FRONT_MATTER } from './schemas.ts';
import type { ChapterFolder } from './schemas.ts';
import type { HandMistake } from '../../book/hand-mistakes.ts';

const NONE =
  'A chapter begins with its front matter: title, hands and summary between two lines ---.';
const QUOTES = 'A value with a colon or a quotation mark in it goes into "…".';

/** A chapter’s front matter, and what is wrong with it. */
export interface FrontMatterReading {
  /** What it holds, as far as it can be read. */
  readonly data: Readonly<Record<string, unknown>>;
  /** In the order of their lines. */
  readonly mistakes: readonly HandMistake[];
}

/**
 * Reads the front matter of a chapter.
 *
 * @param file from the top folder, `content/shelf/my-own.mdx`, for the mistakes.
 * @param text the whole file.
 */
export function readFrontMatter(
  folder: ChapterFolder,
  file: string,
  text: string,
): FrontMatterReading {
  const head = /^---\r?\n([^]*?)^---[ \t]*$/mu.exec(text)?.[1];
  if (head === undefined || !text.startsWith('---')) {
    return { data: {}, mistakes: [{ file, line: 1, column: 1, message: NONE }] };
  }
  const lines = new LineCounter();
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false });
  /** A mistake at an offset of the front matter, which begins in the file’s second line. */
  const at = (offset: number, message: string): HandMistake => {
    const { col, line } = lines.linePos(offset);
    return { file, line: line + 1, column: col, message };
  };
  if (document.errors.length > 0) {
    const mistakes = document.errors.map(({ message, pos }) => at(pos[0], `${message}. ${QUOTES}`));
    return { data: {}, mistakes };
  }
  const { contents } = document;
  const data = (isMap(contents) ? document.toJS() : {}) as Readonly<Record<string, unknown>>;
  const startOf = new Map(
    (isMap(contents) ? contents.items : []).flatMap(({ key }) =>
      isScalar(key) ? [[String(key.value), key.range[0]] as const] : [],
    ),
  );
  const mistakes = problemsOf(folder, data).map(({ key, message }) => {
    const offset = startOf.get(key);
    // What is missing belongs before the line that ends the front matter.
    return at(offset ?? head.length, message);
  });
  return { data, mistakes: mistakes.sort((a, b) => a.line - b.line) };
}

/** What the schema finds wrong, by the key in whose line it stands. */
function problemsOf(
  folder: ChapterFolder,
  data: Readonly<Record<string, unknown>>,
): readonly { readonly key: string; readonly message: string }[] {
  const known = Object.keys(FRONT_MATTER[folder].shape);
  const { error } = FRONT_MATTER[folder].safeParse(data);
  return (error === undefined ? [] : error.issues).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ key, message: sayUnknown(key, known) }));
    }
    const key = String(issue.path[0]);
    return [{ key, message: sayIssue(issue, key, data[key]) }];
  });
}

function sayUnknown(key: string, known: readonly string[]): string {
  const guess = guessName(key, known);
  const hint =
    guess === undefined ? `It can have ${known.join(', ')}.` : `Did you mean “${guess}”?`;
  return `The front matter has no “${key}”. ${hint}`;
}

/** What is wrong with a value, and what to write there. */
function sayIssue(issue: z.core.$ZodIssue, key: string, value: unknown): string {
  if (value === undefined) return `The front matter needs a line “${key}: …”.`;
  if (typeof value === 'string' && (issue.code === 'too_small' || issue.code === 'too_big')) {
    const limit =
      issue.code === 'too_small' ? `at least ${issue.minimum}` : `at most ${issue.maximum}`;
    return `“${key}” has ${value.length} characters; write ${limit}.`;
  }
  return `“${key}”: ${issue.message}`;
}
