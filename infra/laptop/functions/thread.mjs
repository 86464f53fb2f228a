// @ts-check
import nodeModule from 'node:module';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * The inside of a function's worker: loads the bundle, runs one invocation at a time and reports the result to the
 * runner. It plays the part of Lambda's own runtime; the handler must not see any difference. It is JavaScript because each
 * instance would load what strips types first, which takes as long as the rest of its start.
 */

/** @import { Context } from 'aws-lambda' */
/** @import { Failure, InvokeMessage, ThreadData, ThreadMessage } from './messages.ts' */

/** @type {ThreadData} */
const data = workerData;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread only.');
/** @param {ThreadMessage} message */
const post = (message) => port.postMessage(message);

// Through the same channel as the results, so that a line is reported before the result that followed it.
for (const stream of [process.stdout, process.stderr]) {
  /** @param {string | Uint8Array} chunk @param {unknown[]} rest */
  stream.write = (chunk, ...rest) => {
    post({ kind: 'log', text: typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString() });
    const done = rest.find((argument) => typeof argument === 'function');
    if (typeof done === 'function') done();
    return true;
  };
}

// Lambda's runtime brings AWS's SDK; here it comes from the project that has started the laptop.
nodeModule.registerHooks?.({
  resolve: (name, context, next) => {
    try {
      return next(name, context);
    } catch (error) {
      if (!/^@(aws-sdk|smithy)\//.test(name)) throw error;
      return next(name, { ...context, parentURL: pathToFileURL(`${process.cwd()}/`).href });
    }
  },
});

/** @typedef {(event: unknown, context: Context) => unknown} Handler */
/** @type {Promise<Handler> | undefined} */
let loading;
let isKept = false;

/** @returns {Promise<Handler>} */
async function load() {
  // Node 20 has no such cache.
  if (data.compiledFolder) nodeModule.enableCompileCache?.(data.compiledFolder);
  const bundle = await import(pathToFileURL(data.file).href);
  const handler = bundle[data.exportName];
  if (typeof handler !== 'function')
    throw Object.assign(new Error(`${data.exportName} is undefined or not exported`), {
      name: 'Runtime.HandlerNotFound',
    });
  return handler;
}

port.on('message', async (/** @type {InvokeMessage} */ message) => {
  const { requestId, traceId, event } = message;
  Object.assign(process.env, { _X_AMZN_TRACE_ID: traceId });
  try {
    loading ??= load();
    const handler = await loading;
    const answer = await handler(event, contextOf(message));
    post({ kind: 'answer', requestId, payload: JSON.stringify(answer) ?? 'null' });
  } catch (error) {
    post({ kind: 'failure', requestId, failure: failureOf(error) });
  }
  keepCompiled();
});
post({ kind: 'ready' });

/** After the first run, so that the functions it needed are kept too; a thread that is ended later would keep nothing. */
function keepCompiled() {
  if (isKept || !data.compiledFolder) return;
  isKept = true;
  nodeModule.flushCompileCache?.();
}

/**
 * @see https://docs.aws.amazon.com/lambda/latest/dg/nodejs-context.html
 * @param {InvokeMessage} message
 * @returns {Context}
 */
function contextOf({ requestId, deadline }) {
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: data.functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: data.functionArn,
    memoryLimitInMB: String(data.memoryMegabytes),
    awsRequestId: requestId,
    logGroupName: process.env.AWS_LAMBDA_LOG_GROUP_NAME ?? '',
    logStreamName: process.env.AWS_LAMBDA_LOG_STREAM_NAME ?? '',
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
    done: () => {},
    fail: () => {},
    succeed: () => {},
  };
}

/** @param {unknown} error @returns {Failure} */
function failureOf(error) {
  if (!(error instanceof Error)) return { errorType: typeof error, errorMessage: String(error), trace: [] };
  return { errorType: error.name, errorMessage: error.message, trace: (error.stack ?? '').split('\n') };
}
