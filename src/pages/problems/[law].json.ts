/** The problems of a rule book as data, loaded by the page of the problems alone. */
import type { APIRoute } from 'astro';
import { PROBLEM_LAWS } from '../../problems/problem-set.ts';
import { PROBLEM_FILES } from '../../problems/files.ts';
import type { ProblemLaw } from '../../problems/problem-set.ts';

export const getStaticPaths = () =>
  PROBLEM_LAWS.map((law) => ({ params: { law }, props: { law } }));

export const GET: APIRoute<{ law: ProblemLaw }> = ({ props: { law } }) =>
  Response.json(PROBLEM_FILES[law]);
