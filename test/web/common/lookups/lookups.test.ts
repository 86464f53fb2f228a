import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { City } from '../../../../shared/model/place.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { contactBodyOf, phoneFieldsOf, prefixOf, withPlus } from '../../../../web/common/contact/contact-fields.ts';
import { cityOption } from '../../../../web/common/lookups/city-option.ts';
import { currencyOptions } from '../../../../web/common/lookups/currency-options.ts';
import { cityQuery, createTag, findTags, tagsQuery } from '../../../../web/common/lookups/lookups.ts';
import { candidateOption } from '../../../../web/common/people/candidate-option.ts';
import { avatarAddress, fullName } from '../../../../web/common/people/person.ts';
import { fakeApi } from '../../support/fake-api.ts';

it('A city is read by its id', async () => {
  fakeApi.readCity.mockResolvedValue({ data: { id: 7, name: 'Boston' } });
  expect(await new QueryClient().fetchQuery(cityQuery(7))).toMatchObject({ id: 7, name: 'Boston' });
  expect(fakeApi.readCity.mock.calls[0]?.[0].params).toEqual({ id: 7 });
});

it.each([null, 0, -5])('The city id %s is no city and sends no request (LOOK-15)', async (id) => {
  const observer = new QueryObserver(new QueryClient(), cityQuery(id));
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult()).toMatchObject({ data: undefined, fetchStatus: 'idle' });
  expect(fakeApi.readCity).not.toHaveBeenCalled();
  stop();
});

it('Skills are read by their ids, and none without any', async () => {
  fakeApi.searchTags.mockResolvedValue({ data: [{ id: 2, name: 'Triage' }] });
  expect(await new QueryClient().fetchQuery(tagsQuery([2, 3]))).toEqual([{ id: 2, name: 'Triage' }]);
  expect(fakeApi.searchTags.mock.calls[0]?.[0].query).toEqual({ ids: [2, 3] });
  expect([tagsQuery([]).enabled, tagsQuery([2]).enabled]).toEqual([false, true]);
  const keys = [cityQuery(7).queryKey, cityQuery(8).queryKey, tagsQuery([7]).queryKey, tagsQuery([8]).queryKey];
  expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(4);
  // What has an id does not change.
  expect([cityQuery(7).staleTime, tagsQuery([7]).staleTime]).toEqual([Infinity, Infinity]);
});

it('Skills are found by a text as options, and the search ends with its signal (LOOK-20)', async () => {
  const { signal } = new AbortController();
  fakeApi.searchTags.mockResolvedValue({ data: [{ id: 2, name: 'Triage' }] });
  expect(await findTags('tri', signal)).toEqual([{ value: 2, label: 'Triage' }]);
  expect(fakeApi.searchTags.mock.calls).toEqual([[{ query: { q: 'tri' } }]]);
  expect(fakeApi.searchTags.mock.lastCall?.[0].signal).toBe(signal);
});

it('A skill that the list lacks is created under the name that the server has, or not with the reason', async () => {
  fakeApi.createTag.mockResolvedValueOnce({ data: { id: 9, name: 'Stained Glass' } });
  expect(await createTag('stained glass')).toEqual({ option: { value: 9, label: 'Stained Glass' } });
  expect(fakeApi.createTag.mock.calls).toEqual([[{ body: { name: 'stained glass' } }]]);
  fakeApi.createTag.mockRejectedValueOnce(new ApiError(429, 'Twenty a day'));
  expect(await createTag('welding')).toEqual({ refusal: 'Twenty a day' });
  fakeApi.createTag.mockRejectedValueOnce(new Error('a fault'));
  expect(await createTag('welding')).toEqual({ refusal: 'Something went wrong! The skill was not added. Try again.' });
});

it('A city is an option with its state beside it, and a currency one with its symbol', () => {
  const houston = { id: 7, name: 'Houston', state: { name: 'Texas', abbr: 'TX' }, country: { id: 840 } } as City;
  expect(cityOption(houston)).toEqual({ value: 7, label: 'Houston, TX', detail: 'Texas' });
  expect(currencyOptions).toContainEqual({ value: 'USD', label: 'USD $' });
  expect(currencyOptions.every(({ value, label }) => label === value || label.startsWith(`${value} `))).toBe(true);
  expect(currencyOptions.some(({ value, label }) => label === `${value} ${value}`)).toBe(false);
});

const priya = { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: '/avatars/p.jpg' };

it('A candidate to choose has both names and the small picture (CAND-41, PROF-03)', () => {
  expect(candidateOption(priya)).toEqual({ value: 3001, label: 'Priya Iyer', avatar: '/avatars/p-96.jpg' });
  expect(candidateOption({ ...priya, avatar: null }).avatar).toBeNull();
  expect([fullName(priya), fullName({ firstName: 'Priya', lastName: '' })]).toEqual(['Priya Iyer', 'Priya']);
  expect(['a.png', '//a.jpg', '', undefined].map((path) => avatarAddress(path))).toEqual([
    '/a.png',
    '/a-96.jpg',
    null,
    null,
  ]);
});

it.each([
  [
    { phone: null, phonePrefix: null },
    { phone: '', phonePrefix: '+1' },
  ],
  [
    { phone: '5125550142', phonePrefix: '1' },
    { phone: '512 555 01 42', phonePrefix: '+1' },
  ],
  [
    { phone: '5125550142', phonePrefix: '+9-1' },
    { phone: '51 255 50 142', phonePrefix: '+91' },
  ],
])('A stored phone %o is shown as %o', (stored, shown) => {
  expect(phoneFieldsOf(stored, 840)).toEqual(shown);
});

it('A phone is sent without spaces, and a prefix only with a number (PROF-02)', () => {
  const city = { value: 7, label: 'Houston' };
  const given = { countryId: '840', city, phonePrefix: '+1', phone: ' 512 555 01 42' };
  expect(contactBodyOf(given)).toEqual({ countryId: 840, cityId: 7, phone: '5125550142', phonePrefix: '+1' });
  const none = { countryId: 840, cityId: null, phone: null, phonePrefix: null };
  expect(contactBodyOf({ ...given, city: null, phone: ' ' })).toEqual(none);
  expect([prefixOf(840), prefixOf(356), prefixOf(-1), withPlus(null), withPlus('')]).toEqual([
    '+1',
    '+91',
    '',
    null,
    '',
  ]);
});
