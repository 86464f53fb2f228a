import { CreateTableCommand, PutItemCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { aFunction, arn, aTable, ref, runApp, temporaryFolder, until } from '../fixture-app.ts';

const code = {
  React: `export const handler = async ({ Records }) => ({ batchItemFailures: Records.filter(({ body }) => body === 'bad').map(({ messageId }) => ({ itemIdentifier: messageId })) });`,
};
const mapping = (source: unknown, more: object = {}) => ({
  Source: {
    Type: 'AWS::Lambda::EventSourceMapping',
    Properties: {
      FunctionName: { Ref: 'React' },
      EventSourceArn: source,
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ...more,
    },
  },
});
const queues = {
  Queue: {
    Type: 'AWS::SQS::Queue',
    Properties: { VisibilityTimeout: 0, RedrivePolicy: { deadLetterTargetArn: arn('Dead'), maxReceiveCount: 2 } },
  },
  Dead: { Type: 'AWS::SQS::Queue' },
};
const mayRead = {
  Effect: 'Allow',
  Action: ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'],
  Resource: arn('Queue'),
};

it('A queue feeds a function, and the messages reported as failed become dead letters', async () => {
  const { services } = await runApp({
    stacks: {
      App: { Resources: { ...queues, ...mapping(arn('Queue')), ...aFunction('React', { statements: [mayRead] }) } },
    },
    code,
  });
  const queue = services.queues.queue('App-Queue');
  await Promise.all([queue.send('good'), queue.send('bad')]);
  await expect
    .poll(
      () =>
        services.queues
          .queue('App-Dead')
          .messages()
          .map(({ body }) => body),
      { timeout: 5000 },
    )
    .toEqual(['bad']);
  await expect.poll(() => queue.messages()).toEqual([]);
});

it('A function whose role may not read the queue is refused', async () => {
  await expect(
    runApp({ stacks: { App: { Resources: { ...queues, ...mapping(arn('Queue')), ...aFunction('React') } } }, code }),
  ).rejects.toThrow(
    'App-React may not perform sqs:ReceiveMessage on arn:aws:sqs:us-east-1:000000000000:App-Queue, so nothing would arrive.',
  );
});

it('A function whose role may not read the stream is refused', async () => {
  await expect(
    runApp({
      stacks: {
        App: {
          Resources: {
            ...aTable,
            ...mapping(arn('Table', 'StreamArn'), { StartingPosition: 'LATEST' }),
            ...aFunction('React'),
          },
        },
      },
      code,
    }),
  ).rejects.toThrow(
    'App-React may not perform dynamodb:GetRecords on arn:aws:dynamodb:us-east-1:000000000000:table/App-Table/stream/local',
  );
});

const readsStream = {
  Effect: 'Allow',
  Action: ['dynamodb:GetRecords', 'dynamodb:GetShardIterator', 'dynamodb:DescribeStream'],
  Resource: arn('Table', 'StreamArn'),
};
const failing = { Fail: `export const handler = async () => { throw new Error('no'); };` };
const dead = {
  Kept: { Type: 'AWS::S3::Bucket' },
  Dead: { Type: 'AWS::SQS::Queue' },
  Notifications: {
    Type: 'Custom::S3BucketNotifications',
    Properties: {
      BucketName: ref('Kept'),
      NotificationConfiguration: {
        QueueConfigurations: [{ Events: ['s3:ObjectCreated:*'], QueueArn: arn('Dead') }],
      },
    },
  },
};
const mayNotify = {
  Policy: {
    Type: 'AWS::SQS::QueuePolicy',
    Properties: {
      Queues: [ref('Dead')],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Principal: { Service: 's3.amazonaws.com' },
            Action: 'sqs:SendMessage',
            Resource: arn('Dead'),
          },
        ],
      },
    },
  },
};
const setAside = mapping(arn('Table', 'StreamArn'), {
  FunctionName: ref('Fail'),
  StartingPosition: 'TRIM_HORIZON',
  MaximumRetryAttempts: 0,
  DestinationConfig: { OnFailure: { Destination: arn('Kept') } },
});
const mayKeep = [
  { Effect: 'Allow', Action: 's3:ListBucket', Resource: arn('Kept') },
  { Effect: 'Allow', Action: 's3:PutObject', Resource: { 'Fn::Join': ['', [arn('Kept'), '/*']] } },
];

it('What a reader of a stream gives up is a file with the records in a bucket, and its queue is given the file’s name', async () => {
  const Resources = {
    ...aTable,
    ...dead,
    ...mayNotify,
    ...setAside,
    ...aFunction('Fail', { statements: [readsStream, ...mayKeep] }),
  };
  const { services } = await runApp({ stacks: { App: { Resources } }, code: failing });
  const table = new DynamoDBClient(operatorAccess(services.dynamodb.url));
  await table.send(new PutItemCommand({ TableName: 'App-Table', Item: { pk: { S: 'A' }, sk: { S: 'B' } } }));
  const letter = await until(() => services.queues.queue('App-Dead').messages()[0], 'no letter came');
  const [{ s3 }] = (JSON.parse(letter.body) as { Records: [{ s3: { object: { key: string } } }] }).Records;
  expect(s3.object.key).toMatch(/^aws\/lambda\/\w+\/shardId-0\/\d{4}\/\d\d\/\d\d\/[\w.-]+$/);
  const files = new S3Client({ ...operatorAccess(services.s3.url), forcePathStyle: true });
  const { Body } = await files.send(new GetObjectCommand({ Bucket: 'app-kept', Key: s3.object.key }));
  const { DDBStreamBatchInfo, payload } = JSON.parse((await Body?.transformToString()) ?? '') as {
    DDBStreamBatchInfo: { batchSize: number };
    payload: string;
  };
  expect(DDBStreamBatchInfo.batchSize).toBe(1);
  expect(JSON.parse(payload)).toMatchObject({
    Records: [{ eventName: 'INSERT', dynamodb: { NewImage: { pk: { S: 'A' }, sk: { S: 'B' } } } }],
  });
});

it('A function whose role may not write what it gives up into the bucket is refused', async () => {
  const Resources = { ...aTable, ...dead, ...mayNotify, ...setAside };
  const refusing = (statements: object[]) =>
    runApp({
      stacks: {
        App: { Resources: { ...Resources, ...aFunction('Fail', { statements: [readsStream, ...statements] }) } },
      },
      code: failing,
    });
  await expect(refusing([])).rejects.toThrow('App-Fail may not perform s3:ListBucket on arn:aws:s3:::app-kept');
  await expect(refusing(mayKeep.slice(0, 1))).rejects.toThrow(
    'may not perform s3:PutObject on arn:aws:s3:::app-kept/*',
  );
});

it('A queue that does not let a bucket send to it is refused', async () => {
  const Resources = { ...aTable, ...dead, ...aFunction('Fail') };
  await expect(runApp({ stacks: { App: { Resources } }, code: failing })).rejects.toThrow(
    'no AWS::SQS::QueuePolicy lets s3.amazonaws.com send to it for arn:aws:s3:::app-kept.',
  );
});

it('An unsupported source is reported by name', async () => {
  await expect(
    runApp({
      stacks: {
        App: { Resources: { ...mapping('arn:aws:kinesis:us-east-1:000000000000:stream/x'), ...aFunction('React') } },
      },
      code,
    }),
  ).rejects.toThrow(
    'App/Source (AWS::Lambda::EventSourceMapping), property EventSourceArn: the local runner reads queues and table streams',
  );
});

it('The stream of a table beside the template, such as a restored one, feeds a function; one that no table has is refused', async () => {
  const folder = temporaryFolder();
  const first = await runApp({ stacks: { App: { Resources: aTable } } }, { folder });
  const { AttributeDefinitions, KeySchema } = aTable.Table.Properties;
  const { TableDescription } = await new DynamoDBClient(operatorAccess(first.services.dynamodb.url)).send(
    new CreateTableCommand({
      TableName: 'restored',
      AttributeDefinitions: AttributeDefinitions as { AttributeName: string; AttributeType: 'S' }[],
      KeySchema: KeySchema as { AttributeName: string; KeyType: 'HASH' }[],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  const streamArn = TableDescription?.LatestStreamArn ?? '';
  await first.close();
  const reading = (source: string) => ({
    stacks: {
      App: {
        Resources: {
          ...mapping(source, { StartingPosition: 'TRIM_HORIZON', FunctionResponseTypes: [] }),
          ...aFunction('React', { statements: [{ ...readsStream, Resource: source }] }),
        },
      },
    },
    code: { React: 'export const handler = async ({ Records }) => Records.length;' },
  });
  const { services, invocations } = await runApp(reading(streamArn), { folder });
  const table = new DynamoDBClient(operatorAccess(services.dynamodb.url));
  await table.send(new PutItemCommand({ TableName: 'restored', Item: { pk: { S: 'A' }, sk: { S: 'B' } } }));
  const run = await until(() => invocations.list()[0], 'nothing arrived');
  expect(run.trigger).toBe('stream of restored');
  await expect(runApp(reading(`${streamArn}-of-yesterday`))).rejects.toThrow('no table here has this stream');
});
