/**
 * Paints one of our pictures on a canvas, for readers who want pixels. The browser could draw the
 * SVG by itself, but only as an image from a blob: or data: address, which the policy refuses, and
 * in such an image it does not use the fonts of the page. So the few kinds of elements in it are
 * painted here, one by one: rectangles, paths, uses of symbols and of their parts, and lines of
 * text.
 */

/** What an element passes down to its children. */
interface Style {
  readonly color: string;
  readonly fill: string;
  readonly stroke: string;
  readonly strokeWidth: number;
  readonly lineJoin: CanvasLineJoin;
  readonly strokeFirst: boolean;
  readonly fontFamily: string;
}

const PLAIN: Style = {
  color: '#000',
  fill: '#000',
  stroke: 'none',
  strokeWidth: 1,
  lineJoin: 'miter',
  strokeFirst: false,
  fontFamily: 'serif',
};

/**
 * The picture as a PNG file of the size that it names.
 *
 * @param svg as `makePicture` makes it.
 * @throws Error when the browser cannot draw it, or when the fonts of the book cannot be loaded: in
 *   another font, words would run into each other.
 */
export async function paintPicture(svg: string): Promise<Blob> {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  const words = [...root.querySelectorAll('text')].map((text) => text.textContent).join('');
  await loadFonts(words);
  const canvas = document.createElement('canvas');
  canvas.width = readNumber(root, 'width');
  canvas.height = readNumber(root, 'height');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gives no canvas.');
  paintInside(root, PLAIN, context);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser made no file.'));
      else resolve(blob);
    }, 'image/png');
  });
}

async function loadFonts(words: string): Promise<void> {
  const fontFaces = await Promise.all(
    ['', 'italic '].map((slant) => document.fonts.load(`${slant}24px 'EB Garamond'`, words)),
  );
  if (fontFaces.some((faces) => faces.length === 0)) throw new Error('The faces are not there.');
}

const readNumber = (element: Element, name: string, without = 0): number =>
  Number(element.getAttribute(name) ?? without);

function paintInside(element: Element, style: Style, context: CanvasRenderingContext2D): void {
  const own = styleOf(element, style);
  for (const child of element.children) paint(child, own, context);
}

function paint(element: Element, above: Style, context: CanvasRenderingContext2D): void {
  if (['defs', 'desc', 'symbol', 'title'].includes(element.localName)) return;
  const style = styleOf(element, above);
  context.save();
  context.globalAlpha *= readNumber(element, 'opacity', 1);
  move(element.getAttribute('transform') ?? '', context);
  switch (element.localName) {
    case 'g':
      paintInside(element, above, context);
      break;
    case 'use':
      paintUse(element, style, context);
      break;
    case 'text':
      paintText(element, style, context);
      break;
    case 'rect':
      paintShape(rectangle(element), element, style, context);
      break;
    case 'path':
      paintShape(new Path2D(element.getAttribute('d') ?? ''), element, style, context);
      break;
    default:
      throw new Error(`A picture has no <${element.localName}>.`);
  }
  context.restore();
}

function styleOf(element: Element, above: Style): Style {
  const own = (name: string, inherited: string): string => element.getAttribute(name) ?? inherited;
  return {
    color: own('color', above.color),
    fill: own('fill', above.fill),
    stroke: own('stroke', above.stroke),
    strokeWidth: Number(own('stroke-width', String(above.strokeWidth))),
    lineJoin: own('stroke-linejoin', above.lineJoin) === 'round' ? 'round' : 'miter',
    strokeFirst: own('paint-order', above.strokeFirst ? 'stroke' : '') === 'stroke',
    fontFamily: own('font-family', above.fontFamily),
  };
}

/** Applies `translate(3 4)`, `scale(.5)`, `rotate(180 50 75)`, one after the other. */
function move(transform: string, context: CanvasRenderingContext2D): void {
  for (const [, kind, list = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (kind === 'translate') context.translate(a, b ?? 0);
    else if (kind === 'scale') context.scale(a, b ?? a);
    else if (kind === 'rotate') {
      context.translate(b ?? 0, c);
      context.rotate((a * Math.PI) / 180);
      context.translate(-(b ?? 0), -c);
    }
  }
}

function rectangle(element: Element): Path2D {
  const path = new Path2D();
  path.roundRect(
    readNumber(element, 'x'),
    readNumber(element, 'y'),
    readNumber(element, 'width'),
    readNumber(element, 'height'),
    readNumber(element, 'rx'),
  );
  return path;
}

function paintShape(
  path: Path2D,
  element: Element,
  style: Style,
  context: CanvasRenderingContext2D,
): void {
  const fill = (): void => {
    if (style.fill === 'none') return;
    const alpha = context.globalAlpha;
    context.globalAlpha *= readNumber(element, 'fill-opacity', 1);
    context.fillStyle = inkOf(style.fill, style);
    context.fill(path, element.getAttribute('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero');
    context.globalAlpha = alpha;
  };
  if (!style.strokeFirst) fill();
  if (style.stroke !== 'none') {
    context.strokeStyle = inkOf(style.stroke, style);
    context.lineWidth = style.strokeWidth;
    context.lineJoin = style.lineJoin;
    context.stroke(path);
  }
  if (style.strokeFirst) fill();
}

const inkOf = (ink: string, { color }: Style): string => (ink === 'currentColor' ? color : ink);

/**
 * Paints a part as it is, or a symbol fitted into its place. Our drawings stay inside their boxes,
 * so nothing needs to be clipped.
 */
function paintUse(element: Element, style: Style, context: CanvasRenderingContext2D): void {
  const name = element.getAttribute('href')?.slice(1) ?? '';
  const drawing = element.ownerDocument.getElementById(name);
  if (drawing === null) throw new Error(`The picture lacks “${name}”.`);
  const box = drawing.getAttribute('viewBox')?.split(' ').map(Number);
  if (box !== undefined) fit(element, box, context);
  paintInside(drawing, style, context);
}

function fit(
  element: Element,
  [left = 0, top = 0, across = 1, down = 1]: readonly number[],
  context: CanvasRenderingContext2D,
): void {
  const width = readNumber(element, 'width');
  const height = readNumber(element, 'height');
  const scale = Math.min(width / across, height / down);
  context.translate(
    readNumber(element, 'x') + (width - across * scale) / 2,
    readNumber(element, 'y') + (height - down * scale) / 2,
  );
  context.scale(scale, scale);
  context.translate(-left, -top);
}

function paintText(element: Element, style: Style, context: CanvasRenderingContext2D): void {
  const slant = element.getAttribute('font-style') === 'italic' ? 'italic ' : '';
  const anchor = element.getAttribute('text-anchor');
  context.font = `${slant}${readNumber(element, 'font-size')}px ${style.fontFamily}`;
  context.textAlign = anchor === 'middle' ? 'center' : anchor === 'end' ? 'right' : 'left';
  context.letterSpacing = `${readNumber(element, 'letter-spacing')}px`;
  context.fillStyle = inkOf(style.fill, style);
  context.fillText(element.textContent, readNumber(element, 'x'), readNumber(element, 'y'));
}
