/** What third hand gives to the partner’s trick by the book, and why: comment text. */
export const FATTEN_WORDS = {
  highTrump:
    'Der Stich gehört deinem Partner: Schmier den hohen Trumpf, der später in Gefahr kommen kann (Seite 114).',
  partnersTen:
    'Die Zehn deines Partners macht den Stich: Überleg es dir zweimal, bevor du mit dem Ass darübergehst (Seite 116).',
  loneTen: 'Eine blanke Zehn sollte bei der ersten Gelegenheit weg (Seite 117).',
  aceWithTen: 'Schmier das Ass, wenn du auch die Zehn der Farbe hast (Seite 117).',
  most: 'Schmier, was am meisten zählt, aber gegen ein Solo kein Ass, wenn du nicht auch die Zehn dazu hast (Seite 117).',
  mostOfSuit:
    'Der Stich gehört deinem Partner, und nach dir kommt niemand mehr: Schmier, was am meisten zählt (Seite 117).',
} as const;
