/** The next steps of a figure, worked out when the book is built; for the server alone. */
import { hydrate } from 'svelte';
import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { stopOf } from '../../../src/replay/replay.ts';
import type { Replay, Stop } from '../../../src/replay/replay.ts';
import ReplayFigure from '../Replay.svelte';
import { drawPartsBy } from '../waking.ts';
import { drawingChanges } from './delta.ts';
import type { EarlyStep } from './early.ts';

drawPartsBy((component, props) => render(component, { props }).body);

/**
 * The steps on from where a figure opens, as far as it is told. Each is the difference to the figure as
 * the server draws it one step before.
 *
 * @param props what the figure is given; `start` is the place.
 * @param length how many steps at most: as many as are made before the figure lives.
 * @throws RangeError for a place that the hand does not have.
 */
export function stepsAhead(
  props: ComponentProps<typeof ReplayFigure>,
  replay: Replay,
  opened: Stop,
  length: number,
): readonly EarlyStep[] {
  const draw = (start: string): string => {
    const { body } = render(ReplayFigure, { props: { ...props, inTurn: hydrate, start } });
    // What is around it in the page is not the figure's.
    return body.slice(body.indexOf('<div'), body.lastIndexOf('</div>') + '</div>'.length);
  };
  const steps: EarlyStep[] = [];
  let stop = opened;
  let drawn = draw(stop.name);
  while (steps.length < length && stop.next !== null) {
    stop = stopOf(replay, stop.next);
    const after = draw(stop.name);
    const [whole] = drawingChanges(drawn, after);
    if (typeof whole !== 'object') throw new RangeError(`Not the same figure: ${stop.name}`);
    steps.push([stop.name, ...whole.slice(1)]);
    drawn = after;
  }
  return steps;
}

/** As it stands in the page, within an element for data. */
export const aheadText = (ahead: readonly EarlyStep[]): string =>
  JSON.stringify(ahead).replaceAll('<', String.raw`\u003c`);
