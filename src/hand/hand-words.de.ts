/** What the page on a reader’s own hand says. */
import type { Contract } from '../game/skat/contract.ts';
import { KINDS } from '../game/skat/contract.ts';
import { SUIT_WORDS } from '../game/words/cards.ts';
import { signed } from '../game/words/figures.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { GainAt } from '../strategy/players/bid/gain.ts';
import { AGAINST, HIGH_BID } from '../strategy/players/worth/against-bids.ts';
import type { HandsAgainst } from '../strategy/players/worth/against-bids.ts';
import { HANDS_WORTH } from '../strategy/players/worth/model.ts';
import type { SkatBrings } from '../strategy/players/bid/each-game.ts';
import { marginOf, ofHundred } from './best-way.ts';
import type { PlanAt, Verdict } from './best-way.ts';

/** A game without the words for the skat, at the head of a row and in a sentence: `Herz`, `Grand`, `Null ouvert`. */
export function rowName({ kind, trump }: Contract): string {
  if (trump !== null) return SUIT_WORDS.de.french[trump];
  if (KINDS[kind].trumps === 'jacks') return 'Grand';
  return KINDS[kind].open ? 'Null ouvert' : 'Null';
}

/** Points of the list, whole and with their sign. */
export const sayPoints = (points: number): string => signed(Math.round(points) + 0);

/** What to do, in a few words. */
export function sayVerdict(verdict: Verdict): string {
  switch (verdict.is) {
    case 'pass':
      return 'Passe.';
    case 'bid':
      return `Reize bis ${verdict.limit}.`;
    case 'do-not-hold':
      return `Passe. Halte die ${verdict.number} nicht.`;
    case 'hold':
      return verdict.limit === null
        ? `Halte die ${verdict.number}, aber geh nicht weiter.`
        : `Halte die ${verdict.number} und geh bis ${verdict.limit} mit.`;
  }
}

/** What bids on a hand bring, where it matters. */
export function sayGains(gains: readonly GainAt[]): string {
  const at = gains.map(({ number, points }) => `${sayPoints(points)} bei ${number}`);
  return `Wirst du Alleinspieler, dann bringt dir das Blatt auf der Liste im Schnitt ${listed(at)}. Passen bringt nichts; reize also, solange das Blatt etwas bringt.`;
}

/** How the hand is best played: the one way, or each with the number from which it is the best. */
export function sayPlans(plans: readonly PlanAt[]): string {
  const [only, ...others] = plans;
  return only !== undefined && others.length === 0
    ? sayPlan(only)
    : plans.map((plan) => `Bei ${plan.number}: ${sayPlan(plan)}`).join(' ');
}

function sayPlan({ contract, isFromHand }: PlanAt): string {
  const name = rowName(contract);
  return isFromHand
    ? `Lass den Skat liegen und spiel ${name} Hand.`
    : `Nimm den Skat auf. Solange du ihn nicht kennst, ist ${name} dein Plan.`;
}

/** How often the skat changes the plan, and how often no game is worth the number. */
export function saySkat(
  { better, betterSkats, brings, planned, skats, uncovered }: SkatBrings,
  number: number,
): string {
  const name = rowName(planned.contract);
  const which = better.map(({ contract, skats: found }) => `${rowName(contract)} bei ${found}`);
  const [first] = better;
  const change =
    first === undefined
      ? `Bei keinem der ${skats} möglichen Skate bringt ein anderes Spiel mehr als ${name}.`
      : better.length === 1
        ? `Bei ${betterSkats} der ${skats} möglichen Skate bringt ${rowName(first.contract)} mehr als ${name}.`
        : `Bei ${betterSkats} der ${skats} möglichen Skate bringt ein anderes Spiel mehr als ${name}: ${listed(which)}.`;
  const gains = `Wenn du den Skat aufnimmst und immer ${name} ansagst, bekommst du im Schnitt ${sayPoints(planned.brings(number))}, mit dem besten Spiel für jeden Skat ${sayPoints(brings)}.`;
  const lost =
    uncovered === 0
      ? ''
      : ` Bei ${uncovered} der Skate ist ohne Schneider kein Spiel ${number} wert.`;
  return `${change} ${gains}${lost}`;
}

/** What a high number says of the other players. */
export const HIGH_NUMBER = `Wer ${HIGH_BID} oder mehr reizt, hat gute Karten. Die findest du nicht im Skat, und sie spielen gegen dich. Darum sind die Anteile hier niedriger.`;

/** How the shares were measured, in sentences. */
export function sayMeasured(): readonly string[] {
  const { better, drawn, seed } = HANDS_WORTH;
  const suits = grouped(drawn['suit-skat'].hands);
  const nulls = grouped(drawn.nullo.hands);
  const again = grouped(better['suit-skat']?.hands ?? 0);
  return [
    'Ein Anteil sagt, wie oft unsere Computerspieler mit Blättern gewonnen haben, die so viel zählen wie deines. Kein Spieler sah die Karten eines anderen, es sind also keine Werte mit offenen Karten.',
    `Für Farbspiele mit dem Skat, Farbspiele aus der Hand, Grands mit dem Skat und Grands aus der Hand haben wir je ${suits} zufällige Blätter gegeben. Gespielt haben sie die Spieler unserer Übungen; danach haben stärkere Spieler je ${again} davon gespielt, und daran sind die Anteile berichtigt. Beim Null und beim Null ouvert haben die stärkeren Spieler je ${nulls} Blätter gespielt. Die Verteilungen haben den Startwert ${seed}, und der Platz gehört mit zur Messung.`,
    'Ein Spiel zählt so viel, wie es bei einfachem Gewinn wert ist, ohne Schneider, und ein verlorenes kostet das Doppelte. Die 50 Punkte, die ein Turnier dazugibt oder abzieht, sind nicht dabei.',
    sayAgainst(),
  ];
}

/** What was measured of the others’ bids. */
function sayAgainst(): string {
  const { below, deals, high, seed } = AGAINST;
  const won = ({ hands, said, won: games }: HandsAgainst): string =>
    `${ofHundred(games / hands)} von 100 Spielen, während die Karten allein ${ofHundred(said / hands)} erwarten ließen (${grouped(hands)} Blätter, ± ${marginOf(games, hands)})`;
  return `Wer nur die Karten zählt, weiß nicht, was die anderen gereizt haben. Darum haben wir uns auch die Blätter angesehen, mit denen in ${grouped(deals)} weiteren Verteilungen jemand Alleinspieler wurde (Startwert ${seed}, stärkere Spieler auf allen drei Plätzen). Wo ein anderer ${HIGH_BID} oder mehr gereizt hatte, gewannen sie ${won(high)}; in allen anderen Verteilungen ${won(below)}. Ab ${HIGH_BID} sind die Anteile hier um so viel gesenkt, wie sich dabei gezeigt hat.`;
}
