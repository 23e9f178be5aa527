/** What the guide says when a deal is over; comment text, in which cards are codes. */
import type { TopicId } from '../../strategy/advice/topic-ids.ts';
import { TOPIC_WORDS } from '#edition/strategy/advice/topic-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { capital } from '../../game/words/text.ts';
import { nameAction } from '#edition/play/guide/action-words.ts';
import type { TwoActions } from '#edition/play/guide/reason-words.ts';

export const ALL_PASSED = 'Alle haben gepasst, also wird nichts angeschrieben.';

/** What a topic is called for a reader who has not met its words. */
const PLAIN_NAMES: Readonly<Partial<Record<TopicId, string>>> = {
  'declarer-play': 'welche Karte du dazulegst',
  fattening: 'wann du deiner Seite Augen gibst',
  'second-hand': 'die zweite Karte im Stich',
};

/** A link to the drill on a topic, or to its chapter. */
export const sayPractise = (topic: TopicId): string =>
  `Üben: ${PLAIN_NAMES[topic] ?? TOPIC_WORDS[topic].name}`;
export const sayReadOn = (topic: TopicId): string => `Weiterlesen: ${TOPIC_WORDS[topic].title}`;

/** The game was not worth the bid. @param opponent the declarer, where the reader has defended. */
export const sayBidDecided = (bid: number, points: number, opponent: string | null): string =>
  opponent === null
    ? `Das Reizen hat entschieden: Das Spiel war ${points} wert, und gereizt hattest du ${bid}.`
    : `Das Reizen hat entschieden: Das Spiel war ${points} wert, und ${opponent} hatte ${bid} gereizt.`;

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
  const place = trick === null ? 'Vor der ersten Karte' : `Im ${trick}. Stich`;
  const [worse, best] = [own, better].map((one) => nameAction(one, isLayout, law, suits));
  return won
    ? `${place} hast du ihnen mit ${worse} eine Chance gelassen, die sie nicht genutzt haben. Mit ${best} wäre dir das Spiel sicher gewesen.`
    : `${place} hast du das Spiel mit ${worse} verloren: Mit ${best} hättest du es gewinnen können.`;
}

/** Where no decision of the reader’s changed who wins. */
export const UNCHANGED = {
  winning: 'Du hattest das Spiel von der ersten bis zur letzten Karte im Griff.',
  letWin:
    'So wie die Karten saßen, hätten sie dich schlagen können, aber sie haben dich gewinnen lassen.',
  couldNotWin: 'So wie die Karten saßen, war das Spiel bei bestem Gegenspiel nicht zu gewinnen.',
} as const;

/** The same for a defender who lost. */
export const sayCouldNotBeat = (declarer: string): string =>
  `So wie die Karten saßen, war ${declarer} nicht zu schlagen.`;

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
  const whose = declares ? 'deine' : 'eure';
  const took = (name: string, by: TakenBy | null): string[] =>
    by === null
      ? []
      : [
          `${whose} ${name} haben in ${counted(by.tricks, 'trick', 'dative')} ${counted(by.points, 'point')} geholt`,
        ];
  const parts = [
    ...took('Trümpfe', trumps),
    ...took('Asse', aces),
    ...(away === null ? [] : [`die zwei gedrückten Karten haben ${counted(away, 'point')}`]),
  ];
  return parts.length === 0 ? '' : `${capital(listed(parts))}.`;
}
