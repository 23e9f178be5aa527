import type { APIRoute } from 'astro';
import schema from '../../../docs/hand.schema.json?raw';

/** The JSON Schema of hands, for editors and programs. */
export const GET: APIRoute = () =>
  new Response(schema, { headers: { 'Content-Type': 'application/schema+json; charset=utf-8' } });
