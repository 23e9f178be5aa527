/** What the sides of a hand are called that count together. */

type SideNames = Readonly<Partial<Record<string, string>>>;

/** By the id of the side; a side that is one seat is called by the seat. */
export const SIDE_NAMES: SideNames = {
  declarer: 'declarer',
  defenders: 'defenders',
  'A and B': 'A and B',
  'A and C': 'A and C',
  'B and C': 'B and C',
  'B and D': 'B and D',
};

/** The same at the head of a narrow column. */
export const SIDE_ABBREVIATIONS: SideNames = { declarer: 'decl.', defenders: 'def.' };

/** The same with an article, where there is one. */
export const SIDES_IN_SENTENCES: SideNames = {
  declarer: 'the declarer',
  defenders: 'the defenders',
};
