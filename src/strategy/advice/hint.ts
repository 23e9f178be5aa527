/**
 * A hint in four steps: what to look at, the rule of the book with its place, what to do, and why. What
 * to do is what the strong player would do in the reader’s place; the rule is one that holds here, and
 * where the two disagree that is said.
 */
import type { Action, Decision, WeighedCard } from '../players/action.ts';
import type { SeatView } from '../players/view.ts';
import type { Card } from '../../game/skat/cards.ts';
import { KINDS } from '../../game/skat/contract.ts';
import { aimOf } from './aim.ts';
import { bookSaysBefore, bookLayoutFor } from './before-rules.ts';
import { ruleToTell } from './card-rules.ts';
import {
  BOOK_DIFFERS,
  NOT_WEIGHED,
  ONE_PAGE_AT_END,
  sayAllAlike,
  sayBookWould,
  sayForSchneider,
  sayInPoints,
  sayMayBeChance,
  sayShares,
  sayTried,
} from '#edition/strategy/advice/hint-words.ts';
import type { BesideBook, CardShare } from '#edition/strategy/advice/hint-words.ts';
import { LOOKS, NO_CHOICE } from '#edition/strategy/advice/look-words.ts';
import { REASONS } from '#edition/strategy/players/reason-words.ts';
import type { TopicId } from './topic-ids.ts';

/** What the book says here. */
export interface HintRule {
  /** Foster’s page, where one page has it; else the pages stand in the sentence. */
  readonly page: string | null;
  /** Comment text: cards as codes, pages as “page 107”. */
  readonly says: string;
  /** Whether it comes to what the strong player does. */
  readonly agrees: boolean;
}

/** A hint, all four steps of it; each in comment text. */
export interface Hint {
  /** Its topic; null where no rule of the book applies. */
  readonly topic: TopicId | null;
  readonly look: string;
  readonly rule: HintRule | null;
  readonly action: Action;
  readonly why: readonly string[];
}

/** So many deals of a hundred are more than chance among those imagined. */
const TELLING = 3;

/** A share as hundredths. */
export const ofHundred = (share: number): number => Math.round(share * 100);

/**
 * The hint for who is in turn.
 *
 * @param decision the strong player’s, for this very view.
 */
export function makeHint(view: SeatView, decision: Decision): Hint {
  const { action } = decision;
  if (view.asked?.what === 'card' && action.do === 'card')
    return cardHint(view, decision, action.card);
  if (view.asked?.what === 'layout' && action.do === 'declare') {
    const { layout, look, says, topic } = bookLayoutFor(view, action.contract);
    const agrees = layout.every((card) => action.layout?.includes(card) === true);
    const trialWords = decision.worlds === 0 ? [] : [sayTried(decision.worlds)];
    const why = [
      ...decision.reasons.filter(({ by }) => by !== 'book').map(({ text }) => text),
      ...trialWords,
    ];
    return { topic, look, rule: { page: null, says, agrees }, action, why };
  }
  const book = bookSaysBefore(view);
  const why = decision.reasons.map(({ text }) => text);
  if (book === null) return { topic: null, look: NO_CHOICE, rule: null, action, why };
  const agrees = book.action === null || sameAction(book.action, action);
  return {
    topic: book.topic,
    look: book.look,
    rule: { page: null, says: book.says, agrees },
    action,
    why: agrees ? why : [...why, BOOK_DIFFERS],
  };
}

/** Whether two actions before the first card come to the same. */
export function sameAction(one: Action, other: Action): boolean {
  if (one.do === 'declare' && other.do === 'declare') {
    return (
      one.contract.kind === other.contract.kind &&
      one.contract.trump === other.contract.trump &&
      (one.layout ?? []).every((card) => other.layout?.includes(card) === true)
    );
  }
  const goesOn = (action: Action): boolean => action.do === 'bid' || action.do === 'yes';
  if (goesOn(one) && goesOn(other)) return true;
  if (one.do === 'turn-up' && other.do === 'turn-up') return one.kind === other.kind;
  if (one.do === 'card' && other.do === 'card') return one.card === other.card;
  return one.do === other.do;
}

function cardHint(view: SeatView, decision: Decision, card: Card): Hint {
  const { action } = decision;
  if (view.asked?.what === 'card' && view.asked.legal.length === 1) {
    return {
      topic: null,
      look: NO_CHOICE,
      rule: null,
      action,
      why: [REASONS.onlyCard],
    };
  }
  const rule = ruleToTell(view, card);
  const why = whyCard(view, decision, card);
  if (rule === null) {
    return { topic: null, look: LOOKS['what-wins'], rule: null, action, why };
  }
  const agrees = rule.cards.includes(card);
  const { page, topic } = rule.rule;
  const { page: found, says } = page === null ? pageOf(rule.says) : { page, says: rule.says };
  return {
    topic,
    look: LOOKS[rule.rule.look],
    rule: { page: found, says, agrees },
    action,
    why: agrees
      ? why
      : [sayBookWould(rule.cards, card, besideBook(rule.cards, decision, card)), ...why],
  };
}

/** `Keep a ten back (page 115).` as page and sentence; sentences that name several keep them. */
function pageOf(says: string): { readonly page: string | null; readonly says: string } {
  const found = ONE_PAGE_AT_END.exec(says)?.groups;
  if (found === undefined) return { page: null, says };
  return { page: found['page']!, says: `${found['said']!}.` };
}

/** How the book’s cards do beside the one played, in the deals that were imagined. */
function besideBook(cards: readonly Card[], { weighed, worlds }: Decision, card: Card): BesideBook {
  const [own, book] = [find(weighed, [card]), find(weighed, cards)];
  if (worlds === 0 || own === null || book === null) return { as: 'unknown' };
  const deals = ofHundred(own.share) - ofHundred(book.share);
  if (deals >= TELLING) return { as: 'better', deals };
  const points = Math.round((own.points ?? 0) - (book.points ?? 0));
  if (deals <= 0 && points > 0) return { as: 'more-points', points };
  return { as: deals > 0 ? 'nearly-alike' : 'alike' };
}

/** The best of some cards. */
function find(weighed: readonly WeighedCard[], cards: readonly Card[]): WeighedCard | null {
  const found = weighed.filter(({ card }) => cards.includes(card));
  return found.length === 0 ? null : found.reduce((a, b) => (b.share > a.share ? b : a));
}

/** The shares, in a sentence or two. */
export function whyCard(view: SeatView, decision: Decision, card: Card): string[] {
  const { weighed, worlds } = decision;
  if (worlds === 0 || weighed.length === 0) return [NOT_WEIGHED];
  const aim = aimOf(view);
  const own = weighed.find((one) => one.card === card)!;
  const others = weighed
    .filter((one) => one.card !== card)
    .toSorted((a, b) => b.share - a.share || (b.points ?? 0) - (a.points ?? 0));
  const shares = new Set(weighed.map(({ share }) => ofHundred(share)));
  if (shares.size === 1) {
    const settledWords = sayAllAlike(worlds, aim, ofHundred(own.share));
    const beyond = whyBeyond(own, others, KINDS[view.contract!.kind].aim);
    return beyond === null ? [settledWords] : [settledWords, beyond];
  }
  const sentence = sayShares(worlds, aim, inHundred(own), others.slice(0, 3).map(inHundred));
  const second = whySecond(own, others[0]);
  return second === null ? [sentence] : [sentence, second];
}

const inHundred = ({ card, share }: WeighedCard): CardShare => ({ card, share: ofHundred(share) });

/** Why a card that is behind in the deals imagined is played all the same; null where it is not behind. */
function whySecond(own: WeighedCard, best: WeighedCard | undefined): string | null {
  if (best === undefined || ofHundred(best.share) <= ofHundred(own.share)) return null;
  return sayMayBeChance(own.card, Math.round((own.points ?? 0) - (best.points ?? 0)));
}

/** Where the game is settled: schneider, or points. */
function whyBeyond(own: WeighedCard, others: readonly WeighedCard[], aim: string): string | null {
  if (aim === 'no-trick' || others.length === 0) return null;
  const further = others.filter((one) => one.further !== null && own.further !== null);
  const best = further.toSorted((a, b) => b.further! - a.further!)[0];
  if (best !== undefined && ofHundred(best.further!) !== ofHundred(own.further!)) {
    const forSchneider = ({ card, further: part }: WeighedCard): CardShare => ({
      card,
      share: ofHundred(part!),
    });
    return sayForSchneider(forSchneider(own), forSchneider(best));
  }
  const next = others.find(({ points }) => points !== null);
  if (own.points === null || next === undefined) return null;
  const [mine, theirs] = [Math.round(own.points), Math.round(next.points!)];
  return mine === theirs ? null : sayInPoints(own.card, mine, next.card, theirs);
}
