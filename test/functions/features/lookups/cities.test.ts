import { expect, it } from 'vitest';
import { cityById, cityMeant, searchCities } from '../../../../functions/features/lookups/cities.ts';

const namesOf = (name: string, countryId?: number) => searchCities({ name, countryId }).map((city) => city.name);

it('A search for cities with fewer than two characters finds nothing (LOOK-12)', () => {
  expect(namesOf('b')).toEqual([]);
  expect(namesOf(' b ')).toEqual([]);
  expect(namesOf('')).toEqual([]);
  expect(namesOf('b.')).toEqual([]);
});

it('A search for cities returns at most 25, the largest first (LOOK-18)', () => {
  const found = searchCities({ name: 'san', countryId: 840 });
  expect(found).toHaveLength(25);
  expect(found.slice(0, 3).map((city) => city.name)).toEqual(['San Antonio', 'San Diego', 'San Jose']);
  expect(found.map((city) => city.population)).toEqual(found.map((city) => city.population).toSorted((a, b) => b - a));
  expect(searchCities({ name: 'san', countryId: 840, take: 4 })).toHaveLength(4);
});

it('Each city has id, name, state, country, place, population and postal code (LOOK-03)', () => {
  expect(searchCities({ name: 'Austin' })[0]).toEqual({
    id: 4_671_654,
    name: 'Austin',
    state: { name: 'Texas', abbr: 'TX' },
    country: { id: 840, name: 'United States' },
    lat: 30.267,
    lng: -97.743,
    population: 931_830,
    zip: '78701',
  });
});

it.each([
  ['AUSTIN,TX', 'Austin'],
  ['Greater London', 'London'],
  ['Los Angeles County', 'Los Angeles'],
  ['San Francisco Bay Area', 'San Francisco'],
  ['Dallas-Fort Worth', 'Dallas'],
  ['Minneapolis/St. Paul, MN', 'Minneapolis'],
  ['Winston-Salem, NC', 'Winston-Salem'],
  ['Greater Chicago Area', 'Chicago'],
  ['Remote, Austin, TX', 'Austin'],
  ['bangalore', 'Bengaluru'],
  ['Gurgaon', 'Gurugram'],
  ['cochin', 'Kochi'],
  ['mysore', 'Mysuru'],
  ['Bombay', 'Mumbai'],
  ['nyc', 'New York City'],
  ['trivandrum', 'Thiruvananthapuram'],
  ['canon ci', 'Cañon City'],
  ['cañon', 'Cañon City'],
  ['saint lou', 'St. Louis'],
  ['st.  louis', 'St. Louis'],
  ['st. louis', 'St. Louis'],
  ['fort wor', 'Fort Worth'],
  ['washington d.c.', 'Washington'],
  ['Austn TX', 'Austin'],
  ['Hyderbad', 'Hyderabad'],
  ['Ausitn', 'Austin'],
  ['Twin Cities', 'Minneapolis'],
  ['Bay Area', 'San Francisco'],
  ['東京都新宿区', 'Tokyo'],
  ['Москва, Россия', 'Moscow'],
  ['दिल्ली', 'Delhi'],
  ['Sao Paulo, SP', 'São Paulo'],
])('A search for %s finds %s', (typed, name) => {
  expect(namesOf(typed)[0]).toBe(name);
});

it.each([
  ['Austin, TX', 'Austin', 'TX'],
  ['austin tx', 'Austin', 'TX'],
  ['Austin, Te', 'Austin', 'TX'],
  ['Springfield IL', 'Springfield', 'IL'],
  ['Springfeld IL', 'Springfield', 'IL'],
  ['Portlnd, Maine', 'Portland', 'ME'],
  ['Springfield, Missouri', 'Springfield', 'MO'],
  ['New York, NY', 'New York City', 'NY'],
  ['Charleston West Virginia', 'Charleston', 'WV'],
  ['Portland, OR, USA', 'Portland', 'OR'],
  ['Pune, India', 'Pune', 'MH'],
  ['San Jose, CA 95113', 'San Jose', 'CA'],
  ['78701', 'Austin', 'TX'],
  ['78701-1234', 'Austin', 'TX'],
  ['78745', 'Austin', 'TX'],
  ['787', 'Austin', 'TX'],
  ['560001', 'Bengaluru', 'KA'],
  ['560 001', 'Bengaluru', 'KA'],
  ['560095', 'Bengaluru', 'KA'],
  ['30301-1234 Atlanta', 'Atlanta', 'GA'],
  ['New Delhi-110 001', 'New Delhi', 'DL'],
  ['PIN: 560001', 'Bengaluru', 'KA'],
  ['Texas 78701', 'Austin', 'TX'],
  ['13203', 'Syracuse', 'NY'],
  ['Austin, TX 787', 'Austin', 'TX'],
  ['1060 West Addison, Chicago IL 60613', 'Chicago', 'IL'],
  ['12 Main St, Austin', 'Austin', 'TX'],
])('A place typed as %s finds %s in %s first', (typed, name, state) => {
  const [first] = searchCities({ name: typed });
  expect([first?.name, first?.state.abbr]).toEqual([name, state]);
});

it.each([
  ['62704', 'Springfield', 'IL'],
  ['Springfield IL 62704', 'Springfield', 'IL'],
  ['90210', 'Beverly Hills', 'CA'],
  ['02108', 'Boston', 'MA'],
  ['10025', 'New York City', 'NY'],
  ['73301', 'Austin', 'TX'],
])('A ZIP of no centre, %s, is of the city whose post office has it: %s in %s', (typed, name, state) => {
  const [first] = searchCities({ name: typed });
  expect([first?.name, first?.state.abbr]).toEqual([name, state]);
  expect(cityMeant(typed)).toEqual(first);
});

it.each([
  ['Lond', 'London', 'United Kingdom'],
  ['London, UK', 'London', 'United Kingdom'],
  ['London, England, United Kingdom', 'London', 'United Kingdom'],
  ['London, Ontario', 'London', 'Canada'],
  ['berlin', 'Berlin', 'Germany'],
  ['Berlin, DE', 'Berlin', 'Germany'],
  ['Berlin, Deutschland', 'Berlin', 'Germany'],
  ['Berlin, NH', 'Berlin', 'United States'],
  ['D-10115 Berlin', 'Berlin', 'Germany'],
  ['1010 Wien', 'Vienna', 'Austria'],
  ['SW1A 1AA London', 'London', 'United Kingdom'],
  ['cologne', 'Köln', 'Germany'],
  ['malmo', 'Malmö', 'Sweden'],
  ['lodz', 'Łódź', 'Poland'],
  ['san', 'San Antonio', 'United States'],
  ['Birmingham', 'Birmingham', 'United States'],
  ['Birmingham, UK', 'Birmingham', 'United Kingdom'],
])('A place in the world typed as %s finds %s in %s first', (typed, name, country) => {
  const [first] = searchCities({ name: typed });
  expect([first?.name, first?.country.name]).toEqual([name, country]);
});

it('A city of elsewhere has its region and place, and no postal code', () => {
  expect(searchCities({ name: 'Munich' })[0]).toMatchObject({
    state: { name: 'Bavaria', abbr: '' },
    zip: null,
    lat: 48.137,
  });
});

it('A PIN of no centre is among the codes of its city', () => {
  expect(namesOf('400 053').slice(0, 4)).toContain('Mumbai');
});

it('A postal code or state that no city has finds none', () => {
  for (const typed of ['00000', 'Austin, Bavaria', 'Munich, TX']) expect(namesOf(typed)).toEqual([]);
});

it.each([
  ['Austin TX', 'Austin', 'TX'],
  ['Austin, TX 78701', 'Austin', 'TX'],
  ['78701 Austin', 'Austin', 'TX'],
  ['Austin, TX 78701-1234, USA', 'Austin', 'TX'],
  ['30301-1234 Atlanta', 'Atlanta', 'GA'],
  ['Beverly Hills 90210', 'Beverly Hills', 'CA'],
  ['Boston 02108', 'Boston', 'MA'],
  ['TX 78701', 'Austin', 'TX'],
  ['ZIP code 78701', 'Austin', 'TX'],
  ['Paris 75460', 'Paris', 'TX'],
  ['110001 New Delhi', 'New Delhi', 'DL'],
  ['New Delhi - 110 001', 'New Delhi', 'DL'],
  ['Bengaluru, Karnataka 560001, India', 'Bengaluru', 'KA'],
  ['10115 Berlin', 'Berlin', ''],
  ['Berlin 10115', 'Berlin', ''],
  ['75001 Paris', 'Paris', ''],
  ['SW1A 1AA London', 'London', ''],
])('The words %s mean %s in %s', (words, name, state) => {
  const city = cityMeant(words);
  expect([city?.name, city?.state.abbr]).toEqual([name, state]);
});

it.each(['Austin 10115', 'Austin 787', 'Austin welder 78701'])(
  'The words %s mean no city, since the code is of another place or other words are there too',
  (words) => {
    expect(cityMeant(words)).toBeUndefined();
  },
);

it('A search finds a later word of a city’s name after the names that begin with it', () => {
  expect(namesOf('york')[0]).toBe('York');
  expect(namesOf('york')).toContain('New York City');
});

it('A search for cities is limited to the requested country', () => {
  const indian = searchCities({ name: 'sal', countryId: 356 });
  expect(indian[0]?.name).toBe('Salem');
  expect(new Set(indian.map((city) => city.country.name))).toEqual(new Set(['India']));
});

it('A city is found by its id, and none by a missing or non-positive id', () => {
  expect(cityById(1_277_333)?.name).toBe('Bengaluru');
  expect(cityById(0)).toBeUndefined();
  expect(cityById(-5)).toBeUndefined();
  expect(cityById(99)).toBeUndefined();
});

it('Every place appears once and lies inside its country', () => {
  const cities = ['US', 'IN'].flatMap((iso) =>
    'abcdefghijklmnopqrstuvwxyz'
      .split('')
      .flatMap((a) =>
        'aeiou'
          .split('')
          .flatMap((b) => searchCities({ name: a + b, countryId: iso === 'US' ? 840 : 356, take: 100_000 })),
      ),
  );
  const places = new Map(cities.map((city) => [city.id, city]));
  expect(places.size).toBeGreaterThan(15_000);
  for (const city of places.values()) {
    const [south, north, west, east] = city.country.id === 840 ? [18, 72, -180, -65] : [6, 36, 68, 98];
    expect(
      city.lat > south! && city.lat < north! && city.lng > west! && city.lng < east!,
      `${city.name} ${city.lat} ${city.lng}`,
    ).toBe(true);
  }
});
