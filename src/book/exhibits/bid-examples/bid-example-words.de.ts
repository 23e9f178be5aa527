/** What a hand of an example holds, in words. */
import { counted } from '../../../game/words/nouns.de.ts';
import type { SimpleFacts } from './facts.ts';

/** `6 Trümpfe, ohne 2: Wert 6`. */
export function saySimple({ matadors, trumps, value }: SimpleFacts): string {
  return `${counted(trumps, 'trump')}, ${matadors}: Wert ${value}`;
}
