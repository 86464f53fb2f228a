import { expect, it } from 'vitest';
import { idsIn, keptIds, namedIds, provedTable, requirementIds, titlesIn } from './proved-requirements.ts';

it('Titles and the ids in them are read', () => {
  const titles = titlesIn(
    "it('refuses it (JOB-71, PIPE-01 to PIPE-03)', () => {}); it.each([1, 2])('does %s (LOOK-12)', () => {}); expect('VALID-01')",
  );
  expect(titles.flatMap(idsIn)).toEqual(['JOB-71', 'PIPE-01', 'PIPE-02', 'PIPE-03', 'LOOK-12']);
});

it('The catalogue names each requirement once', () => {
  const ids = requirementIds();
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it('No title names a requirement that is not in the catalogue', () => {
  const ids = new Set(requirementIds());
  expect([...namedIds()].filter(([id]) => !ids.has(id)).map(([id, files]) => `${id} in ${files.join(', ')}`)).toEqual(
    [],
  );
});

it('What was proved still is; `npm run proved -- --update` keeps what has come since', () => {
  const named = namedIds();
  console.log(provedTable());
  expect(keptIds().filter((id) => !named.has(id))).toEqual([]);
});
