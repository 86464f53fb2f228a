import { describe, expect, it } from 'vitest';
import type { Question, WithKey } from '../../../../functions/platform/table/key.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const stored = ['A#1', 'A#2', 'A#3', 'A#é', 'A#\u{1f600}', 'B', 'B#1', 'C#1'];

describe('A query of one partition', () => {
  let table: Table;
  withLocalTable(async (local) => {
    table = openTable(local.tableName, local.documents);
    for (const sk of stored) await table.writeOne({ put: { pk: 'P', sk } });
    await table.writeOne({ put: { pk: 'Q', sk: 'A#1' } });
  });
  const found = async (question: Question<WithKey>, options = {}) =>
    (await table.query(question, options)).map(({ sk }) => sk);

  it.each<[string, Question<WithKey>, string[]]>([
    ['reads it whole', { pk: 'P' }, stored],
    ['reads what begins with a prefix', { pk: 'P', skPrefix: 'B' }, ['B', 'B#1']],
    ['reads from a key to the end of its prefix', { pk: 'P', skPrefix: 'A#', skFrom: 'A#2' }, stored.slice(1, 5)],
    ['reads from a key to the end of the partition', { pk: 'P', skPrefix: '', skFrom: 'B' }, stored.slice(5)],
    ['reads between two keys with both of them', { pk: 'P', skBetween: ['A#2', 'B'] }, stored.slice(1, 6)],
    ['reads nothing between keys that nothing lies between', { pk: 'P', skBetween: ['A#10', 'A#11'] }, []],
  ])('%s', async (_, question, expected) => {
    expect(await found(question)).toEqual(expected);
    expect(await found(question, { newestFirst: true })).toEqual(expected.toReversed());
  });

  it('continues a range where the last page ended, without leaving the range', async () => {
    const range = { pk: 'P', skPrefix: 'A#', skFrom: 'A#2' };
    const { items, next } = await table.queryPage(range, { limit: 2 });
    expect(items.map(({ sk }) => sk)).toEqual(['A#2', 'A#3']);
    expect(await found(range, { after: next })).toEqual(['A#é', 'A#\u{1f600}']);
  });
});
