/** The guide for a reader who plays a first whole game: a word at each step, where it happens. */
import type { DealState } from '../strategy/players/state.ts';
import { sumPoints } from '../game/skat/cards.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { KINDS } from '../game/skat/contract.ts';
import type { Seat } from '../game/skat/seats.ts';
import { capital } from '../game/words/text.ts';
import type { DealOutcome } from './on-sheet.ts';
import { namesAt } from './play-words.ts';

/** The question to the reader, or what the reader looks at. */
export type GuideStage = 'word' | 'game' | 'drawn' | 'layout' | 'card' | 'trick' | 'wait' | 'over';

export interface GuideWord {
  readonly text: string;
  /** Where the book says more about it. */
  readonly more: { readonly address: string; readonly words: string } | null;
}

/** How cards and suits are called. */
export interface GuideTerms {
  readonly card: (card: Card) => string;
  readonly suit: (suit: Suit) => string;
}

const more = (address: string, words: string): GuideWord['more'] => ({ address, words });

/**
 * The word for a step of the first game (`FIRST_GAME`).
 *
 * @param reader the reader's seat.
 * @param outcome what the deal came to; null before its end.
 * @returns null where nothing need be said.
 */
export function guideWord(
  stage: GuideStage,
  state: DealState,
  reader: Seat,
  outcome: DealOutcome | null,
  terms: GuideTerms,
): GuideWord | null {
  switch (stage) {
    case 'word':
      return {
        text: `You are asked whether you would play a game of at least this number; you say yes or pass. What would yours be worth? In ${terms.suit('C')} you have five trumps and two aces, which is a game. ${capital(terms.suit('C'))} count 12. You hold the two highest jacks, so you play “with 2”: 2, and 1 for the game, make 3, and 3 times 12 is 36. Say yes as far as 36. What is written in the end is the value of the game, not the number.`,
        more: more('/manual/bidding/#a-bid-is-a-question', 'A bid is a question'),
      };
    case 'game':
      return {
        text: `The others have passed, and you play alone against both${state.bid === null ? '' : `, for ${state.bid} at least`}. Take up the skat: two cards more to choose from. To play without it would count more, but it is harder.`,
        more: more('/manual/first-principles/#one-against-two', 'One against two'),
      };
    case 'layout':
      return {
        text: `Of twelve cards two go back, and their points count for you. Keep trumps and aces. Press the ${terms.card('SK')} and the ${terms.card('S8')}: then you have no ${terms.suit('S')} left, and when they are led you can trump. Then choose ${terms.suit('C')}, your longest suit, as trumps.`,
        more: more('/manual/laying-out-for-the-skat/#safe-in-the-skat', 'Safe in the skat'),
      };
    case 'card':
      return cardWord(state, reader, terms);
    case 'trick':
      return trickWord(state, reader);
    case 'over':
      return overWord(state, reader, outcome);
    case 'drawn':
    case 'wait':
      return null;
  }
}

function cardWord(state: DealState, reader: Seat, terms: GuideTerms): GuideWord | null {
  const { contract, declarer, play } = state;
  if (contract === null || play === null || declarer === null) return null;
  if (KINDS[contract.kind].aim !== 'points') return null;
  const leads = play.table.length === 0;
  if (declarer !== reader) {
    return {
      text: `You play with ${partnerOf(reader, declarer)} against ${namesAt(reader)[declarer]}: 60 points are enough for you two. ${leads ? 'Lead a suit in which the declarer seems short of good cards.' : 'Where your partner takes the trick, give a card with many points; where the declarer does, a poor one.'}`,
      more: more('/manual/first-principles/#what-the-defenders-want', 'What the defenders want'),
    };
  }
  if (play.tricks.length === 0 && leads) {
    const high = play.hands[reader].includes('CJ') ? `, the ${terms.card('CJ')} first` : '';
    return {
      text: `You are Vorhand, so you lead, whoever plays. Begin with trumps${high}: both others must follow, and once theirs are gone your aces are safe.`,
      more: more(
        '/manual/leading-in-tournee/#the-declarer-leads-trumps',
        'The declarer leads trumps',
      ),
    };
  }
  if (play.tricks.length === 0 || (play.tricks.length === 1 && !leads)) {
    return {
      text: 'Whoever has a card of the suit that was led must play one; jacks are trumps, not cards of their suits. Whoever has none may trump, or throw anything away.',
      more: more('/manual/first-principles/#what-a-trick-is', 'What a trick is'),
    };
  }
  return {
    text: countWord(state, reader),
    more: more('/manual/first-principles/#learn-to-count-in-your-head', 'Learn to count'),
  };
}

/** What the reader has as declarer, and how far it is to 61. */
function countWord({ layout, play }: DealState, reader: Seat): string {
  const own = play?.tricks.filter(({ winner }) => winner === reader) ?? [];
  const ownPoints = own.reduce((sum, { points }) => sum + points, 0);
  const away = sumPoints(layout ?? []);
  const sum = ownPoints + away;
  const has = `Your tricks have ${ownPoints} points and the cards you put away ${away}, ${sum} together.`;
  return sum > 60
    ? `${has} That is more than half of the 120: the game is won. With 90 the others would be schneider.`
    : `${has} You need 61: ${61 - sum} more.`;
}

function trickWord({ declarer, play }: DealState, reader: Seat): GuideWord | null {
  const last = play?.tricks.at(-1);
  if (last === undefined || declarer === null || (play?.tricks.length ?? 0) > 3) return null;
  const own = (last.winner === declarer) === (reader === declarer);
  const winner = last.winner === reader ? 'You have' : `${namesAt(reader)[last.winner]} has`;
  return {
    text: `${winner} taken the trick, ${last.points} points for ${own ? 'your side' : 'the other side'}, and ${last.winner === reader ? 'lead' : 'leads'} to the next.`,
    more: more('/manual/first-principles/#what-the-cards-are-worth', 'What the cards are worth'),
  };
}

function overWord(
  { declarer }: DealState,
  reader: Seat,
  outcome: DealOutcome | null,
): GuideWord | null {
  const value = outcome?.settlement?.value;
  if (value === undefined) return null;
  const score = outcome?.scores[declarer ?? reader] ?? 0;
  const who = declarer === reader ? 'you' : 'the declarer';
  const how = value.won
    ? `The game is won, and its value, ${score}, is written to ${who}.`
    : `The game is lost, and twice its value is taken from ${who}.`;
  return {
    text: `${how} On the sheet the total has Seeger’s points besides: 50 for a game won; for one that is lost 50 are taken, and the others get 40 each. That was a whole game. The next deal comes without these words; hints are a press away, as before.`,
    more: more('/manual/scoring/#the-multiplier', 'Scoring'),
  };
}

function partnerOf(reader: Seat, declarer: Seat): string {
  const names = namesAt(reader);
  const partner = (['V', 'M', 'H'] as const).find((seat) => seat !== reader && seat !== declarer);
  return partner === undefined ? '' : names[partner];
}
