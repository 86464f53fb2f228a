import { longestName, synonymsOf } from './synonyms.ts';
import { eachWord, wordsOf } from '../../../shared/rules/words.ts';

/** One way to satisfy a clause. */
export interface Alternative {
  words: readonly string[];
  /** `exact`: these very words; `stem`: any form of each. */
  form: 'exact' | 'stem';
  /** Several words must follow each other; else they may stand anywhere in the document. */
  adjacent: boolean;
  /** How much a match counts, in tenths. */
  boost: number;
}

/** One thing that a document must contain, in any of several ways. */
export interface Clause {
  alternatives: readonly Alternative[];
  /** The single unquoted word as typed; when nothing matches it, its continuations and then its near misses are tried. */
  typed?: string;
  /** The reader is still typing this word, so its continuations match at once. */
  open: boolean;
}

/** How much a match counts, in tenths: as typed, another form, another name, a continuation, one letter away. */
export const boosts = { typed: 10, form: 8, synonym: 5, continuation: 4, nearMiss: 4 } as const;

/** More clauses are not read; nobody's question has them, only an attack. */
const mostClauses = 16;
const mostQuotedWords = 32;

/** Too common to narrow a search; they still count inside quotes and when there is nothing else. */
const stopWords = new Set('a an and are as at be by for from in is of on or our the to we will with you your'.split(' '));

/** Reads a search text: every clause must match. Quotes ask for these words in this order, exactly. */
export function parseText(text: string, { asYouType = false } = {}): Clause[] {
  const clauses: Clause[] = [];
  for (const [index, part] of text.split('"').entries()) {
    if (index % 2 === 1) clauses.push(...quoted(part));
    else clauses.push(...unquoted(part, asYouType && !/\s$/.test(part)));
  }
  const last = clauses.length - 1;
  return clauses.map((clause, at) => (at === last ? clause : { ...clause, open: false })).slice(0, mostClauses);
}

function quoted(part: string): Clause[] {
  const words = wordsOf(part).slice(0, mostQuotedWords);
  if (words.length === 0) return [];
  return [{ alternatives: [{ words, form: 'exact', adjacent: true, boost: boosts.typed }], open: false }];
}

function unquoted(part: string, open: boolean): Clause[] {
  const words = meaningful(part);
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length; ) {
    const name = nameAt(words, at);
    if (name.length === 1) clauses.push(wordClause(name[0]!, open && at === words.length - 1));
    else clauses.push(nameClause(name));
    at += name.length;
  }
  return clauses;
}

function meaningful(part: string): string[] {
  const words: string[] = [];
  eachWord(part, (word) => words.push(word));
  const telling = words.filter((word) => !stopWords.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}

/** The longest known name that begins here, else the single word. */
function nameAt(words: readonly string[], at: number): string[] {
  for (let length = Math.min(longestName, words.length - at); length > 1; length--) {
    const name = words.slice(at, at + length);
    if (synonymsOf(name).length > 0) return name;
  }
  return words.slice(at, at + 1);
}

function wordClause(word: string, open: boolean): Clause {
  return {
    alternatives: [
      { words: [word], form: 'exact', adjacent: false, boost: boosts.typed },
      { words: [word], form: 'stem', adjacent: false, boost: boosts.form },
      ...otherNames([word]),
    ],
    typed: word,
    open,
  };
}

function nameClause(name: readonly string[]): Clause {
  return { alternatives: [{ words: name, form: 'stem', adjacent: false, boost: boosts.typed }, ...otherNames(name)], open: false };
}

function otherNames(words: readonly string[]): Alternative[] {
  return synonymsOf(words).map((name) => ({ words: name, form: 'stem', adjacent: true, boost: boosts.synonym }));
}
