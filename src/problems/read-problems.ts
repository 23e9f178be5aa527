/** Reads a file of problems, such as content/problems/isko.json. */
/* eslint-disable house/words-apart -- the parts of a line are named in errors that only we meet */
import { invalid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import { checkedAs } from '../lib/json/json.ts';
import { isLawId } from '../game/skat/laws.ts';
import type { LawId } from '../game/skat/laws.ts';
import { parseProblemLine } from './parse-line.ts';
import { readProblemHead } from './problem-line.ts';
import type { Problem, ProblemHead } from './problem.ts';

/** A file as it is written: the lines by which rule book. */
export interface WrittenProblems {
  readonly law: string;
  readonly problems: readonly string[];
}

/** A problem of a list: what is cheap to read, and the line from which the whole is read when it is shown. */
export interface ListedProblem extends ProblemHead {
  readonly line: string;
}

/** What lists show of the problems of a file. @throws RangeError for a mistake in our own data. */
export function listProblems(file: WrittenProblems): readonly ListedProblem[] {
  const law = lawOf(file);
  return file.problems.map((line) => {
    const head = readProblemHead(line, law);
    if (head === null) throw new RangeError(`“${line}” is no line of a problem.`);
    return { ...head, line };
  });
}

/** The whole of a listed problem. @throws RangeError for a mistake in our own data. */
export function readProblem({ law, line }: ListedProblem): Problem {
  const parsed = parseProblemLine(line, law);
  if (!parsed.ok) throw new RangeError(`${line}: ${parsed.errors[0]}`);
  return parsed.value;
}

/** Reads a whole file: the problems, or every mistake with its place, `isko, line 3 (2kq8-12): …`. */
export function parseProblems(file: WrittenProblems): Checked<readonly Problem[], string> {
  if (!isLawId(file.law)) return invalid(`There is no rule book “${file.law}”.`);
  const law = file.law;
  const problems: Problem[] = [];
  const errors: string[] = [];
  const ids = new Set<string>();
  for (const [at, line] of file.problems.entries()) {
    const parsed = parseProblemLine(line, law);
    const place = `${law}, line ${at + 1} (${readProblemHead(line, law)?.id ?? 'no id'})`;
    if (!parsed.ok) {
      errors.push(`${place}: ${parsed.errors.join(' ')}`);
      continue;
    }
    if (ids.has(parsed.value.id)) errors.push(`${place}: this id stands in the file already.`);
    ids.add(parsed.value.id);
    problems.push(parsed.value);
  }
  return checkedAs(problems, errors);
}

function lawOf({ law }: WrittenProblems): LawId {
  if (!isLawId(law)) throw new RangeError(`There is no rule book “${law}”.`);
  return law;
}
