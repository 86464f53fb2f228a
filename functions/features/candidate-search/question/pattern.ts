import type { Fact } from './fact.ts';

/** Reads a fact that begins at this place of a text; undefined where none does. */
export type ReadFact = (text: string, at: number) => { fact: Fact; end: number } | undefined;

/** A pattern that is tried where a word begins, and ends with one. */
export const pattern = (source: string): RegExp => new RegExp(`(?:${source})(?![\\p{L}\\p{N}])`, 'iuy');

/** Reads a fact by a pattern, from its groups. */
export function readBy(
  source: string,
  factOf: (groups: readonly (string | undefined)[]) => Fact | undefined,
): ReadFact {
  const sought = pattern(source);
  return (text, at) => {
    sought.lastIndex = at;
    const found = sought.exec(text);
    const fact = found && factOf(found.slice(1));
    return fact ? { fact, end: sought.lastIndex } : undefined;
  };
}
