import { ask, valuesAsked } from '../../../src/game/analysis/asked.ts';
import { choiceAt } from '../../../src/game/analysis/at-stop.ts';
import { chooseCard } from '../../../src/game/replay/choose-card.ts';
import { positionAt } from '../../../src/game/replay/position-at.ts';
import { lineOf } from '../../../src/game/replay/replay.ts';
import type { SkatReplay, SkatStop } from '../../../src/game/replay/skat-replay.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import { legalPlays } from '../../../src/game/skat/play.ts';
import type { Engine } from '../engine.ts';

/**
 * The engine's card at a stop: the best with all cards open, the most natural among equals.
 *
 * @throws NoAnswer when the engine has none; RangeError where no card may be played.
 */
export async function answerAt(
  engine: Pick<Engine, 'ask'>,
  replay: SkatReplay,
  stop: SkatStop,
  signal: AbortSignal,
): Promise<Card> {
  const position = positionAt(replay, stop);
  const legal = legalPlays(position);
  const choice = legal.length > 1 ? choiceAt(replay, lineOf(replay, stop.line), stop) : null;
  const values =
    choice === null
      ? new Map(legal.map((card) => [card, 0]))
      : await ask(engine, valuesAsked(choice), { signal });
  return chooseCard(position, values);
}
