/** Makes questions about German names, with wrong answers that are close to the right one. */
import { CARDS, RANKS, SUITS, rankOf, suitOf } from '../../../game/skat/cards.ts';
import type { Card, Rank } from '../../../game/skat/cards.ts';
import { TABLE_WORDS } from '../../../../content/table-words.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level, QuestionRequest } from '../../drill.ts';
import { pickWeighted } from '../../weighted.ts';
import { OLD_LETTERS, SUIT_SETS, TODAYS_SUITS, namesOfCard } from './names.ts';
import type { NamePair, Pack } from './names.ts';
import { FOREIGN, GERMAN_NAMES_KINDS, OWN } from './question.ts';
import type { GermanNamesKind, GermanNamesQuestion, Into } from './question.ts';

/** What each level asks, and how often. */
const KINDS_BY_LEVEL: readonly (readonly (readonly [GermanNamesKind, number])[])[] = [
  [
    ['suit', 1],
    ['card', 3],
  ],
  [['card', 1]],
  [
    ['pack', 4],
    ['card', 1],
  ],
  [
    ['suit', 3],
    ['letters', 2],
    ['pack', 1],
  ],
  [
    ['word', 4],
    ['pack', 1],
    ['suit', 1],
  ],
];

/** The kinds that each level asks. */
export const GERMAN_NAMES_ASKS: readonly (readonly GermanNamesKind[])[] = KINDS_BY_LEVEL.map(
  (kinds) => kinds.map(([kind]) => kind),
);

/** The level from which the answer may be in the language to be learnt. */
const FOREIGN_LEVEL = 2;

/** The level from which suits have all their names, not only today’s. */
const ALL_SUITS_LEVEL = 4;

/** What a question is about: the right answer, the choices, and the language of the answer. */
type Matter = Pick<GermanNamesQuestion, 'into' | 'subject' | 'choices'>;

/** Makes a question; see `Drill.make`. */
export function makeGermanNamesQuestion(
  chance: Chance,
  request: QuestionRequest,
): GermanNamesQuestion {
  const { level } = request;
  const kind =
    GERMAN_NAMES_KINDS.find((one) => one === request.kind) ??
    pickWeighted(chance, KINDS_BY_LEVEL[level - 1] ?? KINDS_BY_LEVEL[0]!);
  const into = level >= FOREIGN_LEVEL && chance.happens(0.5) ? FOREIGN : OWN;
  const matter = matterOf(chance, kind, level, into);
  const { english, german } = matter.subject;
  // In every edition the key of the English one, so that a question missed here comes back there.
  const key = [kind, matter.into === OWN ? 'english' : 'german', english, german].join(' ');
  return { level, kind, key, ...matter };
}

function matterOf(chance: Chance, kind: GermanNamesKind, level: Level, into: Into): Matter {
  switch (kind) {
    case 'suit': {
      const choices = level < ALL_SUITS_LEVEL ? TODAYS_SUITS : chance.pick(SUIT_SETS);
      return { into, subject: chance.pick(choices), choices };
    }
    case 'letters': {
      const choices = chance.pick(OLD_LETTERS);
      return { into: OWN, subject: chance.pick(choices), choices };
    }
    case 'card':
      return cardMatter(chance, 'french', chance.pick(CARDS), into);
    case 'pack': {
      // Only three ranks have other names in the German pack.
      const own = CARDS.filter((card) => ['J', 'Q', 'A'].includes(rankOf(card)));
      return cardMatter(chance, 'german', chance.pick(chance.happens(0.8) ? own : CARDS), into);
    }
    case 'word': {
      const sort = pickWeighted(
        chance,
        TABLE_WORDS.map((words) => [words, words.length] as const),
      );
      const choices = chance.sample(sort, 4).map((word) => ({ ...word, card: null }));
      return { into, subject: chance.pick(choices), choices };
    }
  }
}

/** Chooses two cards of its suit and two of its rank beside a card; queen and jack always appear together. */
function cardMatter(chance: Chance, pack: Pack, card: Card, into: Into): Matter {
  const [suit, rank] = [suitOf(card), rankOf(card)];
  const twin = rank === 'J' ? 'Q' : rank === 'Q' ? 'J' : undefined;
  const ranks = RANKS.filter((one) => one !== rank && one !== twin);
  const suits = SUITS.filter((one) => one !== suit);
  const beside: Rank[] = twin === undefined ? chance.sample(ranks, 2) : [twin, chance.pick(ranks)];
  const near = [
    ...beside.map((one): Card => `${suit}${one}`),
    ...chance.sample(suits, 2).map((one): Card => `${one}${rank}`),
  ];
  const choices: NamePair[] = chance.shuffle([card, ...near]).map((one) => namesOfCard(one, pack));
  return { into, subject: namesOfCard(card, pack), choices };
}
