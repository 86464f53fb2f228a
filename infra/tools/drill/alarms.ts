import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import { synthesize } from '../../app.ts';
import { placeholderInputs } from '../placeholder-inputs.ts';

/** An alarm on a figure of a queue, which a laptop has too. */
export interface QueueAlarm {
  /** Its name without product and stage. */
  name: string;
  /** The queue in the template: `<stack without product and stage>/<logical id>`. */
  queue: string;
  metric: 'ApproximateNumberOfMessagesVisible' | 'ApproximateAgeOfOldestMessage';
  threshold: number;
  /** Whether the threshold itself rings. */
  orEqual: boolean;
}

/** Alarms that a laptop cannot ring, with the reason; the first time each rings is on a real account. */
export const unrung: Record<string, string> = {
  'Table: throttled': 'The laptop’s table has no capacity to exceed.',
  'Cognito: throttled': 'The laptop’s user pool has no quota of requests.',
  'Functions: throttled': 'The laptop has no account whose concurrency could be used up.',
  'Functions: many at once': 'The laptop has no account whose concurrency could be used up.',
  'Mail: bounces': 'SES computes the rate over mails of weeks; the laptop reports single bounces.',
  'Mail: complaints': 'SES computes the rate over mails of weeks; the laptop reports single complaints.',
  'HTTP API: server errors': 'The laptop keeps no figures of responses.',
  'HTTP API: slow responses': 'The laptop keeps no figures of responses, and its latency is that of one machine.',
  'CloudFront: server errors': 'The laptop has no edge that could fail apart from the API.',
  'Reminders: not delivered': 'The laptop repeats a delivery until it works, and drops none.',
  'live changes: behind': 'The laptop pushes its stream, so that no figure of its age exists.',
  'outbox: behind': 'The laptop pushes its stream, so that no figure of its age exists.',
  'Live updates: connections fail': 'The laptop keeps no figures of failed integrations.',
};

const alarm = z.looseObject({
  AlarmName: z.string(),
  Namespace: z.string().optional(),
  MetricName: z.string().optional(),
  Threshold: z.number(),
  ComparisonOperator: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]),
});
const queueName = z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.literal('QueueName')]) });

/** The alarms of prod as its templates have them: those on queues, and the names of all others. */
export function alarmsOfProd(): { onQueues: QueueAlarm[]; others: string[] } {
  const outputFolder = mkdtempSync(path.join(tmpdir(), 'hirehub-alarms-'));
  try {
    const { stacks } = synthesize({ stage: 'prod', outputFolder, ...placeholderInputs() });
    const alarms = stacks.flatMap(({ stackName, template }) =>
      Object.values((template as { Resources: Record<string, { Type: string; Properties: unknown }> }).Resources)
        .filter(({ Type }) => Type === 'AWS::CloudWatch::Alarm')
        .map(({ Properties }) => read(stackName.split('-').slice(2).join('-'), alarm.parse(Properties))),
    );
    return {
      onQueues: alarms.filter((one) => typeof one !== 'string'),
      others: alarms.filter((one) => typeof one === 'string'),
    };
  } finally {
    rmSync(outputFolder, { recursive: true, force: true });
  }
}

function read(stack: string, declared: z.output<typeof alarm>): QueueAlarm | string {
  const { AlarmName, Namespace, MetricName, Threshold: threshold, ComparisonOperator, Dimensions } = declared;
  const name = AlarmName.replace('HireHub prod ', '');
  const watched = queueName.safeParse(Dimensions.find((one) => one.Name === 'QueueName')?.Value);
  const isKnown = MetricName === 'ApproximateNumberOfMessagesVisible' || MetricName === 'ApproximateAgeOfOldestMessage';
  if (Namespace !== 'AWS/SQS' || !isKnown || !watched.success) return name;
  const [logicalId] = watched.data['Fn::GetAtt'];
  const orEqual = ComparisonOperator === 'GreaterThanOrEqualToThreshold';
  return { name, queue: `${stack}/${logicalId}`, metric: MetricName, threshold, orEqual };
}
