/** A score with its sign, as it is set in print: `+9`, `−48`, `0`. */
export function signed(score: number): string {
  if (score === 0) return '0';
  return score < 0 ? `−${-score}` : `+${score}`;
}
