/** Words at least this long are also sought with one letter wrong. */
export const shortestForTypos = 4;

/** Whether one inserted, missing, wrong or swapped letter makes the one word the other. */
export function isOneLetterAway(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1 || a === b) return false;
  let start = 0;
  while (start < short.length && short.charCodeAt(start) === long.charCodeAt(start)) start++;
  if (short.length < long.length) return sameFrom(short, start, long, start + 1);
  if (sameFrom(short, start + 1, long, start + 1)) return true;
  const swapped = short.charCodeAt(start) === long.charCodeAt(start + 1) && short.charCodeAt(start + 1) === long.charCodeAt(start);
  return swapped && sameFrom(short, start + 2, long, start + 2);
}

function sameFrom(a: string, fromA: number, b: string, fromB: number): boolean {
  if (a.length - fromA !== b.length - fromB) return false;
  for (let step = 0; fromA + step < a.length; step++) {
    if (a.charCodeAt(fromA + step) !== b.charCodeAt(fromB + step)) return false;
  }
  return true;
}
