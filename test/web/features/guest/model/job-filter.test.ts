import { describe, expect, it } from 'vitest';
import {
  chosenCount,
  filterFromAddress,
  filterInAddress,
  noFilter,
  questionOf,
  wireFilter,
  type JobFilter,
} from '../../../../../web/features/guest/model/job-filter.ts';
import {
  anywhere,
  inBounds,
  nearVisitor,
  proximityOf,
  radiusWords,
  withCountry,
} from '../../../../../web/features/guest/model/filter-place.ts';
import { filterProblems } from '../../../../../web/features/guest/model/filter-problems.ts';

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

it('The job filter ignores in the address what is no number of a country', () => {
  const read = (country: unknown) => filterFromAddress(new URLSearchParams(`country=${String(country)}`)).countryId;
  expect([0, 4, 276, 356, 840, 999_999, 'DE'].map(read)).toEqual([null, 4, 276, 356, 840, null, null]);
});

it('The whole filter is in the address under its own names, and the empty one removes them all', () => {
  const everywhere = {
    ...full,
    near: { lat: 30.27, lng: -97.74 },
    radius: { value: 25, unit: 'mi' } as const,
    bounds: { west: -98.12345, south: 30, east: -97, north: 31.5 },
    travel: false,
  };
  const inAddress = {
    country: '840',
    city: '7',
    near: '30.27,-97.74',
    within: '25mi',
    area: '-98.123,30,-97,31.5',
    skills: '3,4',
    rateFrom: '20',
    rateTo: '40',
    rateCurrency: '',
    salaryFrom: '90000',
    salaryTo: '120000',
    salaryCurrency: 'INR',
    relocation: 'yes',
    travel: 'no',
    employment: 'full_time,temporary',
    clearance: 'none',
    authorization: 'usCitizen,greenCard',
    workplace: '',
    shift: '',
    hours: '',
    experience: '',
    posted: '',
    pay: '',
    company: '',
    without: '',
  };
  expect(filterInAddress(everywhere)).toEqual(inAddress);
  expect(filterInAddress(noFilter)).toEqual(Object.fromEntries(Object.keys(inAddress).map((name) => [name, ''])));
  expect(filterInAddress({ ...noFilter, rate: span(20, null, 'EUR'), salary: span(null, null, 'EUR') })).toMatchObject({
    rateFrom: '20',
    rateTo: '',
    rateCurrency: 'EUR',
    salaryCurrency: '',
  });
});

it.each<[string, Partial<JobFilter>]>([
  ['near=-90,180', { near: { lat: -90, lng: 180 } }],
  ['near=1.1234567,2', {}],
  ['near=x1,2', {}],
  ['near=1,2x', {}],
  ['near=1,181', {}],
  ['near=1,2,3', {}],
  ['near=1000,2', {}],
  ['near=1.5,-2.25', { near: { lat: 1.5, lng: -2.25 } }],
  ['area=-180,-90,180,90', { bounds: { west: -180, south: -90, east: 180, north: 90 } }],
  ['area=0,1,2,1', { bounds: { west: 0, south: 1, east: 2, north: 1 } }],
  ['area=0,-91,1,1', {}],
  ['area=0,0,181,1', {}],
  ['area=0,0,1,91', {}],
  ['within=5km', { radius: { value: 5, unit: 'km' } }],
  ['within=100mi', { radius: { value: 100, unit: 'mi' } }],
  ['within=x5km', {}],
  ['within=5kmx', {}],
  ['skills=1,2,', { tagIds: [1, 2] }],
  ['skills=01', {}],
  ['skills=1234567890123456', { tagIds: [1_234_567_890_123_456] }],
  ['skills=9234567890123456', {}],
  ['rateCurrency=EUR', { rate: span(null, null, 'EUR') }],
  ['rateCurrency=EURO', {}],
  ['rateCurrency=1EU', {}],
  ['salaryTo=123456789012&salaryCurrency=INR', { salary: span(null, 123_456_789_012, 'INR') }],
  ['salaryTo=1234567890123', {}],
  ['salaryFrom=.5', {}],
  ['relocation=yes', { relocation: true }],
  ['travel=yes', { travel: true }],
  ['travel=no', { travel: false }],
  ['clearance=secret,x', { clearanceType: ['secret'] }],
  ['authorization=optional', { citizenship: ['optional'] }],
])('The address %s is the filter with %o', (text, change) =>
  expect(filterFromAddress(new URLSearchParams(text))).toEqual({ ...noFilter, ...change }),
);

it('An address names forty skills at most', () =>
  expect(
    filterFromAddress(new URLSearchParams({ skills: Array.from({ length: 41 }, (_, at) => at + 1).join() })).tagIds,
  ).toHaveLength(40));

it('The map asks for what the list asks for, but everywhere', () =>
  expect(
    questionOf({
      campaign: 'health',
      search: 'nurse',
      filter: { ...noFilter, travel: true, bounds: { west: 0, south: 0, east: 1, north: 1 } },
    }),
  ).toEqual({ campaign: 'health', search: 'nurse', filter: { travel: true } }));

it.each<[Partial<JobFilter>, number]>([
  [{ rate: span(20, null) }, 1],
  [{ rate: span(null, 40) }, 1],
  [{ salary: span(20, 40) }, 1],
  [{ salary: span(null, 40), rate: span(null, 40) }, 2],
  [{ cityId: 7, radius: { value: 5, unit: 'km' } }, 1],
])('The filter %o counts as %i', (change, count) => expect(chosenCount({ ...noFilter, ...change })).toBe(count));

it('A radius is in words, with the usual one around a city', () =>
  expect([radiusWords(null), radiusWords({ value: 25, unit: 'mi' })]).toEqual(['50 km', '25 mi']));
