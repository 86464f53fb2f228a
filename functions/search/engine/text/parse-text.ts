import type { Language } from './language.ts';
import type { KnownName } from './names.ts';
import { significant, wordsOf } from './words.ts';

/** One way to satisfy a clause. */
export interface Alternative {
  /** For each word of it, the words that match. */
  places: readonly (readonly string[])[];
  /** `exact`: these very words; `stem`: any form of them. */
  form: 'exact' | 'stem';
  /** The places must follow each other; otherwise they may be anywhere in the document. */
  adjacent: boolean;
  /** How much a match counts, in tenths. */
  boost: number;
}

/** One thing that a document must contain, in any of several ways. */
export interface Clause {
  alternatives: readonly Alternative[];
  /**
   * The single unquoted word as typed, unless it is a known name; when nothing matches it, its continuations and then
   * its near misses are tried.
   */
  typed?: string;
  /** The user is still typing this word, so its continuations match immediately. */
  open: boolean;
}

/**
 * How much a match counts, in tenths: as typed, another form, the words of a name apart, another name, a continuation,
 * a letter or two away.
 */
export const boosts = { typed: 10, form: 8, apart: 4, synonym: 4, continuation: 2, nearMiss: 4 } as const;

/** More clauses are not parsed; no real query has them, only an attack. */
const mostClauses = 16;
const mostQuotedWords = 32;
/** Known words up to this long may still be the beginning of another. */
const longestBeginning = 3;

/** Parses a search text: every clause must match. Quotes require these words in this order, exactly. */
export function parseText(text: string, language: Language, { asYouType = false } = {}): Clause[] {
  const clauses: Clause[] = [];
  for (const [index, part] of text.split('"').entries()) {
    if (index % 2 === 1) clauses.push(...quoted(part, language));
    else clauses.push(...unquoted(part, language, asYouType && !/\s$/.test(part)));
  }
  const last = clauses.length - 1;
  const read = clauses.map((clause, at) => (at === last ? clause : { ...clause, open: false }));
  // `java d` is on the way to `java developer`; `embedded c` may be complete.
  const begun = read.at(-1);
  if (begun?.open && begun.typed?.length === 1 && !language.wordsOfOneLetter.has(begun.typed)) read.pop();
  return read.slice(0, mostClauses);
}

/**
 * Whether a text asks for something that no document has: signs alone, such as `???`. Quotation marks alone are the
 * beginning of a phrase and ask for nothing yet.
 */
export function asksForSignsOnly(text: string, language: Language): boolean {
  return /[^\s"]/u.test(text) && wordsOf(text, language).length === 0;
}

function quoted(part: string, language: Language): Clause[] {
  const words = wordsOf(part, language).slice(0, mostQuotedWords);
  if (words.length === 0) return [];
  return [
    { alternatives: [{ places: placesOf(words), form: 'exact', adjacent: true, boost: boosts.typed }], open: false },
  ];
}

function unquoted(part: string, language: Language, open: boolean): Clause[] {
  const words = meaningful(part, language);
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length;) {
    const { length, name } = nameAt(words, at, language);
    const typed = words.slice(at, at + length);
    if (name && length > 1) clauses.push(nameClause(typed, name, language));
    else clauses.push(wordClause(typed[0]!, { name, open: open && at === words.length - 1 }));
    at += length;
  }
  return clauses;
}

/** The words that narrow the search; of `driver's`, not the possessive. */
function meaningful(part: string, language: Language): string[] {
  const words = wordsOf(part.replaceAll(/(?<=\p{L})['’]s(?!\p{L})/gu, ''), language);
  return [...new Set(significant(words, language))];
}

/** The longest known name that begins here, or else the single word. */
function nameAt(
  words: readonly string[],
  at: number,
  { names }: Language,
): { length: number; name: KnownName | undefined } {
  for (let length = Math.min(names.longest, words.length - at); length > 0; length--) {
    const name = names.of(words.slice(at, at + length));
    if (name) return { length, name };
  }
  return { length: 1, name: undefined };
}

/**
 * A long word that the tables know is complete: `intern` is not continued to `internal`, while `de` may be Delaware or
 * the beginning of a developer.
 */
function wordClause(word: string, { name, open }: { name: KnownName | undefined; open: boolean }): Clause {
  const alternatives = [...asWord(word), ...(name ? otherNames(name) : [])];
  return name && word.length > longestBeginning ? { alternatives, open: false } : { alternatives, typed: word, open };
}

/**
 * Words of a name count most where they are together, and still where `Engineer, Software` has them apart; there `tech`
 * may be a technician too.
 */
function nameClause(typed: readonly string[], name: KnownName, { names }: Language): Clause {
  const apart = typed.map((word) => [
    word,
    ...(names.of([word])?.others ?? []).filter((other) => other.length === 1).flat(),
  ]);
  return {
    alternatives: [
      { places: placesOf(name.words), form: 'stem', adjacent: true, boost: boosts.typed },
      ...(name.together ? [] : [{ places: apart, form: 'stem' as const, adjacent: false, boost: boosts.apart }]),
      ...otherNames(name),
    ],
    open: false,
  };
}

function asWord(word: string): Alternative[] {
  return [
    { places: [[word]], form: 'exact', adjacent: false, boost: boosts.typed },
    { places: [[word]], form: 'stem', adjacent: false, boost: boosts.form },
  ];
}

function otherNames({ others }: KnownName): Alternative[] {
  return others.map((words) => ({ places: placesOf(words), form: 'stem', adjacent: true, boost: boosts.synonym }));
}

function placesOf(words: readonly string[]): string[][] {
  return words.map((word) => [word]);
}
