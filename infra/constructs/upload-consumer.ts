import { Duration } from 'aws-cdk-lib';
import { EventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import { EventType, type IBucket } from 'aws-cdk-lib/aws-s3';
import { LambdaDestination } from 'aws-cdk-lib/aws-s3-notifications';
import { Construct } from 'constructs';
import type { Deployment } from '../stages.ts';
import { BackendFunction } from './backend-function.ts';
import { DeadLetters } from './dead-letters.ts';
import type { Grants } from './grants.ts';

export interface UploadConsumerProps {
  deployment: Deployment;
  bucket: IBucket;
  /** Only objects whose keys begin so trigger it. */
  prefix: string;
  /** Name in the runbook, for example `avatar uploads`. */
  name: string;
  functionPath: string;
  grants: Grants;
}

/** A function that checks each file of a prefix as it arrives; what fails three times becomes a dead letter. */
export class UploadConsumer extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { deployment, bucket, prefix, name, functionPath, grants }: UploadConsumerProps,
  ) {
    super(scope, id);
    const { stage } = deployment;
    const deadLetters = new DeadLetters(this, 'DeadLetters', { stage, of: name });
    const { lambda } = new BackendFunction(this, 'Handler', {
      deployment,
      functionPath,
      description: `Checks uploads: ${name}`,
      grants,
      triggerPermissions: [{ actions: ['sqs:SendMessage'], resources: [deadLetters.queue.queueArn] }],
      timeout: Duration.seconds(60),
      // Unpacking the largest picture that is permitted takes 400 MB, and processors come with memory.
      memorySize: stage.memory.search,
    });
    new EventInvokeConfig(this, 'Retries', {
      function: lambda,
      retryAttempts: 2,
      maxEventAge: Duration.hours(1),
      onFailure: new SqsDestination(deadLetters.queue),
    });
    bucket.addEventNotification(EventType.OBJECT_CREATED, new LambdaDestination(lambda), { prefix });
  }
}
