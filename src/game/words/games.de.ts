/** What games are called, by rule book. */
import type { ContractKind } from '../skat/contract.ts';
import type { GameWords } from './game-words.ts';
import type { Gender } from './grammar.de.ts';

const KINDS: GameWords['kinds'] = {
  simple: 'Frage',
  tournee: 'Tourné',
  'passt-mir-nicht': 'Passt-mir-nicht',
  solo: 'Solo',
  'gucki-solo': 'Guckisolo',
  'open-solo': 'Solo ouvert',
  'tournee-grand': 'Tourné-Grand',
  'passt-mir-nicht-grand': 'Passt-mir-nicht-Grand',
  'gucki-grand': 'Guckigrand',
  'grand-solo': 'Grand Solo',
  'open-grand': 'Grand ouvert',
  nullo: 'Null',
  'open-nullo': 'Null ouvert',
  'tournee-nullo': 'Tourné-Null',
  'passt-mir-nicht-nullo': 'Passt-mir-nicht-Null',
  'gucki-nullo': 'Guckinull',
  'gucki-open-nullo': 'Guckinull ouvert',
  revolution: 'Revolution',
  ramsch: 'Ramsch',
  'schiebe-ramsch': 'Schieberamsch',
};

const TODAY: Readonly<Partial<Record<ContractKind, string>>> = {
  'gucki-solo': 'Farbspiel',
  solo: 'Farbspiel Hand',
  'open-solo': 'Farbspiel ouvert',
  'gucki-grand': 'Grand',
  'grand-solo': 'Grand Hand',
  'open-grand': 'Grand ouvert',
  'gucki-nullo': 'Null',
  nullo: 'Null Hand',
  'gucki-open-nullo': 'Null ouvert',
  'open-nullo': 'Null ouvert Hand',
};

const PROMISES = { schneider: 'Schneider', schwarz: 'Schwarz' } as const;

/** The names of games. */
export const GAME_WORDS: GameWords = {
  kinds: KINDS,
  underLaw: { isko: TODAY },
  // `Farbspiel in Kreuz`, but `Kreuz Hand` and `Kreuz ouvert`, as at the table.
  inSuit: (kind, suit) =>
    kind.startsWith('Farbspiel ') ? kind.replace('Farbspiel', suit) : `${kind} in ${suit}`,
  announced: (promise) => `, ${PROMISES[promise]} angesagt`,
};

/** The kinds that are not masculine, as `der Grand`, `der Null` and `der Ramsch` are. */
const GENDERS: Readonly<Partial<Record<ContractKind, Gender>>> = {
  simple: 'feminine',
  tournee: 'neuter',
  'passt-mir-nicht': 'neuter',
  solo: 'neuter',
  'gucki-solo': 'neuter',
  'open-solo': 'neuter',
  revolution: 'feminine',
};

/** The gender of a game’s name: `der Grand`, `das Solo`, `das Farbspiel`, `die Frage`. */
export const gameGender = (kind: ContractKind): Gender => GENDERS[kind] ?? 'masculine';
