import { expect, it } from 'vitest';
import { arn, runApp } from '../fixture-app.ts';

it('Queues are declared with their settings and dead letters', async () => {
  const { services } = await runApp({
    stacks: {
      App: {
        Resources: {
          Work: {
            Type: 'AWS::SQS::Queue',
            Properties: {
              VisibilityTimeout: 180,
              DelaySeconds: 2,
              RedrivePolicy: { deadLetterTargetArn: arn('Dead'), maxReceiveCount: 5 },
            },
          },
          Dead: { Type: 'AWS::SQS::Queue', Properties: { MessageRetentionPeriod: 1209600 } },
        },
      },
    },
  });
  const settings = Object.fromEntries(services.queues.all().map(({ name, settings: all }) => [name, all]));
  expect(settings['App-Work']).toMatchObject({
    visibilityTimeoutSeconds: 180,
    delaySeconds: 2,
    deadLetterQueue: 'App-Dead',
    maxReceiveCount: 5,
  });
  expect(settings['App-Dead']).toMatchObject({ visibilityTimeoutSeconds: 30, messageRetentionSeconds: 1209600 });
});
