const mostWords = 6;
/** Signs and words by which the search reads more than words. */
const operators = /["“”„()]|(?:^|\s)-|\b(?:AND|OR|NOT)\b/;

/**
 * A search text without one of its words at a time. None for one word or very many, and none where quotes, brackets,
 * AND, OR, NOT or a minus would change their sense.
 */
export function shorterTexts(search: string): { word: string; text: string }[] {
  const words = search.trim().split(/\s+/);
  if (words.length < 2 || words.length > mostWords || operators.test(search)) return [];
  return words.map((word, at) => ({ word: word.replace(/,$/, ''), text: words.toSpliced(at, 1).join(' ') }));
}
