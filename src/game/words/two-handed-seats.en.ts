/** What the seats of two-handed Skat are called. */
export const TWO_HANDED_SEATS = { elder: 'Elder hand', dealer: 'Dealer' } as const;
