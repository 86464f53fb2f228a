import { describe, expect, it } from 'vitest';
import {
  blankCampaign,
  bodyOf,
  controlOf,
  fieldsOf,
} from '../../../../../web/features/campaigns/model/campaign-fields.ts';
import { domainNames, placeOf, stateOf, titleOf } from '../../../../../web/features/campaigns/model/campaign-words.ts';
import { aCampaign, boston } from '../../../support/campaign.ts';

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
  ['Hidden', 'neutral', { isPublic: false, expiresAt }, now],
  ['Ended', 'amber', { isPublic: true, expiresAt }, now],
  ['Public', 'green', { isPublic: true, expiresAt }, now - 1],
  ['Public', 'green', { isPublic: true, expiresAt: null }, now],
])('A campaign is called %s, in %s: %#', (word, meaning, campaign, at) => {
  expect(stateOf(campaign, at)).toEqual({ word, meaning });
});

it('A campaign is titled by its label, otherwise by its name', () => {
  expect([titleOf({ label: 'Nurses', name: 'n' }), titleOf({ label: null, name: 'n' })]).toEqual(['Nurses', 'n']);
});

describe('The form of a campaign', () => {
  const stored = aCampaign({
    label: 'Nurses',
    name: 'nurses',
    description: 'For nurses.',
    image: '/p.jpg',
    isPublic: false,
    skills: [
      { id: 5, name: 'Triage' },
      { id: 6, name: 'ICU' },
    ],
    city: boston,
    proximity: 40,
    domains: [11, 12],
    expiresAt,
    chatPropertyId: 'a',
    chatWidgetId: 'b',
  });

  it('has every field of the stored campaign, and sends them as they were', () => {
    const fields = fieldsOf(stored);
    expect(fields).toEqual({
      label: 'Nurses',
      name: 'nurses',
      description: 'For nurses.',
      image: '/p.jpg',
      isPublic: false,
      skills: [
        { value: 5, label: 'Triage' },
        { value: 6, label: 'ICU' },
      ],
      city: expect.objectContaining({ value: boston.id, label: 'Boston, MA' }),
      proximity: 40,
      domains: ['11', '12'],
      expiresAt: '2026-11-24',
      chatPropertyId: 'a',
      chatWidgetId: 'b',
    });
    expect(bodyOf(fields)).toEqual({
      label: 'Nurses',
      name: 'nurses',
      description: 'For nurses.',
      image: '/p.jpg',
      isPublic: false,
      cityId: boston.id,
      skills: '5,6',
      proximity: 40,
      domains: [11, 12],
      expiresAt,
      chatPropertyId: 'a',
      chatWidgetId: 'b',
    });
  });

  it('of an empty campaign sends nothing where nothing is set, and a public one (CAMP-06)', () => {
    expect(bodyOf({ ...blankCampaign, proximity: 7, chatPropertyId: '  ', chatWidgetId: ' b ' })).toEqual({
      label: '',
      name: '',
      description: '',
      image: null,
      isPublic: true,
      cityId: null,
      skills: '',
      proximity: null,
      domains: [],
      expiresAt: null,
      chatPropertyId: null,
      chatWidgetId: 'b',
    });
    const none = aCampaign({ label: null, name: 'n', createdAt: expiresAt });
    expect(fieldsOf(none)).toEqual({ ...blankCampaign, name: 'n' });
  });

  it('shows a refusal at its field', () => {
    expect(['cityId', 'skills.0', 'name', 'expiresAt', ''].map(controlOf)).toEqual([
      'city',
      'skills',
      'name',
      'expiresAt',
      '',
    ]);
  });
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
