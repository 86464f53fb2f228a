import type { DynamoDBStreamEvent } from 'aws-lambda';
import * as z from 'zod';
import { changeIn } from '../../platform/door/stream-function.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import type { PutOnBus } from '../../platform/outbox/publish-events.ts';
import { publishEvents } from '../../platform/outbox/publish-events.ts';

/** Files of one call, so that it ends before its function must; a file holds at most a batch. */
const filesPerCall = 100;
/** A batch has at most the 6 MB of an invocation, and grows when it is written as text within JSON. */
const largestFile = 24_000_000;

/**
 * What Lambda leaves of a batch that it gave up: its position, and the whole event as text.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
const deadBatch = z.object({ payload: z.string() });

export interface SentRecords {
  files: number;
  events: number;
  /** Whether files are left for another call. */
  more: boolean;
}

/**
 * Publishes the events that the outbox gave up, oldest file first, and removes each file after its events are on the bus.
 * Throws where the bus refuses one; its file and all later ones are still there.
 */
export async function sendDeadRecords(
  files: Pick<Files, 'keysUnder' | 'read' | 'remove'>,
  put: PutOnBus,
): Promise<SentRecords> {
  const sent: SentRecords = { files: 0, events: 0, more: false };
  const counting: PutOnBus = async (events) => {
    const taken = await put(events);
    sent.events += taken.filter(Boolean).length;
    return taken;
  };
  for await (const key of files.keysUnder('aws/lambda/')) {
    if (sent.files === filesPerCall) return { ...sent, more: true };
    const file = await files.read(key, largestFile);
    if (!file) continue;
    const { payload } = deadBatch.parse(JSON.parse(new TextDecoder().decode(file)));
    const { Records } = JSON.parse(payload) as DynamoDBStreamEvent;
    const stoppedAt = await publishEvents(Records.map(changeIn), counting);
    if (stoppedAt !== undefined) throw new Error(`The bus refused record ${stoppedAt} of ${key}, which is kept.`);
    await files.remove([key]);
    sent.files += 1;
  }
  return sent;
}
