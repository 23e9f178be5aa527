import type { FigureProps } from '../../src/games/figure-props.ts';

/** What Astro makes of `Figure.astro`. */
type AstroFigure = (props: FigureProps) => unknown;

const found = import.meta.glob<AstroFigure>('../../src/games/*/figure/Figure.astro', {
  import: 'default',
  eager: true,
});

/**
 * The living figure of a game.
 *
 * @throws RangeError when the game has none.
 */
export function figureOf(game: string): AstroFigure {
  const figure = found[`../../src/games/${game}/figure/Figure.astro`];
  if (figure === undefined) throw new RangeError(`The game “${game}” has no figure.`);
  return figure;
}
