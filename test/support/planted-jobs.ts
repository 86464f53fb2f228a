import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { newJobWrites, type StoredJob } from '../../functions/records/job.ts';
import type { City } from '../../shared/model/place.ts';
import type { LocalTable } from './local-table.ts';

/** Writes items past the product, 25 at a time. */
export async function plant({ documents, tableName }: LocalTable, items: readonly object[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item: { ...Item } } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: requests } }));
  }
}

/** A city for jobs drawn by lot. */
export function aCity(name: string, id: number): City {
  const country = { id: 756, name: 'Switzerland' };
  return { id, name, state: { name: 'Zug', abbr: 'ZG' }, country, lat: 47, lng: 8, population: 400_000, zip: null };
}

/** The item that holds a job's facts, as the product writes it. */
export function factsOf(job: StoredJob): object {
  return (newJobWrites({ ...job, description: '' }, 0)[0] as { put: object }).put;
}

/** The same in no list but that of the manager's jobs in brief, which plants thousands in a third of the time. */
export function factsInBrief(job: StoredJob): object {
  return { ...factsOf(job), gsi1pk: undefined, gsi1sk: undefined, gsi2pk: undefined, gsi2sk: undefined };
}
