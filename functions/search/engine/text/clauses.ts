import type { Piece } from './boolean-text.ts';
import type { Language } from './language.ts';
import type { KnownName } from './names.ts';
import { shortestForTypos } from './near-miss.ts';
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
  /** No document has the typed word, but it is nearly a name: its near misses match beside the name. */
  isMisspelt?: boolean;
  /** The user is still typing this word, so its continuations match immediately. */
  open: boolean;
}

/** How a text is read. */
export interface Reading {
  language: Language;
  asYouType: boolean;
  /** Whether any document has the word or one that begins with it. */
  isKnown(word: string): boolean;
  /** Stop words count too, because there is nothing else. */
  alsoStopWords: boolean;
}

/**
 * How much a match counts, in tenths: as typed, another form, the words of a name apart, another name, a continuation,
 * a letter or two away.
 */
export const boosts = { typed: 10, form: 8, apart: 4, synonym: 4, continuation: 2, nearMiss: 4 } as const;

const mostWords = 32;
/** So many words of names are tried for a typo. */
const mostMeant = 3;
/** Known words up to this long may still be the beginning of another. */
const longestBeginning = 3;

/** What a piece of a text requires: a quoted one its words in this order, any other each word or known name. */
export function clausesOf(piece: Piece, reading: Reading): Clause[] {
  const { language, asYouType } = reading;
  if (piece.isQuoted) return quoted(piece, language);
  const isOpen = asYouType && piece.isLast && !/\s$/.test(piece.text);
  const words = meaningful(piece.text, reading);
  const meant = meantWords(words, reading);
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length;) {
    const { read, name } = nameAt(words, meant, at, language);
    if (name && read.length > 1) clauses.push(nameClause(read, name, language));
    else clauses.push(wordClause(words[at]!, { read: read[0]!, name, open: isOpen && at === words.length - 1 }));
    at += read.length;
  }
  // `java d` is on the way to `java developer`; `embedded c` may be complete.
  const begun = clauses.at(-1);
  if (begun?.open && begun.typed?.length === 1 && !language.wordsOfOneLetter.has(begun.typed)) clauses.pop();
  return clauses;
}

/** What an excluded piece may not match: its words in any of their forms, but in no other spelling and by no other name. */
export function exclusionsOf(piece: Piece, reading: Reading): Clause[] {
  if (piece.isQuoted) return quoted(piece, reading.language);
  return meaningful(piece.text, reading).map((word) => ({ alternatives: asWord(word), open: false }));
}

function quoted({ text }: Piece, language: Language): Clause[] {
  const words = wordsOf(text, language).slice(0, mostWords);
  if (words.length === 0) return [];
  return [
    { alternatives: [{ places: placesOf(words), form: 'exact', adjacent: true, boost: boosts.typed }], open: false },
  ];
}

/** The words that narrow the search; of `driver's`, not the possessive. */
function meaningful(text: string, { language, alsoStopWords }: Reading): string[] {
  const words = wordsOf(text.replaceAll(/(?<=\p{L})['’]s(?!\p{L})/gu, ''), language);
  const wanted = alsoStopWords ? significant(words, language) : words.filter((word) => !language.stopWords.has(word));
  return [...new Set(wanted)].slice(0, mostWords);
}

interface NameFound {
  /** The words it takes, typos corrected. */
  read: readonly string[];
  name: KnownName | undefined;
}

/** For each word as typed the words that it may be: itself, or words of names where it is a typo. */
function meantWords(words: readonly string[], { language: { names }, isKnown }: Reading): string[][] {
  return words.map((word) => {
    if (word.length < shortestForTypos || names.of([word]) || isKnown(word)) return [word];
    const near = names.near(word).slice(0, mostMeant);
    return near.length > 0 ? near : [word];
  });
}

/** The longest known name that begins here, with typos corrected; or else the single word. */
function nameAt(
  words: readonly string[],
  meant: readonly (readonly string[])[],
  at: number,
  { names }: Language,
): NameFound {
  for (let length = Math.min(names.longest, meant.length - at); length > 0; length--) {
    const places = meant.slice(at, at + length);
    const ways = places.reduce<string[][]>(
      (found, near) => found.flatMap((way) => near.map((one) => [...way, one])),
      [[]],
    );
    for (const read of ways) {
      const name = names.of(read);
      if (name) return { read, name };
    }
  }
  return { read: [words[at]!], name: undefined };
}

/**
 * A long word that the tables know is complete: `intern` is not continued to `internal`, while `de` may be Delaware or
 * the beginning of a developer.
 */
function wordClause(
  word: string,
  { read, name, open }: { read: string; name: KnownName | undefined; open: boolean },
): Clause {
  if (name && read !== word)
    return {
      alternatives: [...asWord(word), { ...asWord(read)[1]!, boost: boosts.nearMiss }, ...otherNames(name)],
      typed: word,
      isMisspelt: true,
      open: false,
    };
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
