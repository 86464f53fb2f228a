import { describe, expect, it } from 'vitest';
import { matchJobs, wantedIn } from '../../../../web/features/guest/model/match-jobs.ts';
import { orderJobs } from '../../../../web/features/guest/model/order-jobs.ts';
import { nearestStop, adjacentStop } from '../../../../web/features/guest/model/sheet-stops.ts';
import { nextSort, sortFields, sortLabel, sortName } from '../../../../web/features/guest/model/sort-cycle.ts';
import { browseAddressOf } from '../../../../web/features/guest/hooks/use-browse-address.ts';
import { aGuestJob } from '../../support/guest-job.ts';

it('The sort cycles through none, ascending and descending (GUEST-13)', () => {
  expect(nextSort(undefined)).toBe('asc');
  expect(nextSort('asc')).toBe('desc');
  expect(nextSort('desc')).toBeUndefined();
  expect(sortLabel(undefined)).toBe('');
});

it('The sort by distance or pay names its field and its usual direction; distance needs a place', () => {
  expect([sortName(undefined), sortName('distance'), sortName('salary')]).toEqual([
    'Most relevant',
    'Distance',
    'Yearly pay',
  ]);
  expect([sortLabel(undefined, 'distance'), sortLabel('desc', 'distance'), sortLabel(undefined, 'rate')]).toEqual([
    'nearest first',
    'farthest first',
    'highest first',
  ]);
  expect(sortFields(false).map(({ value }) => value)).toEqual(['salary', 'rate']);
  expect(sortFields(true).map(({ value }) => value)).toEqual(['distance', 'salary', 'rate']);
  expect(browseAddressOf(new URLSearchParams('by=distance')).by).toBeUndefined();
  expect(browseAddressOf(new URLSearchParams('by=distance&near=30,-97')).by).toBe('distance');
});

it('The list puts the job chosen on the map first, then favourites, then the rest in their order (GUEST-33, GUEST-37)', () => {
  const jobs = [1, 2, 3, 4, 5].map((id) => ({ id }));
  expect(orderJobs(jobs, { chosenId: 4, favorites: new Set([5, 2]) }).map(({ id }) => id)).toEqual([4, 2, 5, 1, 3]);
  expect(orderJobs(jobs, { chosenId: null, favorites: new Set() })).toEqual(jobs);
});

describe('The text search of the loaded list', () => {
  const nurse = aGuestJob({
    id: 1,
    title: 'Registered Nurse',
    desc: 'Night shifts',
    spheres: [{ id: 9, name: 'Critical care' }],
  });
  const welder = aGuestJob({ id: 2, title: 'Welder', desc: 'Steel frames', spheres: [] });

  it.each([
    ['nurse', [1]],
    ['FRAMES', [2]],
    ['austin', [1, 2]],
    ['texas', [1, 2]],
    ['critical care', [1]],
    ['steel nurse', []],
    ['"critical care"', [1]],
    ['"care critical"', []],
    ['"night" nur', [1]],
    ['Áustin', [1, 2]],
    ['"', [1, 2]],
    ['  ', [1, 2]],
  ])('%s finds %o in title, description, location and skills (GUEST-17)', (text, ids) => {
    expect(matchJobs([nurse, welder], text).map(({ id }) => id)).toEqual(ids);
  });
});

describe('The browse address', () => {
  it('restores sort, page, text and the open job', () => {
    expect(browseAddressOf(new URLSearchParams('sort=desc&page=3&q=nurse&in=all&job=12'))).toMatchObject({
      sort: 'desc',
      page: 3,
      text: 'nurse',
      isEverywhere: true,
      openId: 12,
    });
  });

  it('ignores invalid values', () => {
    expect(browseAddressOf(new URLSearchParams('sort=up&page=1e9&job=-2&in=all'))).toMatchObject({
      sort: undefined,
      page: 40,
      openId: null,
      isEverywhere: false,
    });
    expect(browseAddressOf(new URLSearchParams(`q=${'x'.repeat(10_000)}`)).text).toHaveLength(200);
  });
});

it('The sheet snaps to the nearest height and steps between heights', () => {
  expect([5, 40, 41, 99].map(nearestStop)).toEqual([26, 26, 55, 86]);
  expect([adjacentStop(26, 1), adjacentStop(86, 1), adjacentStop(26, -1)]).toEqual([55, 86, 26]);
});

it('Each field to sort by has its name, both directions and the usual one', () => {
  const words = (field?: 'distance' | 'salary' | 'rate') => [
    sortName(field),
    ...(['asc', 'desc', undefined] as const).map((order) => sortLabel(order, field)),
  ];
  expect([words(), words('distance'), words('salary'), words('rate')]).toEqual([
    ['Most relevant', 'oldest first', 'newest first', ''],
    ['Distance', 'nearest first', 'farthest first', 'nearest first'],
    ['Yearly pay', 'lowest first', 'highest first', 'highest first'],
    ['Hourly pay', 'lowest first', 'highest first', 'highest first'],
  ]);
  expect(sortFields(true)).toEqual([
    { value: 'distance', label: 'Distance' },
    { value: 'salary', label: 'Yearly pay' },
    { value: 'rate', label: 'Hourly pay' },
  ]);
});

it.each([
  ['', { page: 1, sort: undefined, by: undefined, text: '', isEverywhere: false, openId: null, firstId: null }],
  ['page=0&sort=asc&by=salary&first=3&q=x', { page: 1, sort: 'asc', by: 'salary', firstId: 3, isEverywhere: false }],
  ['page=1.5&by=rate&job=0&first=1.5', { page: 1, by: 'rate', openId: null, firstId: null }],
  ['page=41&by=age', { page: 40, by: undefined }],
  ['by=distance&city=7', { by: 'distance' }],
  ['by=distance&near=1,2', { by: 'distance' }],
  ['q=x&in=some', { text: 'x', isEverywhere: false }],
])('The browse address %s is read as %o', (address, read) =>
  expect(browseAddressOf(new URLSearchParams(address))).toMatchObject(read),
);

describe('The search of the loaded jobs', () => {
  const job = aGuestJob({ id: 1, title: 'Nurse', desc: 'Night shifts', client: null });
  const isFound = (text: string, over: Partial<typeof job> = {}) => matchJobs([{ ...job, ...over }], text).length === 1;

  it('looks into every part of the place and the company, also where there is none', () => {
    const words = ['austin', 'texas', 'tx', 'states', '78701', 'confidential', 'typescript'];
    expect(words.map((word) => isFound(word))).toEqual(words.map(() => true));
    expect(words.map((word) => isFound(word, { city: null, spheres: [] }))).toEqual(
      words.map((w) => w === 'confidential'),
    );
    expect(isFound('meridian', { client: { companyName: 'Meridian' } })).toBe(true);
  });

  it('reads quoted words as a phrase within one text, and the others anywhere', () => {
    expect(wantedIn('lead "night shifts" "" nurse')).toEqual({
      words: [],
      phrases: [[['night'], ['shifts']]],
      pieces: ['lead', 'nurse'],
    });
    expect(
      ['"night shifts"', '"nurse night"', '"night shift"', 'shift', '"shifts"'].map((text) => isFound(text)),
    ).toEqual([true, false, false, true, true]);
  });
});

it.each([
  [-20, 26],
  [40.4, 26],
  [40.6, 55],
  [70.4, 55],
  [70.6, 86],
])('The sheet at %d percent snaps to %d', (percent, stop) => expect(nearestStop(percent)).toBe(stop));

it('The sheet steps from where it is nearest, and stays at either end', () =>
  expect([
    adjacentStop(55, 1),
    adjacentStop(55, -1),
    adjacentStop(86, -1),
    adjacentStop(30, 1),
    adjacentStop(26, -1),
  ]).toEqual([86, 26, 55, 55, 26]));
