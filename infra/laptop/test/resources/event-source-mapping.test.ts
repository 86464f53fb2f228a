import { expect, it } from 'vitest';
import { aFunction, arn, aTable, runApp } from '../fixture-app.ts';

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
