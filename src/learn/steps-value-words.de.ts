/** What the steps on values and bidding say. */

/** The words of each step, in the lesson’s text (`src/learn/text.ts`); its task is a question’s, and on paper nothing can be pressed. */
export const VALUES = {
  baseValues: {
    title: 'Fünf Grundwerte',
    text: [
      'Manche Spiele sind mehr wert als andere. Jede Trumpffarbe hat einen *Grundwert*, von 9 für {D} bis 12 für {C}.',
      'Ein Spiel kommt ohne Trumpffarbe aus, der *Grand*: Da sind nur die vier Buben Trumpf. Sein Grundwert ist der höchste, 24.',
    ],
    task: 'Gespielt wird ein Grand. Tippe auf die Karte, die den Stich macht.',
    taskOnPaper: 'Gespielt wird ein Grand. Welche Karte macht den Stich?',
  },
  matadors: {
    title: 'Mit 2, Spiel 3',
    text: [
      'Der Grundwert zählt mehrmals: einmal für das Spiel und einmal für jede deiner *Spitzen*. So heißen die höchsten Trümpfe, wenn du sie ohne Lücke hast, angefangen mit {dem CJ}.',
      'Hast du {den CJ} und {den SJ}, aber nicht {den HJ}, spielst du „mit 2, Spiel 3“: in {C} also 3 × 12 = 36. Fehlt dir {der CJ}, dann zähle die Trümpfe, die dir über deinem höchsten fehlen: „ohne 2, Spiel 3“ ist genauso viel wert.',
    ],
    task: 'Mit diesen Karten spielst du {S}. Was ist das Spiel wert?',
  },
  wonOrLost: {
    title: 'Gewonnen oder verloren',
    text: [
      'Mit 61 Augen oder mehr gewinnt der Alleinspieler, und der Wert des Spiels wird ihm auf der Liste gutgeschrieben. Ein verlorenes Spiel zählt doppelt: Dann wird ihm der zweifache Wert abgezogen.',
      'Wer am Ende höchstens 30 Augen hat, ist *Schneider*, und wer nicht einmal einen Stich hat, ist obendrein *schwarz*. Für beides zählt der Grundwert je einmal mehr.',
    ],
    task: 'Gespielt wurde {S}, mit 1, Spiel 2. Der Alleinspieler hat 58 Augen. Was wird ihm angeschrieben?',
  },
  bid: {
    title: 'Was du beim Reizen versprichst',
    text: [
      'Alleinspieler wird, wer am meisten verspricht. Wer *reizt*, nennt eine Zahl und verspricht damit ein Spiel, das mindestens so viel wert ist. Ist es am Ende weniger wert, ist es verloren, sogar mit 61 Augen. Wer nicht mehr mitgehen will, *passt*.',
      'Reizen kannst du nur, was ein Spiel wert sein kann: 18, das ist 2 × 9, dann 20, 22, 23, 24, 27, 30, 33, 35, 36 und so weiter. Die 23 gehört zum *Null*, einem Spiel ohne Trumpf, in dem der Alleinspieler keinen Stich machen darf.',
    ],
    task: 'Du würdest {H} spielen. Jemand fragt dich: „22?“ Was sagst du?',
  },
  whoAsks: {
    title: 'Wer fragt wen?',
    text: [
      'Links vom Geber sitzt *Vorhand*, dann kommt *Mittelhand* und dann *Hinterhand*.',
      'Zuerst fragt Mittelhand, eine Zahl nach der anderen, und Vorhand sagt „ja“, solange das eigene Spiel so viel wert ist, sonst „passe“. Hat einer von beiden gepasst, fragt Hinterhand den anderen weiter, mit höheren Zahlen. Wer übrig bleibt, ist Alleinspieler. Passen alle drei, wird neu gegeben.',
    ],
    task: 'Wer muss jetzt etwas sagen?',
  },
} as const;
