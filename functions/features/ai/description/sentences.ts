const end = /(?<=[.!?][”"')]?)\s+(?=["“'(]?[\p{Lu}\p{N}$€£])/u;
// A full stop after these, or after a single capital letter, ends no sentence: `St. Louis`, `U.S. Army`.
const abbreviated =
  /(?:\b\p{Lu}|\b(?:St|Dr|Mr|Ms|Mrs|Inc|Ltd|Co|Corp|Ft|Mt|vs|No|Sr|Jr|approx|dept|est|min|max|e\.g|i\.e|etc))\.$/u;

/** The sentences of a paragraph, trimmed; together they hold every word of it in order. */
export function sentencesOf(paragraph: string): string[] {
  const found: string[] = [];
  for (const part of paragraph.trim().split(end)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviated.test(last)) found[found.length - 1] = `${last} ${part}`;
    else if (part) found.push(part);
  }
  return found;
}
