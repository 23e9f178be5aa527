/** The next steps of a figure, worked out when the book is built; for the server alone. */
import { hydrate } from 'svelte';
import type { ComponentProps } from 'svelte';
import { render } from 'svelte/server';
import { stopOf } from '../../../src/game/replay/replay.ts';
import type { Replay, Stop } from '../../../src/game/replay/replay.ts';
import ReplayFigure from '../Replay.svelte';
import { drawPartsBy } from '../waking.ts';
import { drawingChanges } from './delta.ts';
import type { Ahead, EarlyStep } from './early.ts';

drawPartsBy((component, props) => render(component, { props }).body);

/**
 * The steps from where a figure opens: on as far as it is told, or back where the reader is asked for a
 * card. Each is the difference to the figure as the server draws it one step before.
 *
 * @param props what the figure is given; `start` is the place.
 * @param asked the names of places at which the reader may be asked for a card: none leads beyond one.
 * @param length how many steps at most: as many as are made before the figure lives.
 * @throws RangeError for a place that the hand does not have.
 */
export function stepsAhead(
  props: ComponentProps<typeof ReplayFigure>,
  replay: Replay,
  opened: Stop,
  asked: ReadonlySet<string>,
  length: number,
): Ahead {
  const draw = (start: string): string => {
    const { body } = render(ReplayFigure, { props: { ...props, inTurn: hydrate, start } });
    // What is around it in the page is not the figure's.
    return body.slice(body.indexOf('<div'), body.lastIndexOf('</div>') + '</div>'.length);
  };
  const steps: EarlyStep[] = [];
  const back = asked.has(opened.name);
  const nextOf = (from: Stop): string | null =>
    back ? from.previous : asked.has(from.name) ? null : from.next;
  let stop = opened;
  let drawn = draw(stop.name);
  for (let next = nextOf(stop); steps.length < length && next !== null; next = nextOf(stop)) {
    stop = stopOf(replay, next);
    const after = draw(stop.name);
    const [whole] = drawingChanges(drawn, after);
    if (typeof whole !== 'object') throw new RangeError(`Not the same figure: ${stop.name}`);
    steps.push([stop.name, ...whole.slice(1)]);
    drawn = after;
  }
  return back ? ['ArrowLeft', '.to-card-back', ...steps] : ['ArrowRight', '.to-card-on', ...steps];
}

/** As it stands in the page, within an element for data. */
export const aheadText = (ahead: Ahead): string =>
  JSON.stringify(ahead).replaceAll('<', String.raw`\u003c`);
