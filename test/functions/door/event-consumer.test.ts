import type { SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EventOf } from '../../../events/catalogue.ts';
import { jobPostedExamples } from '../../../events/jobs/job-posted.examples.ts';
import { eventConsumer } from '../../../functions/door/event-consumer.ts';
import { log } from '../../../functions/door/log.ts';
import { aContext } from '../../support/http-event.ts';

const posted = jobPostedExamples[0] as EventOf<'job-posted'>;
const batch = (...bodies: unknown[]): SQSEvent =>
  ({
    Records: bodies.map((body, place) => ({
      messageId: `m${place}`,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })),
  }) as SQSEvent;

beforeEach(() => void vi.spyOn(log, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

it('A reaction receives the event as the catalogue parses it, and its dependencies are opened once', async () => {
  const open = vi.fn(() => 'opened');
  const heard: unknown[] = [];
  const consumer = eventConsumer('job-posted', open, async (event, needs) => void heard.push([event.id, needs]));
  await consumer(batch({ detail: posted }, { detail: { ...posted, id: posted.id + 1 } }), aContext);
  await consumer(batch({ detail: posted }), aContext);
  expect(heard).toEqual([
    [posted.id, 'opened'],
    [posted.id + 1, 'opened'],
    [posted.id, 'opened'],
  ]);
  expect(open).toHaveBeenCalledOnce();
});

it('One bad message fails alone, and the good ones around it are not repeated', async () => {
  const done: number[] = [];
  const consumer = eventConsumer(
    'job-posted',
    () => undefined,
    async ({ id }) => {
      if (id === 2) throw new Error('the table is busy');
      done.push(id);
    },
  );
  const outcome = await consumer(
    batch(
      { detail: { ...posted, id: 1 } },
      { detail: { ...posted, id: 2 } },
      'no JSON',
      { detail: { ...posted, data: {} } },
      { detail: { ...posted, id: 3 } },
    ),
    aContext,
  );
  expect(done).toEqual([1, 3]);
  expect(outcome).toEqual({
    batchItemFailures: [{ itemIdentifier: 'm1' }, { itemIdentifier: 'm2' }, { itemIdentifier: 'm3' }],
  });
});
