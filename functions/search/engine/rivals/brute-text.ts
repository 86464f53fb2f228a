import type { Kind } from '../kind.ts';
import { clauseScore, inverseFrequency } from '../text/bm25.ts';
import { documentWords, textFields } from '../text/document-words.ts';
import type { Clause } from '../text/clauses.ts';
import { type Expansion, expansions } from '../text/expand-clause.ts';
import { Lexicon } from '../text/lexicon.ts';
import type { Language } from '../text/language.ts';
import { parseText } from '../text/parse-text.ts';
import { windowOf } from '../text/places.ts';

const room = 1 << 8;

interface Row {
  /** Word number times 256 plus weight. */
  entries: Uint32Array;
  /** All positions, entry by entry, and where each entry's begin. */
  positions: Uint16Array;
  begins: Uint16Array;
  length: number;
}

/**
 * Every job's words in one long array, searched from end to end; words are numbered and grouped by stem, jobs are
 * not.
 */
export class BruteText<Document> {
  private readonly fields: ReturnType<typeof textFields<Document>>;
  private readonly language: Language;
  private readonly lexicon: Lexicon;
  private readonly rows: Row[] = [];
  private entries = new Uint32Array(0);
  private starts = new Uint32Array(0);
  private averageLength = 0;

  constructor(kind: Kind<Document>) {
    this.fields = textFields(kind);
    this.language = kind.language;
    this.lexicon = Lexicon.empty(kind.language.stemOf);
  }

  add(document: Document): void {
    const { entries, length } = documentWords(document, this.fields, {
      lexicon: this.lexicon,
      eachWord: this.language.eachWord,
    });
    const begins = new Uint16Array(entries.length + 1);
    for (const [at, { positions }] of entries.entries()) begins[at + 1] = begins[at]! + positions.length;
    this.rows.push({
      entries: Uint32Array.from(entries, ({ word, weight }) => word * room + weight),
      positions: Uint16Array.from(entries.flatMap(({ positions }) => positions)),
      begins,
      length,
    });
  }

  /** Lays all words in one array; to be called once, after the last document. */
  finish(): void {
    this.starts = new Uint32Array(this.rows.length + 1);
    for (const [row, { entries }] of this.rows.entries()) this.starts[row + 1] = this.starts[row]! + entries.length;
    this.entries = new Uint32Array(this.starts.at(-1)!);
    for (const [row, { entries }] of this.rows.entries()) this.entries.set(entries, this.starts[row]);
    this.averageLength = this.rows.reduce((sum, { length }) => sum + length, 0) / this.rows.length;
  }

  /**
   * Relevance by row, -1 where the text does not match, and whether it ranks or only excludes; undefined when it asks
   * nothing.
   */
  scores(text: string, asYouType: boolean): { scores: Float64Array; isRanked: boolean } | undefined {
    const { required, excluded } = parseText(text, this.language, { asYouType, isKnown: (word) => this.isKnown(word) });
    if (required.length + excluded.length === 0) return undefined;
    const scores = new Float64Array(this.rows.length);
    for (const anyOf of required) {
      const sums = new Float64Array(this.rows.length);
      for (const clause of anyOf) this.addClause(clause, sums);
      const matching = sums.reduce((count, sum) => count + (sum > 0 ? 1 : 0), 0);
      const inverse = inverseFrequency({ documents: this.rows.length, matching });
      for (let row = 0; row < scores.length; row++) {
        if (sums[row] === 0) scores[row] = -1;
        else if (scores[row]! >= 0)
          scores[row]! += clauseScore(inverse, sums[row]!, this.rows[row]!.length, this.averageLength);
      }
    }
    for (const allOf of excluded) {
      const found = allOf.map((clause) => this.scan(expansions(clause, this.lexicon)[0]!()).sums);
      for (let row = 0; row < scores.length; row++) if (found.every((sums) => sums[row]! > 0)) scores[row] = -1;
    }
    return { scores, isRanked: required.length > 0 };
  }

  private addClause(clause: Clause, into: Float64Array): void {
    for (const expand of expansions(clause, this.lexicon)) {
      const { sums, matching } = this.scan(expand());
      if (matching === 0) continue;
      for (let row = 0; row < into.length; row++) into[row]! += sums[row]!;
      return;
    }
  }

  /** Nothing is ever removed here, so a word of the lexicon is one of a document. */
  private isKnown(word: string): boolean {
    return this.lexicon.startingWith(word).length > 0;
  }

  private scan({ words, phrases }: Expansion): { sums: Float64Array; matching: number } {
    const { entries, starts } = this;
    const sums = new Float64Array(this.rows.length);
    const boosts = new Uint8Array(this.lexicon.sortedCount + 1_000_000);
    for (const [word, boost] of words) boosts[word] = boost;
    const begins = new Uint8Array(boosts.length);
    for (const { words: places } of phrases) for (const word of places[0]!) begins[word] = 1;
    const places = phrases.map((phrase) => ({ ...phrase, fitting: phrase.words.map((numbers) => new Set(numbers)) }));
    let matching = 0;
    for (let row = 0; row < sums.length; row++) {
      let sum = 0;
      let mayHoldPhrase = 0;
      for (let at = starts[row]!, end = starts[row + 1]!; at < end; at++) {
        const entry = entries[at]!;
        const word = entry >>> 8;
        sum += boosts[word]! * (entry & 255);
        mayHoldPhrase |= begins[word]!;
      }
      if (mayHoldPhrase) sum += this.phraseSum(row, places);
      sums[row] = sum;
      if (sum > 0) matching++;
    }
    return { sums, matching };
  }

  private phraseSum(
    row: number,
    phrases: readonly { fitting: readonly Set<number>[]; adjacent: boolean; boost: number }[],
  ): number {
    const { entries, positions, begins } = this.rows[row]!;
    let sum = 0;
    for (const { fitting, adjacent, boost } of phrases) {
      const found: number[][] = fitting.map(() => []);
      for (let at = 0; at < entries.length; at++) {
        const word = entries[at]! >>> 8;
        for (let place = 0; place < fitting.length; place++) if (fitting[place]!.has(word)) found[place]!.push(at);
      }
      if (found.some((list) => list.length === 0)) continue;
      if (!adjacent) sum += boost * found.flat().reduce((weight, at) => weight + (entries[at]! & 255), 0);
      else {
        const later = found
          .slice(1)
          .map((list) => list.flatMap((at) => [...positions.subarray(begins[at], begins[at + 1])]));
        for (const at of found[0]!) {
          for (const begin of positions.subarray(begins[at], begins[at + 1])) {
            if (later.every((list, offset) => list.includes(begin + offset + 1)))
              sum += boost * this.fields[windowOf(begin)]!.weight;
          }
        }
      }
    }
    return sum;
  }
}
