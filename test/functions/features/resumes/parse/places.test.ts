import { expect, it } from 'vitest';
import { countryOf, isPlace, placeScore } from '../../../../../functions/features/resumes/parse/places.ts';

it.each<[string, number]>([
  ['Austin, TX', 1],
  ['(Austin, TX)', 1],
  ['Austin, TX 78701', 1],
  ['Austin TX', 1],
  ['Austin TX 78701', 1],
  ['Mumbai 400 001, India', 1],
  ['Bengaluru, Karnataka 560 001', 1],
  ['Austin, Texas, USA', 1],
  ['Austin / Dallas', 1],
  ['Austin - Dallas', 1],
  ['Austin,, TX', 1],
  ['Round Rock, Austin, TX, USA', 1],
  ['Paris, France', 1],
  ['Remote, USA', 1],
  ['Riga Latvia', 1],
  ['Nice, FR', 1],
  ['Riga, LV', 1],
  ['Leeds, LS1 4AB, UK', 1],
  ['Nowheresville, FR', 0],
  // Without a comma, and the province in brackets.
  ['Nice FR', 1],
  ['Lyon FR', 1],
  ['Riga LV', 1],
  ['Porto PT', 1],
  ['Kraków PL', 1],
  ['Nowheresville FR', 0],
  ['10121 Torino (TO)', 0.8],
  ['Bari (BA)', 0.8],
  ['Austin (TX)', 1],
  ['Bengaluru, KA 560001', 1],
  // A name by itself.
  ['Austin', 0.8],
  ['Texas', 0.8],
  ['Remote', 0.8],
  ['Remote work', 0.8],
  ['UK', 0.8],
  // A city that is more often something else.
  ['Reading', 0.3],
  ['Paris', 0.3],
  // What is not known, before what is surely a place.
  ['Nowheresville, TX', 0.85],
  ['Nowheresville, Texas 78701', 0.85],
  ['Nowheresville, India', 0.85],
  ['nowheresville, TX', 0],
  ['Nowheresville, Dallas', 0],
  ['Nowheresville, Elsewhereville, TX', 0],
  ['Cedar Park, Round Rock, Austin, TX, USA', 0],
  [`Austin${' '.repeat(50)}, TX`, 1],
  [`Austin${' '.repeat(51)}, TX`, 0],
  ['Staff Nurse', 0],
  ['TX', 0],
  ['Nowheresville XX', 0],
  ['Nowheresville TX', 0],
  ['123', 0],
  ['78701', 0],
  ['2012', 0],
  ['Mars 2018', 0],
  ['1234567', 0],
  ['/', 0],
  ['', 0],
])('“%s” is as surely a place as %d says', (text, score) => {
  expect(placeScore(text)).toBe(score);
});

it('Places are states, countries, cities and what says that there is none, with or without a postal code', () => {
  const places = [
    'Texas',
    'India',
    'us',
    'London',
    'Remote',
    'On-site',
    'Bay Area',
    'Greater London Area',
    'Worldwide',
  ];
  expect([...places, 'Work from home', 'Austin 78701', 'São Paulo'].filter((text) => !isPlace(text))).toEqual([]);
  expect(['T', 'TX', 'Microwave', '78701', '', 'Remote control'].filter(isPlace)).toEqual([]);
});

it.each([
  ['IN', ['Pune, India', 'Kerala', 'West Bengal', 'Bengaluru 560001', 'Nurse | Pune', 'Office - Mumbai']],
  ['US', ['Austin, TX', 'Atlanta, Georgia', 'Indiana', 'Portland']],
  ['GB', ['London', 'Leeds, England', 'Bath, United Kingdom']],
  ['FR', ['Nice, FR', 'Nice FR', 'Lyon', 'Lille, Frankreich']],
  ['LV', ['Riga Latvia', 'Riga LV']],
  ['IT', ['Torino (TO)', 'Via Roma 8, 70121 Bari (BA)']],
  [undefined, ['Ontario', 'Staff nurse', '']],
])('%s is known by its name, states and cities, among other words', (country, texts) => {
  expect(texts.filter((text) => countryOf(text) !== country)).toEqual([]);
});
