/** The first hand, from the deal to the count. Each of its steps is done at the table (`first-hand.ts`). */
import type { LessonStep } from './step.ts';

export const HAND_STEPS: readonly LessonStep[] = [
  {
    name: 'skat',
    part: 'A first hand',
    title: 'The skat',
    text: [
      'The cards are shuffled, and each player is dealt ten. The two that are left lie face down on the table: they are the *skat*.',
      'The three players are called *Vorhand*, who sits on the dealer’s left and leads to the first trick, *Mittelhand*, on Vorhand’s left, and *Hinterhand*, who comes last. You are Vorhand. Nobody has offered to play for more, so you are the declarer, and play the simplest game there is, the *Simple Game*.',
      'It begins with the skat. Take it up: it is yours.',
    ],
    stage: 'take',
  },
  {
    name: 'trump-suit',
    part: 'A first hand',
    title: 'Which suit?',
    text: [
      'Now you hold twelve cards, and choose the suit that will be trump. Take the one that gives you most trumps: count the cards of each suit without its jack, and add all your jacks, which are trumps in any case.',
    ],
    stage: 'trump',
  },
  {
    name: 'two-away',
    part: 'A first hand',
    title: 'Two cards away',
    text: [
      'Before you play you put two cards away, face down, so that you have ten again. Nobody else sees them, and their points count for you at the end. Only then do you say which suit is trump.',
      'Keep your trumps and your aces: they take tricks. Put away a 10 whose ace you do not have, for that ace would take it from you. And a card that is alone in its suit may well go: then you can trump that suit at once.',
    ],
    stage: 'layout',
  },
  {
    name: 'first-lead',
    part: 'A first hand',
    title: 'The first lead',
    text: [
      'Think of your ace of {H}: a player who has no {H} can trump it, while trumps last. So begin with trumps, the highest first. Whoever has one must follow with it, and soon they have none.',
    ],
    stage: 'lead',
  },
  {
    name: 'play',
    part: 'A first hand',
    title: 'Your hand',
    text: [
      'Now the hand is yours. Mittelhand and Hinterhand play together: when one of them takes a trick, the other gladly gives a dear card to it. They do not see your cards.',
    ],
    stage: 'play',
  },
  {
    name: 'count',
    part: 'A first hand',
    title: 'The count',
    text: [
      'When the last card is played you turn your tricks over and add them up, with the two cards you put away.',
    ],
    stage: 'count',
  },
];
