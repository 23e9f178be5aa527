import { lawWords } from '#edition/game/words/laws.ts';
import { capital } from '../../game/words/text.ts';
import { sayAgainst } from '#edition/play/strength-words.ts';
import type { PlayRules } from '../sitting.ts';

/** By which rules and against whom: `Today’s rules · against club players`. */
export const rulesWords = ({ laws, strength }: PlayRules): string =>
  `${capital(lawWords(laws).inText)} · ${sayAgainst(strength)}`;
