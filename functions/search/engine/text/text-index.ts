import { grown, type Stored } from '../columns/column.ts';
import type { Kind } from '../kind.ts';
import { compactWords } from './compact-words.ts';
import { documentWords, textFields } from './document-words.ts';
import { FieldsOnly } from './fields-only.ts';
import { Lexicon } from './lexicon.ts';
import { type MatchedWords, MatchScratch, matchText, type Searched } from './match-text.ts';
import { asksForSignsOnly, parseText } from './parse-text.ts';
import { windowOf } from './places.ts';
import { type ReadPostings, WordPostings } from './word-postings.ts';

/** The live documents, as the text index needs them for counts and averages. */
export interface Living {
  live: Uint8Array;
  liveCount: number;
  tombstones: boolean;
  /** Slots in use. */
  length: number;
}

/** A slot's gap, weight and count take no more than this. */
const mostBytesOfPosting = 12;

interface Parts {
  lexicon: Lexicon;
  postings: WordPostings;
  lengths: Uint16Array<ArrayBuffer>;
  livingWords: number;
}

/** The words of all documents, ranked by BM25 over weighted fields. */
export class TextIndex<Document> {
  private readonly kind: Kind<Document>;
  private readonly fields: ReturnType<typeof textFields<Document>>;
  private readonly weightOfWindow: readonly number[];
  private readonly lexicon: Lexicon;
  private readonly postings: WordPostings;
  private lengths: Uint16Array<ArrayBuffer>;
  /** Sum of the lengths of live documents. */
  private livingWords: number;
  private scratch = new MatchScratch(0);

  constructor(kind: Kind<Document>, parts?: Parts) {
    this.kind = kind;
    this.fields = textFields(kind);
    this.weightOfWindow = this.fields.map(({ weight }) => weight);
    this.lexicon = parts?.lexicon ?? Lexicon.empty(kind.language.stemOf);
    this.postings = parts?.postings ?? new WordPostings();
    this.lengths = parts?.lengths ?? new Uint16Array(0);
    this.livingWords = parts?.livingWords ?? 0;
  }

  append(slot: number, document: Document): void {
    const { entries, length } = documentWords(document, this.fields, {
      lexicon: this.lexicon,
      eachWord: this.kind.language.eachWord,
    });
    for (const entry of entries) this.postings.recent.add(slot, entry);
    this.lengths = grown(this.lengths, slot + 1);
    this.lengths[slot] = length;
    this.livingWords += length;
  }

  /** Forgets the length of a removed document; its words go at the next compaction. */
  bury(slot: number): void {
    this.livingWords -= this.lengths[slot]!;
  }

  /** Writes the live slots that match the text; `scores` by slot hold their relevance until the next search. */
  match(
    text: { text: string; asYouType?: boolean | undefined; texts?: readonly string[] | undefined },
    living: Living,
    into: Uint32Array,
  ): { count: number; matched: MatchedWords; scores: Float64Array | undefined } | undefined {
    const { language } = this.kind;
    if (asksForSignsOnly(text.text, language))
      return { count: 0, matched: { words: [], phrases: [] }, scores: this.scratch.scores };
    const postings = text.texts ? this.fieldsOnly(text.texts) : this.postings;
    const isHeld = (word: number): boolean => this.isHeld(word, living, postings);
    const parsed = parseText(text.text, language, {
      asYouType: text.asYouType ?? false,
      isKnown: (word) => this.lexicon.startingWith(word).some(isHeld),
    });
    if (parsed.required.length + parsed.excluded.length === 0) return undefined;
    if (this.scratch.scores.length < living.length)
      this.scratch = new MatchScratch(Math.ceil(living.length * 1.1) + 16);
    const searched: Searched = {
      ...living,
      slots: living.length,
      lexicon: this.lexicon,
      postings,
      lengths: this.lengths,
      averageLength: this.livingWords / Math.max(1, living.liveCount),
      weightAt: (position) => this.weightOfWindow[windowOf(position)]!,
    };
    const { count, matched } = matchText(parsed, searched, this.scratch, into);
    return { count, matched, scores: parsed.required.length > 0 ? this.scratch.scores : undefined };
  }

  /** Whether a live document holds the word; more postings than removed documents are proof enough. */
  private isHeld(word: number, { live, liveCount, length }: Living, postings: ReadPostings): boolean {
    const size = postings.size(word);
    if (postings === this.postings && size > (length - liveCount) * mostBytesOfPosting) return true;
    let isHeld = false;
    if (size > 0) postings.visit(word, (slot) => (isHeld ||= live[slot] === 1));
    return isHeld;
  }

  private fieldsOnly(names: readonly string[]): FieldsOnly {
    const weights = this.fields.map(({ name, weight }) => (names.includes(name) ? weight : 0));
    return new FieldsOnly(this.postings, weights);
  }

  compacted(order: Uint32Array, oldLength: number): TextIndex<Document> {
    const newSlots = new Int32Array(oldLength).fill(-1);
    for (const [slot, oldSlot] of order.entries()) newSlots[oldSlot] = slot;
    const lengths = Uint16Array.from(order, (slot) => this.lengths[slot]!);
    return new TextIndex(this.kind, {
      ...compactWords(this.lexicon, this.postings, newSlots),
      lengths,
      livingWords: this.livingWords,
    });
  }

  save(length: number): Stored {
    return {
      ...prefixed('lexicon', this.lexicon.save()),
      ...prefixed('postings', this.postings.save()),
      lengths: this.lengths.subarray(0, length),
      livingWords: Float64Array.of(this.livingWords),
    };
  }

  static load<Document>(kind: Kind<Document>, stored: Stored): TextIndex<Document> {
    return new TextIndex(kind, {
      lexicon: Lexicon.load(kind.language.stemOf, under('lexicon', stored)),
      postings: WordPostings.load(under('postings', stored)),
      lengths: stored['lengths'] as Uint16Array<ArrayBuffer>,
      livingWords: (stored['livingWords'] as Float64Array)[0]!,
    });
  }
}

function prefixed(prefix: string, stored: Stored): Stored {
  return Object.fromEntries(Object.entries(stored).map(([name, part]) => [`${prefix}.${name}`, part]));
}

function under(prefix: string, stored: Stored): Stored {
  return Object.fromEntries(
    Object.entries(stored).flatMap(([name, part]) =>
      name.startsWith(`${prefix}.`) ? [[name.slice(prefix.length + 1), part]] : [],
    ),
  );
}
