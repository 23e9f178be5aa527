/** Where a sitting stands, in words. */

/** Who is ahead, and by how many points. */
export type Lead =
  | { readonly by: 'nobody' }
  | { readonly by: 'reader'; readonly points: number }
  /** The reader and another have as many. */
  | { readonly by: 'level'; readonly name: string }
  | { readonly by: 'other'; readonly name: string; readonly points: number };

const byPoints = (points: number): string => `${points} ${points === 1 ? 'Punkt' : 'Punkten'}`;

/** A sitting by the deal that comes next: `Spiel 2, du führst mit 36 Punkten Vorsprung`. */
export function sayStanding(deal: number, lead: Lead): string {
  switch (lead.by) {
    case 'nobody':
      return `Spiel ${deal}`;
    case 'reader':
      return `Spiel ${deal}, du führst mit ${byPoints(lead.points)} Vorsprung`;
    case 'level':
      return `Spiel ${deal}, du liegst gleichauf mit ${lead.name}`;
    case 'other':
      return `Spiel ${deal}, ${lead.name} führt mit ${byPoints(lead.points)} Vorsprung`;
  }
}
