/** Where a sitting stands, in words. */

/** Who is ahead, and by how many points. */
export type Lead =
  | { readonly by: 'nobody' }
  | { readonly by: 'reader'; readonly points: number }
  /** The reader and another have as many. */
  | { readonly by: 'level'; readonly name: string }
  | { readonly by: 'other'; readonly name: string; readonly points: number };

/** A sitting by the deal that comes next: `deal 2, you lead by 36`. */
export function sayStanding(deal: number, lead: Lead): string {
  switch (lead.by) {
    case 'nobody':
      return `deal ${deal}`;
    case 'reader':
      return `deal ${deal}, you lead by ${lead.points}`;
    case 'level':
      return `deal ${deal}, you are level with ${lead.name}`;
    case 'other':
      return `deal ${deal}, ${lead.name} leads by ${lead.points}`;
  }
}
