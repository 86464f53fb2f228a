import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, vi } from 'vitest';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import type { ItemChange } from '../../../../functions/platform/door/stream-function.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { publishEvents, putOnBus } from '../../../../functions/platform/outbox/publish-events.ts';

const event = jobPostedExamples[0] as AnyEvent;
const change = (id: number, over: Partial<ItemChange> = {}): ItemChange => ({
  sequenceNumber: `s${id}`,
  kind: 'INSERT',
  item: { pk: 'JOB#1', sk: `EVENT#${id}`, event: { ...event, id } },
  ...over,
});

describe('The outbox', () => {
  it('publishes new events and nothing else, in table order, ten at a time', async () => {
    const calls: number[][] = [];
    const others = [
      change(90, { kind: 'MODIFY' }),
      change(91, { kind: 'REMOVE', item: undefined }),
      change(92, { item: { pk: 'JOB#1', sk: 'JOB', event: 'a word' } }),
    ];
    const changes = [...others, ...Array.from({ length: 23 }, (_, id) => change(id))];
    const stopped = await publishEvents(changes, async (events) => {
      calls.push(events.map(({ id }) => id));
      return events.map(() => true);
    });
    expect(stopped).toBeUndefined();
    expect(calls.map((ids) => ids.length)).toEqual([10, 10, 3]);
    expect(calls.flat()).toEqual(Array.from({ length: 23 }, (_, id) => id));
  });

  it('logs of each event that it publishes where it comes from', async () => {
    const said = vi.spyOn(log, 'info').mockReturnValue();
    const trace = { correlation: 'r-1', cause: 'm-1' };
    const traced = [{ trace }, {}, { trace: { ...trace, cause: 'm-2' } }];
    const changes = traced.map((over, id) =>
      change(id, { item: { pk: 'JOB#1', sk: 'EVENT#1', event: { ...event, ...over } } }),
    );
    await publishEvents(changes, async () => [true, true, false]);
    expect(said.mock.calls).toEqual([['event published', { event: event.dedupId, ...trace }]]);
    said.mockRestore();
  });

  it('stops at the first event that the bus rejects, so that none is skipped', async () => {
    const calls: number[][] = [];
    const stopped = await publishEvents(
      Array.from({ length: 23 }, (_, id) => change(id)),
      async (events) => {
        calls.push(events.map(({ id }) => id));
        return events.map(({ id }) => id !== 12 && id !== 14);
      },
    );
    expect(stopped).toBe('s12');
    expect(calls).toHaveLength(2);
  });

  it('names the source, type and time of each event to the bus', async () => {
    const bus = mockClient(EventBridgeClient);
    bus
      .on(PutEventsCommand)
      .resolves({ FailedEntryCount: 1, Entries: [{ EventId: 'e1' }, { ErrorCode: 'ThrottlingException' }] });
    const taken = await putOnBus('hirehub', bus as unknown as EventBridgeClient)([event, event]);
    expect(taken).toEqual([true, false]);
    const { Entries } = bus.commandCalls(PutEventsCommand)[0]!.args[0].input;
    expect(Entries?.[0]).toEqual({
      EventBusName: 'hirehub',
      Source: 'hirehub',
      DetailType: 'job-posted',
      Detail: JSON.stringify(event),
      Time: new Date(event.time),
      Resources: [event.subject],
    });
  });
});
