import type { ServiceCall } from '../services/service.ts';

/** One run of a function, with what it cost, as the console and the meter show it. */
export interface Invocation {
  requestId: string;
  functionName: string;
  description: string;
  /** Its trigger, for example `GET /api/jobs` or `queue App-…`. */
  trigger: string;
  startedAt: string;
  /** Absent while it runs. */
  milliseconds?: number;
  failure?: string;
  logs: string;
  /** The total number of calls; `calls` keeps the first 200. */
  callCount: number;
  calls: ServiceCall[];
  usage: Usage;
}

/** DynamoDB's share of an invocation. */
export interface Usage {
  calls: number;
  readUnits: number;
  writeUnits: number;
  items: number;
  bytes: number;
}

/** The newest invocations, and which of them is running behind an access key. */
export interface Invocations {
  begin: (
    invocation: Pick<Invocation, 'requestId' | 'functionName' | 'description' | 'trigger'> & { accessKeyId: string },
  ) => Invocation;
  end: (invocation: Invocation, accessKeyId: string, outcome: { milliseconds: number; failure?: string }) => void;
  /** Records a service's call in the invocation that made it. */
  observe: (call: ServiceCall) => void;
  /** Newest first. */
  list: () => Invocation[];
  running: () => number;
  clear: () => void;
}

const callsKept = 200;
const logKept = 64 * 1024;

/** Keeps the newest `limit` invocations in memory. */
export function keepInvocations(limit = 2000): Invocations {
  const ring: Invocation[] = [];
  const current = new Map<string, Invocation>();
  return {
    begin: ({ accessKeyId, ...which }) => {
      const usage = { calls: 0, readUnits: 0, writeUnits: 0, items: 0, bytes: 0 };
      const invocation: Invocation = {
        ...which,
        startedAt: new Date().toISOString(),
        logs: '',
        callCount: 0,
        calls: [],
        usage,
      };
      ring.push(invocation);
      if (ring.length > limit) ring.shift();
      current.set(accessKeyId, invocation);
      return invocation;
    },
    end: (invocation, accessKeyId, { milliseconds, failure }) => {
      invocation.milliseconds = milliseconds;
      if (failure !== undefined) invocation.failure = failure;
      current.delete(accessKeyId);
    },
    observe: (call) => {
      const invocation = current.get(call.accessKeyId);
      if (!invocation) return;
      invocation.callCount += 1;
      if (invocation.calls.length < callsKept) invocation.calls.push(call);
      if (call.service === 'dynamodb') book(invocation.usage, call);
    },
    list: () => ring.toReversed(),
    running: () => current.size,
    clear: () => ring.splice(0),
  };
}

/** Adds a log line; a very long log keeps its end. */
export function appendLog(invocation: Invocation, text: string): void {
  invocation.logs = `${invocation.logs}${text}`.slice(-logKept);
}

function book(usage: Usage, { readUnits = 0, writeUnits = 0, items = 0, bytes = 0 }: ServiceCall): void {
  usage.calls += 1;
  usage.readUnits += readUnits;
  usage.writeUnits += writeUnits;
  usage.items += items;
  usage.bytes += bytes;
}
