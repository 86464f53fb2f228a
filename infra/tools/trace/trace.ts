import type { Ask, Question } from '../aws-account.ts';
import { printedTree, type LogLine } from './trace-tree.ts';

const logs = (target: string, body: object): Question => ({
  host: 'logs',
  endpoint: 'CLOUDWATCH_LOGS',
  method: 'POST',
  target: `Logs_20140328.${target}`,
  body,
});

interface TraceOptions {
  stage: string;
  /** The reference of an error page, or the header `apigw-requestid` of a response. */
  id: string;
  now: number;
  /** Waits between two questions whether the search has ended. */
  wait: () => Promise<unknown>;
}

const daysBack = 14;

/** What began with a request, as a tree of runs and events; from the logs of every function of the stage. */
export async function trace(ask: Ask, { stage, id, now, wait }: TraceOptions): Promise<string> {
  if (!/^[\w=-]+$/.test(id)) throw new Error('The reference has letters, digits, hyphens and = only.');
  const seconds = Math.floor(now / 1000);
  const { queryId } = (await ask(
    logs('StartQuery', {
      startTime: seconds - daysBack * 86_400,
      endTime: seconds,
      queryString: `SOURCE logGroups(namePrefix: ["HireHub-${stage}-"])
| fields @timestamp, @message, @log
| filter correlation = "${id}"
| sort @timestamp asc
| limit 10000`,
    }),
  )) as { queryId: string };
  for (;;) {
    const { status, results = [] } = (await ask(logs('GetQueryResults', { queryId }))) as {
      status: string;
      results?: { field: string; value: string }[][];
    };
    if (status === 'Complete') return printedTree(results.map(lineOf));
    if (status !== 'Running' && status !== 'Scheduled') throw new Error(`The search of the logs ended: ${status}.`);
    await wait();
  }
}

function lineOf(fields: { field: string; value: string }[]): LogLine {
  return JSON.parse(fields.find(({ field }) => field === '@message')?.value ?? '{}') as LogLine;
}
