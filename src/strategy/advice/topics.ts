/** What the advice at the table is about, and where each of it is taught and practised. */
import type { TopicId } from './topic-ids.ts';

/** A topic of advice. */
export interface Topic {
  /** What it is called in a sentence: `leading trumps`. */
  readonly name: string;
  /** The chapter that teaches it, by its address. */
  readonly chapter: string;
  /** What that chapter is called. */
  readonly title: string;
  /** The drill on it, by its id; null where there is none. */
  readonly drill: string | null;
}

export const TOPICS: Readonly<Record<TopicId, Topic>> = {
  bid: {
    name: 'what to bid on',
    chapter: '/manual/solo-bidding/',
    title: 'Bidding a Solo',
    drill: 'bidding',
  },
  game: {
    name: 'which game to play',
    chapter: '/manual/solo-choice-of-games/',
    title: 'Choice of Games',
    drill: 'bidding',
  },
  tournee: { name: 'the Tournee', chapter: '/manual/tournee/', title: 'Tournee', drill: 'bidding' },
  layout: {
    name: 'what to put away',
    chapter: '/manual/laying-out-for-the-skat/',
    title: 'Laying Out for the Skat',
    drill: 'layout',
  },
  'draw-trumps': {
    name: 'leading trumps as declarer',
    chapter: '/manual/solo-leading/',
    title: 'Leading in a Solo',
    drill: 'which-card',
  },
  'declarer-play': {
    name: 'the declarer’s ruffs and discards',
    chapter: '/manual/leading-in-tournee/',
    title: 'Leading in Tournee',
    drill: 'tricks',
  },
  grand: {
    name: 'playing a Grand',
    chapter: '/manual/grand-solo-play/',
    title: 'Playing a Grand',
    drill: null,
  },
  'defenders-lead': {
    name: 'what the defenders lead',
    chapter: '/manual/solo-defence/',
    title: 'Defending against a Solo',
    drill: 'which-card',
  },
  'second-hand': {
    name: 'playing second',
    chapter: '/manual/solo-second-hand/',
    title: 'Second Hand',
    drill: 'which-card',
  },
  fattening: {
    name: 'fattening, and ruffing for your partner',
    chapter: '/manual/solo-fattening/',
    title: 'Fattening and Ruffing',
    drill: 'which-card',
  },
  nullo: {
    name: 'Nullo',
    chapter: '/manual/nullo/',
    title: 'Nullo and Gucki Nullo',
    drill: 'which-card',
  },
  ramsch: { name: 'Ramsch', chapter: '/manual/ramsch/', title: 'Ramsch', drill: 'which-card' },
  counting: {
    name: 'counting what is out',
    chapter: '/manual/first-principles/',
    title: 'First Principles',
    drill: 'points-in-play',
  },
};
