/**
 * Draws the figures of the court cards in the colours of the book, components/parts/cards/deck/courts/*.svg,
 * from a package that the project does not depend on; the README of that folder names it.
 */
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { optimize } from 'svgo';
import type { Config } from 'svgo';
import { SUITS } from '../src/game/skat/cards.ts';

/** An element as React makes it. */
interface Shape {
  readonly type: string;
  readonly props: Attributes & { readonly children?: Shape | readonly (Shape | null)[] | null };
}
type Attributes = Readonly<Record<string, unknown>> & {
  readonly fill?: string;
  readonly stroke?: string;
  readonly strokeWidth?: number | string;
};

const FOLDER = new URL('../components/parts/cards/deck/courts/', import.meta.url);
const deck = createRequire(import.meta.url)('@letele/playing-cards/dist/index.esm.js') as Readonly<
  Record<string, (props: object) => Shape>
>;

/** The colours of the package and those of the book. */
const INK = '#211a13';
const FILLS: Readonly<Record<string, string>> = {
  '#000': INK,
  '#44F': '#2c4a3d',
  '#FC4': '#deb35a',
  red: '#b3151b',
};
/** Its lines are too thin for a card on a table. */
const WIDTHS: Readonly<Record<string, number>> = { '3': 5, '6': 8 };

/** The box of a figure, and that of the signs of suits on its clothes. */
const WIDTH = 1300;
const HEIGHT = 2000;
const SIGN = 1200;

function childrenOf({ props: { children } }: Shape): readonly Shape[] {
  return [children]
    .flat()
    .filter((child): child is Shape => typeof child === 'object' && child !== null);
}

/** The part of an id that is the same for all cards: `b` of `C-K_svg__b`. */
const layerOf = (id: unknown): string => String(id).split('__')[1] ?? '';

/** Attributes as SVG writes them. */
const attributesText = (attributes: Attributes): string =>
  Object.entries(attributes)
    .filter(([name, value]) => name !== 'children' && value !== undefined)
    .map(([name, value]) => {
      const words = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return ` ${words}="${String(value)}"`;
    })
    .join('');

/** The sign of the suit, where the shape uses it, as a shape of its own. */
function signAt(use: Shape, sign: Shape): Shape {
  const { transform = '', width, x = 0, y = 0 } = use.props;
  const place = `translate(${String(x)} ${String(y)})scale(${Number(width) / SIGN})translate(${SIGN / 2} ${SIGN / 2})`;
  const notOfPaths = { height: undefined, width: undefined, xlinkHref: undefined };
  const props = { ...sign.props, ...use.props, ...notOfPaths, x: undefined, y: undefined };
  return { type: 'path', props: { ...props, transform: String(transform) + place } };
}

/** A shape as text, in the colours of the book. */
function draw(shape: Shape, sign: Shape): string {
  if (shape.type === 'use') return draw(signAt(shape, sign), sign);
  const { fill, stroke, strokeWidth } = shape.props;
  const colours = {
    ...(shape.type === 'path' ? { fill: FILLS[fill ?? '#000'] ?? fill } : {}),
    ...(stroke === undefined ? {} : { stroke: stroke === 'red' ? FILLS['red'] : INK }),
    ...(strokeWidth === undefined ? {} : { strokeWidth: WIDTHS[strokeWidth] ?? strokeWidth }),
  };
  const inside = childrenOf(shape).map((child) => draw(child, sign));
  return `<${shape.type}${attributesText({ ...shape.props, ...colours })}>${inside.join('')}</${shape.type}>`;
}

/** A figure: its layers from the ground up, each followed by itself turned round. */
function drawFigure(card: Shape): string {
  const parts = childrenOf(card);
  const definitions = parts.filter(({ type }) => type === 'defs').flatMap(childrenOf);
  const byLayer = new Map(definitions.map((part) => [layerOf(part.props['id']), childrenOf(part)]));
  const sign = byLayer.get('a')![0]!;
  const layers = parts
    .filter(({ props, type }) => type === 'use' && Number(props['width']) > 100)
    .filter(({ props }) => props['transform'] === undefined)
    .map(({ props }) => layerOf(props['xlinkHref']));
  const body = layers.map(
    (layer) =>
      `<g id="${layer}">${byLayer
        .get(layer)!
        .map((shape) => draw(shape, sign))
        .join('')}</g>` +
      `<use href="#${layer}" transform="rotate(180 ${WIDTH / 2} ${HEIGHT / 2})"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body.join('')}</svg>`;
}

/** Whole units are fine enough, since a figure is shown at less than a tenth of its size. */
const SMALL: Config = {
  multipass: true,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          mergePaths: false,
          convertPathData: { floatPrecision: 0, transformPrecision: 4 },
          convertTransform: { floatPrecision: 3, transformPrecision: 4 },
          cleanupNumericValues: { floatPrecision: 1 },
        },
      },
    },
  ],
};

for (const suit of SUITS) {
  for (const rank of ['K', 'Q', 'J']) {
    const card = deck[suit + rank.toLowerCase()]!({});
    const { data } = optimize(drawFigure(card), SMALL);
    await writeFile(new URL(`${suit}${rank}.svg`, FOLDER), `${data}\n`);
  }
}
