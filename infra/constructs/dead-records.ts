import { Duration } from 'aws-cdk-lib';
import { EventType, type Bucket } from 'aws-cdk-lib/aws-s3';
import { SqsDestination } from 'aws-cdk-lib/aws-s3-notifications';
import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Permission } from './grants.ts';
import { PrivateBucket } from './private-bucket.ts';

/**
 * The end of a stream's retries: Lambda writes the records themselves into a bucket, because the stream forgets them after a day
 * and a queue would be given their positions only. A dead letter names each file, and rings.
 * @see https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export class DeadRecords extends Construct {
  readonly bucket: Bucket;
  /** What the function behind the stream needs, in whose role Lambda writes. */
  readonly permissions: readonly Permission[];

  constructor(scope: Construct, id: string, { stage, of }: { stage: Stage; of: string }) {
    super(scope, id);
    const letters = new DeadLetters(this, 'DeadLetters', { stage, of });
    this.bucket = new PrivateBucket(this, 'Bucket', {
      keep: stage.keepsData,
      // As long as the dead letter that names the file, and long before an erasure must be done.
      lifecycleRules: [{ id: 'retention', expiration: Duration.days(14) }],
    });
    acknowledge(
      this.bucket,
      'AwsSolutions-S1',
      'Only Lambda writes here, and only operators read; CloudTrail has both.',
    );
    this.bucket.addEventNotification(EventType.OBJECT_CREATED, new SqsDestination(letters.queue));
    this.permissions = [
      { actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] },
      {
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        wildcard: 'Lambda names the files of what it gave up; the bucket holds nothing else.',
      },
    ];
  }
}
