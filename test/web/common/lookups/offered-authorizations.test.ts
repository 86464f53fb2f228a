import { expect, it } from 'vitest';
import { offeredAuthorizations } from '../../../../web/common/lookups/offered-authorizations.ts';

it.each([
  ['nothing is asked for', null, {}, ['usCitizen', 'greenCard', 'h1b', 'optional']],
  [
    'people elsewhere are found',
    null,
    { in_citizen: 9, in_resident: 2, usCitizen: 1 },
    ['usCitizen', 'greenCard', 'h1b', 'in_citizen', 'in_resident', 'optional'],
  ],
  ['a country elsewhere is asked for', 276, { eu_citizen: 3, nonsense: 4 }, ['eu_citizen', 'optional']],
])('A filter offers the work authorizations that make sense when %s', (_, countryId, counts, offered) => {
  expect(offeredAuthorizations([], counts, countryId)).toEqual(offered);
});

it('A work authorization that was chosen stays in a filter, whatever is found', () => {
  const offered = offeredAuthorizations(['h1b', 'eu_citizen'], { usCitizen: 1 }, 276);
  expect(offered).toEqual(['usCitizen', 'h1b', 'eu_citizen', 'optional']);
});
