import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Failure, InvokeMessage, ThreadData, ThreadMessage } from './messages.ts';

export interface WorkerOptions {
  data: ThreadData;
  /** The function's whole environment. */
  environment: Record<string, string>;
  timeoutMilliseconds: number;
}

/** The result of one run. */
export type RunResult = { payload: unknown } | { failure: Failure };

export interface Run {
  requestId: string;
  event: unknown;
  onLog: (text: string) => void;
  /** Called before anything else may use the instance. */
  onEnd: (result: RunResult) => void;
}

/** One instance of a function: a thread that takes one event at a time. */
export interface FunctionWorker {
  run: (run: Run) => Promise<RunResult>;
  /** False once the thread is gone: ended, crashed or timed out. */
  alive: () => boolean;
  close: () => Promise<void>;
}

/** Starts the thread; it loads its bundle with the first event, as a cold start does. */
export function startWorker({ data, environment, timeoutMilliseconds }: WorkerOptions): FunctionWorker {
  const thread = new Worker(new URL('./thread.mjs', import.meta.url), {
    name: data.functionName,
    workerData: data,
    env: environment,
    execArgv: ['--enable-source-maps'],
    // Young generations are kept small, because there are dozens of them.
    resourceLimits: { maxOldGenerationSizeMb: data.memoryMegabytes, maxYoungGenerationSizeMb: 8 },
  });
  let alive = true;
  let onLog: ((text: string) => void) | undefined;
  let settle: ((result: RunResult) => void) | undefined;

  const finish = (result: RunResult): void => {
    settle?.(result);
    settle = undefined;
  };
  const fail = (failure: Omit<Failure, 'trace'>): void => finish({ failure: { ...failure, trace: [] } });

  thread.on('message', (message: ThreadMessage) => {
    if (message.kind === 'log') onLog?.(message.text);
    else if (message.kind === 'answer') finish({ payload: JSON.parse(message.payload) as unknown });
    else if (message.kind === 'failure') finish({ failure: message.failure });
  });
  thread.on('error', (error: NodeJS.ErrnoException) => {
    alive = false;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY')
      fail({
        errorType: 'Runtime.OutOfMemory',
        errorMessage: `Runtime exited with error: more than ${data.memoryMegabytes} MB are used`,
      });
    else
      finish({
        failure: { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') },
      });
  });
  thread.on('exit', (code) => {
    alive = false;
    fail({ errorType: 'Runtime.ExitError', errorMessage: `Runtime exited with status ${code}` });
  });
  thread.unref();

  return {
    run: ({ requestId, event, onLog: listener, onEnd }) =>
      new Promise((resolve) => {
        onLog = listener;
        thread.ref();
        const timer = setTimeout(() => {
          alive = false;
          fail({
            errorType: 'Sandbox.Timedout',
            errorMessage: `RequestId: ${requestId} Error: Task timed out after ${(timeoutMilliseconds / 1000).toFixed(2)} seconds`,
          });
          void thread.terminate();
        }, timeoutMilliseconds);
        settle = (result) => {
          clearTimeout(timer);
          thread.unref();
          onEnd(result);
          resolve(result);
        };
        const message: InvokeMessage = {
          requestId,
          traceId: traceId(),
          event,
          deadline: Date.now() + timeoutMilliseconds,
        };
        // As in Lambda, the event goes through JSON: what JSON cannot express never arrives.
        thread.postMessage(JSON.parse(JSON.stringify(message)));
      }),
    alive: () => alive,
    close: async () => {
      alive = false;
      await thread.terminate();
    },
  };
}

/** @see https://docs.aws.amazon.com/xray/latest/devguide/xray-concepts.html#xray-concepts-tracingheader */
function traceId(): string {
  const random = randomUUID().replaceAll('-', '');
  return `Root=1-${Math.floor(Date.now() / 1000).toString(16)}-${random.slice(0, 24)};Parent=${random.slice(16)};Sampled=0`;
}
