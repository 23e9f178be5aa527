/** The entry of a deal on the score pad: its questions, keys and buttons. */
import type { RamschKind } from '../game/skat/contract.ts';
import type { LawId } from '../game/skat/laws.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { timesInWords } from '../game/words/number-words.de.ts';

/** The questions still to be answered, which the button asks that writes the deal down. */
export const QUESTIONS = {
  most: 'Wer hat die meisten Augen?',
  points: 'Wie viele Augen waren es?',
  declarer: 'Wer hat gespielt?',
  game: 'Welches Spiel?',
  matadors: 'Mit oder ohne?',
  outcome: 'Gewonnen oder verloren?',
} as const;

/** The entry as a whole, and the buttons at its foot. */
export const ENTRY = {
  name: 'Spiel eintragen',
  write: 'Anschreiben',
  writeChange: 'Änderung übernehmen',
  leave: 'Nicht ändern',
  strike: 'Streichen',
  undo: 'Rückgängig',
  redo: 'Wiederherstellen',
  /** In the column of the dealer. */
  deals: 'gibt',
} as const;

/** In the line of a Ramsch of which nothing is known yet. */
export const askWhoTookMost = (kind: RamschKind, law: LawId): string =>
  `${kindName(kind, law)}: Wer hat die meisten Augen?`;

/** In the line of a deal that is being changed. @param number from 1. */
export const sayBeingChanged = (number: number): string => `Du änderst gerade Spiel ${number}.`;

/** The keys of the games. */
export const GAME_KEYS = {
  way: 'Wie wird gespielt?',
  chooseGame: 'Wähle das Spiel.',
  bid: 'Gereizt',
  dealer: 'Geber',
} as const;

/** The keys for the matadors, and for how the game came out. */
export const OUTCOME_KEYS = {
  with: 'mit',
  without: 'ohne',
  more: { with: 'mit noch mehr', without: 'ohne noch mehr' },
  won: 'gewonnen',
  lost: 'verloren',
  beyond: 'Schneider oder Schwarz?',
} as const;

/** The score of each of the others, with its sign. */
export const sayOthersScore = (score: string): string => `die anderen ${score}`;

/** What was made beyond the game: what was announced, and what was reached. */
export const BEYOND: Readonly<Record<string, string>> = {
  'none schneider': 'Schneider',
  'none schwarz': 'Schwarz',
  'schneider schneider': 'Schneider angesagt',
  'schneider schwarz': 'angesagt und Schwarz',
  'schwarz schwarz': 'Schwarz angesagt',
};

/** Who took a trick in a Ramsch, by how many took none. */
const TRICKLESS = ['jeder hat einen Stich', 'einer ohne Stich', 'zwei ohne Stich'] as const;

/** A key that says how many took no trick, and what the loser is charged then. */
export const sayCharge = (without: 0 | 1 | 2, charge: number): string =>
  `${TRICKLESS[without]}: ${charge}`;

/** The keys of a Ramsch. */
export const RAMSCH_KEYS = {
  trickless: 'Hat jeder einen Stich?',
  allTook: TRICKLESS[0],
  jungfrau: 'Jungfrau: einer ohne Stich',
  shovedBy: 'Geschoben',
  shovers: 'Wie oft wurde der Skat ungesehen weitergeschoben?',
  nobody: 'nie',
  shovedByNobody: 'nie geschoben',
  shovedByCount: (count: number): string =>
    `${count === 0 ? 'nie' : timesInWords(count)} geschoben`,
  points: (least: number, most: number): string => `Augen, ${least} bis ${most}`,
  durchmarsch: (score: number): string => `Durchmarsch: Alle Stiche bringen ${score}`,
  everyPoint: 'mit allen Augen',
  everyTrick: (charge: number): string => `alle Stiche: die anderen verlieren ${charge}`,
} as const;
