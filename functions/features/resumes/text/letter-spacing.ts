/** `M I R A   H O L T`, set apart letter by letter, as its words; any other text stays. */
export function withoutSpacing(text: string): string {
  const words = text.trim().split(/\s{2,}/);
  const areApart = words.length > 1 && words.every((word) => /^\S(?: \S)+$/u.test(word));
  return areApart ? words.map((word) => word.replaceAll(' ', '')).join(' ') : text;
}

/** A word set letter by letter, in which a pair such as `TA` may have come closer. */
const spaced = /^(?=.*\p{L})\S{1,2}(?: \S{1,2}){2,}$/u;
const maybeSpaced = /^\S{1,2}(?: \S{1,2})*$/u;

/**
 * The texts of a row, those that are set letter by letter as words: `P R I Y A`. Beside one, `O F` is a word too; the gap
 * between two of them is as wide as elsewhere that between columns.
 */
export function wordsOfRow<T extends { text: string }>(row: readonly T[]): (T & { isSpaced: boolean })[] {
  const hasSpaced = row.some(({ text }) => isSpacedWord(text.trim()));
  return row.map((one) => {
    const text = one.text.trim();
    const isSpaced = hasSpaced && maybeSpaced.test(text);
    return isSpaced ? { ...one, text: text.replaceAll(' ', ''), isSpaced } : { ...one, isSpaced };
  });
}

function isSpacedWord(text: string): boolean {
  if (!spaced.test(text)) return false;
  const pieces = text.split(' ');
  return pieces.filter((piece) => piece.length === 1).length > pieces.length / 2;
}
