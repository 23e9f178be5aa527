/** The words for a decision, judged by what could be known; comment text, to “you”. */
import type { Action } from '../players/action.ts';
import type { Judgement, Prospect } from '../players/judgement.ts';
import type { SeatView } from '../players/view.ts';
import type { KnownSince } from './acted-game.ts';
import type { LawId } from '../../game/skat/laws.ts';
import type { SuitStyle } from '../../game/words/cards.ts';
import { signed } from '../../game/words/figures.ts';
import { contractName, kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { aimWords, ofHundred, sameAction } from '../advice/hint.ts';

/** What was done, or could be: `a bid of 20`, `D8`, `a Grand`. */
export function nameAction(action: Action, laws: LawId, suits: SuitStyle = 'french'): string {
  switch (action.do) {
    case 'bid':
      return `the bid of ${action.amount}`;
    case 'yes':
      return 'the yes';
    case 'pass':
      return 'the pass';
    case 'take':
      return 'taking up the skat';
    case 'draw':
      return 'drawing for a Tournee';
    case 'refuse':
      return 'refusing the card';
    case 'turn-up':
      return `${kindName(action.kind, laws)} with the card drawn`;
    case 'declare':
      return contractName(action.contract, laws, suits);
    case 'card':
      return action.card;
  }
}

/** Where a decision was made: `The bidding`, `The layout`, `Trick 4`. */
export function decisionPlace({ asked, tricks }: SeatView): string {
  switch (asked?.what) {
    case 'word':
      return 'The bidding';
    case 'game':
    case 'drawn':
      return 'The game';
    case 'layout':
      return 'The layout';
    case 'card':
      return `Trick ${tricks.length + 1}`;
    case undefined:
      return '';
  }
}

/**
 * What it is worth by what can be known, beside what would be better, or as good.
 *
 * @param isDone whether it has been done, and is put in the past tense.
 */
export function sayKnown(
  view: SeatView,
  judgement: Judgement,
  isDone: boolean,
  suits: SuitStyle = 'french',
): string {
  const { about, better, gap, own, worlds } = judgement;
  const same = sameAction(own.action, better.action);
  if (own.share === null) return sayBrings(view, judgement, suits);
  const aim = about === 'layout' ? 'you win' : aimWords(view);
  const name = (prospect: Prospect): string => nameProspect(prospect, view.law.id, suits);
  const deals = `In ${ofHundred(own.share)} of 100 deals that you could ${isDone ? 'have been' : 'be'} facing ${aim} with ${name(own)}`;
  const rest = same || ofHundred(own.share) === ofHundred(better.share ?? 0);
  const most = rest
    ? ', and with nothing else in more'
    : `; with ${name(better)} in ${ofHundred(better.share ?? 0)}${giveOrTake(judgement)}`;
  const tried = gap?.margin === 0 ? `all ${worlds} that there can be` : `${worlds} tried`;
  return `${deals}${most} (${tried}, with all cards open).`;
}

/** How sure the difference of two shares is: `, 22 more, give or take 9`; empty where it is certain. */
function giveOrTake({ better, gap, own }: Judgement): string {
  if (gap === null || gap.margin === 0) return '';
  const more = ofHundred(better.share ?? 0) - ofHundred(own.share ?? 0);
  return `, ${more} more, give or take ${Math.max(1, ofHundred(gap.margin))}`;
}

/** What is compared: a card, a bid, or `D8 and H7 put away`. */
export function nameProspect({ action }: Prospect, laws: LawId, suits: SuitStyle): string {
  return action.do === 'declare' && action.layout !== null
    ? `${listed(action.layout)} put away`
    : nameAction(action, laws, suits);
}

/** What an action brings beside the better one, to stand after a colon. */
export function bringsWords(
  { law }: SeatView,
  { better, own, worlds }: Judgement,
  suits: SuitStyle,
): string {
  const name = ({ action }: Prospect): string => nameAction(action, law.id, suits);
  const of = ({ brings }: Prospect): string => signed(Math.round(brings ?? 0));
  const hands =
    worlds === 0 ? 'on hands like yours' : 'by what hands like yours won and by imagined deals';
  return `${hands} ${name(better)} brings about ${of(better)} points, ${name(own)} ${of(own)}`;
}

function sayBrings(
  { law: { id: laws } }: SeatView,
  { better, gap, own, worlds }: Judgement,
  suits: SuitStyle,
): string {
  const same = sameAction(own.action, better.action);
  const brings = ({ action, brings: points }: Prospect): string =>
    action.do === 'pass'
      ? `about ${signed(Math.round(points ?? 0))}, because then another player plays`
      : `about ${signed(Math.round(points ?? 0))}`;
  const hands =
    worlds === 0
      ? 'On hands like yours'
      : `By what hands like yours won, and by ${worlds} deals that could have been there,`;
  const first = `${hands} ${nameAction(own.action, laws, suits)} brings ${brings(own)}`;
  const measured = worlds === 0 ? ', measured' : '';
  if (same) return `${first}: as much as anything else${measured}.`;
  const sure =
    gap === null ? '' : `, give or take ${Math.max(1, Math.round(gap.margin))} between them`;
  return `${first}; ${nameAction(better.action, laws, suits)} ${brings(better)}${sure}${measured}.`;
}

/**
 * That nothing cost clearly, and by what it was judged: each sentence only where it holds.
 *
 * @param about what has been judged.
 * @param isRamsch whether the deal was played as a Ramsch, in which no card is judged.
 */
export function sayNoMistake(about: readonly Judgement['about'][], isRamsch: boolean): string {
  const cardsTried = about.includes('card') || about.includes('layout');
  const bidsHeld = about.includes('bid') || about.includes('game');
  const deals = `${about.includes('card') ? 'Your cards were' : 'What you put away was'} tried in deals that could have been there`;
  const kinds = 'your bids held against hands of the kind';
  const ramsch = isRamsch
    ? ' In a Ramsch, where everyone plays alone, no card has a value to judge it by.'
    : '';
  if (!cardsTried && !bidsHeld) return `Nothing you did can be judged.${ramsch}`;
  const how = cardsTried
    ? bidsHeld
      ? `${deals}, ${kinds}.`
      : `${deals}.`
    : 'Your bids were held against hands of the kind.';
  return `By what you could know, nothing you did cost clearly. ${how}${ramsch}`;
}

/** Which part of a game cannot be judged, because it is not recorded; empty where all is. */
export function saySince(since: KnownSince): string {
  switch (since) {
    case 'bidding':
      return '';
    case 'layout':
      return 'The bidding is not wholly recorded, so the decisions are judged from the two cards put away on.';
    case 'cards':
      return 'The bidding is not wholly recorded, so the decisions are judged from the first lead on.';
  }
}
