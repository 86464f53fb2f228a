import type { Kind } from '../engine.ts';
import { languageOf } from '../engine.ts';

/** A book of a library, the documents of these tests. */
export interface Book {
  title: string;
  blurb: string;
  topics: readonly string[];
  genres: readonly string[];
  country: number | null;
  year: number;
  priceFrom: number | null;
  priceTo: number | null;
  currency: string | null;
  at: { lat: number; lng: number } | null;
}

/** English with plurals and past forms, and two names for the same. */
export const bookEnglish = languageOf({
  stemOf: (word) => (word.length > 3 ? word.replace(/(es|s|ed|d|e)$/, '') : word),
  stopWords: new Set(['the', 'of', 'a']),
  names: { apart: 'sea story, ocean tale', together: 'wwii, world war two' },
});

export const bookKind: Kind<Book> = {
  name: 'book',
  layout: 1,
  language: bookEnglish,
  fields: {
    country: { type: 'value', of: ({ country }) => country },
    topics: { type: 'set', of: ({ topics }) => topics },
    genres: { type: 'choices', of: ({ genres }) => genres },
    price: {
      type: 'range',
      of: ({ priceFrom, priceTo, currency }) => ({ from: priceFrom, to: priceTo, unit: currency }),
    },
    year: { type: 'number', of: ({ year }) => year },
    place: { type: 'place', of: ({ at }) => at },
    title: { type: 'sort-text', of: ({ title }) => title },
  },
  texts: {
    title: { weight: 12, of: ({ title }) => title },
    topics: { weight: 5, of: ({ topics }) => topics },
    blurb: { weight: 1, of: ({ blurb }) => blurb },
  },
  sorts: { year: { field: 'year', direction: 'desc' }, title: { field: 'title', direction: 'asc' } },
  defaultSort: 'year',
};

/** A book without anything to find it by. */
export const plainBook: Book = {
  title: '',
  blurb: '',
  topics: [],
  genres: [],
  country: null,
  year: 2_000,
  priceFrom: null,
  priceTo: null,
  currency: null,
  at: null,
};

/** Random numbers at least 0 and below the limit; the same seed gives the same on every machine (mulberry32). */
export function seeded(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit);
  };
}
