/**
 * A compact form of a hand for the HTML of a page: with an object for each card, the hands of a
 * chapter would be a tenth of its HTML. A trick is a text with a word for each card (`VSJ`: Vorhand,
 * the jack of spades; `MH9!`: a card well played) and one for the result (`V2`). Empty fields are left
 * out.
 */
import type { PackCard } from '../cards/cards.ts';
import type { AnyHand, Line, Play, Trick, Variation } from '../notation/hand.ts';
import { MARK_SIGNS, markOf } from '../words/marks.ts';

type PackedTrick =
  | string
  | readonly [
      text: string,
      comment: string | null,
      comments: readonly (string | null)[],
      variations: readonly PackedVariation[],
    ];

type PackedVariation = Pick<Variation, 'id' | 'title'> &
  Partial<Omit<Variation, 'line'>> & { readonly line: PackedLine };

interface PackedLine extends Omit<Line, 'tricks' | 'variations'> {
  readonly tricks: readonly PackedTrick[];
  readonly variations?: readonly PackedVariation[];
}

/** A hand with its play packed and all else unchanged. */
export type PackedHand = Omit<AnyHand, 'line'> & { readonly line: PackedLine };

/** Packs a hand; `unpackHand` restores it. */
export const packHand = (hand: AnyHand): PackedHand => ({ ...hand, line: packLine(hand.line) });

function packLine({ tricks, variations, ...line }: Line): PackedLine {
  const packed = { ...line, tricks: tricks.map(packTrick) };
  return variations.length === 0
    ? packed
    : { ...packed, variations: variations.map(packVariation) };
}

function packTrick({ comment, number, plays, points, variations, winner }: Trick): PackedTrick {
  const words = plays.map(({ card, mark, seat }) => seat + card + (mark ? MARK_SIGNS[mark] : ''));
  const result = winner === null ? [] : [`${winner}${String(points)}`];
  const text = [number, ...words, ...result].join(' ');
  const comments = plays.map((play) => play.comment);
  const commentCount = comments.findLastIndex((one) => one !== null) + 1;
  return comment === null && commentCount === 0 && variations.length === 0
    ? text
    : [text, comment, comments.slice(0, commentCount), variations.map(packVariation)];
}

function packVariation({ id, line, title, ...rest }: Variation): PackedVariation {
  const fields = Object.entries(rest).filter(([, value]) => value !== null);
  return { id, title, ...Object.fromEntries(fields), line: packLine(line) };
}

/** Restores a packed hand. The build wrote it, so it is not checked again. */
export const unpackHand = (hand: PackedHand): AnyHand => ({
  ...hand,
  line: unpackLine(hand.line),
});

const unpackLine = ({ tricks, variations = [], ...line }: PackedLine): Line => ({
  ...line,
  tricks: tricks.map(unpackTrick),
  variations: variations.map(unpackVariation),
});

function unpackTrick(packed: PackedTrick): Trick {
  const [text, comment, comments, variations] =
    typeof packed === 'string' ? ([packed, null, [], []] as const) : packed;
  const [number, ...words] = text.split(' ');
  /** The result of a complete trick: a seat and a number, where a card has a suit. */
  const result = /^\w\d+$/.test(words.at(-1) ?? '') ? words.pop() : null;
  return {
    number: Number(number),
    plays: words.map((word, index): Play => {
      const [, seat = '', card = '', sign = ''] = /^(\w)(\w+)(.*)$/.exec(word) ?? [];
      return {
        seat,
        card: card as PackCard,
        mark: markOf(sign),
        comment: comments[index] ?? null,
      };
    }),
    winner: result?.[0] ?? null,
    points: result ? Number(result.slice(1)) : null,
    comment,
    variations: variations.map(unpackVariation),
  };
}

const NOTHING = { contract: null, declarer: null, layout: null, comment: null } as const;

const unpackVariation = ({ line, ...variation }: PackedVariation): Variation => ({
  ...NOTHING,
  ...variation,
  line: unpackLine(line),
});
