import { expect, it } from 'vitest';
import {
  idsIn,
  keptProofs,
  namedIds,
  proofTable,
  provedTable,
  requirementIds,
  titlesIn,
} from './proved-requirements.ts';

it('Titles and the ids in them are read', () => {
  const titles = titlesIn(
    "it('refuses it (JOB-71, PIPE-01 to PIPE-03)', () => {});\nit.each([1, 2])('does %s (LOOK-12)', () => {});\nexpect('VALID-01')",
  );
  expect(titles.flatMap(({ own }) => idsIn(own))).toEqual(['JOB-71', 'PIPE-01', 'PIPE-02', 'PIPE-03', 'LOOK-12']);
});

it('The catalogue names each requirement once', () => {
  const ids = requirementIds();
  expect(ids.length).toBeGreaterThan(1000);
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

it('No title names a requirement that is not in the catalogue', () => {
  const ids = new Set(requirementIds());
  expect(
    [...namedIds()]
      .filter(([id]) => !ids.has(id))
      .map(([id, proofs]) => `${id} in ${proofs.map(({ file }) => file).join(', ')}`),
  ).toEqual([]);
});

it('Titles that are read as samples prove nothing', () => {
  const files = [...namedIds().values()].flat().map(({ file }) => file);
  expect(files).not.toContain('test/house/traceability.test.ts');
});

it('A test is named with the blocks around it', () => {
  const text = [
    "describe('A job', () => {",
    "  it('opens (JOB-01)', () => {});",
    '  describe.each([',
    '    [1],',
    "  ])('that is closed', () => {",
    '    it.each([',
    '      [2],',
    "    ])('refuses %s', () => {});",
    '  });',
    '});',
    "it('Nothing else', () => {});",
  ].join('\n');
  expect(titlesIn(text).map(({ full }) => full)).toEqual([
    'A job',
    'A job › opens (JOB-01)',
    'A job › that is closed',
    'A job › that is closed › refuses %s',
    'Nothing else',
  ]);
});

it('What was proved still is; `npm run proved -- --update` keeps what has come since', () => {
  const named = namedIds();
  console.log(provedTable());
  expect(Object.keys(keptProofs()).filter((id) => !named.has(id))).toEqual([]);
});

// A reviewer reads the table, so it may lag behind new tests but not name old ones.
it('Every test in proved.json exists and names its id; `npm run proved -- --update` follows a new title', () => {
  const proofs = proofTable();
  const gone = Object.entries(keptProofs()).flatMap(([id, tests]) =>
    tests.filter((test) => !proofs[id]?.includes(test)).map((test) => `${id}: ${test}`),
  );
  expect(gone).toEqual([]);
});
