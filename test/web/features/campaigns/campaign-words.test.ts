import { expect, it } from 'vitest';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { domainNames, placeOf, stateOf } from '../../../../web/features/campaigns/campaign-words.ts';

const boston = {
  id: 1,
  name: 'Boston',
  state: { name: 'Massachusetts', abbr: 'MA' },
  country: { id: 840, name: 'United States' },
} as Campaign['city'];
const expiresAt = '2026-11-24T00:00:00.000Z';
const now = Date.parse(expiresAt);

it.each([
  [boston, 40, 'Boston, MA, within 40 km'],
  [boston, null, 'Boston, MA'],
  [null, 40, undefined],
])('The place of a campaign is its city with the distance around it: %#', (city, proximity, words) => {
  expect(placeOf({ city, proximity })).toBe(words);
});

it.each([
  ['Hidden', { isPublic: false, expiresAt }, now],
  ['Ended', { isPublic: true, expiresAt }, now],
  ['Public', { isPublic: true, expiresAt }, now - 1],
  ['Public', { isPublic: true, expiresAt: null }, now],
])('A campaign is called %s: %#', (word, campaign, at) => {
  expect(stateOf(campaign, at).word).toBe(word);
});

it('The fields of work are named as far as they are known', () => {
  expect(
    domainNames(
      [12, 99, 11],
      [
        { id: 11, name: 'Cyber security' },
        { id: 12, name: 'Finance' },
      ],
    ),
  ).toBe('Finance, Cyber security');
  expect(domainNames([12])).toBe('');
});
