/** How the book’s pages stand beside the anchors. */
import type { MeasuredPage } from './pages.ts';
import { LONG } from './tasks.ts';
import type { TaskTimes } from './tasks.ts';
import type { StepTimes } from './steps.ts';

/** So far apart two scores still are level: as much as they differ from one run to the next. */
const LEVEL = 1;

/** So far ahead a score must be: less than half of a point in the audit of the least weight is none. */
const AHEAD = 0.05;

/** A page with its median score. */
export interface ScoredPage extends Pick<MeasuredPage, 'name' | 'kind'> {
  readonly score: number;
}

/**
 * A sentence for each kind of page that has an anchor: figure pages are to be ahead of the viewer’s,
 * pages of text level with Starlight’s.
 */
export function verdicts(
  ours: readonly ScoredPage[],
  anchors: readonly ScoredPage[],
): readonly string[] {
  return anchors.flatMap((anchor) => {
    const pages = ours.filter(({ kind }) => kind === anchor.kind);
    if (pages.length === 0) return [];
    const isText = anchor.kind === 'text';
    const isWell = ({ score }: ScoredPage): boolean =>
      isText ? score >= anchor.score - LEVEL : score > anchor.score + AHEAD;
    const wanted = isText ? `level with ${anchor.name}` : `ahead of ${anchor.name}`;
    const behind = pages.filter((page) => !isWell(page));
    const told = pages.map(({ name, score }) => `${name} ${score.toFixed(1)}`).join(', ');
    const verdict =
      behind.length === 0
        ? `every page is ${wanted}`
        : `not ${wanted}: ${behind.map(({ name }) => name).join(', ')}`;
    return [
      `${isText ? 'Text' : 'Figures'}: ${verdict} (${anchor.name} ${anchor.score.toFixed(1)}; ${told}).`,
    ];
  });
}

/** A page with the medians of its steps. */
export interface Stepped extends StepTimes {
  readonly name: string;
}

/** A sentence for each of the two times: who is sooner, the book’s pages or the anchor. */
export function stepVerdicts(
  ours: readonly Stepped[],
  anchors: readonly Stepped[],
): readonly string[] {
  const words = { alive: 'Alive', paint: 'Key to paint' } as const;
  return anchors.flatMap((anchor) =>
    (['alive', 'paint'] as const).map((time) => {
      const later = ours.filter((page) => page[time] >= anchor[time]).map(({ name }) => name);
      const verdict =
        later.length === 0
          ? `every page is sooner than ${anchor.name}`
          : `not sooner than ${anchor.name}: ${later.join(', ')}`;
      return `${words[time]}: ${verdict}.`;
    }),
  );
}

/** Which of the book’s pages have a long task. */
export function taskVerdict(ours: readonly (TaskTimes & { readonly name: string })[]): string {
  const long = ours.filter(({ longest }) => longest > LONG).map(({ name }) => name);
  const verdict =
    long.length === 0 ? `none is over ${LONG} ms` : `over ${LONG} ms: ${long.join(', ')}`;
  return `Longest tasks: ${verdict}.`;
}
