import type { Field, Kind } from '../engine/engine.ts';

type Mapping = Record<string, unknown>;

/** BM25 as the index in memory has it. */
const similarity = { type: 'BM25', k1: 2, b: 0.75 };
/** Words come folded and separated by blanks: documents and queries are read by the kind's own language. */
const text = { type: 'text', analyzer: 'whitespace', similarity: 'words' };
const fieldMappings: Record<Field<never>['type'], Mapping> = {
  value: { type: 'keyword' },
  set: { type: 'keyword' },
  choices: { type: 'keyword' },
  number: { type: 'double' },
  range: { properties: { low: { type: 'double' }, high: { type: 'double' }, unit: { type: 'keyword' } } },
  place: {
    properties: {
      at: { type: 'geo_point' },
      lat: { type: 'double' },
      lng: { type: 'double' },
      // Documents without a place come last in either direction, which the sort by distance itself cannot say.
      known: { type: 'byte' },
    },
  },
  'sort-text': { type: 'keyword', index: false },
};

/**
 * What an index of this kind is created with. One index holds the documents and, beside them, the distinct words of all,
 * so that one switch of the alias changes both.
 */
export function indexBody<Document>({ fields, texts }: Pick<Kind<Document>, 'fields' | 'texts'>): Mapping {
  const named = Object.fromEntries(['all', ...Object.keys(texts)].map((name) => [name, text]));
  return {
    settings: {
      index: { similarity: { words: similarity } },
      analysis: {
        // `nurse|14` is a word that counts fourteen times.
        // In a query, `nurse|rn` is one word of two spellings, which Lucene scores together.
        filter: {
          weighted: { type: 'delimited_term_freq', delimiter: '|' },
          either: { type: 'pattern_capture', preserve_original: false, patterns: ['([^|]+)'] },
        },
        tokenizer: { blanks: { type: 'whitespace', max_token_length: 10_000 } },
        analyzer: {
          weighted: { type: 'custom', tokenizer: 'whitespace', filter: ['weighted'] },
          either: { type: 'custom', tokenizer: 'blanks', filter: ['either'] },
        },
      },
    },
    mappings: {
      dynamic: 'strict',
      // What is searched is not read back, and would double what is stored.
      _source: { excludes: ['words', 'stems', 'ranked'] },
      properties: {
        id: { type: 'long' },
        version: { type: 'long', index: false },
        live: { type: 'boolean' },
        checkpoint: { type: 'long' },
        field: {
          properties: Object.fromEntries(Object.entries(fields).map(([name, { type }]) => [name, fieldMappings[type]])),
        },
        words: { properties: named },
        stems: { properties: named },
        ranked: { ...text, analyzer: 'weighted', search_analyzer: 'either', index_options: 'freqs' },
        lexicon: { properties: { word: { type: 'keyword' }, stem: { type: 'keyword' } } },
      },
    },
  };
}
