/** Where JSON begins and ends in a text. */

const START = /[ \t]*(?:\{\s*"|\[\s*\{\s*")/uy;

/** Whether an object of JSON, or a list of such, begins at a place before `limit`. */
export function startsData(text: string, at: number, limit: number): boolean {
  START.lastIndex = at;
  return START.test(text) && START.lastIndex <= limit;
}

/** Where it ends: at its last bracket, or at the limit when that is missing. */
export function endOfData(text: string, from: number, limit: number): number {
  let depth = 0;
  let isString = false;
  for (let at = from; at < limit; at++) {
    const sign = text.charAt(at);
    if (isString) {
      if (sign === '\\') at++;
      else if (sign === '"') isString = false;
    } else if (sign === '"') isString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if ((sign === '}' || sign === ']') && --depth === 0) return at + 1;
  }
  return limit;
}
