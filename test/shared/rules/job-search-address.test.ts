import { describe, expect, it } from 'vitest';
import { jobSearchAddress } from '../../../shared/rules/job-search-address.ts';
import { jobWish, type JobWish } from '../../../shared/validation/job-alert.ts';
import { filterFromAddress, wireFilter } from '../../../web/features/guest/model/job-filter.ts';

const wishes: Record<string, object> = {
  nothing: {},
  'a city with the usual radius': { cityId: 4_930_956, proximity: 50 },
  'a city with a chosen radius': { cityId: 4_930_956, proximity: 40.2 },
  'a place of the visitor': { near: { lat: 30.27, lng: -97.74 }, proximity: 25 },
  'a part of the map': { bounds: { west: -98, south: 29.5, east: -96.25, north: 31 } },
  'skills and terms': {
    tagIds: [5, 7],
    employmentType: ['full_time'],
    clearanceType: ['secret', 'none'],
    citizenship: ['greenCard'],
    workplace: ['hybrid', 'remote'],
    shifts: ['night', 'weekend'],
    experienceTo: 0,
    hoursTo: 20,
    travel: false,
    relocation: true,
    hasPay: true,
    company: 'Lakeside & Sons',
    without: ['Acme Corp', 'senior'],
  },
  'a full week': { hoursFrom: 35, shifts: ['flexible'] },
  'pay in another currency': { rateFrom: 40, rateCurrency: 'EUR', salaryTo: 90_000, salaryCurrency: 'USD' },
};

describe('The address of a saved search', () => {
  it.each(Object.entries(wishes))('opens the list that asks for the same: %s (PLUS-56)', (_, filter) => {
    const wish = jobWish.parse({ filter });
    const { searchParams } = new URL(jobSearchAddress(wish), 'https://hirehub.example');
    const { tagsMatch: _usual, ...asked } = wish.filter;
    expect(wireFilter(filterFromAddress(searchParams))).toEqual(asked);
  });

  it('names the category, and searches all jobs for its words', () => {
    const wish: JobWish = jobWish.parse({ campaign: 'nursing', search: 'night shift' });
    expect(jobSearchAddress(wish)).toBe('/find-jobs/nursing?q=night+shift&in=all');
    expect(jobSearchAddress(jobWish.parse({}))).toBe('/find-jobs');
  });
});
