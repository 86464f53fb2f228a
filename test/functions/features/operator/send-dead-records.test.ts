import { marshall } from '@aws-sdk/util-dynamodb';
import { expect, it } from 'vitest';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { sendDeadRecords } from '../../../../functions/features/operator/send-dead-records.steps.ts';
import { plainFiles } from '../../../support/plain-files.ts';

/** A file as Lambda leaves it, with the events of these ids. */
function aFile(...ids: number[]) {
  const Records = ids.map((id) => ({
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: `s${id}`,
      Keys: marshall({ pk: 'JOB#1', sk: `EVENT#${id}` }),
      NewImage: marshall({ pk: 'JOB#1', sk: `EVENT#${id}`, event: { ...jobPostedExamples[0], id } }),
    },
  }));
  const text = JSON.stringify({ DDBStreamBatchInfo: {}, payload: JSON.stringify({ Records }) });
  return { body: new TextEncoder().encode(text), contentType: 'application/json' };
}

async function filesWith(files: Record<string, number[]>) {
  const bucket = plainFiles();
  for (const [name, ids] of Object.entries(files)) await bucket.write(`aws/lambda/${name}`, aFile(...ids));
  return bucket;
}

it('What the outbox gave up is published from its files, oldest first, and the files are removed', async () => {
  const bucket = await filesWith({ '2026-11-02': [3], '2026-11-01': [1, 2] });
  const published: AnyEvent[] = [];
  const put = async (events: AnyEvent[]) => {
    published.push(...events);
    return events.map(() => true);
  };
  expect(await sendDeadRecords(bucket, put)).toEqual({ files: 2, events: 3, more: false });
  expect(published).toEqual([1, 2, 3].map((id) => ({ ...jobPostedExamples[0], id })));
  expect(bucket.kept.size).toBe(0);
  expect(await sendDeadRecords(bucket, put)).toEqual({ files: 0, events: 0, more: false });
});

it('A file that the bus refuses in part is kept with those after it', async () => {
  const bucket = await filesWith({ a: [1], b: [2, 3], c: [4] });
  const refusing = sendDeadRecords(bucket, async (events) => events.map(({ id }) => id !== 3));
  await expect(refusing).rejects.toThrow('The bus refused record s3 of aws/lambda/b, which is kept.');
  expect([...bucket.kept.keys()]).toEqual(['aws/lambda/b', 'aws/lambda/c']);
});

it('One call sends a hundred files, and says when more are left', async () => {
  const names = Array.from({ length: 101 }, (_, id) => [String(id).padStart(3, '0'), [id]]);
  const bucket = await filesWith(Object.fromEntries(names) as Record<string, number[]>);
  const put = async (events: AnyEvent[]) => events.map(() => true);
  expect(await sendDeadRecords(bucket, put)).toEqual({ files: 100, events: 100, more: true });
  expect(await sendDeadRecords(bucket, put)).toEqual({ files: 1, events: 1, more: false });
});
