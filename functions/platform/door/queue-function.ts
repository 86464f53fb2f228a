import middy from '@middy/core';
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { log } from './log.ts';

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
        let message: unknown;
        try {
          message = JSON.parse(body);
          await Promise.race([handle(message, dependencies), deadline.passed]);
          return [];
        } catch (error) {
          log.error('reaction failed', { ...about(message), messageId, error: error as Error });
          return [{ itemIdentifier: messageId }];
        }
      }),
    );
    deadline.clear();
    return { batchItemFailures: failures.flat() };
  });
}

/** A promise that rejects after so many milliseconds. */
function deadlineIn(milliseconds: number): { passed: Promise<never>; clear: () => void } {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the reaction did not end in time')), milliseconds);
  return { passed: promise, clear: () => clearTimeout(timer) };
}
