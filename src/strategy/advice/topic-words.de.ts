/** What the topics of the advice and the chapters on them are called. */
import type { TopicId } from './topic-ids.ts';

/** The names of a topic. */
export interface TopicWords {
  /** What it is called in a sentence: `Trumpf ziehen`. */
  readonly name: string;
  /** What the chapter that teaches it is called. */
  readonly title: string;
}

export const TOPIC_WORDS: Readonly<Record<TopicId, TopicWords>> = {
  bid: { name: 'worauf du reizt', title: 'Ein Solo reizen' },
  game: { name: 'welches Spiel du spielst', title: 'Welches Solo du spielst' },
  tournee: { name: 'das Tourné', title: 'Das Tourné' },
  layout: { name: 'das Drücken', title: 'Das Drücken' },
  'draw-trumps': { name: 'Trumpf ziehen als Alleinspieler', title: 'Ausspielen im Solo' },
  'declarer-play': {
    name: 'Stechen und Abwerfen als Alleinspieler',
    title: 'Ausspielen im Tourné',
  },
  grand: { name: 'das Spiel im Grand', title: 'Einen Grand spielen' },
  'defenders-lead': { name: 'das Ausspiel der Gegenspieler', title: 'Gegen ein Solo' },
  'second-hand': { name: 'das Spiel an zweiter Stelle', title: 'Die zweite Karte' },
  fattening: { name: 'Schmieren und Stechen für den Partner', title: 'Schmieren und Stechen' },
  nullo: { name: 'Null', title: 'Nullo und Guckinull' },
  ramsch: { name: 'Ramsch', title: 'Ramsch' },
  counting: { name: 'das Mitzählen', title: 'Grundbegriffe' },
};
