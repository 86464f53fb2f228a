import type { Context, SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { candidateInvitedExamples } from '../../../../events/invitations/candidate-invited.ts';
import { personChangedExamples } from '../../../../events/profile/person-changed.ts';
import type { Reactions } from '../../../../functions/platform/door/event-consumer.ts';
import { eventConsumer } from '../../../../functions/platform/door/event-consumer.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { aContext } from '../../../support/http-event.ts';

const invited = candidateInvitedExamples[0] as EventOf<'candidate-invited'>;
const renamed = personChangedExamples[0] as EventOf<'person-changed'>;
const batch = (...bodies: unknown[]): SQSEvent =>
  ({
    Records: bodies.map((body, place) => ({
      messageId: `m${place}`,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })),
  }) as SQSEvent;
const nothing = async () => {};
const failing = (...places: number[]) => ({
  batchItemFailures: places.map((place) => ({ itemIdentifier: `m${place}` })),
});

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => {}));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('A consumer', () => {
  it('hands each event to its reaction as the catalogue reads it, and opens what they need once', async () => {
    const open = vi.fn(() => 'opened');
    const heard: unknown[] = [];
    const consumer = eventConsumer('invitations', open, {
      'candidate-invited': async ({ id }, needs) => void heard.push(['invited', id, needs]),
      'person-changed': async ({ id }, needs) => void heard.push(['renamed', id, needs]),
      'email-changed': nothing,
    });
    await consumer(batch({ detail: invited }, { detail: renamed }), aContext);
    await consumer(batch({ detail: { ...invited, surplus: 1 } }), aContext);
    expect(heard).toEqual([
      ['invited', invited.id, 'opened'],
      ['renamed', renamed.id, 'opened'],
      ['invited', invited.id, 'opened'],
    ]);
    expect(open).toHaveBeenCalledOnce();
  });

  it('fails one bad message alone: the good ones around it are not repeated', async () => {
    const done: number[] = [];
    const consumer = eventConsumer('invitations', () => undefined, {
      'candidate-invited': async ({ id }) => {
        if (id === 2) throw new Error('the table is busy');
        done.push(id);
      },
      'person-changed': nothing,
      'email-changed': nothing,
    });
    const outcome = await consumer(
      batch(
        { detail: { ...invited, id: 1 } },
        { detail: { ...invited, id: 2 } },
        'no JSON',
        { detail: { ...invited, data: {} } },
        { detail: { ...invited, type: 'job-posted' } },
        { detail: { ...invited, type: 'constructor' } },
        { 'detail-type': 'candidate-invited' },
        { detail: { ...invited, id: 3 } },
      ),
      aContext,
    );
    expect(done).toEqual([1, 3]);
    expect(outcome).toEqual(failing(1, 2, 3, 4, 5, 6));
  });

  it('does not let a message that hangs hold up or repeat the others of its batch', async () => {
    vi.useFakeTimers();
    const done: number[] = [];
    const consumer = eventConsumer('invitations', () => undefined, {
      'candidate-invited': async () => new Promise<void>(() => {}),
      'person-changed': async ({ id }) => void done.push(id),
      'email-changed': nothing,
    });
    const context = { getRemainingTimeInMillis: () => 30_000 } as Context;
    const outcome = consumer(batch({ detail: invited }, { detail: renamed }), context);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toEqual([renamed.id]);
    await vi.advanceTimersByTimeAsync(28_000);
    expect(await outcome).toEqual(failing(0));
    expect(vi.getTimerCount()).toBe(0);
    expect(vi.mocked(log.error).mock.calls).toMatchObject([
      ['reaction failed', { messageId: 'm0', error: { message: 'the reaction did not end in time' } }],
    ]);
  });

  it('says in the log which reaction failed on which event, without what the event carries', async () => {
    const consumer = eventConsumer('invitations', () => undefined, {
      'candidate-invited': async () => Promise.reject(new Error('the table is busy')),
      'person-changed': nothing,
      'email-changed': nothing,
    });
    await consumer(batch({ detail: invited }), aContext);
    expect(vi.mocked(log.error).mock.calls).toEqual([
      [
        'reaction failed',
        {
          consumer: 'invitations',
          event: 'candidate-invited',
          messageId: 'm0',
          error: new Error('the table is busy'),
        },
      ],
    ]);
  });

  it('without a reaction to each of its events, or with one to another, does not compile', () => {
    const consumer = eventConsumer('recommendations', () => undefined, { 'job-recommended': nothing });
    expectTypeOf<keyof Reactions<'invitations', unknown>>().toEqualTypeOf<
      'candidate-invited' | 'email-changed' | 'person-changed'
    >();
    expectTypeOf({ 'candidate-invited': nothing }).not.toExtend<Reactions<'invitations', unknown>>();
    expect(consumer).toBeTypeOf('function');
  });
});
