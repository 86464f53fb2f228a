import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { AnyEvent } from '../../../events/catalogue.ts';
import { log } from './log.ts';
import { loggedRun } from './logged-run.ts';

/** What remains of a function's time when a message counts as not done, in milliseconds; the report needs it. */
const timeToReport = 2_000;

/**
 * The Lambda entry behind a queue. The messages of a batch are handled side by side and fail one by one, those that do not
 * end in time too, so a bad message delays only itself. `about` says what the log names when one fails.
 */
export function queueFunction<D>(
  open: () => D,
  handle: (body: unknown, dependencies: D) => Promise<void>,
  about: (body: unknown) => object,
) {
  let opened: D | undefined;
  return middy<SQSEvent, SQSBatchResponse, Error, Context>().handler(async ({ Records }, context) => {
    opened ??= open();
    const dependencies = opened;
    const deadline = deadlineIn(context.getRemainingTimeInMillis() - timeToReport);
    const failures = await Promise.all(
      Records.map(async ({ messageId, body }) => {
        const message = messageOf(body);
        const what = Object.values(about(message)).join(' ');
        try {
          await loggedRun({ ...carried(message, messageId), id: messageId, what }, async () => {
            try {
              if (message === undefined) throw new Error('the message is not JSON');
              await Promise.race([handle(message, dependencies), deadline.passed]);
            } catch (error) {
              log.error('reaction failed', { ...about(message), messageId, error: error as Error });
              throw error;
            }
          });
          return [];
        } catch {
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    deadline.clear();
    return { batchItemFailures: failures.flat() };
  });
}

function messageOf(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** What a message of our bus says of where it comes from; any other begins a story of its own. */
function carried(message: unknown, messageId: string): { correlation: string; cause?: string } {
  const { dedupId, trace } = (message as { detail?: Partial<AnyEvent> } | undefined)?.detail ?? {};
  return { correlation: trace?.correlation ?? messageId, ...(dedupId !== undefined && { cause: dedupId }) };
}

/** A promise that rejects after so many milliseconds. */
function deadlineIn(milliseconds: number): { passed: Promise<never>; clear: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the reaction did not end in time')), milliseconds);
  return { passed: promise, clear: () => clearTimeout(timer) };
}
