/** The words that say nothing of what is looked for. */

/**
 * German words, and a few English ones, that say nothing of what is looked for, as the search compares them: small, without dots.
 * “As” is a card here, “ohne” counts matadors, and “nicht” makes another thing of “bedienen”.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `aber also als am an auch auf bedeutet bei beim bin bitte da damit dann darf das dass davon dazu dein
  deine dem den denn der des die dies diese diesem diesen dieser dieses dir du durfen ein eine einem einen
  einer eines er erklare erklaren erklart erklarung es etwas fur funktioniert geht genau habe haben
  hat heisst ich ihr ihre im immer in ist ja jemand kann kannst kommt konnen man mehr mein meine meinem
  meinen mich mir mit mochte muss mussen nach noch nun nur ob oder sagt sein sich sie sind so soll sollen
  sollte um und uns viel viele vielen vom von vor wann war warum was welche welchem welchen welcher
  welches wem wen wenn wer werden weshalb wie wieso wieviel wieviele will wir wird wo wofur woher wohin zu
  zum zur
  and how of the what`
    .trim()
    .split(/\s+/),
);

/** The word before the number of matadors, which stays; and the number before which it says nothing. */
export const WITH = { word: 'mit', notBefore: '' } as const;
