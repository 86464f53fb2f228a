import { expect, it } from 'vitest';
import { alarmsOfProd, unrung } from '../../../../infra/tools/drill/alarms.ts';
import { resourcesOf, synthesized } from '../../app/synthesized.ts';

const { onQueues, others } = alarmsOfProd();

it('Every alarm of prod is rung by the drill on a laptop, or listed with the reason why it cannot be', () => {
  const declared = resourcesOf(synthesized.prod, 'AWS::CloudWatch::Alarm').map(({ Properties }) =>
    String(Properties.AlarmName).replace('HireHub prod ', ''),
  );
  expect([...onQueues.map(({ name }) => name), ...others].sort()).toEqual(declared.sort());
  expect(others.sort()).toEqual(Object.keys(unrung).sort());
  for (const reason of Object.values(unrung)) expect(reason).toMatch(/^The laptop|^SES/);
});

it('Every queue that an alarm of prod watches is on the laptop under the same name', () => {
  const queues = resourcesOf(synthesized.local, 'AWS::SQS::Queue').map(({ stack, id }) => `${stack}/${id}`);
  expect(onQueues.map(({ queue }) => queue).filter((queue) => !queues.includes(queue))).toEqual([]);
});
