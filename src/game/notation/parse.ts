/**
 * The one door by which a text becomes a {@link Hand}. The notation is described in README.md.
 *
 * ```ts
 * const parsed = parseHand(text, { file: 'content/hands/foster-01.hand' });
 * if (parsed.ok) show(parsed.value);
 * else for (const { line, column, message } of parsed.errors) …
 * ```
 */
import { invalid, valid } from '../../lib/checked.ts';
import type { Checked } from '../../lib/checked.ts';
import type { Deal, Layout } from '../skat/deal.ts';
import { checkDeal } from './check/deal.ts';
import { checkErrata } from './check/errata.ts';
import { checkExchange } from './check/exchange.ts';
import { checkHead, checkTurned } from './check/head.ts';
import type { Head } from './check/head.ts';
import { checkHandedRound, checkLayout } from './check/layout.ts';
import { reportNeedlessLayout, reportNoLayout } from './check/layout.ts';
import { checkNames } from './check/names.ts';
import { checkLine } from './check/play.ts';
import { errorList } from './errors.ts';
import type { ErrorList, HandError, Report } from './errors.ts';
import type { Exchange, Hand, SkatLine } from './hand.ts';
import { LONGEST_FILE, splitLines } from './read/lines.ts';
import type { RawHand } from './read/raw.ts';
import { readHand } from './read/hand-file.ts';
import { firstPosition, usesSkat } from './check/setting.ts';
import type { Setting } from './check/setting.ts';
import { SEATS } from '../skat/seats.ts';
import type { BySeat } from '../skat/seats.ts';
import { printedTooLong } from '#edition/game/notation/head-words.ts';
import { makeHand } from './write/make.ts';
import { checkedSkat } from './check/variation.ts';
import { SKAT_FORMAT } from './skat-format.ts';

/**
 * Reads a hand file.
 *
 * @param text the file's text, whatever it is; a byte order mark and any line ends are taken.
 * @param options.file the file's name, only to stand in the errors.
 * @returns the hand, complete and checked against the rules of play, the laws and itself; or what is
 *   wrong, in the order of the text, at most `MOST_ERRORS` errors. Never throws; takes time in
 *   proportion to the text, and refuses texts beyond `LONGEST_FILE`.
 */
export function parseHand(
  text: string,
  options: { readonly file?: string } = {},
): Checked<Hand, HandError> {
  const list = errorList(options.file ?? null);
  const hand = read(text, list);
  const [first, ...rest] = list.sorted();
  if (first !== undefined) return invalid(first, ...rest);
  if (hand === null) throw new Error('A hand was refused without an error: a bug in the parser.');
  return text.length > MAY_GROW_TOO_LONG ? checkPrint(hand, options.file ?? null) : valid(hand);
}

/**
 * What is shorter stays shorter than a file may be when it is printed: the shortest lines that a
 * file can have grow less than twenty times by their indents, blanks and results.
 */
const MAY_GROW_TOO_LONG = LONGEST_FILE / 20;

/** A hand that could not be read again once it is printed is refused at once. */
function checkPrint(hand: Hand, file: string | null): Checked<Hand, HandError> {
  const { length } = makeHand(hand);
  if (length <= LONGEST_FILE) return valid(hand);
  return invalid<HandError>({
    code: 'file-too-long',
    expected: `at most ${LONGEST_FILE} characters`,
    ...printedTooLong(length),
    file,
    line: 1,
    column: 1,
  });
}

function read(text: string, { report, failed }: ErrorList): Hand | null {
  const lines = splitLines(text, report);
  // Where comments start and end decides what everything else is.
  if (failed()) return null;
  const lastLine = text.split(/\r\n|\r|\n/).length;
  const { hand: raw, sound } = readHand(lines, SKAT_FORMAT, { line: lastLine, column: 1 }, report);

  checkNames(raw, sound, report);
  const errata = checkErrata(raw.errata, raw.play, SEATS, report);
  const head = checkHead(raw, report);
  const deal = raw.deal === null ? null : checkDeal(raw.deal, report);
  if (head === null || deal === null) return null;
  const { tags } = raw;
  const contractAt = tags.get('contract')?.valueAt ?? raw.end;
  const turnedCard = checkTurned(tags.get('turned'), head.contract, deal.skat, contractAt, report);
  const before = checkBeforePlay(raw, head, deal, report);
  if (before === null || raw.play === null || !sound || turnedCard === undefined) return null;

  const { outcome, law, contract, declarer } = head;
  const bid = outcome?.amount ?? null;
  const setting: Setting = { law, deal, contract, declarer, bid, ...before };
  const position = firstPosition(setting);
  const line = checkLine(
    raw.play,
    { game: checkedSkat(setting), position, at: raw.deal ?? raw.end },
    report,
  );
  if (line === null) return null;
  return {
    id: head.id,
    number: head.number,
    title: head.title,
    source: head.source,
    page: head.page,
    laws: law.id,
    contract,
    declarer,
    bidding: head.bidding,
    biddingComment: head.biddingComment,
    turned: turnedCard,
    deal,
    comment: raw.deal?.comment?.text ?? null,
    layout: before.layout,
    handedRound: before.handedRound,
    exchange: before.exchange,
    layoutComment: (raw.layout ?? raw.exchange)?.comment?.text ?? null,
    // Read by Skat's format, its line has Skat's seats and cards.
    line: line as SkatLine,
    errata,
  };
}

interface BeforePlay {
  readonly layout: Layout | null;
  readonly handedRound: BySeat<Layout> | null;
  readonly exchange: Exchange | null;
}

/** Layout and exchange, checked against the contract; null when wrong, which is reported. */
function checkBeforePlay(
  raw: RawHand,
  { contract, declarer }: Head,
  deal: Deal,
  report: Report,
): BeforePlay | null {
  const none: BeforePlay = { layout: null, handedRound: null, exchange: null };
  const field = raw.layout;
  let exchange: Exchange | null = null;
  if (raw.exchange !== null) {
    exchange = checkExchange(raw.exchange, contract, declarer, deal, report);
    if (exchange === null) return null;
  }
  if (contract.kind === 'schiebe-ramsch') {
    if (field === null) {
      reportNoLayout(raw.deal ?? raw.end, contract, report);
      return null;
    }
    const handedRound = checkHandedRound(field, deal, report);
    return handedRound && { ...none, layout: handedRound.H, handedRound };
  }
  if (declarer === null || !usesSkat(contract)) {
    if (field === null) return { ...none, exchange };
    reportNeedlessLayout(field, contract, report);
    return null;
  }
  if (field === null) {
    reportNoLayout(raw.deal ?? raw.end, contract, report);
    return null;
  }
  const layout = checkLayout(field, deal, declarer, report);
  return layout && { ...none, layout };
}
