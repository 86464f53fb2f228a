import { type Field, type Kind, type Scalar, sortKey, type Versioned, wordsOf } from '../engine/engine.ts';
import { keywordOf } from './keyword.ts';

/** Longer words are cut, in documents and in queries alike: ids and keywords have limits, and no word is so long. */
const longestWord = 100;
/** Lucene refuses keywords above 32 KB; nothing so long differs only at its end. */
const longestSortKey = 1_000;

/** A word counts no more than this in a document, as in the index in memory. */
const largestWeight = 255;

/** A document as OpenSearch stores it. */
export interface StoredDocument extends Versioned {
  live: true;
  field: Record<string, unknown>;
  /** By text, and of all texts: the words of each part, folded, with blanks between; no phrase leaves its part. */
  words: Record<string, string[]>;
  /** The same with the stem of each word in its place. */
  stems: Record<string, string[]>;
  /** Each stem with the sum of the weights of the texts that it is in, by which documents are ranked. */
  ranked: string;
}

/** A removed document stays as its id and version, so that an older version that arrives late does not bring it back. */
export type StoredRemoval = Versioned;

/** A word of the documents, by which misspelt words and words to mark are found. */
export interface StoredWord {
  lexicon: { word: string; stem: string };
}

/** The word, cut where it is endless. */
export const wordTerm = (word: string): string => word.slice(0, longestWord);

/** The document as it is stored, and its distinct words. */
export function storedDocument<Document>(
  { fields, texts, language }: Pick<Kind<Document>, 'fields' | 'texts' | 'language'>,
  { id, version }: Versioned,
  document: Document,
): { document: StoredDocument; words: Set<string> } {
  const distinct = new Set<string>();
  const words: Record<string, string[]> = { all: [] };
  const stems: Record<string, string[]> = { all: [] };
  const weights = new Map<string, number>();
  for (const [name, { of, weight }] of Object.entries(texts)) {
    const text = of(document);
    const parts = (typeof text === 'string' ? [text] : text).map((part) => wordsOf(part, language).map(wordTerm));
    for (const word of parts.flat()) {
      const stem = language.stemOf(word);
      distinct.add(word);
      weights.set(stem, Math.min(largestWeight, (weights.get(stem) ?? 0) + weight));
    }
    words[name] = parts.map((part) => part.join(' '));
    stems[name] = parts.map((part) => part.map(language.stemOf).join(' '));
    words['all']!.push(...words[name]);
    stems['all']!.push(...stems[name]);
  }
  const field = Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, storedField(one, document)]));
  const ranked = Array.from(weights, ([stem, weight]) => `${stem}|${weight}`).join(' ');
  return { document: { id, version, live: true, field, words, stems, ranked }, words: distinct };
}

function storedField<Document>(field: Field<Document>, document: Document): unknown {
  switch (field.type) {
    case 'value': {
      const value = field.of(document);
      return value === null || value === undefined ? undefined : keywordOf(value);
    }
    case 'set':
    case 'choices':
      return [...new Set<Scalar>(field.of(document))].map(keywordOf);
    case 'number':
      return field.of(document) ?? undefined;
    case 'range': {
      const { from, to, unit } = field.of(document);
      if (from === null && to === null) return undefined;
      return { low: from ?? -Number.MAX_VALUE, high: to ?? Number.MAX_VALUE, unit: unit ?? undefined };
    }
    case 'place': {
      const point = field.of(document);
      return point ? { at: { lat: point.lat, lon: point.lng }, ...point, known: 1 } : undefined;
    }
    case 'sort-text':
      return sortKey(field.of(document)).slice(0, longestSortKey);
  }
}
