/**
 * An independent count of all legal lines of play, made to be obvious and not fast: cards are
 * numbers, every game's order is written out by hand, and a trick is judged by looking its cards
 * up in that list. It shares no code with the rules it is held against.
 */

const SPELLED =
  'CJ CA C10 CK CQ C9 C8 C7 SJ SA S10 SK SQ S9 S8 S7 HJ HA H10 HK HQ H9 H8 H7 DJ DA D10 DK DQ D9 D8 D7'.split(
    ' ',
  );

/** Points of a suit's J A 10 K Q 9 8 7; card n has POINTS[n % 8]. */
const POINTS = [2, 11, 10, 4, 3, 0, 0, 0];

/** Each group is one suit in play, best card first; the first group of a game with trumps beats the rest. */
export const GROUPS = {
  spades: {
    trumps: true,
    groups: [
      'CJ SJ HJ DJ SA S10 SK SQ S9 S8 S7',
      'CA C10 CK CQ C9 C8 C7',
      'HA H10 HK HQ H9 H8 H7',
      'DA D10 DK DQ D9 D8 D7',
    ],
  },
  grand: {
    trumps: true,
    groups: [
      'CJ SJ HJ DJ',
      'CA C10 CK CQ C9 C8 C7',
      'SA S10 SK SQ S9 S8 S7',
      'HA H10 HK HQ H9 H8 H7',
      'DA D10 DK DQ D9 D8 D7',
    ],
  },
  nullo: {
    trumps: false,
    groups: [
      'CA CK CQ CJ C10 C9 C8 C7',
      'SA SK SQ SJ S10 S9 S8 S7',
      'HA HK HQ HJ H10 H9 H8 H7',
      'DA DK DQ DJ D10 D9 D8 D7',
    ],
  },
} as const;

export type SlowGame = keyof typeof GROUPS;

/** What came of all lines: how many, and how many points each player took in them together. */
export interface Tally {
  lines: number;
  points: [number, number, number];
  tricks: [number, number, number];
}

/**
 * Plays every legal line of the next `depth` cards, player 0 leading.
 *
 * @param hands the three players' cards, spelled and separated by spaces.
 */
export function countSlowly(hands: readonly string[], game: SlowGame, depth: number): Tally {
  const { groups, trumps } = GROUPS[game];
  const group = new Array<number>(32).fill(-1);
  const place = new Array<number>(32).fill(-1);
  groups.forEach((spelled, g) => {
    spelled.split(' ').forEach((card, p) => {
      group[SPELLED.indexOf(card)] = g;
      place[SPELLED.indexOf(card)] = p;
    });
  });

  // held[card] is the player who still has it, 0 to 2, or -1.
  const held = new Array<number>(32).fill(-1);
  hands.forEach((hand, player) => {
    for (const card of hand.split(' ')) held[SPELLED.indexOf(card)] = player;
  });

  const tally: Tally = { lines: 0, points: [0, 0, 0], tricks: [0, 0, 0] };
  const points = [0, 0, 0];
  const tricks = [0, 0, 0];

  const play = (left: number, leader: number, table: readonly number[]): void => {
    const player = (leader + table.length) % 3;
    const own: number[] = [];
    for (let card = 0; card < 32; card++) if (held[card] === player) own.push(card);
    if (left === 0 || own.length === 0) {
      tally.lines += 1;
      for (const p of [0, 1, 2] as const) {
        tally.points[p] += points[p]!;
        tally.tricks[p] += tricks[p]!;
      }
      return;
    }
    const led = table[0];
    const canFollow = led !== undefined && own.some((card) => group[card] === group[led]);
    for (const card of own) {
      if (canFollow && group[card] !== group[led]) continue;
      held[card] = -1;
      const now = [...table, card];
      if (now.length < 3) {
        play(left - 1, leader, now);
      } else {
        // Trumps (group 0) if there are any in the trick, else the suit led; of those the best placed.
        const ruling = trumps && now.some((c) => group[c] === 0) ? 0 : group[now[0]!]!;
        let best = -1;
        now.forEach((c, at) => {
          if (group[c] !== ruling) return;
          if (best < 0 || place[c]! < place[now[best]!]!) best = at;
        });
        const winner = (leader + best) % 3;
        const sum = now.reduce((total, c) => total + POINTS[c % 8]!, 0);
        points[winner]! += sum;
        tricks[winner]! += 1;
        play(left - 1, winner, []);
        points[winner]! -= sum;
        tricks[winner]! -= 1;
      }
      held[card] = player;
    }
  };
  play(depth, 0, []);
  return tally;
}
