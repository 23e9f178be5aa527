/** The exceptional games in words: who plays, who sees what, what counts and what it costs. */
import { BEER_LIMITS } from './beer.ts';
import { ENHANCED_VALUES } from './enhanced-values.ts';
import type { ExceptionalId } from './games.ts';
import { TRICK_GAME_RULES } from './nullos.ts';

/** What a game changes of Skat, so that a table knows what it agrees to. */
export interface ExceptionalGame {
  readonly title: string;
  /** What differs from Skat; null where nothing does. */
  readonly plays: string | null;
  readonly sees: string | null;
  readonly counts: string | null;
  readonly costs: string | null;
  /** The book's opinion of it; null where it gives none. */
  readonly opinion: string | null;
}

const nullos = TRICK_GAME_RULES;

/** Every exceptional game. */
export const EXCEPTIONAL_GAMES: Readonly<Record<ExceptionalId, ExceptionalGame>> = {
  'beer-skat': {
    title: 'Beer Skat',
    plays: null,
    sees: null,
    counts: `The first player at ${BEER_LIMITS[3]}, or with four at the table at ${BEER_LIMITS[4]}, has lost the evening.`,
    costs:
      'A game won is charged to each of the others, and a game lost to the declarer once for each of them. A Ramsch costs 10 for each of the others, or 15 if one took no trick.',
    opinion: 'It is a merry pastime.',
  },
  'comparative-skat': {
    title: 'Comparative Skat',
    plays: 'Every table plays the same deals, the same cards in the same seats.',
    sees: null,
    counts: 'Your scores stand beside those of the players in your seat at the other tables.',
    costs: null,
    opinion: 'It compares players, not cards.',
  },
  'two-with-a-dummy': {
    title: 'Two hands and a dummy',
    plays:
      'The dealer, who is Hinterhand, bids to Vorhand; Mittelhand is a dummy, which the defender plays.',
    sees: 'Once the game is named the dummy lies open, except in Ramsch.',
    counts: 'In Ramsch the dummy’s tricks count for nobody.',
    costs: null,
    opinion: 'He finds it quite interesting.',
  },
  'enhanced-values': {
    title: 'Enhanced values',
    plays: null,
    sees: null,
    counts: null,
    costs: `Base values of ${ENHANCED_VALUES['tournee-grand']} for the Tournee Grand, ${ENHANCED_VALUES['gucki-grand']} for the Gucki Grand and ${ENHANCED_VALUES['grand-solo']} for the Grand Solo; ${ENHANCED_VALUES.nullo} for a Nullo, ${ENHANCED_VALUES['open-nullo']} for an open one.`,
    opinion: 'The League did not approve them.',
  },
  'guckser-nullo': {
    title: 'Guckser Nullo',
    plays: 'The declarer takes up the skat, shows nothing, and puts two cards away.',
    sees: null,
    counts: null,
    costs: `${nullos['guckser-nullo'].won} won and ${nullos['guckser-nullo'].lost} lost; open, ${nullos['open-guckser-nullo'].won} and ${nullos['open-guckser-nullo'].lost}.`,
    opinion: null,
  },
  'nullo-tourne': {
    title: 'Nullo Tourne',
    plays:
      'A declarer who turns a seven or another small card may announce Nullo, before looking at the second card.',
    sees: 'After the second card the declarer may still play it open.',
    counts: null,
    costs: `${nullos['nullo-tourne'].won} won or lost; open, ${nullos['open-nullo-tourne'].won}.`,
    opinion: null,
  },
  'nullo-with-tricks': {
    title: 'Nullo with tricks',
    plays: 'The play goes on after the first trick that the declarer must take.',
    sees: null,
    counts: null,
    costs: `${nullos['nullo-with-tricks'].lost} for the first trick and ${nullos['nullo-with-tricks'].eachMore} for each further trick.`,
    opinion:
      'Players gave it up: a second trick can seldom be forced, and the hand is worth the same anyway.',
  },
  'nullo-with-jacks': {
    title: 'Nullo with jacks as trumps',
    plays:
      'The jacks are trumps above suits in Nullo’s order. It is for a declarer who is not on lead and has the lowest jack or a red one.',
    sees: null,
    counts: null,
    costs: null,
    opinion: 'He finds it interesting.',
  },
  'uno-and-duo': {
    title: 'Uno and Duo',
    plays: 'The jacks are trumps above suits in Nullo’s order.',
    sees: null,
    counts: 'Exactly one trick wins Uno, and exactly two win Duo.',
    costs: `${nullos.uno.won} won or lost; open, ${nullos['open-uno'].won}.`,
    opinion:
      'Most tables gave them up, but they are still played in the East and in the old country.',
  },
  'skat-exposed': {
    title: 'The skat exposed',
    plays: null,
    sees: 'The skat lies face up from the start, and everybody bids on what it would add.',
    counts: null,
    costs: null,
    opinion: 'It is an old game, ruled out as a poor addition.',
  },
  contra: {
    title: 'Contra and Re-contra',
    plays:
      'In a Solo the defender speaks before anybody has followed to the first card, in a game with the skat as soon as two cards are put away.',
    sees: null,
    counts: null,
    costs:
      'Twice the value to or from the declarer, once to or from the defender who spoke; after Re-contra three times and twice.',
    opinion: 'It shows your partner where the trumps are, and frightens people out of fine games.',
  },
  'guckser-solos': {
    title: 'Guckser Solos and open Solos',
    plays: 'A Solo announced after taking up the skat; or a Solo with the cards on the table.',
    sees: 'In an open Solo the defenders see all the declarer’s cards.',
    counts: null,
    costs: 'The Guckser Solo costs double when it is lost; the open Solo counts double.',
    opinion: 'They are little more than a showdown.',
  },
  'point-ramsch': {
    title: 'Point Ramsch',
    plays: null,
    sees: null,
    counts: null,
    costs: 'The loser pays the number of points taken.',
    opinion: null,
  },
  'forced-ramsch': {
    title: 'Forced Ramsch',
    plays:
      'Every third, fourth or fifth round must be Ramsch, and the last three of the sitting. Sometimes a player who fears to lose it may play a Grand Solo instead.',
    sees: null,
    counts: null,
    costs: 'As in Point Ramsch; the Grand as a Grand.',
    opinion: 'It is spirited, and costly to a player in bad luck.',
  },
  'schieb-ramsch': {
    title: 'Schieb-Ramsch',
    plays: 'The skat is pushed round, and each player pushes two cards on.',
    sees: null,
    counts: 'The last two cards go to the winner of the last trick.',
    costs:
      'The loser pays the points taken, or half of them. If one player takes every trick, each of the others pays 60.',
    opinion: null,
  },
  'little-nullo': {
    title: 'Little Nullo',
    plays: 'Each player puts one card away, and nine tricks are played.',
    sees: null,
    counts: null,
    costs: null,
    opinion: 'It has no good points, and harms the game.',
  },
};
