/** The index of hands; lines with marks are read by src/lib/marked.ts. */
import { inWords } from '../../game/words/number-words.de.ts';
import type { HandCount } from '../hand-count.ts';

/** Its head and its foot. */
export const HANDS_PAGE = {
  title: 'Beispielspiele',
  description:
    'Fosters Verzeichnis der Beispielspiele mit Spiel, Alleinspieler, Augen und Punkten, alle Karte für Karte zum Nachspielen.',
  caption: 'Verzeichnis der Beispielspiele',
  after:
    'Im Null werden keine Augen gezählt. Im Ramsch gibt es keinen Alleinspieler, deshalb stehen dort die Augen und Punkte des Verlierers. Bei den Spielen aus [anderen Büchern](/shelf/) steht das Ergebnis jeder Partei.',
} as const;

/** What the index has, and what its columns mean. */
export const introduceHands = ({ all, manual, otherGames, skat }: HandCount): string =>
  `Hier kannst du ${all} Spiele Karte für Karte nachspielen: die ${manual} aus Fosters Handbuch, ${inWords(skat - manual, 'neuter')} weitere Skatspiele und ${inWords(otherGames, 'neuter')} aus anderen Kartenspielen. _Augen_ sind die des Alleinspielers, _Punkte_ das, was angeschrieben wurde, und _Seite_ ist die Seite von 1922, auf der das Spiel steht.`;

/** The columns of the index. */
export const HAND_COLUMNS = {
  number: 'Nr.',
  numberInFull: 'Nummer',
  game: 'Spiel',
  declarer: 'Alleinspieler',
  points: 'Augen',
  result: 'Ergebnis',
  score: 'Punkte',
  page: 'Seite',
} as const;

/** How a hand ended, in its row. */
export const HAND_RESULTS = { won: 'gewonnen', lost: 'verloren' } as const;
