import { describe, expect, it } from 'vitest';
import { readUnits, startMeter } from '../../../services/dynamodb/meter.ts';
import type { Table } from '../../../services/dynamodb/table.ts';

const table: Table = {
  TableName: 'metered',
  TableArn: '',
  TableId: '',
  TableStatus: 'ACTIVE',
  CreationDateTime: 0,
  KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'g', AttributeType: 'S' },
  ],
  GlobalSecondaryIndexes: [
    { IndexName: 'all', KeySchema: [{ AttributeName: 'g', KeyType: 'HASH' }], Projection: { ProjectionType: 'ALL' } },
    {
      IndexName: 'keys',
      KeySchema: [{ AttributeName: 'g', KeyType: 'HASH' }],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
  ],
};
const plain = (text = '') => ({ pk: { S: '1' }, text: { S: text } });
const indexed = (g: string, text = '') => ({ ...plain(text), g: { S: g } });
const image = (item: object) => (Object.keys(item).length > 0 ? (item as ReturnType<typeof indexed>) : undefined);
const kilobytes = (count: number) => 'x'.repeat(count * 1024 - 20);

describe('The meter', () => {
  it.each([
    [0, 'eventual', 0.5],
    [4096, 'eventual', 0.5],
    [4097, 'eventual', 1],
    [4097, 'strong', 2],
    [1, 'transactional', 2],
    [9000, 'transactional', 6],
  ] as const)('reads %i bytes (%s) for %d units', (bytes, consistency, units) => {
    expect(readUnits(bytes, consistency)).toBe(units);
  });

  it.each([
    ['an item outside the indexes', {}, plain(), [1, 0, 0]],
    ['a new entry in each index', {}, indexed('a'), [1, 1, 1]],
    ['a change that only one index projects', indexed('a'), indexed('a', 'new'), [1, 1, 0]],
    ['no change', indexed('a', 'same'), indexed('a', 'same'), [1, 0, 0]],
    ['a moved entry as a delete and a put', indexed('a'), indexed('b'), [1, 2, 2]],
    ['a removed entry', indexed('a'), plain(), [1, 1, 1]],
    ['a deleted item', indexed('a'), {}, [1, 1, 1]],
    ['the larger of both images', indexed('a', kilobytes(3)), indexed('a', kilobytes(1)), [3, 3, 0]],
  ])('writes %s', (_what, before, after, [ofTable, ofAll, ofKeys]) => {
    for (const [transactional, factor] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const meter = startMeter();
      meter.write(table, { before: image(before), after: image(after), transactional });
      const units = (index: string) =>
        (
          meter.capacities('INDEXES')?.[0]?.['GlobalSecondaryIndexes'] as
            Record<string, { CapacityUnits: number }> | undefined
        )?.[index]?.CapacityUnits ?? 0;
      expect([meter.usage().writeUnits, units('all'), units('keys')]).toEqual([
        ((ofTable ?? 0) + (ofAll ?? 0) + (ofKeys ?? 0)) * factor,
        (ofAll ?? 0) * factor,
        (ofKeys ?? 0) * factor,
      ]);
    }
  });
});
