import { expect, it } from 'vitest';
import { searchCitiesHandler } from '../../../../functions/features/lookups/place.handlers.ts';
import { lookups } from '../../../../shared/contract/lookups.ts';
import { resultOf } from '../../../support/handle.ts';

const found = async (query: object) =>
  (await resultOf(searchCitiesHandler, { query: lookups.searchCities.request.query.parse(query) }, {})).map(
    ({ name }) => name,
  );

it('A city is also found by its id in the query of the look-up (LOOK-19)', async () => {
  expect(await found({ cityId: '4671654' })).toEqual(['Austin']);
  expect(await found({ cityId: '1' })).toEqual([]);
  expect(await found({ name: 'Austin' })).toContain('Austin');
});
