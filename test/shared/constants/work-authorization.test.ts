import { describe, expect, it } from 'vitest';
import { countries } from '../../../shared/constants/countries.ts';
import { isCitizenship } from '../../../shared/constants/work-authorization.ts';
import { citizenshipLabel } from '../../../shared/constants/work-authorization-labels.ts';
import { citizenshipsAmong } from '../../../shared/rules/citizenships-among.ts';
import { authorizationsIn, isKnownCitizenship, otherCitizenships } from '../../../shared/rules/authorizations-in.ts';

const labelsIn = (iso: string) => authorizationsIn(iso).map(citizenshipLabel);

describe('The work authorizations of a country', () => {
  it.each([
    ['US', ['US citizen', 'Green card', 'H1-B']],
    ['PR', ['US citizen', 'Green card', 'H1-B']],
    ['IN', ['Citizen (India)', 'OCI card (India)', 'Work permit (India)']],
    ['DE', ['EU citizen', 'Permanent resident (Germany)', 'Work permit (Germany)', 'Needs sponsorship (Germany)']],
    ['BR', ['Citizen (Brazil)', 'Permanent resident (Brazil)', 'Work permit (Brazil)', 'Needs sponsorship (Brazil)']],
  ])('of %s are its own (LOOK-11)', (iso, labels) => expect(labelsIn(iso)).toEqual(labels));

  it('are some in every country, each with words of its own and a key that is known', () => {
    for (const { iso } of countries) {
      expect(authorizationsIn(iso).every(isKnownCitizenship)).toBe(true);
      expect(new Set(labelsIn(iso)).size).toBeGreaterThan(2);
    }
  });
});

it.each([
  'de_citizen',
  'eu_permit',
  'us_citizen',
  'qx_citizen',
  'in_citizen_',
  'in_',
  'IN_citizen',
  'other',
  'constructor',
  '',
])('%o is no work authorization', (key) => expect(isCitizenship(key) && isKnownCitizenship(key)).toBe(false));

it('Work authorizations are listed with American ones first and Other last, each once, without what is none', () => {
  expect(citizenshipsAmong(['optional', 'in_citizen', 'h1b', 'usCitizen', 'in_citizen', 'no'])).toEqual([
    'usCitizen',
    'h1b',
    'in_citizen',
    'optional',
  ]);
});

it('The opposite of a work authorization is the others of its country, and Other', () => {
  expect(otherCitizenships(['usCitizen'])).toEqual(['greenCard', 'h1b', 'optional']);
  expect(otherCitizenships(['in_citizen'])).toEqual(['in_resident', 'in_permit', 'optional']);
});
