/** Deals of ours in which the exceptional games are worked, trick by trick. */
import type { WorkedText } from './worked.ts';

const DEALS = {
  // The nine of spades is the one weak spot, and takes four tricks with it.
  'nullo-with-tricks': {
    game: 'nullo-with-tricks',
    declarer: 'H',
    V: 'CJ SJ SA SK S7 HA H10 HK HQ DK',
    M: 'CA C9 SQ S8 HJ DJ DA D10 DQ D9',
    H: 'C10 CK CQ C8 C7 S9 H9 H8 D8 D7',
    skat: 'S10 H7',
    play: `V H10 HJ H9 / M D9 D8 DK / V HQ C9 H8 / V CJ CA CK / M D10 D7 SA / M S8 S9 S7 /
      H C7 HA DA / H C8 SK SQ / H C10 HK DQ / H CQ SJ DJ`,
  },
  // Three jacks fall on other cards, and the fourth takes the last trick.
  'nullo-with-jacks': {
    game: 'nullo-with-jacks',
    declarer: 'H',
    V: 'CJ CA HJ H10 HQ H9 DA D10 DK DQ',
    M: 'CQ C8 SJ SA S10 SQ HK H7 D9 D8',
    H: 'C10 CK C9 C7 S9 S8 S7 H8 DJ D7',
    skat: 'HA SK',
    play: `V H9 HK H8 / M S10 S9 HQ / M SQ S8 CJ / V D10 D9 D7 / V DQ D8 CK / V DK CQ C10 /
      V DA C8 C9 / V CA SJ C7 / M SA S7 HJ / V H10 H7 DJ`,
  },
  // The best jack takes the one trick; the lowest goes under a higher one.
  uno: {
    game: 'uno',
    declarer: 'H',
    V: 'CK C8 SJ SK HA HK HQ D10 D8 D7',
    M: 'CA CQ SQ S9 HJ H10 H9 DA DK DQ',
    H: 'CJ C9 C7 S10 S8 S7 H8 H7 DJ D9',
    skat: 'C10 SA',
    play: `V D7 DA D9 / M S9 S10 SK / V C8 CA C9 / M H9 H8 HA / V D8 DK CJ / H C7 CK CQ /
      V D10 DQ S8 / M H10 H7 HK / V SJ HJ DJ / V HQ SQ S7`,
  },
  // Two jacks, two tricks: the lower ruffs, and the higher takes both others with it.
  duo: {
    game: 'duo',
    declarer: 'H',
    V: 'CA CQ SJ H10 HQ H8 H7 DA D10 DK',
    M: 'C10 CK C9 SK HJ HA HK H9 DQ D8',
    H: 'CJ C8 SA S10 SQ S9 S8 S7 DJ D7',
    skat: 'D9 C7',
    play: `V H7 HA SQ / M D8 D7 DA / V H8 HK DJ / H CJ SJ HJ / H S7 CA SK / M C9 C8 CQ /
      V H10 H9 SA / V D10 DQ S10 / M C10 S9 DK / M CK S8 HQ`,
  },
  // Foster's No. 23, lost as a Nullo by its very last card, is safe without the ten of clubs.
  'little-nullo': {
    game: 'little-nullo',
    declarer: 'H',
    V: 'CA CK CQ C9 SJ SQ S9 HJ DA DQ',
    M: 'C8 SA SK S8 HA H10 HQ DJ D10 DK',
    H: 'C10 C7 S10 S7 H9 H8 H7 D9 D8 D7',
    skat: 'CJ HK',
    putAway: 'CA C8 C10',
    play: `V HJ HA H9 / M HQ H8 DA / M H10 H7 DQ / M DK D9 SQ / M DJ D8 SJ / M D10 D7 S9 /
      M S8 S7 CK / M SA S10 CQ / M SK C7 C9`,
  },
} as const satisfies Readonly<Record<string, WorkedText>>;

/** The deals by the names used here. */
export type WorkedId = keyof typeof DEALS;

export const WORKED_DEALS: Readonly<Record<WorkedId, WorkedText>> = DEALS;
