import { describe, expect, it } from 'vitest';
import { ColumnarIndex, SnapshotRefused, UnfitCondition, UnknownQuery } from '../engine.ts';
import { type Book, bookKind, plainBook } from './books.ts';

function indexOf(...books: Partial<Book>[]): ColumnarIndex<Book> {
  const index = new ColumnarIndex(bookKind);
  for (const [at, book] of books.entries()) index.upsert({ id: at + 1, version: 1 }, { ...plainBook, ...book });
  return index;
}

const found = (index: ColumnarIndex<Book>, query: Parameters<ColumnarIndex<Book>['search']>[0]): number[] =>
  index.search(query).hits.map(({ id }) => id);

describe('Versions', () => {
  it('The newer version is kept whatever the order of arrival', () => {
    const index = new ColumnarIndex(bookKind);
    expect(index.upsert({ id: 7, version: 5 }, { ...plainBook, title: 'New' })).toBe(true);
    expect(index.upsert({ id: 7, version: 4 }, { ...plainBook, title: 'Old' })).toBe(false);
    expect(index.upsert({ id: 7, version: 5 }, { ...plainBook, title: 'Again' })).toBe(false);
    expect(index.search({}).hits).toEqual([{ id: 7, version: 5 }]);
    expect(index.search({ text: 'old' }).total).toBe(0);
  });

  it('A removed document does not come back, not even after compaction and a snapshot', () => {
    let index = new ColumnarIndex(bookKind);
    index.upsert({ id: 7, version: 1 }, plainBook);
    index.remove({ id: 7, version: 3 }, 1_000);
    index = ColumnarIndex.load(bookKind, index.snapshot(0)).index;
    expect(index.upsert({ id: 7, version: 2 }, plainBook)).toBe(false);
    expect(index.size).toBe(0);
    index.compact({ forgetRemovedBefore: 2_000 });
    expect(index.upsert({ id: 7, version: 2 }, plainBook)).toBe(true);
  });
});

describe('A query of some texts alone', () => {
  const index = indexOf(
    { title: 'Sea story', blurb: 'Told by Melville' },
    { title: 'Melville', blurb: 'Of whales, whales and a sea story' },
    { title: 'Gardens', blurb: 'Roses' },
  );
  index.compact({});
  index.upsert({ id: 9, version: 1 }, { ...plainBook, title: 'Whales', blurb: 'By Melville' });
  const inTitles = (text: string) => found(index, { text, texts: ['title'], asYouType: true }).sort();

  it.each([
    ['melville', [2], [1, 2, 9]],
    ['melv', [2], [1, 2, 9]],
    ['"sea story"', [1], [1, 2]],
    ['whales', [9], [2, 9]],
    ['roses', [], [3]],
    ['-melville', [1, 3, 9], [3]],
    ['sea OR melville', [1, 2], [1, 2, 9]],
  ])('finds nothing by words elsewhere: %s', (text, titles, everywhere) => {
    expect(inTitles(text)).toEqual(titles);
    expect(found(index, { text, asYouType: true }).sort()).toEqual(everywhere);
  });

  it('names texts that there are', () => {
    expect(() => index.search({ text: 'sea', texts: ['spine'] })).toThrow(
      new UnknownQuery('book documents have no text spine'),
    );
  });
});

describe('Ranges', () => {
  const index = indexOf(
    { priceFrom: 30, priceTo: 50, currency: 'USD' },
    { priceFrom: 60, priceTo: null, currency: 'USD' },
    { priceFrom: null, priceTo: 20, currency: 'USD' },
    { priceFrom: 30, priceTo: 50, currency: 'INR' },
    {},
  );

  it.each([
    [{ from: 45, to: 70 }, [1, 2]],
    [{ from: 50 }, [1, 2]],
    [{ to: 30 }, [1, 3]],
    [{ to: 29.99 }, [3]],
    [{ from: 1_000_000 }, [2]],
  ])('A range filter for %j finds the books %j that overlap it in its currency', (condition, ids) => {
    expect(found(index, { where: { price: { ...condition, unit: 'USD' } } }).sort()).toEqual(ids);
  });
});

describe('Places', () => {
  const index = indexOf(
    { at: { lat: 40.7128, lng: -74.006 } },
    { at: { lat: 39.9526, lng: -75.1652 } },
    { at: { lat: 19.076, lng: 72.8777 } },
    {},
    { at: { lat: 0, lng: 179.9 } },
    { at: { lat: 0, lng: -179.9 } },
  );
  const newYork = { lat: 40.7128, lng: -74.006 };

  it('A radius finds what lies within it, with distances in km', () => {
    const { hits } = index.search({ where: { place: { ...newYork, km: 150 } }, sort: { by: 'distance' } });
    expect(hits.map(({ id }) => id)).toEqual([1, 2]);
    expect(hits[0]!.km).toBeCloseTo(0, 6);
    expect(hits[1]!.km).toBeCloseTo(129.6, 0);
  });

  it('Documents without a place come last, in either direction', () => {
    expect(found(index, { from: newYork, sort: { by: 'distance', direction: 'asc' } }).at(-1)).toBe(4);
    expect(found(index, { from: newYork, sort: { by: 'distance', direction: 'desc' } }).at(-1)).toBe(4);
    expect(index.search({ from: newYork }).hits.find(({ id }) => id === 4)).toMatchObject({ km: null });
  });

  it('A radius reaches across the antimeridian', () => {
    expect(found(index, { where: { place: { lat: 0, lng: 180, km: 20 } } }).sort()).toEqual([5, 6]);
  });
});

describe('Facets', () => {
  const index = indexOf(
    { genres: ['essay'], country: 840 },
    { genres: ['essay', 'novel'], country: 356 },
    { genres: ['poem'], country: 356 },
  );

  it('count each field as if its own condition were absent', () => {
    const { facets, total } = index.search({
      where: { genres: { anyOf: ['essay'] }, country: { anyOf: [356] } },
      facets: ['genres', 'country'],
    });
    expect(total).toBe(1);
    expect(facets['genres']).toEqual([
      { value: 'essay', count: 1 },
      { value: 'novel', count: 1 },
      { value: 'poem', count: 1 },
    ]);
    expect(facets['country']).toEqual([
      { value: 356, count: 1 },
      { value: 840, count: 1 },
    ]);
  });
});

describe('The order of results', () => {
  it('sorts titles without case, equal ones by id, including those added after compaction', () => {
    const index = indexOf({ title: 'beta' }, { title: 'Alpha' }, { title: 'alpha' });
    index.compact();
    index.upsert({ id: 4, version: 1 }, { ...plainBook, title: 'Alphabet' });
    index.upsert({ id: 5, version: 1 }, { ...plainBook, title: 'alphA' });
    index.upsert({ id: 6, version: 1 }, { ...plainBook, title: 'Alpine' });
    expect(found(index, { sort: { by: 'title' } })).toEqual([2, 3, 5, 4, 6, 1]);
    expect(found(index, { sort: { by: 'title', direction: 'desc' } })).toEqual([1, 6, 4, 2, 3, 5]);
  });

  it('finds nothing by signs that no document has, and everything by what has only begun', () => {
    const index = indexOf({ title: 'Whale' }, { title: 'C sharp' });
    for (const asYouType of [false, true]) {
      for (const text of ['???', '.', '— &', '🦄', '"!?"', '+', '###'])
        expect([text, index.search({ text, asYouType }).total]).toEqual([text, 0]);
      // A page, its facets and its words to mark are then empty too.
      expect(index.search({ text: '???', asYouType, facets: ['genres'] })).toMatchObject({
        hits: [],
        facets: { genres: [] },
        matched: { words: [] },
      });
      for (const text of ['', '  ', '"', '""']) expect(index.search({ text, asYouType }).total).toBe(2);
      expect(found(index, { text: 'whale ???', asYouType })).toEqual([1]);
      expect(found(index, { text: 'sharp', asYouType })).toEqual([2]);
    }
  });

  it('ranks a match in the title above one in the blurb', () => {
    const index = indexOf({ title: 'Clerk', blurb: 'welding and more welding' }, { title: 'Welding', blurb: 'clerk' });
    expect(found(index, { text: 'welding' })).toEqual([2, 1]);
  });
});

describe('Invalid queries', () => {
  const index = indexOf({});

  it.each([
    [{ where: { colour: { anyOf: [1] } } }, UnknownQuery, 'book documents have no field colour'],
    [{ where: { price: { from: 1 } } }, UnfitCondition, 'a range field supports from, to and unit, and needs the unit'],
    [{ where: { country: { allOf: [1] } } }, UnfitCondition, 'a value field supports anyOf only'],
    [{ facets: ['price'] }, UnknownQuery, 'the field price cannot be counted'],
    [{ facets: ['nonsense'] }, UnknownQuery, 'the field nonsense cannot be counted'],
    [{ sort: { by: 'colour' } }, UnknownQuery, 'book documents have no order colour'],
    [{ sort: { by: 'constructor' } }, UnknownQuery, 'book documents have no order constructor'],
    [{ sort: { by: 'distance' } }, UnknownQuery, 'an order by distance needs a place to measure from'],
    [{ sort: { by: 'fit' } }, UnknownQuery, 'an order by fit needs wanted values of a set field'],
    [{ page: 0 }, UnknownQuery, 'there is no page 0'],
    [{ page: 1.5 }, UnknownQuery, 'there is no page 1.5'],
    [{ perPage: 0 }, UnknownQuery, 'a page has 1 to 1000 documents, not 0'],
    [{ perPage: 1.5 }, UnknownQuery, 'a page has 1 to 1000 documents, not 1.5'],
    [{ perPage: 1001 }, UnknownQuery, 'a page has 1 to 1000 documents, not 1001'],
  ])('%j is refused by name', (query, refusal, words) => {
    expect(() => index.search(query)).toThrow(refusal);
    expect(() => index.search(query)).toThrow(words);
  });

  it('Pages of one document and of a thousand are shown', () => {
    for (const perPage of [1, 1000]) expect(index.search({ perPage })).toMatchObject({ perPage, hits: [{ id: 1 }] });
  });

  it('An absurd page is empty and still has the total', () => {
    expect(index.search({ page: 1_000_000_000 })).toMatchObject({ total: 1, hits: [] });
  });
});

describe('A snapshot', () => {
  const bytes = indexOf({ title: 'One' }, { title: 'Two' }).snapshot(123);

  it('restores everything and its checkpoint', () => {
    const { index, checkpoint } = ColumnarIndex.load(bookKind, bytes);
    expect(checkpoint).toBe(123);
    expect(found(index, { text: 'two' })).toEqual([2]);
  });

  it('loads from any place in a larger buffer', () => {
    const larger = Buffer.concat([Buffer.from('xyz'), bytes]);
    expect(ColumnarIndex.load(bookKind, larger.subarray(3)).index.size).toBe(2);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0), /not a snapshot/],
    ['other bytes', () => Buffer.alloc(500, 7), /not a snapshot/],
    ['a cut one', () => bytes.subarray(0, bytes.length - 8), /should have .* bytes but has/],
    ['a changed byte', () => changed(bytes, bytes.length >> 1), /damaged/],
    ['a changed head', () => changed(bytes, 40), /damaged/],
    ['another format', () => changed(bytes, 4), /format/],
  ])('refuses %s', (_name, make, message) => {
    expect(() => ColumnarIndex.load(bookKind, make())).toThrow(SnapshotRefused);
    expect(() => ColumnarIndex.load(bookKind, make())).toThrow(message);
  });

  it('loads when the kind lists the same fields in another order', () => {
    const fields = Object.fromEntries(Object.entries(bookKind.fields).toReversed());
    expect(found(ColumnarIndex.load({ ...bookKind, fields }, bytes).index, { text: 'two' })).toEqual([2]);
  });

  it('refuses another kind, layout or set of fields', () => {
    expect(() => ColumnarIndex.load({ ...bookKind, name: 'film' }, bytes)).toThrow(/kind is book, expected is film/);
    expect(() => ColumnarIndex.load({ ...bookKind, layout: 99 }, bytes)).toThrow(/layout/);
    expect(() => ColumnarIndex.load({ ...bookKind, fields: { year: bookKind.fields['year']! } }, bytes)).toThrow(
      /fields/,
    );
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}
