import { describe, expect, it } from 'vitest';
import { cityMeant, searchCities } from '../../../../functions/features/lookups/cities.ts';
import { homeCity } from '../../../../functions/features/resumes/parse/home-city.ts';
import { parseResume } from '../../../../functions/features/resumes/parse/parse-resume.ts';
import { linesOfText } from '../../../../functions/features/resumes/text/flowing-lines.ts';
import { countryById } from '../../../../shared/constants/countries.ts';
import type { City } from '../../../../shared/model/place.ts';

const said = (city: City | undefined) =>
  city && `${city.name}, ${city.state.abbr || countryById(city.country.id)?.iso}`;
const found = (name: string) => said(searchCities({ name })[0]);

it.each([
  ['SW1A 1AA', 'London, GB'],
  ['ec1a1bb', 'London, GB'],
  ['M1 1AE', 'Manchester, GB'],
  ['B33 8TH', 'Birmingham, GB'],
  ['CF10 1EP', 'Cardiff, GB'],
  ['BT48 6DQ', 'Derry, GB'],
  ['RG31 5AA', 'Reading, GB'],
  ['M5V 2T6', 'Toronto, ON'],
  ['h2x1y4', 'Montréal, QC'],
  ['V6B 1A1', 'Vancouver, BC'],
  ['V6X 1A1', 'Richmond, BC'],
  ['T2P 1J9', 'Calgary, AB'],
  ['A1C 5M2', 'St. John’s, NL'],
])('The postcode %s alone finds %s', (code, city) => {
  expect([found(code), said(cityMeant(code))].map((one) => one?.replace("'", '’'))).toEqual([city, city]);
});

it.each(['IV27 4XX', 'B97 4AA', 'K0A 1A0', 'V0N 1B0', 'ZE1 0AA', 'CF8 1AA', 'V7T 1A1'])(
  'The postcode %s, whose town is not known, finds none',
  (code) => {
    expect([found(code), cityMeant(code)]).toEqual([undefined, undefined]);
  },
);

it('The town beside a postcode is that of the code’s country', () => {
  expect([found('Reading RG1 1AA'), said(cityMeant('Reading RG1 1AA'))]).toEqual(['Reading, GB', 'Reading, GB']);
  expect(found('London, N6A 3K7')).toBe('London, ON');
  expect(found('12 High Street, LS1 4AP')).toBe('Leeds, GB');
  expect(cityMeant('Austin SW1A 1AA')).toBeUndefined();
  expect(searchCities({ name: 'SW1A 1AA', countryId: 840 })).toEqual([]);
});

it.each([
  ['LA, CA', 'Los Angeles, CA'],
  ['la ca', 'Los Angeles, CA'],
  ['SF, CA', 'San Francisco, CA'],
  ['NY, NY', 'New York City, NY'],
  ['KC, MO', 'Kansas City, MO'],
  ['KC', 'Kansas City, MO'],
  ['DC', 'Washington, DC'],
  ['Philly, PA', 'Philadelphia, PA'],
  ['Vegas, NV', 'Las Vegas, NV'],
  ['St. Pete', 'St. Petersburg, FL'],
  ['St. Pete, FL', 'St. Petersburg, FL'],
  ['Ft. Worth, TX', 'Fort Worth, TX'],
  ['Jax, FL', 'Jacksonville, FL'],
  ['Hollywood, CA', 'Los Angeles, CA'],
  ['Calcutta', 'Kolkata, WB'],
  ['Rangoon', 'Yangon, MM'],
  ['Saigon', 'Ho Chi Minh City, VN'],
])('What people call a city is that city: %s', (typed, city) => {
  expect([found(typed), said(cityMeant(typed))]).toEqual([city, city]);
});

it('Names that begin as a nickname are found after it', () => {
  expect(searchCities({ name: 'la, ca' }).map(({ name }) => name)).toContain('La Cañada Flintridge');
  expect(searchCities({ name: 'la', countryId: 356 }).map(({ name }) => name)).not.toContain('Los Angeles');
});

const homeIn = (place: string) => {
  const { location, city } = parseResume({ lines: linesOfText(`Mira Holt\n${place}\nmira@example.com`), links: [] });
  return [location?.value, city?.value.name];
};

it.each([
  ['SW1A 1AA', 'SW1A 1AA', 'London'],
  ['Address: M5V 2T6', 'M5V 2T6', 'Toronto'],
  ['Leeds LS1 4AP', 'Leeds', 'Leeds'],
  ['45 King Street W, Toronto ON M5V 2T6', 'Toronto ON', 'Toronto'],
  ['KC, MO', 'KC, MO', 'Kansas City'],
  ['Chi-Town', 'Chi-Town', 'Chicago'],
  ['IV27 4XX', undefined, undefined],
])('A resume whose head says %s is of somebody there', (place, location, city) => {
  expect(homeIn(place)).toEqual([location, city]);
});

it('A place of another country than the code beside it is no city', () => {
  expect(homeCity('Austin', 'Austin SW1A 1AA')).toBeUndefined();
});

describe('What people type for a city', () => {
  it.each([
    ['SW1A', 'London'],
    ['London SW1A', 'London'],
    ['M1', 'Manchester'],
    ['W1A', 'London'],
    ['M5V', 'Toronto'],
    ['Location: SF', 'San Francisco'],
    ['Location: NYC / Remote', 'New York City'],
    ['Denver, CO (hybrid)', 'Denver'],
    ['Nash, TN', 'Nashville'],
    ['Motor City', 'Detroit'],
    ['Sac, CA', 'Sacramento'],
  ])('%s finds it first, and means it', (typed, city) => {
    expect([searchCities({ name: typed })[0]?.name, cityMeant(typed)?.name]).toEqual([city, city]);
  });

  it.each(['Austin SW1A', 'B2B', 'Remote', 'Q9'])('%s means no city', (typed) => {
    expect(cityMeant(typed)).toBeUndefined();
  });
});
