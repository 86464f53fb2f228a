import { describe, expect, it } from 'vitest';
import {
  chosenCount,
  filterFromAddress,
  filterInAddress,
  noFilter,
  wireFilter,
  type JobFilter,
} from '../../../../web/features/guest/job-filter.ts';
import {
  anywhere,
  inBounds,
  nearVisitor,
  proximityOf,
  withCountry,
} from '../../../../web/features/guest/filter-place.ts';
import { filterProblems } from '../../../../web/features/guest/filter-problems.ts';

const span = (from: number | null, to: number | null, currency = 'USD') => ({ from, to, currency });
const full: JobFilter = {
  ...noFilter,
  countryId: 840,
  cityId: 7,
  tagIds: [3, 4],
  rate: span(20, 40),
  salary: span(90_000, 120_000, 'INR'),
  relocation: true,
  travel: true,
  employmentType: ['full_time', 'temporary'],
  clearanceType: ['none'],
  citizenship: ['usCitizen', 'greenCard'],
};

/** An address as the browser would keep it. */
function addressOf(filter: JobFilter): URLSearchParams {
  return new URLSearchParams(Object.entries(filterInAddress(filter)).filter(([, value]) => value !== ''));
}

it('The job filter sends every chosen field under its name and nothing else (GUEST-59)', () => {
  expect(wireFilter(full)).toEqual({
    countryId: 840,
    cityId: 7,
    proximity: 50,
    tagIds: [3, 4],
    rateFrom: 20,
    rateTo: 40,
    rateCurrency: 'USD',
    salaryFrom: 90_000,
    salaryTo: 120_000,
    salaryCurrency: 'INR',
    relocation: true,
    travel: true,
    employmentType: ['full_time', 'temporary'],
    clearanceType: ['none'],
    citizenship: ['usCitizen', 'greenCard'],
  });
  expect(wireFilter(noFilter)).toEqual({});
});

it.each([
  ['20', 20],
  ['20.5', 20.5],
  ['20.55', 20.55],
  ['20.555', null],
  ['0', null],
  ['-20', null],
  ['20k', null],
])('The amount %s in the address is read as %s', (text, amount) => {
  expect(filterFromAddress(new URLSearchParams({ rateFrom: text })).rate.from).toBe(amount);
});

it('The job filter sends only amounts above zero, and a currency only with an amount (VALID-32, VALID-33)', () => {
  expect(wireFilter({ ...noFilter, rate: span(0, 0), salary: span(0, 50_000) })).toEqual({
    salaryTo: 50_000,
    salaryCurrency: 'USD',
  });
});

it('The job filter sends relocation only if it is selected (LIST-07)', () => {
  expect(wireFilter({ ...noFilter, relocation: true })).toEqual({ relocation: true });
  expect(wireFilter({ ...noFilter, relocation: false })).not.toHaveProperty('relocation');
  expect(filterFromAddress(new URLSearchParams('relocation=no')).relocation).toBe(false);
});

it('The job filter keeps an invalid range for its form but does not send it', () => {
  const filter = filterFromAddress(new URLSearchParams('rateFrom=50&rateTo=40&salaryFrom=999999999999&travel=yes'));
  expect(filterProblems(filter)).toEqual({
    rate: 'Max hourly rate must be more than min rate!',
    salary: 'Must be less than 1999999999!',
  });
  expect(wireFilter(filter)).toEqual({ travel: true });
});

it.each([
  [7, 50],
  [0, 0],
  [-1, 0],
  [null, 0],
])('The job filter with city %s searches within %i km (GUEST-68)', (cityId, kilometres) =>
  expect(proximityOf({ ...noFilter, cityId })).toBe(kilometres),
);

it.each([
  [{ cityId: 7, radius: { value: 25, unit: 'mi' } as const }, 40.2],
  [{ near: { lat: 30, lng: -97 }, radius: { value: 100, unit: 'km' } as const }, 100],
  [{ near: { lat: 30, lng: -97 } }, 0],
  [{ radius: { value: 5, unit: 'km' } as const }, 0],
])('The job filter with %o reaches %d km', (place, kilometres) => {
  expect(proximityOf({ ...noFilter, ...place })).toBe(kilometres);
  expect(wireFilter({ ...noFilter, ...place }).proximity).toBe(kilometres || undefined);
});

it('The part of the map, the visitor’s place and the radius stay in the address', () => {
  const bounds = { west: -98.125, south: 30, east: -97, north: 31.5 };
  const near = nearVisitor({ lat: 30.26715, lng: -97.74306 }, 'mi');
  const filter = { ...noFilter, ...near, bounds };
  expect(filterInAddress(filter)).toMatchObject({
    near: '30.27,-97.74',
    within: '25mi',
    area: '-98.125,30,-97,31.5',
  });
  expect(filterFromAddress(addressOf(filter))).toEqual(filter);
  expect(wireFilter(filter)).toEqual({ near: { lat: 30.27, lng: -97.74 }, proximity: 40.2, bounds });
});

it.each([
  'near=91,0',
  'near=1',
  'near=a,b',
  'area=1,2,3',
  'area=-181,0,1,1',
  'area=0,5,1,4',
  'within=7mi',
  'within=25nm',
])('The job filter ignores the invalid address %s', (text) =>
  expect(filterFromAddress(new URLSearchParams(text))).toEqual(noFilter),
);

it('Moving the map replaces city and radius, but keeps where distances are measured from', () => {
  const bounds = { west: -1, south: -1, east: 1, north: 1 };
  const near = { lat: 3, lng: 4 };
  const radius = { value: 25, unit: 'km' } as const;
  expect(inBounds({ near }, bounds)).toEqual({ ...anywhere, near, bounds });
  const around: JobFilter = { ...full, radius };
  expect({ ...around, ...inBounds(around, bounds) }).toMatchObject({ cityId: null, radius: null, tagIds: [3, 4] });
});

it('Choosing a country clears the city of the job filter (GUEST-66)', () =>
  expect(withCountry(full, 356)).toMatchObject({ countryId: 356, cityId: null }));

describe('Pay ranges', () => {
  it.each([
    [span(50, 40), span(null, null), { rate: 'Max hourly rate must be more than min rate!' }],
    [span(null, null), span(90, 80), { salary: 'Max salary rate must be more than min rate!' }],
    [
      span(2_000_000_000, null),
      span(null, 2_000_000_000),
      { rate: 'Must be less than 1999999999!', salary: 'Must be less than 1999999999!' },
    ],
    [span(1_999_999_999, null), span(null, 1_999_999_999), {}],
    [span(-1, null), span(null, -1), { rate: 'Must be at least 0', salary: 'Must be at least 0' }],
    [span(40, 40), span(50, null), {}],
    [span(40, 0), span(0, 0), {}],
  ])('%o and %o give the problems %o (VALID-26, VALID-27, VALID-28, VALID-29, VALID-30)', (rate, salary, problems) =>
    expect(filterProblems({ rate, salary })).toEqual(problems),
  );
});

it('The job filter survives being written to the address and read back', () => {
  expect(filterFromAddress(addressOf(full))).toEqual(full);
  expect(filterFromAddress(addressOf(noFilter))).toEqual(noFilter);
});

it('The job filter ignores values in the address that make no sense', () => {
  const params = new URLSearchParams(
    'country=x&city=-4&skills=1,a,99999999999999999&rateFrom=1e9&salaryTo=-3&salaryCurrency=usd&travel=maybe&employment=chef,full_time&clearance=%00',
  );
  expect(filterFromAddress(params)).toEqual({ ...noFilter, tagIds: [1], employmentType: ['full_time'] });
});

it('The number of active filters counts a range as one', () => {
  expect(chosenCount(noFilter)).toBe(0);
  expect(chosenCount(full)).toBe(10);
  expect(chosenCount({ ...noFilter, rate: span(null, 40) })).toBe(1);
});

it('The job filter ignores an unknown country in the address', () => {
  expect([1, 356, 840, 999_999].map((id) => filterFromAddress(new URLSearchParams(`country=${id}`)).countryId)).toEqual(
    [null, 356, 840, null],
  );
});
