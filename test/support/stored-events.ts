import type { EventOf, EventType } from '../../events/catalogue.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';

/** The events of these types that are stored under a subject, oldest first. */
export async function storedEvents<T extends EventType>(
  table: Pick<Table, 'query'>,
  subject: string,
  ...types: readonly T[]
): Promise<EventOf<T>[]> {
  const stored = await table.query(keys.eventsOf(subject));
  return stored.flatMap(({ event }) => (types.some((type) => type === event.type) ? [event as EventOf<T>] : []));
}
