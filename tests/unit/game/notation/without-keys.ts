/** A sentence about a text of the notation without the notation's own English words, for `expectGoodGerman`. */
export const withoutKeys = (sentence: string): string =>
  sentence
    .replaceAll(/\b(?:declarer|defenders|clubs|spades|hearts|diamonds)\b/gu, 'X')
    .replaceAll('...', '…')
    .replaceAll(/(?<= )=(?= )/gu, 'X');
