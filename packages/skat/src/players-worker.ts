/** The entry of the players’ worker; `startPlayers` begins it. */
import '../../../src/strategy/players/players-worker.ts';
