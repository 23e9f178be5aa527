/**
 * What must be so, with the whole deal open, where a reason of the guide is given: by no function of the
 * guide, from the cards that its sentence names and the numbers in it.
 */
import { suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import {
  ROUND,
  beats,
  declarer,
  last,
  leads,
  lying,
  me,
  mine,
  rank,
  suitIn,
  trump,
  worth,
} from '../../strategy/advice/held.ts';
import type { Held } from '../../strategy/advice/held.ts';

/** A reason with its deal: `cards` are the reader’s card and the better one, `says` the sentence. */
export type Condition = (held: Held) => boolean;

export const cardsIn = (text: string): Card[] =>
  [...text.matchAll(/\b[CSHD](?:10|[JAKQ987])\b/gu)].map(([card]) => card as Card);
const numbersIn = (text: string): number[] =>
  [...text.replaceAll(/\b[CSHD](?:10|[JAKQ987])\b/gu, '').matchAll(/\d+/gu)].map(Number);

const others = (held: Held): Seat[] => ROUND.filter((seat) => seat !== me(held));
const handOf = (held: Held, seat: Seat): readonly Card[] =>
  held.state.play?.hands[seat] ?? held.state.deal[seat];
const theirs = (held: Held): Card[] => others(held).flatMap((seat) => [...handOf(held, seat)]);
/** What the reader has not seen, as the cards lie: the others’ hands, and what lies face down. */
const unseen = (held: Held): Card[] => {
  const { deal, declarer: alone, layout } = held.state;
  const away = layout ?? deal.skat;
  return me(held) === alone && held.view.skat.length === 2
    ? theirs(held)
    : [...theirs(held), ...away];
};
const plays = (held: Held): boolean => me(held) === declarer(held);
const own = (held: Held): Card => held.cards[0]!;
const better = (held: Held): Card => held.cards[1]!;
/** The card that takes the trick so far. */
const ahead = (held: Held): Card =>
  lying(held).reduce((best, card) => (beats(held, card, best) ? card : best));
const takes = (held: Held, card: Card): boolean => beats(held, card, ahead(held));
const whoIsAhead = (held: Held): Seat =>
  ROUND[(ROUND.indexOf(held.view.leader) + lying(held).indexOf(ahead(held))) % 3]!;
const isOut = (held: Held, card: Card): boolean =>
  (held.says.includes('still out') ? theirs(held) : unseen(held)).includes(card);
const beaten = (held: Held, card: Card): Card[] =>
  unseen(held).filter((one) => suitIn(held, one) === suitIn(held, card) && beats(held, one, card));

const trumpsIn = (cards: readonly Card[], suit: string): number =>
  cards.filter((card) => rank(card) === 'J' || card.startsWith(suit)).length;
const SUIT = { clubs: 'C', spades: 'S', hearts: 'H', diamonds: 'D' } as const;
const suitNamed = (text: string): string => {
  const name = /clubs|spades|hearts|diamonds/iu.exec(text)![0].toLowerCase();
  return SUIT[name as keyof typeof SUIT];
};
/** How many of the highest trumps in a row, and the value with game, by the values of today. */
const BASES = { C: 12, S: 11, H: 10, D: 9 } as const;
const valueOf = (cards: readonly Card[], suit: string): number => {
  const row = [
    'CJ',
    'SJ',
    'HJ',
    'DJ',
    ...['A', '10', 'K', 'Q', '9', '8', '7'].map((r) => suit + r),
  ];
  const has = (card: string): boolean => cards.includes(card as Card);
  const first = has(row[0]!);
  const run = row.findIndex((card) => has(card) !== first);
  return BASES[suit as keyof typeof BASES] * ((run < 0 ? 11 : run) + 1);
};
const plainBeaten = (held: Held, card: Card, suit: string): boolean =>
  rank(card) !== 'J' &&
  !card.startsWith(suit) &&
  ['A', '10', 'K', 'Q', '9', '8', '7']
    .slice(0, ['A', '10', 'K', 'Q', '9', '8', '7'].indexOf(rank(card)))
    .some((higher) => !mine(held).includes(`${suitOf(card)}${higher}` as Card));

export const TRUE_REASONS: Readonly<Record<string, Condition>> = {
  // A lead.
  beaten: (held) => {
    const [top] = cardsIn(held.says);
    const points = /with its (\d+)/u.exec(held.says);
    return (
      leads(held) &&
      isOut(held, top!) &&
      suitIn(held, top!) === suitIn(held, own(held)) &&
      beats(held, top!, own(held)) &&
      (points === null || Number(points[1]) === worth([own(held)])) &&
      (!held.says.includes('Lead trumps') || trump(held, better(held)))
    );
  },
  'declarer-void': (held) =>
    leads(held) &&
    !plays(held) &&
    handOf(held, declarer(held)!).every((card) => suitIn(held, card) !== suitIn(held, own(held))),
  'can-be-trumped': (held) => {
    const [trumps, left] = numbersIn(held.says);
    return (
      leads(held) &&
      plays(held) &&
      !trump(held, own(held)) &&
      unseen(held).filter((card) => trump(held, card)).length === trumps &&
      (left === undefined ||
        unseen(held).filter((card) => suitIn(held, card) === suitIn(held, own(held))).length ===
          left) &&
      (!held.says.includes('Lead trumps') || trump(held, better(held)))
    );
  },
  'defender-leads-trump': (held) =>
    leads(held) && !plays(held) && trump(held, own(held)) && !trump(held, better(held)),
  'nobody-has-trumps': (held) =>
    leads(held) && trump(held, own(held)) && !theirs(held).some((card) => trump(held, card)),
  'last-trump': (held) =>
    leads(held) &&
    mine(held).filter((card) => trump(held, card)).length === 1 &&
    trump(held, own(held)),
  'beatable-trump': (held) =>
    trump(held, own(held)) &&
    trump(held, better(held)) &&
    beaten(held, own(held)).length === numbersIn(held.says)[0] &&
    beaten(held, better(held)).length === 0,
  'costly-trump': (held) =>
    isOut(held, cardsIn(held.says)[0]!) &&
    beats(held, cardsIn(held.says)[0]!, own(held)) &&
    numbersIn(held.says)[0] === worth([own(held)]) &&
    worth([better(held)]) === (numbersIn(held.says)[1] ?? 0),
  // A card that is added.
  'gives-instead-of-taking': (held) =>
    !takes(held, own(held)) &&
    takes(held, better(held)) &&
    worth([own(held)]) === numbersIn(held.says)[0] &&
    (last(held) || !beaten(held, better(held)).some((card) => theirs(held).includes(card))),
  'lets-it-go': (held) =>
    !takes(held, own(held)) &&
    takes(held, better(held)) &&
    worth(lying(held)) === numbersIn(held.says)[0],
  'gives-points': (held) =>
    !takes(held, own(held)) &&
    (plays(held) || (last(held) && whoIsAhead(held) === declarer(held))) &&
    worth([own(held)]) === numbersIn(held.says)[0] &&
    worth([better(held)]) === (numbersIn(held.says)[1] ?? 0) &&
    worth([own(held)]) > worth([better(held)]),
  'trump-for-little': (held) =>
    takes(held, own(held)) &&
    trump(held, own(held)) &&
    !trump(held, better(held)) &&
    worth(lying(held)) === (numbersIn(held.says)[0] ?? 0),
  'brings-less': (held) =>
    last(held) &&
    takes(held, own(held)) &&
    takes(held, better(held)) &&
    worth([better(held)]) - worth([own(held)]) === numbersIn(held.says)[0],
  'more-than-enough': (held) =>
    last(held) &&
    takes(held, own(held)) &&
    takes(held, better(held)) &&
    beats(held, own(held), better(held)),
  'may-be-overtaken': (held) =>
    lying(held).length === 1 &&
    isOut(held, cardsIn(held.says)[0]!) &&
    beats(held, cardsIn(held.says)[0]!, own(held)),
  'gives-partner-less': (held) =>
    last(held) &&
    !plays(held) &&
    whoIsAhead(held) !== declarer(held) &&
    worth([better(held)]) - worth([own(held)]) === numbersIn(held.says)[0],
  'takes-from-partner': (held) =>
    last(held) && !plays(held) && whoIsAhead(held) !== declarer(held) && takes(held, own(held)),
  // A Null.
  'null-saves-declarer': (held) =>
    last(held) && !plays(held) && whoIsAhead(held) === declarer(held) && takes(held, own(held)),
  'null-takes': (held) => last(held) && plays(held) && takes(held, own(held)),
  'null-few-above': (held) =>
    plays(held) && beaten(held, own(held)).length === (numbersIn(held.says)[0] ?? 0),
  // Two cards put away.
  'puts-jack-away': (held) => rank(cardsIn(held.says)[0]!) === 'J',
  'puts-ace-away': (held) => rank(cardsIn(held.says)[0]!) === 'A',
  'puts-trump-away': (held) => {
    const suit = held.view.contract!.trump!;
    const [mineCount, theirCount] = numbersIn(held.says);
    return (
      trumpsIn([cardsIn(held.says)[0]!], suit) === 1 &&
      trumpsIn(mine(held), suit) === mineCount &&
      trumpsIn(theirs(held), suit) === theirCount
    );
  },
  'empties-no-suit': (held) => {
    const suit = suitNamed(held.says);
    const plain = mine(held).filter((card) => card.startsWith(suit) && rank(card) !== 'J');
    return (
      plain.length === cardsIn(held.says).length && plain.every((card) => held.says.includes(card))
    );
  },
  'leaves-points-in-danger': (held) => {
    const [kept, top] = cardsIn(held.says);
    return (
      theirs(held).includes(top!) &&
      beats(held, top!, kept!) &&
      worth([kept!]) === numbersIn(held.says)[0]
    );
  },
  'keeps-high-card': (held) => {
    const [kept] = cardsIn(held.says);
    const lower = theirs(held).filter(
      (card) => card.startsWith(kept![0]!) && beats(held, kept!, card),
    );
    return lower.length === numbersIn(held.says)[0];
  },
  // A game.
  'keeps-weak-cards': (held) =>
    cardsIn(held.says).every(
      (card) =>
        mine(held).includes(card) && plainBeaten(held, card, held.view.contract!.trump ?? '-'),
    ),
  'null-with-aces': (held) => {
    const named = cardsIn(held.says);
    return (
      named.length > 0 && named.every((card) => mine(held).includes(card) && rank(card) === 'A')
    );
  },
  'grand-without-suit': (held) => {
    const suit = suitNamed(held.says);
    const plain = mine(held).filter((card) => card.startsWith(suit) && rank(card) !== 'J');
    return plain.length === numbersIn(held.says)[0];
  },
  'below-the-bid': (held) =>
    valueOf(mine(held), suitNamed(held.says)) === numbersIn(held.says)[0] &&
    held.view.bid === numbersIn(held.says)[1] &&
    numbersIn(held.says)[0]! < held.view.bid,
  'fewer-trumps': (held) => {
    const [suit, other] = [...held.says.matchAll(/clubs|spades|hearts|diamonds/gu)].map(
      ([name]) => SUIT[name as keyof typeof SUIT],
    );
    const [mineCount, theirCount, otherCount] = numbersIn(held.says);
    return (
      trumpsIn(mine(held), suit!) === mineCount &&
      trumpsIn(theirs(held), suit!) === theirCount &&
      trumpsIn(mine(held), other!) === otherCount
    );
  },
  // A word of the bidding.
  'strong-enough': (held) => {
    const suit = suitNamed(held.says);
    const value = Number(/worth (\d+)/u.exec(held.says)![1]);
    return (
      trumpsIn(mine(held), suit) === numbersIn(held.says)[0] && valueOf(mine(held), suit) === value
    );
  },
  'worth-less': (held) => valueOf(mine(held), suitNamed(held.says)) === numbersIn(held.says)[0],
  'too-weak': (held) => trumpsIn(mine(held), suitNamed(held.says)) === numbersIn(held.says)[0],
  // Only counted out: the shares and points are those of the players' own test.
  count: () => true,
};
