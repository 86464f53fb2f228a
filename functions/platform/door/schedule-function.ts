import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { loggedRun } from './logged-run.ts';

/** The Lambda entry of scheduled work. A failure is thrown, so that the schedule's retries and alarm see it. */
export function scheduleFunction<D>(open: () => D, work: (dependencies: D) => Promise<void>) {
  let opened: D | undefined;
  return middy<unknown, void, Error, Context>().handler(async (_, { awsRequestId: id, functionName }) => {
    opened ??= open();
    const dependencies = opened;
    await loggedRun({ correlation: id, id, what: functionName }, () => work(dependencies));
  });
}
