import { marshall } from '@aws-sdk/util-dynamodb';
import { itemSize } from '../../infra/laptop/laptop.ts';
import type { Change, Item } from './memory-dynamodb.ts';

const unit = 1024;

/**
 * The write units of changes by partition key, those of the indexes too, which their index precedes. An index takes its
 * write wherever its item is written, so that no count is too low.
 */
export function unitsByKey(changes: readonly Change[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { pk, before, after, inTransaction } of changes) {
    const written = Math.max(unitsOf(before), unitsOf(after)) * (inTransaction ? 2 : 1);
    const listed = ['gsi1', 'gsi2', 'gsi3'].flatMap((index) =>
      [before, after].flatMap((item) => (item?.[`${index}pk`] ? [`${index} ${item[`${index}pk`] as string}`] : [])),
    );
    for (const key of new Set([pk, ...listed])) units.set(key, (units.get(key) ?? 0) + written);
  }
  return units;
}

const unitsOf = (item: Item | undefined): number =>
  item
    ? Math.ceil(itemSize(marshall(item, { removeUndefinedValues: true }) as Parameters<typeof itemSize>[0]) / unit)
    : 0;
