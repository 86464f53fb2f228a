import type { Stored } from '../columns/column.ts';
import { firstAtLeast, positionOf } from '../columns/sorted-strings.ts';
import { isOneLetterAway, isTwoLettersAway } from './near-miss.ts';
import type { Words } from './words.ts';

type StemOf = Words['stemOf'];

/**
 * Every distinct word of the documents and its number. Words known at the last compaction are numbered in sorted order,
 * later ones follow in order of appearance; both are grouped by stem.
 */
export class Lexicon {
  private readonly sorted: readonly string[];
  private readonly stems: readonly string[];
  private readonly stemStarts: Uint32Array<ArrayBuffer>;
  private readonly stemWords: Uint32Array<ArrayBuffer>;
  private readonly added: string[] = [];
  private readonly addedNumbers = new Map<string, number>();
  private readonly addedByStem = new Map<string, number[]>();

  private readonly stemOf: StemOf;

  private constructor(
    stemOf: StemOf,
    sorted: readonly string[],
    stems: readonly string[],
    starts: Uint32Array<ArrayBuffer>,
    words: Uint32Array<ArrayBuffer>,
  ) {
    this.stemOf = stemOf;
    this.sorted = sorted;
    this.stems = stems;
    this.stemStarts = starts;
    this.stemWords = words;
  }

  /** `stemAt` returns the stem of the word at this position, so that stems are computed once in a word's life. */
  static of(stemOf: StemOf, sorted: readonly string[], stemAt: (position: number) => string): Lexicon {
    const byStem = new Map<string, number[]>();
    for (const position of sorted.keys()) {
      const stem = stemAt(position);
      const group = byStem.get(stem);
      if (group) group.push(position);
      else byStem.set(stem, [position]);
    }
    const stems = [...byStem.keys()].sort();
    const starts = new Uint32Array(stems.length + 1);
    const words = new Uint32Array(sorted.length);
    for (const [at, stem] of stems.entries()) {
      const group = byStem.get(stem)!;
      words.set(group, starts[at]);
      starts[at + 1] = starts[at]! + group.length;
    }
    return new Lexicon(stemOf, sorted, stems, starts, words);
  }

  static empty(stemOf: StemOf): Lexicon {
    return Lexicon.of(stemOf, [], () => '');
  }

  /** Words known since the last compaction; their numbers are below this. */
  get sortedCount(): number {
    return this.sorted.length;
  }

  wordAt(number: number): string {
    return number < this.sorted.length ? this.sorted[number]! : this.added[number - this.sorted.length]!;
  }

  /** The word's number, or -1 when no document ever held it. */
  find(word: string): number {
    return this.addedNumbers.get(word) ?? positionOf(this.sorted, word);
  }

  /** The word's number; a new word gets the next one. */
  number(word: string): number {
    const known = this.find(word);
    if (known >= 0) return known;
    const number = this.sorted.length + this.added.length;
    this.added.push(word);
    this.addedNumbers.set(word, number);
    const stem = this.stemOf(word);
    const group = this.addedByStem.get(stem);
    if (group) group.push(number);
    else this.addedByStem.set(stem, [number]);
    return number;
  }

  /** Numbers of all forms of the word, itself included where it occurs. */
  formsOf(word: string): number[] {
    const stem = this.stemOf(word);
    const at = positionOf(this.stems, stem);
    const base = at < 0 ? [] : [...this.stemWords.subarray(this.stemStarts[at]!, this.stemStarts[at + 1]!)];
    return [...base, ...(this.addedByStem.get(stem) ?? [])];
  }

  startingWith(prefix: string): number[] {
    const numbers: number[] = [];
    for (
      let at = firstAtLeast(this.sorted, prefix);
      at < this.sorted.length && this.sorted[at]!.startsWith(prefix);
      at++
    )
      numbers.push(at);
    for (const [at, word] of this.added.entries()) if (word.startsWith(prefix)) numbers.push(this.sorted.length + at);
    return numbers;
  }

  /** Words this many letters away that begin with the same letter. */
  lettersFrom(word: string, letters: 1 | 2): number[] {
    const isAway = letters === 1 ? isOneLetterAway : isTwoLettersAway;
    const numbers: number[] = [];
    const first = word[0]!;
    for (let at = firstAtLeast(this.sorted, first); at < this.sorted.length && this.sorted[at]![0] === first; at++) {
      if (isAway(word, this.sorted[at]!)) numbers.push(at);
    }
    for (const [at, other] of this.added.entries())
      if (other[0] === first && isAway(word, other)) numbers.push(this.sorted.length + at);
    return numbers;
  }

  /** All numbers in the order of their words. */
  inWordOrder(): number[] {
    const added = this.added
      .map((word, at) => ({ word, number: this.sorted.length + at }))
      .sort((a, b) => (a.word < b.word ? -1 : 1));
    const numbers: number[] = [];
    let next = 0;
    for (const [number, word] of this.sorted.entries()) {
      while (next < added.length && added[next]!.word < word) numbers.push(added[next++]!.number);
      numbers.push(number);
    }
    return [...numbers, ...added.slice(next).map(({ number }) => number)];
  }

  /** A lexicon of these words only; `kept` holds their current numbers in the order of the words. */
  compacted(kept: readonly number[]): Lexicon {
    const stemByNumber = new Map<number, string>();
    for (const [at, stem] of this.stems.entries()) {
      for (let entry = this.stemStarts[at]!; entry < this.stemStarts[at + 1]!; entry++)
        stemByNumber.set(this.stemWords[entry]!, stem);
    }
    for (const [stem, group] of this.addedByStem) for (const number of group) stemByNumber.set(number, stem);
    return Lexicon.of(
      this.stemOf,
      kept.map((number) => this.wordAt(number)),
      (position) => stemByNumber.get(kept[position]!)!,
    );
  }

  save(): Stored {
    return { sorted: this.sorted, stems: this.stems, stemStarts: this.stemStarts, stemWords: this.stemWords };
  }

  static load(stemOf: StemOf, stored: Stored): Lexicon {
    return new Lexicon(
      stemOf,
      stored['sorted'] as string[],
      stored['stems'] as string[],
      stored['stemStarts'] as Uint32Array<ArrayBuffer>,
      stored['stemWords'] as Uint32Array<ArrayBuffer>,
    );
  }
}
