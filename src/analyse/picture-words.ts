/** What stands written in the picture of a position, and what it tells those who cannot see it. */
import { countsAt, countsPoints, sideName } from '../game/replay/counts.ts';
import { capital } from '../game/words/text.ts';
import type { Count } from '../game/replay/table-game.ts';
import { spokenText } from '../game/replay/comment.ts';
import { OWN_LINE } from '../game/replay/place.ts';
import { lineOf } from '../game/replay/replay.ts';
import type { SkatReplay, SkatReplayLine, SkatStop } from '../game/replay/skat-replay.ts';
import { cardName, cardNames } from '../game/words/cards.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { Terms } from '../game/words/terms.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Card } from '../game/skat/cards.ts';
import { sortCards } from '../game/skat/deal.ts';
import { SEATS } from '../game/skat/seats.ts';
import { bidOf, setUpOf } from './set-up.ts';
import { usualTitle } from '#edition/game/codes/code-words.ts';

/** How the cards are called. */
export interface PictureCardWords {
  readonly terms: Terms;
  readonly suits: SuitStyle;
}

const seats = SEAT_WORDS;

/** The two cards apart: as dealt, or what was put away; and which of both. */
export function skatOf(
  replay: SkatReplay,
  line: SkatReplayLine,
  stop: SkatStop,
): [Card[], 'Skat' | 'Put away'] {
  const { layout } = line;
  if (layout !== null && stop.place.at !== 'deal') return [sortCards(layout), 'Put away'];
  return [sortCards(replay.hand.deal.skat), 'Skat'];
}

/** `Suit game in clubs, by Vorhand, bid 24`; without the game where the title is just that. */
export function gameLine(replay: SkatReplay, line: SkatReplayLine): string {
  const { hand } = replay;
  const game = usualTitle(line.contract, line.declarer, hand.laws);
  const bid = line.contract === hand.contract ? bidOf(setUpOf(hand, '')) : null;
  return capital(
    [game === hand.title ? '' : game, bid === null ? '' : `bid ${bid}`]
      .filter((part) => part !== '')
      .join(', '),
  );
}

/** Where the hand stands: `The deal`, `Trick 4, Hinterhand to play`; in a variation its title. */
export function placeLine(line: SkatReplayLine, stop: SkatStop): string {
  return capital(`${lineWords(line, spokenText(line.title))}${whereTo(stop)}`);
}

function lineWords({ id }: SkatReplayLine, title: string): string {
  if (id === null) return '';
  return id === OWN_LINE ? 'Off the record: ' : `${title}: `;
}

function whereTo(stop: SkatStop): string {
  const next = stop.toPlay;
  if (stop.trick === 0) {
    if (stop.place.at === 'deal') return 'the deal';
    return next === null ? 'before the first lead' : `${seats[next]} leads`;
  }
  if (stop.taken !== null) return `trick ${stop.trick}, taken by ${seats[stop.taken.by]}`;
  return next === null ? `trick ${stop.trick}` : `trick ${stop.trick}, ${seats[next]} to play`;
}

/** The counts: `Declarer 43`, `Defenders 20`; tricks where points do not matter. */
export function countWords(replay: SkatReplay, line: SkatReplayLine, stop: SkatStop): string[] {
  return countsAt(replay, stop, 'with-skat', line.id).map((count) => {
    return capital(`${sideName(count.side)} ${amount(line, count)}`);
  });
}

const amount = (line: SkatReplayLine, { points, tricks }: Count): string =>
  countsPoints(line) ? String(points) : counted(tricks, 'trick');

/** The whole position in sentences; every card in it is named once. */
export function describe(
  replay: SkatReplay,
  stop: SkatStop,
  { suits, terms }: PictureCardWords,
): string {
  const line = lineOf(replay, stop.line);
  const [skat, label] = skatOf(replay, line, stop);
  const names = (cards: readonly Card[]): string => cardNames(cards, terms, suits);
  const { contract, declarer } = line;
  const by = declarer === null ? '' : `, ${seats[declarer]} declarer`;
  return [
    `${contractName(contract, replay.hand.laws)}${by}.`,
    // The title of a variation may name cards.
    `${capital(`${lineWords(line, 'A variation')}${whereTo(stop)}`)}.`,
    ...SEATS.filter((seat) => stop.hands[seat].length > 0).map(
      (seat) => `${seats[seat]} holds ${names(sortCards(stop.hands[seat]))}.`,
    ),
    ...stop.table.map(
      ({ card, seat }, index) =>
        `${seats[seat]} ${index === 0 ? 'led' : 'played'} ${cardName(card, terms, suits)}.`,
    ),
    `${label}: ${names(skat)}.`,
    `${countWords(replay, line, stop).join(', ')}.`,
  ].join(' ');
}
