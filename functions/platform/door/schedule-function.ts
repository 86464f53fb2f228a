import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { allShards } from '../table/shards.ts';
import { loggedRun } from './logged-run.ts';

/**
 * The Lambda entry of scheduled work, of which a run does those shards that its rule names, or all. A failure is thrown, so that
 * the schedule's retries and alarm see it.
 */
export function scheduleFunction<D>(
  open: () => D,
  work: (dependencies: D, shards: readonly number[]) => Promise<void>,
) {
  let opened: D | undefined;
  return middy<{ shards?: number[] } | undefined, void, Error, Context>().handler(
    async (event, { awsRequestId: id, functionName }) => {
      opened ??= open();
      const dependencies = opened;
      await loggedRun({ correlation: id, id, what: functionName }, () =>
        work(dependencies, event?.shards ?? allShards),
      );
    },
  );
}
