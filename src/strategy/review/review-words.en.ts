/** The words for a decision, judged by what could be known; comment text, to “you”. */
import { gameInSentence, kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { AIM_WORDS } from '#edition/strategy/advice/aim-words.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import type { Action } from '../players/action.ts';
import type { SeatView } from '../players/view.ts';
import type { KnownSince } from './acted-game.ts';
import type { Points, Rated, Shares } from './worth-known.ts';

/** How games are called. */
export interface Naming {
  readonly laws: LawId;
  readonly suits: SuitStyle;
}

const ACTIONS = {
  yes: 'saying yes',
  pass: 'passing',
  take: 'taking up the skat',
  draw: 'drawing for a Tournee',
  refuse: 'refusing the card',
} as const;

/** What was done, or could be: `the bid of 20`, `D8`, `Grand`. */
export function nameAction(action: Action, { laws, suits }: Naming): string {
  switch (action.do) {
    case 'bid':
      return `the bid of ${action.amount}`;
    case 'turn-up':
      return `${kindName(action.kind, laws)} with the card drawn`;
    case 'declare':
      return gameInSentence(action.contract, laws, suits);
    case 'card':
      return action.card;
    case 'yes':
    case 'pass':
    case 'take':
    case 'draw':
    case 'refuse':
      return ACTIONS[action.do];
  }
}

/** The same, but of a game with two cards put away these: `D8 and H7 put away`. */
const nameTried = ({ action }: Rated, naming: Naming): string =>
  action.do === 'declare' && action.layout !== null
    ? `${listed(action.layout)} put away`
    : nameAction(action, naming);

/** Where a decision before the first card was made, by what was asked. */
export const DECISION_PLACES: Readonly<
  Record<Exclude<NonNullable<SeatView['asked']>['what'], 'card'>, string>
> = {
  word: 'The bidding',
  game: 'The game',
  drawn: 'The game',
  layout: 'The cards put away',
};

/** Where a card was played. */
export const trickOfDecision = (trick: number): string => `Trick ${trick}`;

const aimWords = ({ aim }: Shares): string => (aim === 'layout' ? 'you win' : AIM_WORDS[aim]);

/** What was done by its share, beside what would be better, or as good. */
export function sayShares(shares: Shares, naming: Naming): string {
  const { better, isAll, isBest, margin, own, worlds } = shares;
  const deals = `In ${own.number} of 100 deals that you could have been facing ${aimWords(shares)} with ${nameTried(own, naming)}`;
  const sure =
    margin === null ? '' : `, ${better.number - own.number} more, give or take ${margin}`;
  const most = isBest
    ? ', and no other choice does better'
    : `; with ${nameTried(better, naming)} in ${better.number}${sure}`;
  const tried = isAll ? `all ${worlds} possible deals tried` : `${worlds} deals tried`;
  return `${deals}${most} (${tried}, with all cards open).`;
}

/** What was done by what it brings, beside what would be better, or as good. */
export function sayPoints({ better, isBest, margin, own, worlds }: Points, naming: Naming): string {
  const brings = ({ action, number }: Rated): string =>
    `about ${signed(number)}${action.do === 'pass' ? ', because then another player plays' : ''}`;
  const hands =
    worlds === 0
      ? 'In our measurements of hands like yours,'
      : `Judging by hands like yours, and by ${worlds} deals that you could have been facing,`;
  const first = `${hands} ${nameAction(own.action, naming)} brings ${brings(own)}`;
  if (isBest) return `${first}: as much as anything else.`;
  const sure = margin === null ? '' : `, give or take ${margin} between them`;
  return `${first}; ${nameAction(better.action, naming)} ${brings(better)}${sure}.`;
}

/** The better action before the one that was chosen, as a clause after a colon. */
export const betterClause = (compared: Shares | Points, naming: Naming): string =>
  compared.by === 'shares' ? betterShare(compared, naming) : betterPoints(compared, naming);

function betterShare(shares: Shares, naming: Naming): string {
  const { better, own } = shares;
  return `in ${better.number} of 100 deals that you could have been facing ${aimWords(shares)} with ${nameTried(better, naming)}, in ${own.number} with ${nameTried(own, naming)}`;
}

function betterPoints({ better, own, worlds }: Points, naming: Naming): string {
  const hands =
    worlds === 0 ? 'with hands like yours' : 'judging by hands like yours and by imagined deals,';
  return `${hands} ${nameAction(better.action, naming)} brings about ${signed(better.number)} points, ${nameAction(own.action, naming)} ${signed(own.number)}`;
}

/** That what was done was as good as anything, as a clause after a colon. */
export const asGoodClause = (shares: Shares, naming: Naming): string =>
  `in ${shares.own.number} of 100 deals that you could have been facing ${aimWords(shares)} with ${nameTried(shares.own, naming)}, and no other choice does clearly better`;

/** The decisions of a game that have been judged. */
interface JudgedParts {
  /** What was tried in deals: cards played, or only two put away; null for neither. */
  readonly tried: 'cards' | 'layout' | null;
  /** Whether bids were held against hands of the kind. */
  readonly bids: boolean;
  /** Whether the deal was played as a Ramsch, in which no card is judged. */
  readonly isRamsch: boolean;
}

/** That nothing cost clearly, and by what it was judged: each sentence only where it holds. */
export function sayNothingCost({ bids, isRamsch, tried }: JudgedParts): string {
  const ramsch = isRamsch
    ? ' In a Ramsch, where everyone plays alone, no card has a value to judge it by.'
    : '';
  if (tried === null && !bids) return `Nothing you did can be judged.${ramsch}`;
  const what = tried === 'cards' ? 'Your cards were' : 'What you put away was';
  const how =
    tried === null
      ? 'Your bids were compared with hands like yours.'
      : `${what} tried in deals that you could have been facing${bids ? ', and your bids were compared with hands like yours' : ''}.`;
  return `Judging by what you could know, nothing you did clearly cost points. ${how}${ramsch}`;
}

/** Which part of a game cannot be judged, because it is not recorded; empty where all is. */
export const SINCE: Readonly<Record<KnownSince, string>> = {
  bidding: '',
  layout:
    'The bidding is not fully recorded, so only the decisions from the two cards put away onwards are judged.',
  cards:
    'The bidding is not fully recorded, so only the decisions from the first lead onwards are judged.',
};
