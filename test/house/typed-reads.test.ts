import { expect, it } from 'vitest';
import { sourceFiles } from './tree.ts';

// A key says what it holds (functions/platform/table/keys.ts), so a read that names a type beside it can only say
// something else. Only the table itself, and the tests' own tables, turn stored bytes into a type.
const asserted = /\.(get|batchGet|query|queryPage)<(?!\/)/;
const assertedReads = (text: string) => text.split('\n').filter((line) => asserted.test(line));

it('A read of the table leaves its type to the key', () => {
  const files = sourceFiles('functions', 'infra', 'test').filter(
    ({ path }) => !/^(functions\/platform\/table|test\/support|test\/house)\//.test(path),
  );
  expect(files.flatMap(({ path, text }) => assertedReads(text).map((line) => `${path}: ${line.trim()}`))).toEqual([]);
});

it('A read that names a type is found', () => {
  expect(assertedReads('const job = await table.get<StoredJob>(keys.job(1));')).toHaveLength(1);
  expect(assertedReads('const job = await table.get(keys.job(1));')).toEqual([]);
});
