/** Prints hands as hand files. */
import type { Card } from '../../skat/cards.ts';
import { MARK_SIGNS } from '../../words/marks.ts';
import { KINDS } from '../../skat/contract.ts';
import { sortCards } from '../../skat/deal.ts';
import type { PlayedHand } from '../../skat/result.ts';
import { SEATS } from '../../skat/seats.ts';
import { makeBidding } from '../bidding-text.ts';
import { makeResult, settle } from '../check/result.ts';
import { makeContract } from '../contract-text.ts';
import type { Erratum, Hand, Play, SkatLine, SkatTrick, SkatVariation } from '../hand.ts';
import { escapeText, makeComment, makeInlineComment, WIDTH, wrap } from './text.ts';
import { ERRATUM_FIELDS } from '../read/raw.ts';
import { changeSetting } from '../check/setting.ts';
import type { Setting } from '../check/setting.ts';
import { isCounted, isSettled, settingOf } from '../summary.ts';
import { TAGS } from '../read/tag-names.ts';
import type { TagName } from '../read/tag-names.ts';

/**
 * Prints a hand in the one form the printer knows: `parseHand(makeHand(hand))` gives the hand
 * back, and printing that gives the same text.
 *
 * @param hand as `parseHand` gives it: its texts have no line breaks but those between paragraphs
 *   of a comment, and no blanks at their ends.
 */
export function makeHand(hand: Hand): string {
  const { deal } = hand;
  const sections = [
    makeTags(hand),
    [
      'deal',
      ...SEATS.map((seat) => `  ${seat}: ${sortCards(deal[seat]).join(' ')}`),
      `  skat: ${deal.skat.join(' ')}`,
      comment(hand.comment),
    ],
    [makeLayout(hand), makeExchange(hand), comment(hand.layoutComment)],
    ['play', ...makeLine(hand.line, settingOf(hand), [], '')],
    ...hand.errata.map(makeErratum),
  ];
  return sections
    .map((rows) => rows.filter((row) => row !== null))
    .filter((rows) => rows.length > 0)
    .map((rows) => `${rows.join('\n')}\n`)
    .join('\n');
}

const comment = (text: string | null, indent = ''): string | null =>
  text === null ? null : `${indent}${makeComment(text, indent)}`;

/** The tags as rows; the comment on the bidding stands between it and the card turned up. */
function makeTags(hand: Hand): (string | null)[] {
  const values: Readonly<Record<TagName, string | null>> = {
    id: hand.id,
    number: hand.number === null ? null : String(hand.number),
    title: escapeText(hand.title),
    source: hand.source === null ? null : escapeText(hand.source),
    page: hand.page === null ? null : escapeText(hand.page),
    laws: hand.laws,
    contract: makeContract(hand.contract),
    declarer: hand.declarer,
    bidding: hand.bidding.length === 0 ? null : makeBidding(hand.bidding),
    turned: hand.turned,
  };
  return TAGS.flatMap((tag) => {
    const value = values[tag];
    if (value === null) return [];
    const row = `${tag}: ${value}`;
    return tag === 'bidding' ? [row, comment(hand.biddingComment)] : [row];
  });
}

const cards = (list: readonly Card[]): string => list.join(' ');

function makeLayout({ layout, handedRound }: Hand): string | null {
  if (handedRound !== null) {
    return `layout: ${SEATS.map((seat) => `${seat} ${cards(handedRound[seat])}`).join(', ')}`;
  }
  return layout === null ? null : `layout: ${cards(layout)}`;
}

function makeExchange({ exchange }: Hand): string | null {
  if (exchange === null) return null;
  const { from, to, give, take } = exchange;
  return `exchange: ${from} ${cards(give)} for ${to} ${cards(take)}`;
}

type Counted = PlayedHand['tricks'];

/** A line of play as rows; `before` are the tricks that were played before it starts. */
function makeLine(line: SkatLine, setting: Setting, before: Counted, indent: string): string[] {
  const rows = line.variations.flatMap((each) => makeVariation(each, setting, before, indent));
  const played = [...before];
  for (const trick of line.tricks) {
    rows.push(...makeTrick(trick, indent));
    for (const variation of trick.variations) {
      rows.push(...makeVariation(variation, setting, played, `${indent}  `));
    }
    if (isCounted(trick)) played.push(trick);
  }
  if (!isSettled(line)) return [...rows, `${indent}*`];
  const { conceded = null } = line;
  if (conceded !== null) rows.push(`${indent}conceded: ${conceded}`);
  const nullo = KINDS[setting.contract.kind].aim === 'no-trick';
  return [...rows, `${indent}result: ${makeResult(settle(setting, played, conceded), nullo)}`];
}

function makeVariation(
  variation: SkatVariation,
  parent: Setting,
  before: Counted,
  indent: string,
): string[] {
  const { id, title, contract, declarer, layout, line } = variation;
  const inner = `${indent}  `;
  const rows = [
    `${indent}variation ${id}: ${escapeText(title)}`,
    comment(variation.comment, inner),
    contract === null ? null : `${inner}contract: ${makeContract(contract)}`,
    declarer === null ? null : `${inner}declarer: ${declarer}`,
    layout === null ? null : `${inner}layout: ${cards(layout)}`,
  ].filter((row) => row !== null);
  return [
    ...rows,
    ...makeLine(line, changeSetting(parent, variation), before, inner),
    `${indent}end`,
  ];
}

/** A trick on one line, or on several when its comments do not fit. */
function makeTrick(trick: SkatTrick, indent: string): string[] {
  const inner = `${indent}  `;
  const rows: string[] = [];
  let row = `${indent}${trick.number}. ${trick.plays[0]?.seat ?? ''}`;
  const add = (text: string): void => {
    if (text.includes('\n') || row.length + 1 + text.length > WIDTH) {
      if (row !== '') rows.push(row);
      row = `${inner}${text}`;
    } else {
      row = row === '' ? `${inner}${text}` : `${row} ${text}`;
    }
    if (!text.includes('\n')) return;
    rows.push(row);
    row = '';
  };
  for (const play of trick.plays) {
    add(makePlay(play));
    if (play.comment !== null) add(makeInlineComment(play.comment, inner));
  }
  if (isCounted(trick)) add(`= ${trick.winner} ${trick.points}`);
  if (row !== '') rows.push(row);
  const after = comment(trick.comment, inner);
  return after === null ? rows : [...rows, after];
}

const makePlay = ({ card, mark }: Play): string =>
  `${card}${mark === null ? '' : MARK_SIGNS[mark]}`;

/** A word that begins a line of an erratum without being taken for something else. */
const mayStart = (word: string): boolean =>
  /^[\p{L}\p{N}]/u.test(word) && !word.includes(':') && word !== 'erratum';

function makeErratum(erratum: Erratum): string[] {
  const fields = ERRATUM_FIELDS.flatMap((name) => {
    const value = erratum[name];
    return value === null ? [] : [wrap(`${name}: ${escapeText(value)}`, '    ', mayStart).slice(2)];
  });
  return [`erratum ${erratum.at}`, ...fields];
}
