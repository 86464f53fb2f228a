import * as z from 'zod';
import { jsonBody, serveEndpoint, targetOperation } from '../endpoint.ts';
import type { EndpointRequest, Operation } from '../endpoint.ts';
import { localArn } from '../local-account.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';
import { entrySize, eventOfEntry, putEventsEntry } from './bus-event.ts';
import type { EntryFault, PutEventsEntry } from './bus-event.ts';
import { eventMatcher } from './event-pattern.ts';
import { openRecentEvents } from './recent-events.ts';
import type { RecordedEvent } from './recent-events.ts';
import { deliverToRules } from './rule-delivery.ts';
import type { ReadyRule } from './rule-delivery.ts';
import type { EventTarget, RetryOptions } from './target-delivery.ts';

/** A rule of the template with one of its targets. */
export interface RuleDeclaration {
  name: string;
  busName: string;
  pattern: unknown;
  target: EventTarget;
}

export interface EventsService extends RunningService {
  /** Throws InvalidEventPattern for a pattern that AWS would refuse. */
  declareRule: (rule: RuleDeclaration) => void;
  /** Puts one entry like PutEvents, for senders inside the runner. */
  put: (entry: PutEventsEntry) => Promise<{ EventId: string } | EntryFault>;
  /** The same for AWS's own services, such as SES. */
  putByAws: (entry: PutEventsEntry) => Promise<{ EventId: string } | EntryFault>;
  /** The newest 500 events of all buses and their deliveries, newest first. */
  recent: () => RecordedEvent[];
}

export interface EventsOptions extends ServiceOptions, Pick<RetryOptions, 'firstRetryDelay'> {
  /** Names of the buses; `default` always exists. */
  buses: string[];
}

const putEventsRequest = z.object({ Entries: z.array(putEventsEntry).min(1).max(10) });
const largestCall = 256 * 1024;

/** Starts the EventBridge endpoint: PutEvents, patterns and deliveries with retries. */
export async function startEvents(options: EventsOptions): Promise<EventsService> {
  const buses = new Set(['default', ...options.buses]);
  const rules: ReadyRule[] = [];
  const recent = await openRecentEvents(options.folder);
  const stop = new AbortController();
  const delivery = { ...options, recent, signal: stop.signal };

  async function putAs(isByAws: boolean, entry: PutEventsEntry): Promise<{ EventId: string } | EntryFault> {
    const event = eventOfEntry(entry, new Date(), isByAws);
    if ('ErrorCode' in event) return event;
    const busName = busNameOf(entry);
    if (buses.has(busName)) await deliverToRules({ busName, event, deliveries: [] }, rules, delivery);
    return { EventId: event.id };
  }
  const put = (entry: PutEventsEntry) => putAs(false, entry);

  function putEvents(request: EndpointRequest): Operation {
    const { Entries } = validEntries(jsonBody(request));
    const [first = 'default', ...others] = new Set(Entries.map(busNameOf));
    return {
      grants: [putGrant(first), ...others.map(putGrant)],
      run: async () => {
        const results = await Promise.all(Entries.map(put));
        return {
          body: { FailedEntryCount: results.filter((result) => 'ErrorCode' in result).length, Entries: results },
        };
      },
    };
  }

  const endpoint = await serveEndpoint(options, {
    service: 'events',
    bodyLimit: 2 * largestCall,
    route: (request) => {
      if (targetOperation(request) === 'PutEvents') return putEvents(request);
      throw new ServiceFault(
        'UnknownOperationException',
        `The local bus does not support ${targetOperation(request)}.`,
      );
    },
  });
  return {
    ...endpoint,
    put,
    putByAws: (entry) => putAs(true, entry),
    declareRule: ({ name, busName, pattern, target }) => {
      rules.push({ name, busName: plainBusName(busName), matches: eventMatcher(pattern), target });
    },
    recent: () => recent.list(),
    close: async () => {
      stop.abort();
      await endpoint.close();
      await recent.close();
    },
  };
}

function validEntries(body: unknown): z.output<typeof putEventsRequest> {
  const { success, data, error } = putEventsRequest.safeParse(body);
  if (!success) throw new ServiceFault('ValidationException', z.prettifyError(error));
  if (data.Entries.reduce((sum, entry) => sum + entrySize(entry), 0) > largestCall) {
    throw new ServiceFault('ValidationException', 'Total size of the entries in the request is over the limit.');
  }
  return data;
}

function putGrant(busName: string): { action: string; resource: string } {
  return { action: 'events:PutEvents', resource: localArn('events', `event-bus/${busName}`) };
}

const busNameOf = (entry: PutEventsEntry): string => plainBusName(entry.EventBusName || 'default');
const plainBusName = (nameOrArn: string): string => nameOrArn.split('/').pop() ?? nameOrArn;
