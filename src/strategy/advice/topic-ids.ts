/** What the advice at the table can be about; topics.ts says what each is called and where it is taught. */
export const TOPIC_IDS = [
  'bid',
  'game',
  'tournee',
  'layout',
  'draw-trumps',
  'declarer-play',
  'grand',
  'defenders-lead',
  'second-hand',
  'fattening',
  'nullo',
  'ramsch',
  'counting',
] as const;
export type TopicId = (typeof TOPIC_IDS)[number];
