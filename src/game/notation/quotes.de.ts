/** A piece of a text in quotation marks. */
export const inQuotes = (text: string): string => `„${text}“`;
