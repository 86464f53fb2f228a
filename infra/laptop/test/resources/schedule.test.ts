import { CreateScheduleCommand, SchedulerClient } from '@aws-sdk/client-scheduler';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { aFunction, arn, runApp } from '../fixture-app.ts';

const role = (statements: object[]) => ({
  SchedulerRole: {
    Type: 'AWS::IAM::Role',
    Properties: { Policies: [{ PolicyName: 'P', PolicyDocument: { Statement: statements } }] },
  },
});
const Resources = {
  Group: { Type: 'AWS::Scheduler::ScheduleGroup', Properties: { Name: 'reminders' } },
  ...aFunction('Remind'),
};
const code = { Remind: `export const handler = async (event) => console.log(JSON.stringify(event));` };

async function remindNow(statements: object[]) {
  const cloud = await runApp({ stacks: { App: { Resources: { ...Resources, ...role(statements) } } }, code });
  await new SchedulerClient(operatorAccess(cloud.services.scheduler.url)).send(
    new CreateScheduleCommand({
      GroupName: 'reminders',
      Name: 'interview',
      ScheduleExpression: `at(${new Date(Date.now() - 1000).toISOString().slice(0, 19)})`,
      FlexibleTimeWindow: { Mode: 'OFF' },
      Target: {
        Arn: 'arn:aws:lambda:us-east-1:000000000000:function:App-Remind',
        RoleArn: 'arn:aws:iam::000000000000:role/App-SchedulerRole',
        Input: '{"interview":7}',
        RetryPolicy: { MaximumRetryAttempts: 0 },
      },
    }),
  );
  return cloud;
}

it('A one-time schedule in a group of the template invokes its function', async () => {
  const { invocations } = await remindNow([
    { Effect: 'Allow', Action: 'lambda:InvokeFunction', Resource: arn('Remind') },
  ]);
  await expect.poll(() => invocations.list()[0]?.logs, { timeout: 5000 }).toBe('{"interview":7}\n');
});

it('A schedule invokes nothing when its role does not permit it', async () => {
  const { invocations, services } = await remindNow([]);
  await expect
    .poll(() => services.scheduler.list().every(({ nextAt }) => nextAt === undefined), { timeout: 5000 })
    .toBe(true);
  expect(invocations.list()).toEqual([]);
});
