/** What a rule asks the reader to look at first; `#edition/strategy/advice/look-words.ts` has the questions. */
export type LookId =
  | 'trumps-out'
  | 'jacks'
  | 'middle'
  | 'declarers-leads'
  | 'declarers-voids'
  | 'laid-out'
  | 'high-cards'
  | 'partners-trick'
  | 'declarers-trick'
  | 'second-hand'
  | 'worth-a-trump'
  | 'overruff'
  | 'shortest'
  | 'danger'
  | 'partners-suits'
  | 'ramsch-jacks'
  | 'what-wins';

/** The same before the first card, by what the reader has to decide. */
export type LookBeforeId = 'bid' | 'game' | 'drawn' | 'layout';
