import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { aFunction, arn, invokePermission, ref, runApp, until } from '../fixture-app.ts';

const maySend = { Effect: 'Allow', Action: 'sqs:SendMessage', Resource: arn('Failed') };
const app = (statements: object[]) => ({
  Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: 'happenings' } },
  Failed: { Type: 'AWS::SQS::Queue' },
  Rule: {
    Type: 'AWS::Events::Rule',
    Properties: {
      EventBusName: ref('Bus'),
      EventPattern: { 'detail-type': ['job-closed'] },
      Targets: [{ Id: 'Target0', Arn: arn('React') }],
    },
  },
  Config: {
    Type: 'AWS::Lambda::EventInvokeConfig',
    Properties: {
      FunctionName: ref('React'),
      Qualifier: '$LATEST',
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: arn('Failed') } },
    },
  },
  ...aFunction('React', { statements }),
  ...invokePermission('React', 'events.amazonaws.com', arn('Rule')),
});
const code = { React: `export const handler = async () => { throw new Error('boom'); };` };

it('An event whose retries are used up goes to the queue that the template names', async () => {
  const { services, invocations } = await runApp({ stacks: { App: { Resources: app([maySend]) } }, code });
  await new EventBridgeClient(operatorAccess(services.events.url)).send(
    new PutEventsCommand({
      Entries: [{ EventBusName: 'happenings', Source: 'shop', DetailType: 'job-closed', Detail: '{"id":7}' }],
    }),
  );
  await until(
    () => services.queues.queue('App-Failed').messages().length === 1,
    'the event that failed was not set aside',
  );
  expect(JSON.parse(services.queues.queue('App-Failed').messages()[0]?.body ?? '')).toMatchObject({
    'detail-type': 'job-closed',
    detail: { id: 7 },
  });
  expect(invocations.list()).toHaveLength(1);
});

it('A function whose role may not send to the queue is refused', async () => {
  await expect(runApp({ stacks: { App: { Resources: app([]) } }, code })).rejects.toThrow(
    'App-React may not perform sqs:SendMessage on arn:aws:sqs:us-east-1:000000000000:App-Failed, so what fails would be lost.',
  );
});
