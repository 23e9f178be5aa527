/** Draws the game of a question and its outcome. */
import { SUITS } from '../../../game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS, isRamsch } from '../../../game/skat/contract.ts';
import type { Announced, Contract, ContractKind } from '../../../game/skat/contract.ts';
import type { Law } from '../../../game/skat/laws.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Level } from '../../drill.ts';
import { pickWeighted } from '../../weighted.ts';
import { BASE_FROM_MEMORY, GRANDS } from './kinds.ts';
import type { ValueKind } from './kinds.ts';

/** How the play ended, whatever had been announced. */
export type Story =
  'made' | 'made-schneider' | 'made-schwarz' | 'lost' | 'lost-schneider' | 'lost-schwarz';

export interface Plot {
  readonly contract: Contract;
  readonly story: Story;
}

/** Draws a game that suits the kind of question, and its outcome. */
export function drawPlot(chance: Chance, kind: ValueKind, level: Level, law: Law): Plot {
  const game = drawGame(chance, kind, level, law);
  const { trumps } = KINDS[game];
  const announced = drawAnnounced(chance, kind, game);
  const contract = { kind: game, trump: trumps === 'suit' ? chance.pick(SUITS) : null, announced };
  return { contract, story: drawStory(chance, kind, contract) };
}

/** The official games of the rule book, without those that need an agreement. */
function official(law: Law): ContractKind[] {
  return CONTRACT_KINDS.filter(
    (kind) => !isRamsch(kind) && law.rates[kind]?.standing === 'official',
  );
}

function drawGame(chance: Chance, kind: ValueKind, level: Level, law: Law): ContractKind {
  const games = official(law);
  const rateOf = (game: ContractKind) => (isRamsch(game) ? undefined : law.rates[game]);
  const plain = games.filter((game) => KINDS[game].aim === 'points');
  const suits = plain.filter((game) => KINDS[game].trumps === 'suit');
  const grands = plain.filter((game) => KINDS[game].trumps === 'jacks');
  switch (kind) {
    case 'win': {
      if (level < BASE_FROM_MEMORY) {
        const easy = suits.filter((game) => KINDS[game].skat !== 'untouched');
        return chance.pick(easy.filter((game) => KINDS[game].skat !== 'second-turned'));
      }
      if (level < GRANDS) return chance.pick(suits);
      return chance.pick(chance.happens(level === GRANDS ? 0.75 : 0.4) ? grands : suits);
    }
    case 'lost': {
      const single = plain.filter((game) => rateOf(game)?.lost === 1);
      return chance.pick(single.length > 0 ? single : plain);
    }
    case 'double':
      return chance.pick(plain.filter((game) => rateOf(game)?.lost === 2));
    case 'schneider':
    case 'schwarz':
      return chance.pick(plain);
    case 'announced':
    case 'failed':
      return chance.pick(games.filter((game) => KINDS[game].mayAnnounce));
    case 'nullo':
      return chance.pick(games.filter((game) => KINDS[game].aim === 'no-trick'));
    case 'open': {
      const open = games.filter((game) => KINDS[game].open);
      const tricks = open.filter((game) => KINDS[game].aim === 'every-trick');
      return chance.pick(chance.happens(0.7) ? tricks : open);
    }
    case 'overbid':
    case 'covered':
      return chance.pick(plain.filter((game) => !law.bidding.without.includes(game)));
  }
}

function drawAnnounced(chance: Chance, kind: ValueKind, game: ContractKind): Announced {
  if (kind === 'announced' || kind === 'failed') {
    return chance.happens(0.3) ? 'schwarz' : 'schneider';
  }
  return KINDS[game].mayAnnounce && kind === 'schwarz' && chance.happens(0.25) ? 'schneider' : null;
}

function drawStory(chance: Chance, kind: ValueKind, { announced, kind: game }: Contract): Story {
  const { aim } = KINDS[game];
  switch (kind) {
    case 'win':
      return 'made';
    case 'lost':
    case 'double':
      return 'lost';
    case 'schneider':
      return chance.happens(0.6) ? 'made-schneider' : 'lost-schneider';
    case 'schwarz':
      return chance.happens(0.65) ? 'made-schwarz' : 'lost-schwarz';
    case 'announced':
      return announced === 'schwarz' || chance.happens(0.2) ? 'made-schwarz' : 'made-schneider';
    case 'failed':
      return pickWeighted<Story>(chance, [
        [announced === 'schwarz' ? 'made-schneider' : 'made', 4],
        ['made', 2],
        ['lost', 3],
        ['lost-schneider', 1],
      ]);
    case 'nullo':
      return chance.happens(0.6) ? 'made' : 'lost';
    case 'open':
      if (aim === 'no-trick') return chance.happens(0.6) ? 'made' : 'lost';
      return chance.happens(0.6) ? 'made-schwarz' : 'made-schneider';
    case 'overbid':
      return pickWeighted<Story>(chance, [
        ['made', 5],
        ['made-schneider', 1],
        ['lost', 2],
      ]);
    case 'covered':
      return chance.happens(0.5) ? 'made-schneider' : 'made';
  }
}
