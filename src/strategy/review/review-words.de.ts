/** The words for a decision, judged by what could be known; comment text, to “you”. */
import { kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { AIM_WORDS } from '#edition/strategy/advice/aim-words.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { gameAtTable } from '../../game/words/game-at-table.de.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { capital } from '../../game/words/text.ts';
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
  yes: 'das Ja',
  pass: 'das Passen',
  take: 'ein Spiel mit dem Skat',
  draw: 'ein Tourné',
  refuse: 'die andere Karte',
} as const;

/** What was done, or could be, in the nominative: `das Gebot 20`, `D8`, `Grand`. */
export function nameAction(action: Action, { laws, suits }: Naming): string {
  switch (action.do) {
    case 'bid':
      return `das Gebot ${action.amount}`;
    case 'turn-up':
      return `${kindName(action.kind, laws)} mit der gezogenen Karte`;
    case 'declare':
      return gameAtTable(action.contract, laws, suits);
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

/** With what a share is reached: a card, or two cards put away: `mit D8`, `mit D8 und H7 im Skat`. */
const withTried = ({ action }: Rated, naming: Naming): string =>
  action.do === 'declare' && action.layout !== null
    ? `mit ${listed(action.layout)} im Skat`
    : `mit ${nameAction(action, naming)}`;

/** Where a decision before the first card was made, by what was asked. */
export const DECISION_PLACES: Readonly<
  Record<Exclude<NonNullable<SeatView['asked']>['what'], 'card'>, string>
> = {
  word: 'Das Reizen',
  game: 'Das Spiel',
  drawn: 'Das Spiel',
  layout: 'Das Drücken',
};

/** Where a card was played. */
export const trickOfDecision = (trick: number): string => `Stich ${trick}`;

const aimWords = ({ aim }: Shares): string => (aim === 'layout' ? 'gewinnst du' : AIM_WORDS[aim]);

/** `in 62 von 100 Verteilungen, die für dich möglich waren, gewinnst du dein Spiel mit D8` */
const inDeals = (shares: Shares, rated: Rated, naming: Naming): string =>
  `in ${rated.number} von 100 Verteilungen, die für dich möglich waren, ${aimWords(shares)} ${withTried(rated, naming)}`;

/** What was done by its share, beside what would be better, or as good. */
export function sayShares(shares: Shares, naming: Naming): string {
  const { better, isAll, isBest, margin, own, worlds } = shares;
  const sure = margin === null ? '' : `, also ${better.number - own.number} mehr, ± ${margin}`;
  const most = isBest
    ? ', und mit nichts anderem in mehr'
    : `; ${withTried(better, naming)} in ${better.number}${sure}`;
  const tried = isAll ? sayAllTried(worlds) : `${worlds} durchgespielt`;
  return `${capital(inDeals(shares, own, naming))}${most} (${tried}, mit offenen Karten).`;
}

const sayAllTried = (worlds: number): string =>
  worlds === 1 ? 'die einzige, die es geben kann' : `alle ${worlds}, die es geben kann`;

/** What was done by what it brings, beside what would be better, or as good. */
export function sayPoints({ better, isBest, margin, own, worlds }: Points, naming: Naming): string {
  const brings = ({ action, number }: Rated): string =>
    `etwa ${signed(number)}${action.do === 'pass' ? ', weil dann jemand anders spielt' : ''}`;
  const hands =
    worlds === 0
      ? 'Bei Blättern wie deinem'
      : `Nach dem, was Blätter wie deines gewonnen haben, und nach ${counted(worlds, 'deal', 'dative')}, die möglich ${worlds === 1 ? 'war' : 'waren'},`;
  const first = `${hands} bringt ${nameAction(own.action, naming)} ${brings(own)}`;
  const measured = worlds === 0 ? ' (gemessen)' : '';
  if (isBest) return `${first}; nichts anderes bringt mehr${measured}.`;
  const sure = margin === null ? '' : ` (Unterschied ± ${margin})`;
  return `${first}; ${nameAction(better.action, naming)} bringt ${brings(better)}${sure}${measured}.`;
}

/** The better action before the one that was chosen, as a sentence after a colon. */
export const betterClause = (compared: Shares | Points, naming: Naming): string =>
  compared.by === 'shares' ? betterShare(compared, naming) : betterPoints(compared, naming);

function betterShare(shares: Shares, naming: Naming): string {
  const { better, own } = shares;
  return `${capital(inDeals(shares, better, naming))}, ${withTried(own, naming)} in ${own.number}`;
}

function betterPoints({ better, own, worlds }: Points, naming: Naming): string {
  const hands =
    worlds === 0
      ? 'Bei Blättern wie deinem'
      : 'Nach dem, was Blätter wie deines gewonnen haben, und nach möglichen Verteilungen';
  return `${hands} bringt ${nameAction(better.action, naming)} auf der Liste etwa ${signed(better.number)}, ${nameAction(own.action, naming)} ${signed(own.number)}`;
}

/** That what was done was as good as anything, as a sentence after a colon. */
export const asGoodClause = (shares: Shares, naming: Naming): string =>
  `${capital(inDeals(shares, shares.own, naming))}, und mit nichts anderem in deutlich mehr`;

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
    ? ' Im Ramsch spielt jeder für sich, darum hat keine Karte einen Wert, nach dem sie sich beurteilen lässt.'
    : '';
  if (tried === null && !bids)
    return `Von deinen Entscheidungen lässt sich keine beurteilen.${ramsch}`;
  const what = tried === 'cards' ? 'Deine Karten wurden' : 'Was du gedrückt hast, wurde';
  const how =
    tried === null
      ? 'Deine Gebote wurden mit ähnlichen Blättern verglichen.'
      : `${what} in Verteilungen durchgespielt, die möglich waren${bids ? ', und deine Gebote mit ähnlichen Blättern verglichen' : ''}.`;
  return `Nach dem, was du wissen konntest, hat dich keine Entscheidung spürbar etwas gekostet. ${how}${ramsch}`;
}

/** Which part of a game cannot be judged, because it is not recorded; empty where all is. */
export const SINCE: Readonly<Record<KnownSince, string>> = {
  bidding: '',
  layout:
    'Das Reizen ist nicht vollständig aufgezeichnet, darum werden die Entscheidungen erst ab dem Drücken beurteilt.',
  cards:
    'Das Reizen ist nicht vollständig aufgezeichnet, darum werden die Entscheidungen erst ab dem ersten Ausspiel beurteilt.',
};
