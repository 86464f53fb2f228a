import { describe, expect, it } from 'vitest';
import { ColumnarIndex } from '../../../functions/search/columnar-index.ts';
import type { JobDocument } from '../../../functions/records/job-document.ts';
import { jobKind } from '../../../functions/search/kinds/job.ts';
import { UnfitCondition } from '../../../functions/search/columns/column.ts';
import { UnknownQuery } from '../../../functions/search/query.ts';
import { SnapshotRefused } from '../../../functions/search/snapshot.ts';
import { aJob } from './generate.ts';
import { random } from './random.ts';

const plain: JobDocument = {
  ...aJob(random(1), 0),
  rateFrom: null,
  rateTo: null,
  rateCurrency: null,
  lat: null,
  lng: null,
};

function indexOf(...jobs: Partial<JobDocument>[]): ColumnarIndex<JobDocument> {
  const index = new ColumnarIndex(jobKind);
  for (const [at, job] of jobs.entries()) index.upsert({ id: at + 1, version: 1 }, { ...plain, ...job });
  return index;
}

const found = (
  index: ColumnarIndex<JobDocument>,
  query: Parameters<ColumnarIndex<JobDocument>['search']>[0],
): number[] => index.search(query).hits.map(({ id }) => id);

describe('Versions', () => {
  it('The newer version is kept whatever the order of arrival', () => {
    const index = new ColumnarIndex(jobKind);
    expect(index.upsert({ id: 7, version: 5 }, { ...plain, title: 'New' })).toBe(true);
    expect(index.upsert({ id: 7, version: 4 }, { ...plain, title: 'Old' })).toBe(false);
    expect(index.upsert({ id: 7, version: 5 }, { ...plain, title: 'Again' })).toBe(false);
    expect(index.search({}).hits).toEqual([{ id: 7, version: 5 }]);
    expect(index.search({ text: 'old' }).total).toBe(0);
  });

  it('A removed document does not come back, not even after compaction and a snapshot', () => {
    let index = new ColumnarIndex(jobKind);
    index.upsert({ id: 7, version: 1 }, plain);
    index.remove({ id: 7, version: 3 }, 1_000);
    index = ColumnarIndex.load(jobKind, index.snapshot(0)).index;
    expect(index.upsert({ id: 7, version: 2 }, plain)).toBe(false);
    expect(index.size).toBe(0);
    index.compact({ forgetRemovedBefore: 2_000 });
    expect(index.upsert({ id: 7, version: 2 }, plain)).toBe(true);
  });
});

describe('Ranges', () => {
  const index = indexOf(
    { rateFrom: 30, rateTo: 50, rateCurrency: 'USD' },
    { rateFrom: 60, rateTo: null, rateCurrency: 'USD' },
    { rateFrom: null, rateTo: 20, rateCurrency: 'USD' },
    { rateFrom: 30, rateTo: 50, rateCurrency: 'INR' },
    {},
  );

  it.each([
    [{ from: 45, to: 70 }, [1, 2]],
    [{ from: 50 }, [1, 2]],
    [{ to: 30 }, [1, 3]],
    [{ to: 29.99 }, [3]],
    [{ from: 1_000_000 }, [2]],
  ])('A range filter for %j finds the jobs %j that overlap it in its currency', (condition, ids) => {
    expect(found(index, { where: { rate: { ...condition, unit: 'USD' } } }).sort()).toEqual(ids);
  });
});

describe('Places', () => {
  const index = indexOf(
    { lat: 40.7128, lng: -74.006 },
    { lat: 39.9526, lng: -75.1652 },
    { lat: 19.076, lng: 72.8777 },
    {},
    { lat: 0, lng: 179.9 },
    { lat: 0, lng: -179.9 },
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
    { employmentType: ['full_time'], countryId: 840 },
    { employmentType: ['full_time', 'part_time'], countryId: 356 },
    { employmentType: ['temporary'], countryId: 356 },
  );

  it('count each field as if its own condition were absent', () => {
    const { facets, total } = index.search({
      where: { employmentType: { anyOf: ['full_time'] }, countryId: { anyOf: [356] } },
      facets: ['employmentType', 'countryId'],
    });
    expect(total).toBe(1);
    expect(facets['employmentType']).toEqual([
      { value: 'full_time', count: 1 },
      { value: 'part_time', count: 1 },
      { value: 'temporary', count: 1 },
    ]);
    expect(facets['countryId']).toEqual([
      { value: 356, count: 1 },
      { value: 840, count: 1 },
    ]);
  });
});

describe('The order of results', () => {
  it('sorts titles without case, equal ones by id, including those added after compaction', () => {
    const index = indexOf({ title: 'beta' }, { title: 'Alpha' }, { title: 'alpha' });
    index.compact();
    index.upsert({ id: 4, version: 1 }, { ...plain, title: 'Alphabet' });
    index.upsert({ id: 5, version: 1 }, { ...plain, title: 'alphA' });
    index.upsert({ id: 6, version: 1 }, { ...plain, title: 'Alpine' });
    expect(found(index, { sort: { by: 'title' } })).toEqual([2, 3, 5, 4, 6, 1]);
    expect(found(index, { sort: { by: 'title', direction: 'desc' } })).toEqual([1, 6, 4, 2, 3, 5]);
  });

  it('finds nothing by signs that no document has, and everything by what has only begun', () => {
    const index = indexOf({ title: 'Nurse' }, { title: 'C# developer' });
    for (const asYouType of [false, true]) {
      for (const text of ['???', '.', '— &', '🦄', '"!?"', '+', '###'])
        expect([text, index.search({ text, asYouType }).total]).toEqual([text, 0]);
      // A page, its facets and its words to mark are then empty too.
      expect(index.search({ text: '???', asYouType, facets: ['employmentType'] })).toMatchObject({
        hits: [],
        facets: { employmentType: [] },
        matched: { words: [] },
      });
      for (const text of ['', '  ', '"', '""']) expect(index.search({ text, asYouType }).total).toBe(2);
      expect(found(index, { text: 'nurse ???', asYouType })).toEqual([1]);
      expect(found(index, { text: 'c#', asYouType })).toEqual([2]);
    }
  });

  it('ranks a match in the title above one in the description', () => {
    const index = indexOf(
      { title: 'Clerk', skills: [], description: 'welding and more welding', companyName: null },
      { title: 'Welding', skills: [], description: 'clerk', companyName: null },
    );
    expect(found(index, { text: 'welding' })).toEqual([2, 1]);
  });
});

describe('Invalid queries', () => {
  const index = indexOf({});

  it.each([
    [{ where: { colour: { anyOf: [1] } } }, UnknownQuery, 'job documents have no field colour'],
    [{ where: { rate: { from: 1 } } }, UnfitCondition, 'a range field supports from, to and unit, and needs the unit'],
    [{ where: { cityId: { allOf: [1] } } }, UnfitCondition, 'a value field supports anyOf only'],
    [{ facets: ['rate'] }, UnknownQuery, 'the field rate cannot be counted'],
    [{ facets: ['nonsense'] }, UnknownQuery, 'the field nonsense cannot be counted'],
    [{ sort: { by: 'colour' } }, UnknownQuery, 'job documents have no order colour'],
    [{ sort: { by: 'constructor' } }, UnknownQuery, 'job documents have no order constructor'],
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
    const { index, checkpoint } = ColumnarIndex.load(jobKind, bytes);
    expect(checkpoint).toBe(123);
    expect(found(index, { text: 'two' })).toEqual([2]);
  });

  it('loads from any place in a larger buffer', () => {
    const larger = Buffer.concat([Buffer.from('xyz'), bytes]);
    expect(ColumnarIndex.load(jobKind, larger.subarray(3)).index.size).toBe(2);
  });

  it.each([
    ['nothing', () => Buffer.alloc(0), /not a snapshot/],
    ['other bytes', () => Buffer.alloc(500, 7), /not a snapshot/],
    ['a cut one', () => bytes.subarray(0, bytes.length - 8), /should have .* bytes but has/],
    ['a changed byte', () => changed(bytes, bytes.length >> 1), /damaged/],
    ['a changed head', () => changed(bytes, 40), /damaged/],
    ['another format', () => changed(bytes, 4), /format/],
  ])('refuses %s', (_name, make, message) => {
    expect(() => ColumnarIndex.load(jobKind, make())).toThrow(SnapshotRefused);
    expect(() => ColumnarIndex.load(jobKind, make())).toThrow(message);
  });

  it('loads when the kind lists the same fields in another order', () => {
    const fields = Object.fromEntries(Object.entries(jobKind.fields).toReversed());
    expect(found(ColumnarIndex.load({ ...jobKind, fields }, bytes).index, { text: 'two' })).toEqual([2]);
  });

  it('refuses another kind, layout or set of fields', () => {
    expect(() => ColumnarIndex.load({ ...jobKind, name: 'candidate' }, bytes)).toThrow(
      /kind is job, expected is candidate/,
    );
    expect(() => ColumnarIndex.load({ ...jobKind, layout: 99 }, bytes)).toThrow(/layout/);
    expect(() => ColumnarIndex.load({ ...jobKind, fields: { status: jobKind.fields['status']! } }, bytes)).toThrow(
      /fields/,
    );
  });
});

function changed(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy[at]! ^= 1;
  return copy;
}
