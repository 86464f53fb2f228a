import type { PlacedText } from '../../../platform/outside/resume-text/port.ts';

/** So much of a letter overlaps where it is printed again rather than set close. */
const again = 0.5;

/**
 * The texts of a row without the letters that are printed twice, a little aside, so as to look bold; the row is ordered
 * from the left.
 */
export function printedOnce<T extends PlacedText>(row: readonly T[]): T[] {
  const once: T[] = [];
  for (const one of row) {
    const last = once.at(-1);
    const twice = last ? lettersPrintedTwice(last, one) : 0;
    if (twice === 0) once.push(one);
    else if (twice < one.text.length) {
      const left = Math.max(one.left, last!.left + last!.width);
      const text = one.text.slice(twice);
      if (text.trim() !== '') once.push({ ...one, text, left, width: Math.max(0, one.left + one.width - left) });
    }
  }
  return once;
}

/** How many letters at the beginning of a text are the last of the one before it, in the same place. */
function lettersPrintedTwice(last: PlacedText, { text, left, width }: PlacedText): number {
  const overlap = Math.min(last.left + last.width - left, width);
  const letter = width / text.length;
  if (overlap < again * letter) return 0;
  const most = Math.min(text.length, last.text.length);
  for (let count = most; count > 0; count--)
    if (Math.abs(count * letter - overlap) < letter && last.text.endsWith(text.slice(0, count))) return count;
  return 0;
}
