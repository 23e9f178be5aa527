/** What is to be done at the table now: sit down, answer a question, look at a trick, wait, or go on. */
export type TableStage =
  'sit' | 'word' | 'game' | 'drawn' | 'layout' | 'card' | 'trick' | 'wait' | 'over';
