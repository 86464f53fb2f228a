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

let drawnAt = 0;
let drawn = new Set<number>();

/**
 * A new id that this process has not drawn before. Between processes a collision is refused by the write; a call that
 * writes many things in one transaction would only be refused as a whole, for naming one item twice.
 */
function newId(): number {
  for (;;) {
    const now = Date.now();
    if (now !== drawnAt) [drawnAt, drawn] = [now, new Set()];
    const id = idAt(now, randomInt(randomParts) / randomParts);
    if (drawn.has(id)) continue;
    drawn.add(id);
    return id;
  }
}

/** The clock and source of ids that functions use; tests and the demo world pass their own. */
export const clock: Clock = {
  now: () => new Date().toISOString(),
  newId,
  newUuid: (id) => uuidOf(id, randomBytes(8).toString('hex')),
  newToken: () => randomBytes(16).toString('base64url'),
};
