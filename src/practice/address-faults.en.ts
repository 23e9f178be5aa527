/** What is wrong with the address of a question, in sentences. */
export const ADDRESS_FAULTS = {
  option: (option: string, text: string, known: readonly string[]): string =>
    `${option} cannot be “${text}”, only ${known.join(', ')}.`,
  twice: (name: string): string => `“${name}” is given twice.`,
  kind: (kind: string): string => `There is no kind of question “${kind}”.`,
} as const;

const NUMBERS = { level: 'The level', seed: 'The seed' } as const;

/** A number is missing, where its text is null, or is not one that can be asked for. */
export function sayWrongNumber(
  name: keyof typeof NUMBERS,
  text: string | null,
  least: number,
  most: number,
): string {
  const range = `a whole number from ${least} to ${most}`;
  return text === null
    ? `${NUMBERS[name]} is missing: ${range}.`
    : `${NUMBERS[name]} is “${text}”, and must be ${range}.`;
}
