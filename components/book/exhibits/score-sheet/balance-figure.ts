/** Hydrates the balanced score sheets of a page: totals to change, lines one by one. */
import { BALANCE, sayEntry } from '#edition/book/exhibits/score-sheet/score-sheet-words.ts';
import { signed } from '../../../../src/game/words/figures.ts';
import { readAmount } from '../../../../src/book/exhibits/score-sheet/amounts.ts';
import { balanceLines } from '../../../../src/book/exhibits/score-sheet/balance-lines.ts';

/** Starts every figure that Balance.astro has written. */
export function startBalances(): void {
  for (const figure of document.querySelectorAll<HTMLElement>('[data-balance]')) start(figure);
}

function start(figure: HTMLElement): void {
  const players = (figure.dataset['players'] ?? '').split(' ');
  const printed = (figure.dataset['totals'] ?? '').split(' ').map(Number);
  const lines = [...figure.querySelectorAll<HTMLElement>('[data-line]')];
  const controls = figure.querySelector<HTMLElement>('[data-controls]');
  const step = figure.querySelector<HTMLButtonElement>('[data-do="step"]');
  const reset = figure.querySelector<HTMLButtonElement>('[data-do="reset"]');
  const message = figure.querySelector<HTMLElement>('[data-message]');
  const [first, ...others] = lines;
  if (!controls || !step || !reset || !message || !first) return;

  const totals = [...printed];
  let shownCount = lines.length;

  const inputs = [...first.querySelectorAll('[data-amount]')].map((cell, column) => {
    const input = document.createElement('input');
    input.type = 'text';
    input.inputMode = 'text';
    input.autocomplete = 'off';
    input.setAttribute('aria-label', sayEntry(players[column] ?? ''));
    input.value = signed(totals[column] ?? 0);
    input.addEventListener('input', () => {
      const amount = readAmount(input.value);
      input.setAttribute('aria-invalid', String(amount === null));
      message.textContent = amount === null ? BALANCE.notRead : '';
      if (amount === null) return;
      totals[column] = amount;
      write();
    });
    cell.replaceChildren(input);
    return input;
  });

  /** Writes the lines below the totals, and hides those still to come. */
  function write(): void {
    for (const [index, { amounts, says, sum }] of balanceLines(players, totals).entries()) {
      const line = lines[index];
      if (line === undefined || line === first) continue;
      const text = line.querySelector('[data-says]');
      if (text) text.textContent = says;
      for (const [column, cell] of line.querySelectorAll('[data-amount]').entries()) {
        cell.textContent = signed(amounts[column] ?? 0);
      }
      const together = line.querySelector('[data-sum]');
      if (together) together.textContent = sum === null ? '' : `= ${sum}`;
    }
    if (reset) reset.hidden = totals.every((total, column) => total === printed[column]);
  }

  function show(count: number): void {
    shownCount = count;
    for (const [index, line] of others.entries()) line.hidden = index + 1 >= count;
    if (step) step.textContent = shownCount < lines.length ? BALANCE.nextLine : BALANCE.lineByLine;
  }

  step.addEventListener('click', () => {
    show(shownCount < lines.length ? shownCount + 1 : 1);
    message.textContent = shownCount === 1 ? BALANCE.question : '';
  });
  reset.addEventListener('click', () => {
    for (const [column, total] of printed.entries()) {
      totals[column] = total;
      const input = inputs[column];
      if (!input) continue;
      input.value = signed(total);
      input.setAttribute('aria-invalid', 'false');
    }
    message.textContent = '';
    write();
    inputs[0]?.focus();
  });
  controls.hidden = false;
}
