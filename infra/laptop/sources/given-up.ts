import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { LocalServices } from '../cloud.ts';
import { operatorAccess } from '../permissions/operator-access.ts';
import { queueNameOf } from '../resources/queue.ts';
import type { StreamRecord } from '../services/dynamodb/stream-record.ts';

interface Ground {
  services: Pick<LocalServices, 'queues' | 's3'>;
  mappingId: string;
}

/**
 * Sends what a stream's reader gave up where the template says: a queue is given the report, a bucket a file with the records too.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export function giveUpTo(
  destination: string | undefined,
  { services, mappingId }: Ground,
): (report: object, Records: StreamRecord[]) => Promise<void> {
  return async (report, Records) => {
    if (!destination) return;
    if (!destination.startsWith('arn:aws:s3:'))
      return void (await services.queues.queue(queueNameOf(destination)).send(JSON.stringify(report)));
    const client = new S3Client({ ...operatorAccess(services.s3.url), forcePathStyle: true });
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: destination.split(':').at(-1),
          Key: keyFor(mappingId, new Date().toISOString()),
          Body: JSON.stringify({ ...report, payload: JSON.stringify({ Records }) }),
        }),
      );
    } finally {
      client.destroy();
    }
  };
}

/** As Lambda names such a file: below the mapping, its shard and the day. */
function keyFor(mappingId: string, at: string): string {
  const [day = '', time = ''] = at.split('T');
  const clock = time.slice(0, 8).replaceAll(':', '.');
  return `aws/lambda/${mappingId}/shardId-0/${day.replaceAll('-', '/')}/${day}T${clock}-${randomUUID()}`;
}
