/** What a hand of an example holds, in words. */
import { counted } from '#edition/game/words/nouns.ts';
import type { SimpleFacts } from './facts.ts';

/** `6 trumps, without 2: worth 6`. */
export function saySimple({ matadors, trumps, value }: SimpleFacts): string {
  return `${counted(trumps, 'trump')}, ${matadors}: worth ${value}`;
}
