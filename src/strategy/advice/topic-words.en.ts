/** What the topics of the advice and the chapters on them are called. */
import type { TopicId } from './topic-ids.ts';

/** The names of a topic. */
export interface TopicWords {
  /** What it is called in a sentence: `leading trumps`. */
  readonly name: string;
  /** What the chapter that teaches it is called. */
  readonly title: string;
}

export const TOPIC_WORDS: Readonly<Record<TopicId, TopicWords>> = {
  bid: { name: 'what to bid on', title: 'Bidding a Solo' },
  game: { name: 'which game to play', title: 'Choice of Games' },
  tournee: { name: 'the Tournee', title: 'Tournee' },
  layout: { name: 'what to put away', title: 'Laying Out for the Skat' },
  'draw-trumps': { name: 'leading trumps as declarer', title: 'Leading in a Solo' },
  'declarer-play': { name: 'the declarer’s ruffs and discards', title: 'Leading in Tournee' },
  grand: { name: 'playing a Grand', title: 'Playing a Grand' },
  'defenders-lead': { name: 'what the defenders lead', title: 'Defending against a Solo' },
  'second-hand': { name: 'playing second', title: 'Second Hand' },
  fattening: { name: 'fattening, and ruffing for your partner', title: 'Fattening and Ruffing' },
  nullo: { name: 'Nullo', title: 'Nullo and Gucki Nullo' },
  ramsch: { name: 'Ramsch', title: 'Ramsch' },
  counting: { name: 'counting what is out', title: 'First Principles' },
};
