import path from 'node:path';
import { startLocal, type RunningLocal } from '../../start/start-local.ts';
import { alarmsOfProd, unrung, type QueueAlarm } from './alarms.ts';

type Queue = ReturnType<RunningLocal['cloud']['services']['queues']['queue']>;

/** What a drill heard of an alarm: it is silent, rings when its cause is there, and is silent again once that is gone. */
export interface Heard {
  name: string;
  before: boolean;
  during: boolean;
  after: boolean;
}

/**
 * Puts before each alarm of prod on a queue what it rings for, in the same queue of a HireHub on this machine: a letter for dead
 * letters, a message that is looked at once it has waited too long for late ones. The threshold is that of prod's template.
 */
export async function alarmDrill({ folder, webDist }: { folder: string; webDist?: string }): Promise<Heard[]> {
  const local = await startLocal({
    port: 0,
    world: false,
    folder: path.join(folder, 'local'),
    ...(webDist && { webDist }),
  });
  try {
    const heard: Heard[] = [];
    for (const alarm of alarmsOfProd().onQueues) heard.push(await rung(alarm, queueOf(alarm, local)));
    return heard;
  } finally {
    await local.close();
  }
}

/** The drill as lines for a terminal, with the alarms that it cannot ring and why. */
export function printedAlarms(heard: readonly Heard[]): string {
  return [
    ...heard.map((one) => `${isRight(one) ? 'rang ' : 'WRONG'}  ${one.name}`),
    '',
    `${heard.filter(isRight).length} of ${heard.length} alarms rang; these cannot be rung on a laptop:`,
    ...Object.entries(unrung).map(([name, reason]) => `  ${name}: ${reason}`),
  ].join('\n');
}

/** Whether an alarm rang when it should, and only then. */
export const isRight = ({ before, during, after }: Heard): boolean => !before && during && !after;

async function rung(alarm: QueueAlarm, queue: Queue): Promise<Heard> {
  const before = rings(alarm, queue, Date.now());
  await queue.send(JSON.stringify({ drill: alarm.name }));
  const isLate = alarm.metric === 'ApproximateAgeOfOldestMessage';
  // Nobody waits for a quarter of an hour: the figure is the one of then.
  const then = Date.now() + (isLate ? (alarm.threshold + 1) * 1000 : 0);
  const during = rings(alarm, queue, then);
  await queue.purge();
  return { name: alarm.name, before, during, after: rings(alarm, queue, then) };
}

function rings({ metric, threshold, orEqual }: QueueAlarm, queue: Queue, at: number): boolean {
  const messages = queue.messages();
  const figure =
    metric === 'ApproximateNumberOfMessagesVisible'
      ? messages.filter(({ visibleAt }) => visibleAt <= at).length
      : Math.max(0, ...messages.map(({ sentAt }) => (at - sentAt) / 1000));
  return orEqual ? figure >= threshold : figure > threshold;
}

function queueOf({ name, queue }: QueueAlarm, { cloud }: RunningLocal): Queue {
  const found = cloud.graph.ofType('AWS::SQS::Queue').find(({ id }) => id === `HireHub-local-${queue}`);
  if (!found) throw new Error(`The laptop has no queue ${queue} for '${name}'.`);
  return cloud.services.queues.queue(found.attributes.QueueName ?? '');
}
