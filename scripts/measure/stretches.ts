/** The deals of a measure in stretches, the unit in which they are shared out and kept. */

/** Deals from `first` (included) to `end` (excluded). */
export interface Stretch {
  readonly first: number;
  readonly end: number;
}

/** Short enough to lose little, long enough for a solver to be worth making. */
const LENGTH = 100;

/** The stretches that make up so many deals, in their order. */
export function stretchesOf(deals: number): Stretch[] {
  return Array.from({ length: Math.ceil(deals / LENGTH) }, (_, index) => ({
    first: index * LENGTH,
    end: Math.min(deals, (index + 1) * LENGTH),
  }));
}

/** The name of a stretch: `200-300`. */
export function nameOf({ end, first }: Stretch): string {
  return `${first}-${end}`;
}
