/** Which hand stands beside which piece of a chapter. */

/** A piece of the running text: a paragraph, a heading, a list, a figure. */
export interface TextBlock {
  /** Whether a section begins with it. */
  readonly opensSection: boolean;
  /** The hand whose figure it is, or null. */
  readonly figure: string | null;
  /** The hands to whose places it links, in its order. */
  readonly links: readonly string[];
}

/**
 * The hand that each piece of a chapter speaks of, in their order; null where it speaks of none.
 *
 * A figure’s hand holds to the end of its section, but for a piece that links to other hands alone.
 * Where a section has no figure yet, the hand that was linked last holds. What stands before the
 * first mention in a section belongs to it. A section that mentions no hand has none.
 */
export function handsBeside(blocks: readonly TextBlock[]): readonly (string | null)[] {
  const starts = blocks.flatMap(({ opensSection }, index) =>
    opensSection || index === 0 ? [index] : [],
  );
  return starts.flatMap((start, index) => handsInSection(blocks.slice(start, starts[index + 1])));
}

function handsInSection(blocks: readonly TextBlock[]): readonly (string | null)[] {
  let own = false;
  let hand = blocks.map(({ figure, links }) => figure ?? links[0]).find(Boolean) ?? null;
  return blocks.map(({ figure, links }) => {
    if (figure !== null) {
      own = true;
      return (hand = figure);
    }
    const other = hand !== null && links.includes(hand) ? hand : (links[0] ?? hand);
    if (!own) hand = other;
    return other;
  });
}
