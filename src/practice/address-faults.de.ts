/** What is wrong with the address of a question, in sentences. */
export const ADDRESS_FAULTS = {
  option: (option: string, text: string, known: readonly string[]): string =>
    `${option}: „${text}“ gibt es hier nicht, nur ${known.join(', ')}.`,
  twice: (name: string): string => `„${name}“ steht zweimal da.`,
  kind: (kind: string): string => `Eine Art von Fragen, die „${kind}“ heißt, gibt es nicht.`,
} as const;

const NUMBERS = { level: 'Die Stufe', seed: 'Die Nummer der Frage' } as const;

/** A number is missing, where its text is null, or is not one that can be asked for. */
export function sayWrongNumber(
  name: keyof typeof NUMBERS,
  text: string | null,
  least: number,
  most: number,
): string {
  const range = `eine ganze Zahl von ${least} bis ${most}`;
  return text === null
    ? `${NUMBERS[name]} fehlt: ${range}.`
    : `${NUMBERS[name]} heißt hier „${text}“, sie muss aber ${range} sein.`;
}
