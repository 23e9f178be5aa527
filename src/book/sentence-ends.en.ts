/** An abbreviation at the end of a text: the sentence goes on after its point. */
export const GOES_ON = /(?:^|[\s(“])(?:Nos?|pp?|vol|ed|St|Mr|Dr)\.\s*$/i;
