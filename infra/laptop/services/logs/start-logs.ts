import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Invocation } from '../../functions/invocations.ts';
import { jsonBody, serveEndpoint, targetOperation } from '../endpoint.ts';
import type { Operation } from '../endpoint.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';

export interface LogsOptions extends ServiceOptions {
  /** The runs whose logs are kept, newest first. */
  invocations: () => readonly Pick<Invocation, 'functionName' | 'startedAt' | 'logs'>[];
}

interface Field {
  field: string;
  value: string;
}

const started = z.object({ queryString: z.string() });
const asked = z.object({ queryId: z.string() });

/**
 * Starts the Insights API of CloudWatch Logs, as far as the one form goes that finds lines by a field: queries with a line
 * `filter FIELD = "VALUE"`, over the logs of all functions.
 * @see https://docs.aws.amazon.com/AmazonCloudWatchLogs/latest/APIReference/API_StartQuery.html
 */
export function startLogs(options: LogsOptions): Promise<RunningService> {
  const found = new Map<string, Field[][]>();
  const operations: Record<string, (body: unknown) => object> = {
    StartQuery: (body) => {
      const { queryString } = started.parse(body);
      const [, field, value] = /^ *\|? *filter (\w+) = "([^"]*)" *$/m.exec(queryString) ?? [];
      if (!field) throw new ServiceFault('MalformedQueryException', 'Only `filter FIELD = "VALUE"` is supported here.');
      const queryId = randomUUID();
      found.set(queryId, linesWith(options.invocations(), field, value));
      return { queryId };
    },
    GetQueryResults: (body) => {
      const results = found.get(asked.parse(body).queryId);
      if (!results) throw new ServiceFault('ResourceNotFoundException', 'There is no such query.');
      return { status: 'Complete', results };
    },
  };
  return serveEndpoint(options, {
    service: 'logs',
    bodyLimit: 64 * 1024,
    route: (request): Operation => {
      const name = targetOperation(request);
      const operation = operations[name];
      if (!operation) throw new ServiceFault('UnknownOperationException', `The local logs do not support ${name}.`);
      const body = jsonBody(request);
      return { grants: [{ action: `logs:${name}`, resource: '*' }], run: () => ({ body: operation(body) }) };
    },
  });
}

/** The lines in JSON in which a field has a value, oldest first. */
function linesWith(invocations: ReturnType<LogsOptions['invocations']>, field: string, value: unknown): Field[][] {
  return invocations.toReversed().flatMap(({ functionName, startedAt, logs }) =>
    logs
      .split('\n')
      .filter((line) => recordIn(line)[field] === value)
      .map((line) => [
        { field: '@timestamp', value: startedAt },
        { field: '@message', value: line },
        { field: '@log', value: functionName },
      ]),
  );
}

function recordIn(line: string): Record<string, unknown> {
  if (!line.startsWith('{')) return {};
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return {};
  }
}
