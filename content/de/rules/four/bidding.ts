/** Four books on bidding and naming a game, in German. */
import { BIDDING_OF_FOUR as ENGLISH } from '../../../rules/four/bidding.ts';
import { topicInWords } from '../rule-words.ts';

export const BIDDING_OF_FOUR = topicInWords(ENGLISH, 'Reizen und ansagen', {
  'numbers-or-games': {
    title: 'Zahlen oder Spiele',
    foster: 'Zahlen, jede der Wert irgendeines Spiels, von zehn an.',
    eichhorn:
      'Offiziell Zahlen, gewöhnlich von zehn an. Manche Kreise reizen noch Spiele nach dem Rang: Frage, Tourné, Solo, Grand, jedes von Karo bis Kreuz.',
    hoyle:
      'Spiele nach dem Rang, in sechzehn Stufen. Der deutsche Kongress erlaubt keine Zahlen, aber ein teureres Spiel soll doch ein billigeres überbieten.',
    today: 'Zahlen, von 18 an.',
    differ:
      'Hoyle reizt Spiele, die anderen reizen Zahlen. Die niedrigste Zahl ist von 10 auf 18 gestiegen.',
  },
  'who-bids-to-whom': {
    title: 'Wer wen reizt',
    foster:
      'Mittelhand reizt Vorhand. Hat einer von beiden gepasst, dann reizt Hinterhand den anderen.',
    eichhorn:
      'Genauso. Hält Vorhand ein Gebot für ein Passen und deckt zu früh eine Karte auf, dann kommt die Karte zurück, und es wird weiter gereizt.',
    hoyle:
      'Andersherum: Der Geber fragt Mittelhand, und Mittelhand fragt Vorhand. Die Herausgeber würden es umkehren.',
    today: 'Wie bei Foster.',
    differ: 'Nur Hoyle fragt von rechts nach links.',
  },
  'same-bid': {
    title: 'Zweimal dasselbe Gebot',
    foster: 'Vorhand darf jede Zahl halten und behält damit das Recht, das Spiel anzusagen.',
    eichhorn:
      'Wer weiter vorn sitzt, darf jedes Gebot mit einem Spiel halten, das ebenso viel wert ist.',
    hoyle: 'Sagen zwei dasselbe Spiel, dann spielt es, wer weiter vorn sitzt.',
    today: 'Vorhand darf jede Zahl halten.',
  },
  'no-going-back': {
    title: 'Kein Zurück',
    foster: 'Eine Zahl, die gereizt ist, darf nicht zurückgenommen werden.',
    hoyle: 'Du darfst höher gehen, aber nie niedriger.',
    today: 'Ein Gebot, ein Ja oder ein Passen darf nicht zurückgenommen werden.',
  },
  'naming-the-game': {
    title: 'Was du ansagen darfst',
    foster: 'Wer das Reizen gewinnt, sagt das Spiel an: eine Farbe, Grand oder Null.',
    eichhorn: 'Jedes Spiel, das mindestens so viel wert ist wie das Gebot; sein voller Wert zählt.',
    hoyle:
      'Das Spiel wird schon beim Reizen genannt. Von einem Tourné mit einem Buben darfst du zum Grand übergehen.',
    today:
      'Jedes Spiel, das das Gebot erreicht. Wird der Skat aufgenommen, dann wird das Spiel erst angesagt, wenn zwei Karten gedrückt sind.',
    differ:
      'Bei Hoyle ist das Gebot das Spiel. Sonst ist es eine Zahl, und das Spiel wird danach angesagt.',
  },
  'wrong-game-named': {
    title: 'Das falsche Spiel angesagt',
    foster:
      'Dazu gibt es keine Regel: Die Regeln verbieten, eine Zahl zurückzunehmen, sagen aber nichts von einem Spiel.',
    hoyle: 'Du darfst auf ein höheres Spiel wechseln, aber nicht auf ein niedrigeres.',
  },
  'guckser-said': {
    title: 'Sagen, wozu der Skat dient',
    foster: 'Nicht nötig, denn wie der Skat aufgenommen wird, zeigt schon das Spiel.',
    eichhorn:
      'Du sagst „Guckser“, bevor du den Skat aufnimmst, außer wenn der Tisch die Frage nicht spielt.',
    today: 'Nicht nötig: Wer nicht aus der Hand spielen will, nimmt einfach den Skat auf.',
    differ: 'Nur Eichhorn verlangt das Wort.',
  },
  'all-pass': {
    title: 'Wenn niemand reizt',
    foster:
      'Es wird Ramsch gespielt, außer wenn Vorhand lieber allein spielt. Nur Vorhand kann ihn ansagen.',
    eichhorn: 'Es wird Ramsch gespielt.',
    hoyle:
      'Die Karten werden zusammengeworfen. Ramsch gibt es nur, wo der Tisch sich darauf geeinigt hat, und der Kongress rät davon ab.',
    today: 'Das Spiel wird eingepasst, und der Nächste gibt.',
    differ:
      'Die beiden amerikanischen Bücher spielen Ramsch; Hoyles Deutsche und die Spieler von heute geben neu.',
  },
  'schneider-announced': {
    title: 'Schneider ansagen',
    foster: 'Beim Ansagen des Spiels, und nur ohne den Skat.',
    hoyle: 'Mit einem starken Blatt, in jedem Spiel.',
    today: 'Nur beim Handspiel.',
    differ: 'Hoyle verbietet es bei Spielen mit dem Skat nicht, die anderen schon.',
  },
  'schwarz-announced': {
    title: 'Schwarz ansagen',
    foster: 'Beim Ansagen des Spiels, und nur ohne den Skat.',
    hoyle: 'Wie beim Schneider; es zählt zwei Stufen mehr.',
    today: 'Nur beim Handspiel.',
    differ: 'Wie beim Schneider erlaubt es Hoyle in jedem Spiel.',
  },
  contra: {
    title: 'Was Gegenspieler ansagen dürfen',
    foster: 'Nichts, weder Schneider noch Schwarz.',
    today: 'Nichts: Das Kontra steht in keiner offiziellen Regel.',
    differ: 'Nur Eichhorn erwähnt das Kontra, und er hätte es lieber nicht.',
  },
  'open-games': {
    title: 'Offene Spiele',
    foster:
      'Die Karten des Alleinspielers werden aufgedeckt, bevor ein Gegenspieler eine Karte spielt. Die Gegenspieler dürfen sich nicht beraten.',
    eichhorn:
      'Der Alleinspieler legt die zehn Karten offen auf den Tisch und spielt sie von dort. Im Grand ouvert und in der Revolution dürfen sich die Gegenspieler laut beraten.',
    hoyle: 'Der Alleinspieler legt alle Karten auf den Tisch.',
    today:
      'Die Karten des Alleinspielers werden aufgedeckt, und in einem Farbspiel oder Grand muss er jeden Stich machen.',
    differ:
      'Uneins sind sie darüber, ob die Gegenspieler reden dürfen: bei Foster nie, bei Eichhorn in zwei Spielen.',
  },
});
