import { randomBytes, randomInt } from 'node:crypto';
import { idAt, uuidOf } from '../../../shared/rules/ids.ts';
import { environment } from '../environment.ts';
import type { Table } from '../table/table.ts';
import { openTable } from '../table/table.ts';
import type { Clock } from './clock.ts';

let table: Table | undefined;

/** The stage's table, opened once per cold start. */
export function theTable(): Table {
  return (table ??= openTable(environment('table-read').TABLE_NAME));
}

const randomParts = 2 ** 24;

/** The clock and source of ids that functions use; tests and the demo world pass their own. */
export const clock: Clock = {
  now: () => new Date().toISOString(),
  newId: () => idAt(Date.now(), randomInt(randomParts) / randomParts),
  newUuid: (id) => uuidOf(id, randomBytes(8).toString('hex')),
  newToken: () => randomBytes(16).toString('base64url'),
};
