/** Hydrates the movements of a page: round by round, with tables and movement to choose. */
import { sayRound, saySeating } from '#edition/book/exhibits/movement/movement-words.ts';
import {
  pairName,
  roundsOf,
  sayMove,
  seatingOf,
} from '../../../../src/book/exhibits/movement/movement.ts';
import type { MovementWay } from '../../../../src/book/exhibits/movement/movement.ts';

/** Starts every figure that Movement.astro has written. */
export function startMovements(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-movement]')) start(figure);
}

function start(figure: HTMLElement): void {
  const controls = figure.querySelector<HTMLElement>('[data-controls]');
  const tablesSelect = figure.querySelector<HTMLSelectElement>('[data-tables]');
  const waySelect = figure.querySelector<HTMLSelectElement>('[data-way]');
  const back = figure.querySelector<HTMLButtonElement>('[data-do="back"]');
  const on = figure.querySelector<HTMLButtonElement>('[data-do="on"]');
  const row = figure.querySelector<HTMLElement>('[data-row]');
  const model = figure.querySelector<HTMLElement>('[data-table]');
  if (!controls || !tablesSelect || !waySelect || !back || !on || !row || !model) return;
  let round = 0;

  function show(): void {
    if (!tablesSelect || !waySelect || !back || !on || !row || !model) return;
    const tables = Number(tablesSelect.value);
    const way: MovementWay = waySelect.value === 'next' ? 'next' : 'sides';
    const rounds = roundsOf(tables, way);
    round = Math.min(round, rounds - 1);
    write(figure, '[data-round]', sayRound(round + 1, rounds));
    write(figure, '[data-move]', sayMove(tables, round, way));
    row.replaceChildren(
      ...seatingOf(tables, round, way).map(({ middle, side }, index) => {
        const [inMiddle, atSide] = [pairName(middle), pairName(side)];
        const table = model.cloneNode(true) as HTMLElement;
        write(table, '[data-number]', String(index + 1));
        write(table, '[data-middle]', inMiddle);
        write(table, '[data-side]', atSide);
        write(table, '[data-says]', saySeating(index + 1, inMiddle, atSide));
        const pivot = way === 'sides' && middle === 0;
        for (const mark of table.querySelectorAll('[data-middle]')) {
          mark.classList.toggle('pivot', pivot);
        }
        return table;
      }),
    );
    back.disabled = round === 0;
    on.disabled = round === rounds - 1;
  }

  back.addEventListener('click', () => {
    round -= 1;
    show();
  });
  on.addEventListener('click', () => {
    round += 1;
    show();
  });
  for (const select of [tablesSelect, waySelect]) {
    select.addEventListener('change', () => {
      round = 0;
      show();
    });
  }
  controls.hidden = false;
  show();
}

function write(within: HTMLElement, selector: string, text: string): void {
  for (const element of within.querySelectorAll(selector)) element.textContent = text;
}
