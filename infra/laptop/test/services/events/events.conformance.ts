import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BusEvent } from '../../../services/events/bus-event.ts';
import { startEvents } from '../../../services/events/start-events.ts';
import type { EventTarget } from '../../../services/events/target-delivery.ts';
import type { EventsService } from '../../../services/events/start-events.ts';
import type { ServiceCall } from '../../../services/service.ts';
import { clientOf, recordingAuthorizer, temporaryFolder } from '../endpoint-client.ts';

const { asked, authorize, refused } = recordingAuthorizer();
const observed: ServiceCall[] = [];
let files: Awaited<ReturnType<typeof temporaryFolder>>;
let events: EventsService;
let client: EventBridgeClient;
let delivered: BusEvent[] = [];

const aTarget = (deliver: EventTarget['deliver'], over: Partial<EventTarget> = {}): EventTarget => ({
  arn: 'arn:aws:sqs:us-east-1:000000000000:reactions',
  ruleArn: 'arn:aws:events:us-east-1:000000000000:rule/shop/hires',
  deliver,
  ...over,
});

beforeAll(async () => {
  files = await temporaryFolder();
  events = await startEvents({
    folder: files.folder,
    buses: ['shop'],
    authorize,
    observe: (call) => observed.push(call),
    firstRetryDelay: 5,
  });
  client = new EventBridgeClient(clientOf(events.url));
  events.declareRule({
    name: 'hires',
    busName: 'shop',
    pattern: { source: ['shop'], detail: { points: [{ numeric: ['>', 10] }] } },
    target: aTarget(async (event) => void delivered.push(event)),
  });
});
beforeEach(() => {
  delivered = [];
});
afterAll(async () => {
  await events.close();
  await files.remove();
});

const entry = {
  EventBusName: 'shop',
  Source: 'shop',
  DetailType: 'job-closed',
  Detail: JSON.stringify({ points: 500 }),
};

describe('PutEvents', () => {
  it('delivers a matching event to the rule in its whole envelope before it responds', async () => {
    const time = new Date('2026-01-31T09:00:00Z');
    const response = await client.send(
      new PutEventsCommand({ Entries: [{ ...entry, Time: time, Resources: ['job/1'] }] }),
    );
    expect(response.FailedEntryCount).toBe(0);
    expect(delivered).toEqual([
      {
        version: '0',
        id: response.Entries?.[0]?.EventId,
        'detail-type': 'job-closed',
        source: 'shop',
        account: '000000000000',
        time: '2026-01-31T09:00:00Z',
        region: 'us-east-1',
        resources: ['job/1'],
        detail: { points: 500 },
      },
    ]);
  });

  it('accepts the bus by its ARN, and leaves out what the rule does not match', async () => {
    const busArn = 'arn:aws:events:us-east-1:000000000000:event-bus/shop';
    await client.send(
      new PutEventsCommand({
        Entries: [
          { ...entry, EventBusName: busArn },
          { ...entry, Detail: '{"points":2}' },
          { ...entry, EventBusName: 'default' },
        ],
      }),
    );
    expect(delivered).toHaveLength(1);
  });

  it('refuses single entries by name and accepts the others', async () => {
    const Entries = [
      { ...entry, Detail: 'not json' },
      { ...entry, Detail: '[1]' },
      { ...entry, Source: '' },
      { ...entry, Source: 'aws.s3' },
      entry,
    ];
    const response = await client.send(new PutEventsCommand({ Entries }));
    expect(response.FailedEntryCount).toBe(4);
    expect(response.Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual([
      'MalformedDetail',
      'MalformedDetail',
      'InvalidArgument',
      'NotAuthorizedForSourceException',
      undefined,
    ]);
    expect(delivered).toHaveLength(1);
  });

  it('refuses more than ten entries, none, and more than 256 KB', async () => {
    await expect(
      client.send(new PutEventsCommand({ Entries: Array.from({ length: 11 }, () => entry) })),
    ).rejects.toMatchObject({ name: 'ValidationException' });
    await expect(client.send(new PutEventsCommand({ Entries: [] }))).rejects.toMatchObject({
      name: 'ValidationException',
    });
    const large = { ...entry, Detail: JSON.stringify({ text: 'x'.repeat(256 * 1024) }) };
    await expect(client.send(new PutEventsCommand({ Entries: [large] }))).rejects.toThrow(/size of the entries/);
    expect(delivered).toEqual([]);
  });

  it('needs events:PutEvents on each bus and refuses a caller without it', async () => {
    asked.length = 0;
    await client.send(new PutEventsCommand({ Entries: [entry, { ...entry, EventBusName: undefined }, entry] }));
    const bus = 'events:PutEvents arn:aws:events:us-east-1:000000000000:event-bus';
    expect(asked).toEqual([`${bus}/shop`, `${bus}/default`]);
    delivered = [];
    const stranger = new EventBridgeClient(clientOf(events.url, refused));
    await expect(stranger.send(new PutEventsCommand({ Entries: [entry] }))).rejects.toMatchObject({
      name: 'AccessDeniedException',
      message: expect.stringContaining(refused),
    });
    expect(delivered).toEqual([]);
    expect(observed.at(-1)).toMatchObject({
      service: 'events',
      action: 'events:PutEvents',
      accessKeyId: refused,
      error: expect.stringContaining('AccessDenied'),
    });
  });

  it('refuses a wrong signature and an unknown operation', async () => {
    const forger = new EventBridgeClient(clientOf(events.url, 'LOCALOPERATOR00000000', 'guessed'));
    await expect(forger.send(new PutEventsCommand({ Entries: [entry] }))).rejects.toMatchObject({
      name: 'InvalidSignatureException',
    });
    expect(await fetch(events.url, { method: 'POST', body: '{}' }).then(({ status }) => status)).toBe(403);
  });
});

describe('Deliveries', () => {
  const failing = async () => {
    throw new Error('never');
  };
  const putFlaky = (type: string) =>
    client.send(new PutEventsCommand({ Entries: [{ ...entry, DetailType: type, Detail: '{}' }] }));

  it('are retried when the target fails, as often as the rule says', async () => {
    let tries = 0;
    const inTheEnd = async () => {
      tries += 1;
      if (tries < 3) throw new Error('not yet');
    };
    const rule = { busName: 'shop', pattern: { 'detail-type': ['flaky'] } };
    events.declareRule({ ...rule, name: 'flaky', target: aTarget(inTheEnd) });
    events.declareRule({
      ...rule,
      name: 'broken',
      target: aTarget(failing, { retryPolicy: { MaximumRetryAttempts: 2 } }),
    });
    events.declareRule({
      ...rule,
      name: 'once',
      target: aTarget(failing, { retryPolicy: { MaximumRetryAttempts: 0 } }),
    });
    await putFlaky('flaky');
    await vi.waitFor(
      () =>
        expect(events.recent()[0]?.deliveries).toEqual([
          { rule: 'flaky', attempts: 3, state: 'delivered' },
          { rule: 'broken', attempts: 3, state: 'failed', error: 'never' },
          { rule: 'once', attempts: 1, state: 'failed', error: 'never' },
        ]),
      10_000,
    );
  });

  it.each([
    { condition: 'MaximumRetryAttempts', retryPolicy: { MaximumRetryAttempts: 1 }, retries: '1' },
    { condition: 'MaximumEventAgeInSeconds', retryPolicy: { MaximumEventAgeInSeconds: 0.003 }, retries: '0' },
  ])(
    'that are given up by $condition become dead letters with the event and the reason',
    async ({ condition, retryPolicy, retries }) => {
      const letters: { body: string; attributes: Record<string, string> }[] = [];
      const target = aTarget(failing, {
        retryPolicy,
        deadLetter: async (body, attributes) => letters.push({ body, attributes }),
      });
      events.declareRule({ name: condition, busName: 'shop', pattern: { 'detail-type': [condition] }, target });
      const { Entries } = await putFlaky(condition);
      await vi.waitFor(() => expect(letters).toHaveLength(1), 10_000);
      expect(JSON.parse(letters[0]!.body)).toMatchObject({
        id: Entries?.[0]?.EventId,
        'detail-type': condition,
        source: 'shop',
      });
      expect(letters[0]!.attributes).toEqual({
        RULE_ARN: target.ruleArn,
        TARGET_ARN: target.arn,
        ERROR_CODE: 'SDK_CLIENT_ERROR',
        ERROR_MESSAGE: 'never',
        EXHAUSTED_RETRY_CONDITION: condition,
        RETRY_ATTEMPTS: retries,
      });
    },
  );

  it('are listed newest first, the newest 500, also after a restart', async () => {
    for (let call = 0; call < 51; call += 1) {
      await client.send(
        new PutEventsCommand({
          Entries: Array.from({ length: 10 }, (_, n) => ({ ...entry, DetailType: `n-${call * 10 + n}` })),
        }),
      );
    }
    const types = () => events.recent().map(({ event }) => event['detail-type']);
    expect(types()).toHaveLength(500);
    expect(types()[0]).toBe('n-509');
    await events.close();
    events = await startEvents({ folder: files.folder, buses: ['shop'] });
    expect(types()).toHaveLength(500);
    expect(types()[0]).toBe('n-509');
    expect(events.recent()[0]?.deliveries).toEqual([{ rule: 'hires', attempts: 1, state: 'delivered' }]);
  });
});
