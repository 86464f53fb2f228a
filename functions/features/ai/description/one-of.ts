/** A pattern of alternatives, one a line, so that a long one can be read: `oneOf('i', 'a', 'b')` is `/a|b/i`. */
export function oneOf(flags: string, ...alternatives: string[]): RegExp {
  return new RegExp(alternatives.join('|'), flags);
}

/** Any of these words as whole words: `wholeWord('remote|hybrid')`. */
export const wholeWord = (words: string): string => String.raw`\b(?:${words})\b`;
