import type { APIRoute } from 'astro';
import { hands } from '../../book/hands.ts';
import { makePublicIndex } from '../../game/notation/write/public.ts';

/** All hands with game, declarer, result and value; described on the page /data/. */
export const GET: APIRoute = () => Response.json(makePublicIndex(hands));
