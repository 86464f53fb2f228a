import { expect, it } from 'vitest';
import { jobQuery } from '../../../../functions/search/kinds/job-query.ts';

const textOf = (search: string) =>
  jobQuery({ page: 1, perPage: 10, search }, { campaign: undefined, city: undefined, now: 1 }).text;

it.each([
  ['78701-1234', '78701'],
  ['ZIP 78701', '78701'],
  ['nurse zip code: 78701', 'nurse 78701'],
  ['PIN code 560001', '560001'],
  ['zip line guide', 'zip line guide'],
])('A postal code is searched for as jobs have it: %s (GUEST-17)', (search, text) => {
  expect(textOf(search)).toBe(text);
});
