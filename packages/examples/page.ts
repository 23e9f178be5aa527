import { openPosition, startSolver } from '@vorhand/skat/solver';
import { startPlay } from '@vorhand/skat';
import type { Card } from '@vorhand/skat';
import { parsePublicHand } from '@vorhand/skat/notation';
import type { Hand, PublicHand } from '@vorhand/skat/notation';
import { buildReplay, findPlace } from '@vorhand/skat/replay';
import '@vorhand/hand';

/** What a hand comes to from its first card, worked out beside the page. */
async function solve(hand: Hand): Promise<number> {
  const { contract, deal, declarer, layout } = hand;
  const position = openPosition(startPlay(deal, contract, declarer), layout ?? deal.skat);
  const solver = startSolver();
  const points = await solver.ask({ name: 'points', position });
  solver.end();
  return points;
}

const response = await fetch('/foster-09.json');
const text = await response.text();
const parsed = parsePublicHand(text);
const element = document.querySelector('vorhand-hand');
if (parsed.ok && element !== null) {
  element.text = text;
  element.place = 't6.2';
  element.addEventListener('placechange', ({ detail }) => {
    document.title = detail.place;
  });
  const place = findPlace(buildReplay(parsed.value), 't6.2');
  const cards: readonly Card[] = place.ok ? parsed.value.deal.V : [];
  document.body.append(`${await solve(parsed.value)} points`, cards.join(' '));
}
const data = JSON.parse(text) as PublicHand;
console.log(data.score);
