/** The lines that put a hand on another page. */
export const EMBED_LINES = {
  group: 'Code für deine Seite',
  lines: 'Der Code',
  asFrame: 'in einem Rahmen, ohne Skript',
  copy: 'Code kopieren',
  how: 'So geht es',
  copied: 'Der Code ist kopiert.',
  notCopied: 'Der Browser lässt die Seite nicht kopieren. Der Code steht oben.',
} as const;
