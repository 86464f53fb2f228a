import { describe, expect, it } from 'vitest';
import { matchJobs } from '../../../../web/features/guest/match-jobs.ts';
import { orderJobs } from '../../../../web/features/guest/order-jobs.ts';
import { nearestStop, adjacentStop } from '../../../../web/features/guest/sheet-stops.ts';
import { nextSort, sortFields, sortLabel, sortName } from '../../../../web/features/guest/sort-cycle.ts';
import { browseAddressOf } from '../../../../web/features/guest/use-browse-address.ts';
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
