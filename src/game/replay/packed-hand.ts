/**
 * A hand in few letters, as a page has it for its living figure: with each card an object of its own,
 * the hands of a chapter are a tenth of its HTML. A trick is one word a card (`VSJ`: Vorhand, the jack
 * of spades; `MH9!`: a card well played) and what it came to (`V2`), and what is empty is left out.
 */
import type { HandOf, Line, Play, Trick, Variation } from '../notation/hand.ts';
import type { Table } from '../cards/table.ts';
import { MARK_SIGNS, markOf } from '../words/marks.ts';

type PackedTrick =
  | string
  | readonly [
      text: string,
      comment: string | null,
      comments: readonly (string | null)[],
      variations: readonly PackedVariation[],
    ];

type PackedVariation = Pick<Variation<Table>, 'id' | 'title'> &
  Partial<Omit<Variation<Table>, 'line'>> & { readonly line: PackedLine };

interface PackedLine extends Omit<Line<Table>, 'tricks' | 'variations'> {
  readonly tricks: readonly PackedTrick[];
  readonly variations?: readonly PackedVariation[];
}

/** A hand whose play is packed; all else is as it was. */
export type PackedHand<Hand extends HandOf<Table> = HandOf<Table>> = Omit<Hand, 'line'> & {
  readonly line: PackedLine;
};

/** The hand in few letters; `unpackHand` makes of it what it was. */
export const packHand = <Hand extends HandOf<Table>>(hand: Hand): PackedHand<Hand> => ({
  ...hand,
  line: packLine(hand.line),
});

function packLine({ tricks, variations, ...line }: Line<Table>): PackedLine {
  const packed = { ...line, tricks: tricks.map(packTrick) };
  return variations.length === 0
    ? packed
    : { ...packed, variations: variations.map(packVariation) };
}

function packTrick({
  comment,
  number,
  plays,
  points,
  variations,
  winner,
}: Trick<Table>): PackedTrick {
  const words = plays.map(({ card, mark, seat }) => seat + card + (mark ? MARK_SIGNS[mark] : ''));
  const result = winner === null ? [] : [`${winner}${String(points)}`];
  const text = [number, ...words, ...result].join(' ');
  const comments = plays.map((play) => play.comment);
  const said = comments.findLastIndex((one) => one !== null) + 1;
  return comment === null && said === 0 && variations.length === 0
    ? text
    : [text, comment, comments.slice(0, said), variations.map(packVariation)];
}

function packVariation({ line, ...variation }: Variation<Table>): PackedVariation {
  const told = Object.entries(variation).filter(([, value]) => value !== null);
  return { ...(Object.fromEntries(told) as unknown as PackedVariation), line: packLine(line) };
}

/** The hand as it was before it was packed. Its text is the build’s own, and not looked at again. */
export const unpackHand = <Hand extends HandOf<Table>>(hand: PackedHand<Hand>): Hand =>
  ({ ...hand, line: unpackLine(hand.line) }) as unknown as Hand;

const unpackLine = ({ tricks, variations = [], ...line }: PackedLine): Line<Table> => ({
  ...line,
  tricks: tricks.map(unpackTrick),
  variations: variations.map(unpackVariation),
});

function unpackTrick(packed: PackedTrick): Trick<Table> {
  const [text, comment, comments, variations] =
    typeof packed === 'string' ? ([packed, null, [], []] as const) : packed;
  const [number, ...words] = text.split(' ');
  /** What it came to, where it was played out: a seat and a number, where a card has a suit. */
  const result = /^\w\d+$/.test(words.at(-1) ?? '') ? words.pop() : null;
  return {
    number: Number(number),
    plays: words.map((word, index): Play<Table> => {
      const [, seat = '', card = '', sign = ''] = /^(\w)(\w+)(.*)$/.exec(word) ?? [];
      return {
        seat,
        card: card as Table['card'],
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

const unpackVariation = ({ line, ...variation }: PackedVariation): Variation<Table> => ({
  ...NOTHING,
  ...variation,
  line: unpackLine(line),
});
