import type { Kind } from '../kind.ts';
import { type Alternative, boosts, type Clause } from '../text/clauses.ts';
import { parseText } from '../text/parse-text.ts';
import type { Language } from '../text/language.ts';
import { wordsOf } from '../text/words.ts';

/**
 * A document's words: each different one with its weight, and all in order with a field's weight before its words and 0
 * between parts.
 */
export interface OracleWords {
  /** Word number times 256 plus weight. */
  entries: Uint32Array;
  /** Word numbers; -1 between parts, -2 and below for the weight of the field that begins. */
  sequence: Int32Array;
  length: number;
}

/** All words ever seen, numbered; the brute force has no other structure. */
export class OracleVocabulary {
  readonly language: Language;
  readonly words: string[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly stems = new Map<string, string>();

  constructor(language: Language) {
    this.language = language;
  }

  read<Document>(kind: Kind<Document>, document: Document): OracleWords {
    const weights = new Map<number, number>();
    const sequence: number[] = [];
    let length = 0;
    for (const { weight, of } of Object.values(kind.texts)) {
      sequence.push(-1 - weight);
      const text = of(document);
      for (const part of typeof text === 'string' ? [text] : text) {
        for (const word of wordsOf(part, this.language)) {
          const number = this.number(word);
          sequence.push(number);
          weights.set(number, (weights.get(number) ?? 0) + weight);
          length++;
        }
        sequence.push(-1);
      }
    }
    return {
      entries: Uint32Array.from(weights, ([word, weight]) => word * 256 + Math.min(255, weight)),
      sequence: Int32Array.from(sequence),
      length,
    };
  }

  stemOf(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) this.stems.set(word, (stem = this.language.stemOf(word)));
    return stem;
  }

  private number(word: string): number {
    let number = this.numbers.get(word);
    if (number === undefined) {
      number = this.words.length;
      this.words.push(word);
      this.numbers.set(word, number);
    }
    return number;
  }
}

/** Which rows match a text, and how well; `isRanked` is false where it only excludes. */
export interface OracleScores {
  scores: Float64Array;
  isRanked: boolean;
}

/** Relevance of each row, or -1 where it does not match; undefined when the text asks nothing. */
export function oracleScores(
  text: string,
  asYouType: boolean,
  rows: readonly OracleWords[],
  vocabulary: OracleVocabulary,
): OracleScores | undefined {
  const scores = new Float64Array(rows.length);
  // Signs alone are in no document; quotation marks are the beginning of a phrase.
  if (/[^\s"“”„]/.test(text) && !/[\p{L}\p{N}]/u.test(text)) return { scores: scores.fill(-1), isRanked: true };
  const isKnown = (word: string): boolean => isBegun(word, rows, vocabulary);
  const { required, excluded } = parseText(text, vocabulary.language, { asYouType, isKnown });
  if (required.length + excluded.length === 0) return undefined;
  const average = rows.reduce((sum, { length }) => sum + length, 0) / Math.max(1, rows.length);
  for (const anyOf of required) {
    const each = anyOf.map((clause) => clauseSums(clause, rows, vocabulary));
    const sums = scores.map((_, row) => each.reduce((sum, one) => sum + one[row]!, 0));
    const matching = sums.reduce((count, sum) => count + (sum > 0 ? 1 : 0), 0);
    const inverse = Math.log(1 + (rows.length - matching + 0.5) / (matching + 0.5));
    for (let row = 0; row < rows.length; row++) {
      if (sums[row] === 0) scores[row] = -1;
      else if (scores[row]! >= 0) scores[row]! += score(inverse, sums[row]! / 10, rows[row]!.length / average);
    }
  }
  for (const allOf of excluded) {
    const each = allOf.map((clause) => asWritten(clause, rows, vocabulary));
    for (let row = 0; row < rows.length; row++) if (each.every((sums) => sums[row]! > 0)) scores[row] = -1;
  }
  return { scores, isRanked: required.length > 0 };
}

/** Whether a row holds a word that begins like this. */
function isBegun(beginning: string, rows: readonly OracleWords[], { words }: OracleVocabulary): boolean {
  const fitting = Uint8Array.from(words, (word) => (word.startsWith(beginning) ? 1 : 0));
  return rows.some(({ entries }) => entries.some((entry) => fitting[entry >>> 8] === 1));
}

/** BM25, k1 = 2 and b = 0.75. */
function score(inverse: number, weight: number, relativeLength: number): number {
  return (inverse * weight * 3) / (weight + 2 * (0.25 + 0.75 * relativeLength));
}

function asWritten(clause: Clause, rows: readonly OracleWords[], vocabulary: OracleVocabulary): Float64Array {
  const phrases = clause.alternatives.filter(({ places }) => places.length > 1);
  return tally(rows, wordBoosts(clause, vocabulary), phrases, vocabulary);
}

function clauseSums(clause: Clause, rows: readonly OracleWords[], vocabulary: OracleVocabulary): Float64Array {
  const { typed, isMisspelt = false } = clause;
  const asked = asWritten(clause, rows, vocabulary);
  if (typed === undefined || asked.some((sum) => sum > 0)) return asked;
  const byWords = (boost: number, fits: (word: string) => boolean): Float64Array =>
    tally(rows, boostsOf(vocabulary.words, boost, fits), [], vocabulary);
  if (typed.length >= 2 && !clause.open && !isMisspelt) {
    const continued = byWords(boosts.continuation, (word) => word.startsWith(typed));
    if (continued.some((sum) => sum > 0)) return continued;
  }
  if (typed.length < 4) return asked;
  const near = (letters: number): Float64Array => {
    const stems = nearStems(typed, letters, vocabulary);
    return byWords(boosts.nearMiss, (word) => stems.has(vocabulary.stemOf(word)));
  };
  const one = near(1);
  return typed.length < 8 || one.some((sum) => sum > 0) ? one : near(2);
}

function nearStems(typed: string, letters: number, vocabulary: OracleVocabulary): Set<string> {
  return new Set(
    vocabulary.words
      .filter((word) => word[0] === typed[0] && distance(typed, word) > 0 && distance(typed, word) <= letters)
      .map((word) => vocabulary.stemOf(word)),
  );
}

function wordBoosts({ alternatives, open, typed, isMisspelt }: Clause, vocabulary: OracleVocabulary): Uint8Array {
  const { words } = vocabulary;
  const best = new Uint8Array(words.length);
  const raise = (boost: number, fits: (word: string) => boolean): void => {
    for (const [number, word] of words.entries()) if (best[number]! < boost && fits(word)) best[number] = boost;
  };
  for (const alternative of alternatives)
    if (alternative.places.length === 1) raise(alternative.boost, fitting(alternative, 0, vocabulary));
  if (open && typed !== undefined && typed.length >= 2) raise(boosts.continuation, (word) => word.startsWith(typed));
  if (isMisspelt && typed !== undefined) {
    const stems = nearStems(typed, 1, vocabulary);
    raise(boosts.nearMiss, (word) => stems.has(vocabulary.stemOf(word)));
  }
  return best;
}

function boostsOf(words: readonly string[], boost: number, fits: (word: string) => boolean): Uint8Array {
  return Uint8Array.from(words, (word) => (fits(word) ? boost : 0));
}

function fitting({ places, form }: Alternative, at: number, vocabulary: OracleVocabulary): (word: string) => boolean {
  const stemOf = (word: string): string => vocabulary.stemOf(word);
  const asked = places[at]!;
  const stemsAsked = new Set(asked.map(stemOf));
  return form === 'exact' ? (word) => asked.includes(word) : (word) => stemsAsked.has(stemOf(word));
}

/** One pass over every word of every row. */
function tally(
  rows: readonly OracleWords[],
  boostOf: Uint8Array,
  phrases: readonly Alternative[],
  vocabulary: OracleVocabulary,
): Float64Array {
  const sums = new Float64Array(rows.length);
  const sought = phrases.map((phrase) => ({
    phrase,
    places: phrase.places.map((_, at) =>
      Uint8Array.from(vocabulary.words, (word) => (fitting(phrase, at, vocabulary)(word) ? 1 : 0)),
    ),
  }));
  for (let row = 0; row < rows.length; row++) {
    const { entries, sequence } = rows[row]!;
    let sum = 0;
    for (let at = 0; at < entries.length; at++) sum += boostOf[entries[at]! >>> 8]! * (entries[at]! & 255);
    for (const { phrase, places } of sought)
      sum += phrase.boost * (phrase.adjacent ? inSequence(sequence, places) : anywhere(entries, places));
    sums[row] = sum;
  }
  return sums;
}

function anywhere(entries: Uint32Array, places: readonly Uint8Array[]): number {
  let total = 0;
  for (const place of places) {
    let weight = 0;
    for (const entry of entries) if (place[entry >>> 8]) weight += entry & 255;
    if (weight === 0) return 0;
    total += weight;
  }
  return total;
}

function inSequence(sequence: Int32Array, places: readonly Uint8Array[]): number {
  const [first] = places;
  let weight = 0;
  let total = 0;
  for (let at = 0; at < sequence.length; at++) {
    const number = sequence[at]!;
    if (number < -1) weight = -1 - number;
    if (number < 0 || !first![number]) continue;
    let length = 1;
    while (length < places.length && sequence[at + length]! >= 0 && places[length]![sequence[at + length]!]) length++;
    if (length === places.length) total += weight;
  }
  return total;
}

/** Optimal string alignment distance by the whole table. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
          ? table[i - 2]![j - 2]! + 1
          : Number.POSITIVE_INFINITY;
      table[i]![j] = Math.min(
        table[i - 1]![j]! + 1,
        table[i]![j - 1]! + 1,
        table[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1),
        swap,
      );
    }
  }
  return table[a.length]![b.length]!;
}
