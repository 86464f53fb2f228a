import type { MeterReading } from '../../laptop/laptop.ts';
import { prices } from './prices.ts';

/** The actions that are measured. */
export const actionNames = [
  'A guest opens a page of jobs',
  'A guest opens a job',
  'A manager signs in',
  'A manager opens their jobs',
  'A manager posts a job',
  'A candidate applies',
  'A manager moves a candidate',
  'A user reads the notifications',
] as const;
export type ActionName = (typeof actionNames)[number];

/** What one action of a user used, with everything that reacted to it. */
export interface ActionUse {
  /** Bytes of the response as it was sent. */
  bytes: number;
  reading: Pick<MeterReading, 'events' | 'total' | 'invocations'>;
  /** Megabytes of a function, and whether X-Ray traces it. */
  settingsOf(functionName: string): { memory: number; isTraced: boolean };
}

// START, END and REPORT of a run, and a line of our own; the access log's line is counted with them.
const logGigabytesOfRun = 1.5e-6;
// A message is sent, received and deleted.
const requestsOfMessage = 3;

/** What one action costs by list prices, in US dollars, without mails and active users, which are lines of their own. */
export function actionCost({ bytes, reading: { events, total, invocations }, settingsOf }: ActionUse): number {
  const runs = invocations.reduce((sum, { functionName, milliseconds = 0 }) => {
    const { memory, isTraced } = settingsOf(functionName);
    return (
      sum +
      prices.lambdaRequest.dollars +
      (milliseconds / 1000) * (memory / 1024) * prices.lambdaGigabyteSecond.dollars +
      logGigabytesOfRun * prices.logGigabyte.dollars +
      (isTraced ? prices.trace.dollars : 0)
    );
  }, 0);
  const messages = invocations.filter(({ trigger }) => trigger.startsWith('queue')).length;
  return (
    prices.cdnRequest.dollars +
    prices.httpApiRequest.dollars +
    (bytes / 1e9) * prices.cdnGigabyte.dollars +
    runs +
    total.readUnits * prices.readUnit.dollars +
    total.writeUnits * prices.writeUnit.dollars +
    events * prices.busEvent.dollars +
    messages * requestsOfMessage * prices.queueRequest.dollars
  );
}
