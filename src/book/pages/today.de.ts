/** The page of today’s game; in lines with marks (src/lib/marked.ts). */
export const TODAY_PAGE = {
  title: 'Skat heute',
  description:
    'Skat, wie ihn die Vereine spielen: Reizen, was ein Blatt wert ist, was du drückst, Farbspiele, Grand und Null, das Gegenspiel, die Liste und die geltenden Regeln.',
  opening:
    'Skat, wie ihn die Vereine spielen, nach der Internationalen Skatordnung. Die Ratschläge sind von uns, und was sich an ausgespielten Verteilungen prüfen lässt, ist geprüft.',
  more: 'Noch nie Skat gespielt? Dann [lern ihn zuerst in zehn Minuten](/learn/). Danach reizt und spielst du nach diesen Regeln [am Tisch](/play/) oder führst für deine eigene Runde [die Liste](/score/). Wie man vor hundert Jahren gespielt hat, steht in [Fosters Handbuch](/manual/).',
} as const;
