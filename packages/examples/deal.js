import { LAWS, dealCards } from '@vorhand/skat';
import { Chance, makePlayer, makeSolver, playDeal } from '@vorhand/skat/players';

const chance = new Chance(7);
const deal = dealCards(() => chance.next());
const player = makePlayer('club', makeSolver());
const { settlement, state } = playDeal(deal, LAWS.isko, { V: player, M: player, H: player }, 7);

console.log('Bidding:', state.bidding.map((step) => JSON.stringify(step)).join(' '));
console.log(state.declarer, state.contract, settlement?.value);
