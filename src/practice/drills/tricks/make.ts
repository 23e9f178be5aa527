/** Makes questions about tricks, each built around the rule that it tests. */
import { CARDS, SUITS, rankOf, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Suit } from '../../../game/skat/cards.ts';
import { sortCards } from '../../../game/skat/deal.ts';
import { playedSuit } from '../../../game/skat/order.ts';
import type { Game } from '../../../game/skat/order.ts';
import { SEATS } from '../../../game/skat/seats.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level, QuestionRequest } from '../../drill.ts';
import { GRAND, TRICKS_KINDS, NULLO, suitGame } from './question.ts';
import type { TricksKind, TricksQuestion } from './question.ts';

/** What each level asks; the kinds that it adds come first. */
export const TRICKS_ASKS: readonly (readonly TricksKind[])[] = [
  ['follow', 'highest'],
  ['ten', 'free', 'discard', 'follow'],
  ['jacks', 'ruff', 'free', 'ten', 'discard'],
  ['grand', 'jacks', 'ruff', 'free'],
  ['nullo', 'grand', 'jacks', 'ruff'],
];

/** A trick or its beginning, and the cards to choose from. */
type Made = Pick<TricksQuestion, 'form' | 'game' | 'table' | 'choices'>;

/** Makes a question; see `Drill.make`. */
export function makeTricksQuestion(
  chance: Chance,
  { level, kind: requestedKind }: QuestionRequest,
): TricksQuestion {
  const kind = TRICKS_KINDS.find((one) => one === requestedKind) ?? kindFor(chance, level);
  const { choices, form, game, table } = build(chance, kind);
  const leader = chance.pick(SEATS);
  const key = [form, game.kind, game.trump ?? '', leader, ...table, '/', ...choices].join(' ');
  return { level, kind, key, form, game, leader, table, choices };
}

function kindFor(chance: Chance, level: Level): TricksKind {
  const kinds = TRICKS_ASKS[level - 1] ?? TRICKS_ASKS[0]!;
  return level > 1 && chance.happens(0.35) ? kinds[0]! : chance.pick(kinds);
}

function build(chance: Chance, kind: TricksKind): Made {
  const [trump, plain, other] = chance.sample(SUITS, 3) as [Suit, Suit, Suit];
  const game = suitGame(trump);
  const of = (suit: Suit): Card[] => CARDS.filter((card) => suitOf(card) === suit);
  const noJacks = (cards: readonly Card[]): Card[] => cards.filter((card) => rankOf(card) !== 'J');
  const led = (): Card => chance.pick(noJacks(of(plain)));
  switch (kind) {
    case 'follow': {
      const first = led();
      const must = noJacks(of(plain)).filter((card) => card !== first);
      const rest = CARDS.filter((card) => suitOf(card) !== plain && rankOf(card) !== 'J');
      return mayPlay(chance, game, first, must, rest, chance.between(1, 3));
    }
    case 'free': {
      const rest = CARDS.filter((card) => suitOf(card) !== plain || rankOf(card) === 'J');
      return mayPlay(chance, game, led(), [], rest, 0);
    }
    case 'jacks': {
      if (chance.happens(0.5)) {
        // The jack of the suit led does not belong to that suit.
        const first = led();
        const must = noJacks(of(plain)).filter((card) => card !== first);
        const rest = CARDS.filter((card) => suitOf(card) !== plain);
        return mayPlay(chance, game, first, must, rest, chance.between(0, 2), [`${plain}J`]);
      }
      // Trumps are led, and the jacks of other suits are trumps too.
      const first = chance.pick([...noJacks(of(trump)), `${other}J` as const]);
      const trumps = CARDS.filter((card) => playedSuit(card, game) === 'trump' && card !== first);
      const rest = noJacks(CARDS).filter((card) => suitOf(card) !== trump);
      return mayPlay(chance, game, first, trumps, rest, chance.between(0, 2), [`${plain}J`]);
    }
    case 'highest':
      return takes(
        chance,
        game,
        chance.sample(
          of(plain).filter((card) => /[A9QK87]$/.test(card)),
          3,
        ),
      );
    case 'ten': {
      const low = chance.pick(of(plain).filter((card) => /[Q987]$/.test(card)));
      return takes(chance, game, [`${plain}10`, `${plain}K`, low]);
    }
    case 'discard': {
      const low = chance.pick(noJacks(of(plain)).filter((card) => rankOf(card) !== 'A'));
      const discard = chance.pick(noJacks(of(other)).filter((card) => /(A|10|K)$/.test(card)));
      const third = chance.pick(
        noJacks(CARDS).filter((card) => suitOf(card) !== trump && card !== low && card !== discard),
      );
      return takes(chance, game, [discard, third], low);
    }
    case 'ruff': {
      const trumps = CARDS.filter((card) => playedSuit(card, game) === 'trump');
      const two = chance.sample(trumps, 2);
      return chance.happens(0.5)
        ? takes(chance, game, two, led())
        : takes(chance, game, [...two, led()]);
    }
    case 'grand':
      return chance.happens(0.5) ? grandFollow(chance, plain) : grandTakes(chance, trump, plain);
    case 'nullo':
      return chance.happens(0.4) ? nulloFollow(chance, plain) : nulloTakes(chance, plain, other);
  }
}

/**
 * Makes a hand of six to nine cards that must answer a lead, sometimes with a second card on the
 * table.
 *
 * @param must cards that follow suit, of which `count` are in the hand.
 * @param sure cards that are always in the hand.
 */
function mayPlay(
  chance: Chance,
  game: Game,
  first: Card,
  must: readonly Card[],
  rest: readonly Card[],
  count: number,
  sure: readonly Card[] = [],
): Made {
  const following = chance.sample(
    must.filter((card) => !sure.includes(card)),
    count,
  );
  const free = rest.filter(
    (card) => card !== first && !must.includes(card) && !sure.includes(card),
  );
  const filling = chance.sample(free, chance.between(6, 9) - count - sure.length);
  const hand = sortCards([...sure, ...following, ...filling]);
  const others = CARDS.filter((card) => card !== first && !hand.includes(card));
  const table = chance.happens(0.5) ? [first, chance.pick(others)] : [first];
  return { form: 'may-play', game, table, choices: hand };
}

/** Makes a trick of three cards in random order, or with the given card led. */
function takes(chance: Chance, game: Game, cards: readonly Card[], first?: Card): Made {
  const shuffled = chance.shuffle(cards);
  const table = first === undefined ? shuffled : [first, ...shuffled];
  return { form: 'takes', game, table, choices: table };
}

function grandFollow(chance: Chance, plain: Suit): Made {
  const jack: Card = `${plain}J`;
  const suit = CARDS.filter((card) => suitOf(card) === plain && card !== jack);
  const others = CARDS.filter((card) => suitOf(card) !== plain);
  const first = chance.pick(suit);
  if (chance.happens(0.5)) {
    return mayPlay(
      chance,
      GRAND,
      first,
      suit.filter((card) => card !== first),
      others,
      chance.between(0, 2),
      [jack],
    );
  }
  const jacks = CARDS.filter((card) => rankOf(card) === 'J' && card !== jack);
  const plainCards = CARDS.filter((card) => rankOf(card) !== 'J');
  return mayPlay(chance, GRAND, jack, jacks, plainCards, chance.between(0, 2));
}

function grandTakes(chance: Chance, one: Suit, two: Suit): Made {
  const pick = (suit: Suit): Card =>
    chance.pick(CARDS.filter((card) => suitOf(card) === suit && rankOf(card) !== 'J'));
  const led = pick(one);
  // Two cards of another suit, which may be high: only the jacks are trumps.
  const others = chance.sample(
    CARDS.filter((card) => suitOf(card) === two && rankOf(card) !== 'J'),
    2,
  );
  return chance.happens(0.5)
    ? takes(chance, GRAND, others, led)
    : takes(chance, GRAND, [`${one}J`, `${two}J`, led]);
}

function nulloFollow(chance: Chance, plain: Suit): Made {
  const jack: Card = `${plain}J`;
  const suit = CARDS.filter((card) => suitOf(card) === plain && card !== jack);
  const first = chance.pick(suit);
  const others = CARDS.filter((card) => suitOf(card) !== plain);
  return mayPlay(
    chance,
    NULLO,
    first,
    suit.filter((card) => card !== first),
    others,
    chance.between(0, 2),
    [jack],
  );
}

function nulloTakes(chance: Chance, plain: Suit, other: Suit): Made {
  const middle = chance.sample<Card>([`${plain}10`, `${plain}J`, `${plain}Q`, `${plain}K`], 2);
  const third = chance.happens(0.5)
    ? (`${other}J` as const)
    : chance.pick(CARDS.filter((card) => suitOf(card) === plain && /[987]$/.test(card)));
  return takes(chance, NULLO, chance.shuffle([middle[0]!, third]), middle[1]);
}
