/** What the advice at the table is about, and where each of it is taught and practised. */
import { TOPIC_WORDS } from '#edition/strategy/advice/topic-words.ts';
import type { TopicWords } from '#edition/strategy/advice/topic-words.ts';
import { TOPIC_IDS } from './topic-ids.ts';
import type { TopicId } from './topic-ids.ts';

interface TopicPlace {
  /** The chapter that teaches it, by its address. */
  readonly chapter: string;
  /** The drill on it, by its id; null where there is none. */
  readonly drill: string | null;
}

/** A topic of advice. */
export interface Topic extends TopicPlace, TopicWords {}

const PLACES: Readonly<Record<TopicId, TopicPlace>> = {
  bid: { chapter: '/manual/solo-bidding/', drill: 'bidding' },
  game: { chapter: '/manual/solo-choice-of-games/', drill: 'bidding' },
  tournee: { chapter: '/manual/tournee/', drill: 'bidding' },
  layout: { chapter: '/manual/laying-out-for-the-skat/', drill: 'layout' },
  'draw-trumps': { chapter: '/manual/solo-leading/', drill: 'which-card' },
  'declarer-play': { chapter: '/manual/leading-in-tournee/', drill: 'tricks' },
  grand: { chapter: '/manual/grand-solo-play/', drill: null },
  'defenders-lead': { chapter: '/manual/solo-defence/', drill: 'which-card' },
  'second-hand': { chapter: '/manual/solo-second-hand/', drill: 'which-card' },
  fattening: { chapter: '/manual/solo-fattening/', drill: 'which-card' },
  nullo: { chapter: '/manual/nullo/', drill: 'which-card' },
  ramsch: { chapter: '/manual/ramsch/', drill: 'which-card' },
  counting: { chapter: '/manual/first-principles/', drill: 'points-in-play' },
};

export const TOPICS = Object.fromEntries(
  TOPIC_IDS.map((id) => [id, { ...PLACES[id], ...TOPIC_WORDS[id] }]),
) as Readonly<Record<TopicId, Topic>>;
