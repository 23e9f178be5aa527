import type { FigureProps } from '../../src/game/others/figure-props.ts';

/** The compiled `Figure.astro`. */
type AstroFigure = (props: FigureProps) => unknown;

const modules = import.meta.glob<AstroFigure>('./*/Figure.astro', {
  import: 'default',
  eager: true,
});

/**
 * The interactive figure of a game.
 *
 * @throws RangeError when the game has none.
 */
export function figureOf(game: string): AstroFigure {
  const figure = modules[`./${game}/Figure.astro`];
  if (figure === undefined) throw new RangeError(`The game “${game}” has no figure.`);
  return figure;
}
