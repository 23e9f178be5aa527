/**
 * What is kept of a sitting of two-handed Skat, so that a page that is left goes on where it was:
 *
 *     {"vorhand": "two-handed", "version": 1, "seed": 17, "deal": 4, "you": 24, "opponent": -40,
 *      "deeds": ["call 3", "away CA S10", "CJ", "on"], "answers": ["C7"]}
 *
 * The cards follow from the seed and the number of the deal, so what the two did in it is the whole deal.
 */
import { isCard } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { isObject, isWhole } from '../../lib/json/json.ts';
import type { Format, Reading } from '../../lib/storage/format.ts';

/** A sitting, as far as it has come. */
export interface KeptTwo {
  /** From 0 to 2³¹ − 1. */
  readonly seed: number;
  /** The number of the deal, from 0. */
  readonly deal: number;
  /** What stands on the sheet; losses below 0. */
  readonly you: number;
  readonly opponent: number;
  /**
   * What the reader did in this deal, in order: `pass`, `call 3`, `name tournee-grand`, `away CA S10`,
   * a card, and `on` where a trick was let go.
   */
  readonly deeds: readonly string[];
  /** The cards that the opponent has played in it. */
  readonly answers: readonly Card[];
}

const VERSION = 1;
const MOST_DEALS = 100_000;
const MOST_POINTS = 10_000_000;
/** More than a deal can have. */
const MOST_DEEDS = 100;

const DEED =
  /^(?:pass|on|call \d{1,2}|name [a-z-]{3,30}|(?:away [CSHD](?:10|[JAKQ987]) )?[CSHD](?:10|[JAKQ987]))$/u;

/** Null before a reader has done anything. */
export const TWO_FORMAT: Format<KeptTwo | null> = {
  key: 'vorhand-two-handed',
  asideKey: 'vorhand-two-handed-aside',
  empty: null,
  make: (sitting) => ({ vorhand: 'two-handed', version: VERSION, ...sitting }),
  read: readTwo,
};

function readTwo(stored: unknown): Reading<KeptTwo | null> {
  const data = isObject(stored) ? stored : {};
  const { answers, deal, deeds, opponent, seed, version, you } = data;
  if (Number.isInteger(version) && Number(version) > VERSION) return { is: 'newer' };
  if (version === VERSION && seed === undefined) return { is: 'whole', value: null };
  if (
    version !== VERSION ||
    !isWhole(seed, 0, 2 ** 31 - 1) ||
    !isWhole(deal, 0, MOST_DEALS) ||
    !isWhole(you, -MOST_POINTS, MOST_POINTS) ||
    !isWhole(opponent, -MOST_POINTS, MOST_POINTS)
  ) {
    return { is: 'damaged', value: null };
  }
  const [done, wholeDeeds] = soundOf(deeds, (deed): deed is string => {
    return typeof deed === 'string' && DEED.test(deed);
  });
  const [played, wholeAnswers] = soundOf(answers, (card): card is Card => {
    return typeof card === 'string' && isCard(card);
  });
  const value = { seed, deal, you, opponent, deeds: done, answers: played };
  return { is: wholeDeeds && wholeAnswers ? 'whole' : 'damaged', value };
}

/** The members of a list up to the first that is not sound, and whether those are all. */
function soundOf<T>(list: unknown, isSound: (one: unknown) => one is T): [readonly T[], boolean] {
  if (!Array.isArray(list)) return [[], false];
  const all: readonly unknown[] = list.slice(0, MOST_DEEDS);
  const wrong = all.findIndex((one) => !isSound(one));
  const sound = (wrong < 0 ? all : all.slice(0, wrong)).filter(isSound);
  return [sound, sound.length === list.length];
}
