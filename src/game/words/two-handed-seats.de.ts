/** What the seats of two-handed Skat are called. */
export const TWO_HANDED_SEATS = { elder: 'Vorhand', dealer: 'Geber' } as const;
