import type { FigureProps } from '../../src/game/others/figure-props.ts';

/** What Astro makes of `Figure.astro`. */
type AstroFigure = (props: FigureProps) => unknown;

const found = import.meta.glob<AstroFigure>('./*/Figure.astro', {
  import: 'default',
  eager: true,
});

/**
 * The living figure of a game.
 *
 * @throws RangeError when the game has none.
 */
export function figureOf(game: string): AstroFigure {
  const figure = found[`./${game}/Figure.astro`];
  if (figure === undefined) throw new RangeError(`The game “${game}” has no figure.`);
  return figure;
}
