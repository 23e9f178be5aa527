/** Changes to words in every language. */

/** The text with a capital to begin with. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
