import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import type { AnyEvent } from '../../../events/catalogue.ts';
import type { ItemChange } from '../door/stream-function.ts';
import { log } from '../door/log.ts';
import { isItem } from '../table/read-keys.ts';

/** EventBridge accepts at most ten entries per call. */
const entriesPerCall = 10;

/** Puts events on the bus; returns for each whether the bus accepted it. */
export type PutOnBus = (events: AnyEvent[]) => Promise<boolean[]>;

/** A client of the bus with this name; the source is `hirehub` and the detail type the event's type. */
export function putOnBus(busName: string, client = new EventBridgeClient({})): PutOnBus {
  return async (events) => {
    const Entries = events.map((event) => ({
      EventBusName: busName,
      Source: 'hirehub',
      DetailType: event.type,
      Detail: JSON.stringify(event),
      Time: new Date(event.time),
      Resources: [event.subject],
    }));
    const response = await client.send(new PutEventsCommand({ Entries }));
    return events.map((_, index) => !response.Entries?.[index]?.ErrorCode);
  };
}

/** Publishes the events among the table's new items, in order; returns where it had to stop. */
export async function publishEvents(changes: ItemChange[], put: PutOnBus): Promise<string | undefined> {
  const emitted = changes.filter((change) => change.kind === 'INSERT' && isEvent(change.item));
  for (let start = 0; start < emitted.length; start += entriesPerCall) {
    const group = emitted.slice(start, start + entriesPerCall);
    const taken = await put(group.map((change) => change.item?.event as AnyEvent));
    const failed = taken.indexOf(false);
    for (const change of failed < 0 ? group : group.slice(0, failed)) logPublished(change.item?.event as AnyEvent);
    if (failed >= 0) return group[failed]?.sequenceNumber;
  }
  return undefined;
}

/** The line from which an operator sees which run an event comes from. */
function logPublished({ dedupId: event, trace }: AnyEvent): void {
  if (trace) log.info('event published', { event, ...trace });
}

function isEvent(item: Record<string, unknown> | undefined): boolean {
  return item !== undefined && isItem.event(item) && typeof item.event === 'object';
}
