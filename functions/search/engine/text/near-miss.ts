/** Words at least this long are also matched with one letter wrong. */
export const shortestForTypos = 4;
/** And when that finds nothing, at least this long with two letters wrong: `acountent`. */
export const shortestForTwoTypos = 8;

/** Whether one inserted, missing, wrong or swapped letter turns one word into the other. */
export function isOneLetterAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start++;
  if (short.length < long.length) return sameFrom(short, start, long, start + 1);
  if (sameFrom(short, start + 1, long, start + 1)) return true;
  const swapped =
    short.charCodeAt(start) === long.charCodeAt(start + 1) && short.charCodeAt(start + 1) === long.charCodeAt(start);
  return swapped && sameFrom(short, start + 2, long, start + 2);
}

function sameFrom(a: string, fromA: number, b: string, fromB: number): boolean {
  if (a.length - fromA !== b.length - fromB) return false;
  for (let step = 0; fromA + step < a.length; step++) {
    if (a.charCodeAt(fromA + step) !== b.charCodeAt(fromB + step)) return false;
  }
  return true;
}

/**
 * Whether at most two inserted, missing, wrong or swapped letters turn one word into the other; each position of a word
 * is corrected once.
 */
export function isTwoLettersAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false;
  const beyond = 3;
  let above: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const isSame = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1))
        cost = Math.min(cost, above[j - 2]! + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least >= beyond) return false;
    above = row;
    row = next;
  }
  return row[b.length]! <= 2;
}

/** The words that are a letter away from this one, or when there are none, two letters from a long one. */
export function nearMisses(word: string, among: readonly string[]): string[] {
  if (word.length < shortestForTypos) return [];
  const one = among.filter((other) => isOneLetterAway(word, other));
  if (one.length > 0 || word.length < shortestForTwoTypos) return one;
  return among.filter((other) => isTwoLettersAway(word, other));
}
