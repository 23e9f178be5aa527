/** The page that compares four books; lines with marks are read by src/lib/marked.ts. */

/** What stands around the rules. */
export const FOUR_BOOKS_PAGE = {
  title: 'Vier Bücher im Vergleich',
  description:
    'Alle Skatregeln in vier Büchern nebeneinander: Foster 1922, Eichhorn für die Liga 1909, The Standard Hoyle 1912 und heute. Wo sie sich einig sind und wo nicht.',
  opening: 'Foster, Eichhorn, Hoyle und heute, Regel für Regel.',
  advice: 'Ratschläge',
  ofAdvice:
    'Ob ein Ratschlag gut ist, steht in keiner Regel, aber man kann ihn prüfen. Was unter „Die Karten“ steht, ist mit offenen Karten gemessen, in Tausenden Verteilungen oder an einzelnen Stichen. Der Link führt zu den Zahlen und ihren Fehlergrenzen.',
  show: 'Zeigen',
  everything: 'alles',
  differing: 'nur, wo sie uneins sind',
  byName: 'Alle Regeln nach Namen',
} as const;

/** How many rules there are, and in how many of them the books differ. The title of Hoyle’s book stands in the gap. */
export const introduceRules = (rules: number, differing: number): string =>
  `Hier stehen ${rules} Regeln, jede so, wie vier Bücher sie haben: Fosters Regeln von 1922, die Regeln der Nordamerikanischen Skatliga, die Eichhorn um 1909 gedruckt hat, das Skatkapitel in {hoyle} von 1912 und die Ordnung von heute. In ${differing} davon sind die Bücher uneins, und die Zeile unter der Überschrift sagt, worin. Nach den Regeln kommen [Ratschläge](#topic-advice), und da reden als Vierte die Karten selbst mit.`;
