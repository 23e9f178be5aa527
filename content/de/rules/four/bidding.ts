/** Four books on bidding and naming a game, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const BIDDING_OF_FOUR: TopicOfFour = {
  id: 'bidding',
  title: 'Reizen und ansagen',
  rules: [
    {
      id: 'numbers-or-games',
      title: 'Zahlen oder Spiele',
      foster: { says: 'Zahlen, jede der Wert irgendeines Spiels, von zehn an.', laws: [33] },
      eichhorn: {
        rules: ['bidding-on-value', 'bidding-on-suit'],
        says: 'Offiziell Zahlen, gewöhnlich von zehn an. Manche Kreise reizen noch Spiele nach dem Rang: Frage, Tourné, Solo, Grand, jedes von Karo bis Kreuz.',
      },
      hoyle: {
        says: 'Spiele nach dem Rang, in sechzehn Stufen. Der deutsche Kongress erlaubt keine Zahlen, aber ein teureres Spiel soll doch ein billigeres überbieten.',
        under: 'Progression of the Game; From the Lowest to the Highest Game; General Laws',
      },
      today: 'Zahlen, von 18 an.',
      differ:
        'Hoyle reizt Spiele, die anderen reizen Zahlen. Die niedrigste Zahl ist von 10 auf 18 gestiegen.',
    },
    {
      id: 'who-bids-to-whom',
      title: 'Wer wen reizt',
      foster: {
        says: 'Mittelhand reizt Vorhand. Hat einer von beiden gepasst, dann reizt Hinterhand den anderen.',
        laws: [34],
      },
      eichhorn: {
        rules: ['bidding'],
        says: 'Genauso. Hält Vorhand ein Gebot für ein Passen und deckt zu früh eine Karte auf, dann kommt die Karte zurück, und es wird weiter gereizt.',
      },
      hoyle: {
        says: 'Andersherum: Der Geber fragt Mittelhand, und Mittelhand fragt Vorhand. Die Herausgeber würden es umkehren.',
        under: 'Dealing; Counting the Game',
      },
      today: 'Wie bei Foster.',
      differ: 'Nur Hoyle fragt von rechts nach links.',
    },
    {
      id: 'same-bid',
      title: 'Zweimal dasselbe Gebot',
      foster: {
        says: 'Vorhand darf jede Zahl halten und behält damit das Recht, das Spiel anzusagen.',
        laws: [34],
      },
      eichhorn: {
        rules: ['bidding'],
        says: 'Wer weiter vorn sitzt, darf jedes Gebot mit einem Spiel halten, das ebenso viel wert ist.',
      },
      hoyle: {
        says: 'Sagen zwei dasselbe Spiel, dann spielt es, wer weiter vorn sitzt.',
        under: 'Dealing',
      },
      today: 'Vorhand darf jede Zahl halten.',
      differ: null,
    },
    {
      id: 'no-going-back',
      title: 'Kein Zurück',
      foster: { says: 'Eine Zahl, die gereizt ist, darf nicht zurückgenommen werden.', laws: [35] },
      eichhorn: null,
      hoyle: { says: 'Du darfst höher gehen, aber nie niedriger.', under: 'To Call a Game' },
      today: 'Ein Gebot, ein Ja oder ein Passen darf nicht zurückgenommen werden.',
      differ: null,
    },
    {
      id: 'naming-the-game',
      title: 'Was du ansagen darfst',
      foster: {
        says: 'Wer das Reizen gewinnt, sagt das Spiel an: eine Farbe, Grand oder Null.',
        laws: [36, 38],
      },
      eichhorn: {
        rules: ['bidding-on-value'],
        says: 'Jedes Spiel, das mindestens so viel wert ist wie das Gebot; sein voller Wert zählt.',
      },
      hoyle: {
        says: 'Das Spiel wird schon beim Reizen genannt. Von einem Tourné mit einem Buben darfst du zum Grand übergehen.',
        under: 'To Call a Game; Plays',
      },
      today:
        'Jedes Spiel, das das Gebot erreicht. Wird der Skat aufgenommen, dann wird das Spiel erst angesagt, wenn zwei Karten gedrückt sind.',
      differ:
        'Bei Hoyle ist das Gebot das Spiel. Sonst ist es eine Zahl, und das Spiel wird danach angesagt.',
    },
    {
      id: 'wrong-game-named',
      title: 'Das falsche Spiel angesagt',
      foster: {
        says: 'Dazu gibt es keine Regel: Die Regeln verbieten, eine Zahl zurückzunehmen, sagen aber nichts von einem Spiel.',
        laws: [],
      },
      eichhorn: { rules: ['mistaken-game-announced'] },
      hoyle: {
        says: 'Du darfst auf ein höheres Spiel wechseln, aber nicht auf ein niedrigeres.',
        under: 'General Laws',
      },
      today: null,
      differ: null,
    },
    {
      id: 'guckser-said',
      title: 'Sagen, wozu der Skat dient',
      foster: {
        says: 'Nicht nötig, denn wie der Skat aufgenommen wird, zeigt schon das Spiel.',
        laws: [40],
      },
      eichhorn: {
        rules: [],
        says: 'Du sagst „Guckser“, bevor du den Skat aufnimmst, außer wenn der Tisch die Frage nicht spielt.',
        under: 'The Guckser Grand',
      },
      hoyle: null,
      today: 'Nicht nötig: Wer nicht aus der Hand spielen will, nimmt einfach den Skat auf.',
      differ: 'Nur Eichhorn verlangt das Wort.',
    },
    {
      id: 'all-pass',
      title: 'Wenn niemand reizt',
      foster: {
        says: 'Es wird Ramsch gespielt, außer wenn Vorhand lieber allein spielt. Nur Vorhand kann ihn ansagen.',
        laws: [37, 43],
      },
      eichhorn: { rules: ['all-passing'], says: 'Es wird Ramsch gespielt.' },
      hoyle: {
        says: 'Die Karten werden zusammengeworfen. Ramsch gibt es nur, wo der Tisch sich darauf geeinigt hat, und der Kongress rät davon ab.',
        under: 'When There is No Call, Ramps',
      },
      today: 'Das Spiel wird eingepasst, und der Nächste gibt.',
      differ:
        'Die beiden amerikanischen Bücher spielen Ramsch; Hoyles Deutsche und die Spieler von heute geben neu.',
    },
    {
      id: 'schneider-announced',
      title: 'Schneider ansagen',
      foster: {
        says: 'Beim Ansagen des Spiels, und nur ohne den Skat.',
        laws: [39, 41],
      },
      eichhorn: { rules: ['schneider-announced'] },
      hoyle: {
        says: 'Mit einem starken Blatt, in jedem Spiel.',
        under: 'Schneider and Schwarz',
      },
      today: 'Nur beim Handspiel.',
      differ: 'Hoyle verbietet es bei Spielen mit dem Skat nicht, die anderen schon.',
    },
    {
      id: 'schwarz-announced',
      title: 'Schwarz ansagen',
      foster: {
        says: 'Beim Ansagen des Spiels, und nur ohne den Skat.',
        laws: [39, 41],
      },
      eichhorn: { rules: ['schwarz-announced'] },
      hoyle: { says: 'Wie beim Schneider; es zählt zwei Stufen mehr.', under: 'Counting the Game' },
      today: 'Nur beim Handspiel.',
      differ: 'Wie beim Schneider erlaubt es Hoyle in jedem Spiel.',
    },
    {
      id: 'contra',
      title: 'Was Gegenspieler ansagen dürfen',
      foster: { says: 'Nichts, weder Schneider noch Schwarz.', laws: [42] },
      eichhorn: { rules: ['contra-and-re-contra'] },
      hoyle: null,
      today: 'Nichts: Das Kontra steht in keiner offiziellen Regel.',
      differ: 'Nur Eichhorn erwähnt das Kontra, und er hätte es lieber nicht.',
    },
    {
      id: 'open-games',
      title: 'Offene Spiele',
      foster: {
        says: 'Die Karten des Alleinspielers werden aufgedeckt, bevor ein Gegenspieler eine Karte spielt. Die Gegenspieler dürfen sich nicht beraten.',
        laws: [5],
      },
      eichhorn: {
        rules: ['open-plays', 'etiquette-of-players'],
        says: 'Der Alleinspieler legt die zehn Karten offen auf den Tisch und spielt sie von dort. Im Grand ouvert und in der Revolution dürfen sich die Gegenspieler laut beraten.',
      },
      hoyle: {
        says: 'Der Alleinspieler legt alle Karten auf den Tisch.',
        under: 'Nullo-Ouvert or Open',
      },
      today:
        'Die Karten des Alleinspielers werden aufgedeckt, und in einem Farbspiel oder Grand muss er jeden Stich machen.',
      differ:
        'Uneins sind sie darüber, ob die Gegenspieler reden dürfen: bei Foster nie, bei Eichhorn in zwei Spielen.',
    },
  ],
};
