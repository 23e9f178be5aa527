/** Hoyle’s ways of playing Rounce and Ramsch otherwise, in words. */
import type { RounceVariant } from './rounce.ts';

/** What a way of playing is called and changes. */
export interface RounceVariantWords {
  readonly title: string;
  /** What differs from Rounce. */
  readonly changes: string;
}

/** All of them. */
export const ROUNCE_VARIANT_WORDS: Readonly<Record<RounceVariant, RounceVariantWords>> = {
  'jack-pot': {
    title: 'Rounce mit Jackpot',
    changes:
      'Der Geber kann auf den Vorteil des Trumpfs verzichten, und dann muss niemand gegen ihn spielen. Jeder legt noch einen Chip in den Topf, und es geht weiter. Wenn es nicht so lange dauern soll, könnt ihr abmachen, dass in der dritten Runde alle spielen müssen.',
  },
  short: {
    title: 'Kurzer Ramsch',
    changes:
      'Zu viert oder zu fünft nehmt ihr 32 Karten, davon sechs für den Strohmann, und die letzte Karte des Spiels ist Trumpf.',
  },
  german: {
    title: 'Deutscher Ramsch',
    changes:
      'Gespielt wird mit 32 Karten. Wer einen Stich gemacht hat, spielt Trumpf aus. Wer auch den nächsten Stich macht, darf dann jede Karte ausspielen.',
  },
  blind: {
    title: 'Blinder Rounce',
    changes:
      'Wer Trumpf ausspielen müsste und keinen hat, legt seine niedrigste Karte verdeckt hin, und die anderen müssen ihre Trümpfe dazugeben.',
  },
  skat: {
    title: 'Skatramsch',
    changes:
      'Jeder spielt für sich. Die vier Buben sind Trumpf in ihrer Reihenfolge, und in jeder Farbe kommen Ass, König, Dame, Zehn, Neun, Acht, Sieben, mit den Augen wie im Skat. Wer die meisten Augen hat, zahlt jedem anderen 10, mit allen Augen 15.',
  },
};
