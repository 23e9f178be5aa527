/** What the guide says when a deal is over; comment text, in which cards are codes. */
import type { TopicId } from '../../strategy/advice/topic-ids.ts';
import { TOPIC_WORDS } from '#edition/strategy/advice/topic-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { capital } from '../../game/words/text.ts';
import { nameAction } from '#edition/play/guide/action-words.ts';
import type { TwoActions } from '#edition/play/guide/reason-words.ts';

export const ALL_PASSED = 'Everyone passed, so nothing is written down.';

/** What a topic is called for a reader who has not met its words. */
const PLAIN_NAMES: Readonly<Partial<Record<TopicId, string>>> = {
  'declarer-play': 'which card to add to a trick',
  fattening: 'when to give your side points',
  'second-hand': 'playing the second card of a trick',
};

/** A link to the drill on a topic, or to its chapter. */
export const sayPractise = (topic: TopicId): string =>
  `Practise: ${PLAIN_NAMES[topic] ?? TOPIC_WORDS[topic].name}`;
export const sayReadOn = (topic: TopicId): string => `Read on: ${TOPIC_WORDS[topic].title}`;

/** The game was not worth the bid. @param opponent the declarer, where the reader has defended. */
export const sayBidDecided = (bid: number, points: number, opponent: string | null): string =>
  opponent === null
    ? `Your bid decided the game: it was worth only ${points}, less than the ${bid} that you had bid.`
    : `${opponent}’s bid decided the game: it was worth only ${points}, less than the ${bid} that ${opponent} had bid.`;

/**
 * The decision that gave the game away.
 *
 * @param trick in which it was made; null before the first card.
 * @param won whether the reader’s side won all the same.
 */
export function saySlip(
  { better, isLayout, law, own, suits }: TwoActions,
  trick: number | null,
  won: boolean,
): string {
  const place = trick === null ? 'Before the first card' : `In trick ${trick}`;
  const [worse, best] = [own, better].map((one) => nameAction(one, isLayout, law, suits));
  return won
    ? `${place} you gave them a chance with ${worse}, but they did not use it. With ${best} you would have been safe.`
    : `${place} you lost the game with ${worse}: with ${best} you could have won it.`;
}

/** Where no decision of the reader’s changed who wins. */
export const UNCHANGED = {
  winning: 'You were winning from the first card to the last.',
  letWin: 'As the cards lay, they could have beaten you, but they let you win.',
  couldNotWin: 'As the cards lay, you could not win the game against the best play.',
} as const;

/** The same for a defender who lost. */
export const sayCouldNotBeat = (declarer: string): string =>
  `As the cards lay, ${declarer} could not be beaten.`;

/** What a kind of card took. */
export interface TakenBy {
  readonly points: number;
  readonly tricks: number;
}

/** What brought the points of the reader’s side; null for a part that brought none. */
export interface SideCounts {
  readonly declares: boolean;
  readonly trumps: TakenBy | null;
  /** Aces that are no trumps. */
  readonly aces: TakenBy | null;
  /** The points of what was put away. */
  readonly away: number | null;
}

/** What brought the points; empty where no part has any. */
export function sayCounts({ aces, away, declares, trumps }: SideCounts): string {
  const whose = declares ? 'your' : 'your side’s';
  const took = (name: string, by: TakenBy | null): string[] =>
    by === null
      ? []
      : [`${whose} ${name} took ${counted(by.points, 'point')} in ${counted(by.tricks, 'trick')}`];
  const parts = [
    ...took('trumps', trumps),
    ...took('aces', aces),
    ...(away === null ? [] : [`the two cards you put away have ${away}`]),
  ];
  return parts.length === 0 ? '' : `${capital(listed(parts))}.`;
}
