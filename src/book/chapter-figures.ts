/** What the text of a chapter says about the hands it shows. */

const FIGURE = '<HandFigure';

/** A question about a place in a hand, with its attributes. */
const ASK = /<Ask\s([^>]*)>/g;

/** Whether the chapter shows a hand. */
export const hasHand = (source: string): boolean => source.includes(FIGURE);

/** Whether it shows one before its first section, where a reader has it in sight at once. */
export const opensWithHand = (source: string): boolean =>
  source.split(/^## /m)[0]?.includes(FIGURE) === true;

/** The places of a hand at which the chapter asks its reader for a card, as they are written there. */
export function asksAbout(source: string, hand: string): readonly string[] {
  return [...source.matchAll(ASK)].flatMap(([, attributes = '']) => {
    const of = (name: string): string | undefined =>
      new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    return of('hand') === hand ? [of('place') ?? ''] : [];
  });
}
