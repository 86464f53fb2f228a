import { expect, it } from 'vitest';
import { listCountriesHandler, readCityHandler } from '../../../../functions/features/lookups/place.handlers.ts';
import { searchTagsHandler } from '../../../../functions/features/lookups/tag.handlers.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';

it('The countries are returned with id, name and phone code (LOOK-17)', async () => {
  const { result } = await handled(listCountriesHandler, {}, {});
  expect(result.slice(0, 2).map(({ id, name, phoneCode }) => [id, name, phoneCode])).toEqual([
    [840, 'United States', '1'],
    [356, 'India', '91'],
  ]);
  expect(result).toHaveLength(249);
});

it('A city is returned by its id, and an unknown one is not found (LOOK-19)', async () => {
  const read = (id: number) => handled(readCityHandler, { params: { id } }, {});
  expect((await read(4_671_654)).result).toMatchObject({ id: 4_671_654, name: 'Austin' });
  expect(await refusalOf(read(1))).toMatchObject({ kind: 'notFound' });
});

it('Tags are returned that match the text, and none without a match (LOOK-20)', async () => {
  const none = { beginningWith: async () => [], withIds: async () => [] };
  const named = async (q: string) =>
    (await resultOf(searchTagsHandler, { query: { q } }, { tagsStore: none })).map(({ name }) => name);
  expect((await named('typescr'))[0]).toBe('TypeScript');
  expect(await named('qqqqqqqq')).toEqual([]);
});
