import middy from '@middy/core';
import type { Context, S3Event } from 'aws-lambda';
import { loggedRun } from './logged-run.ts';

/** What an upload's function needs at least: who asked for the form by which a file came. */
interface UploadNeeds {
  files: { askedBy: (key: string) => Promise<string | undefined> };
}

/**
 * The Lambda entry behind a prefix of the files bucket, called with each new object's key, as part of what began with the
 * request for the upload's form. A failure is thrown, so that the retries of asynchronous invocations and their dead
 * letters see it. @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html
 */
export function uploadFunction<D extends UploadNeeds>(
  open: () => D,
  look: (key: string, dependencies: D) => Promise<void>,
) {
  let opened: D | undefined;
  return middy<S3Event, void, Error, Context>().handler(async ({ Records }, { awsRequestId: id, functionName }) => {
    opened ??= open();
    const dependencies = opened;
    for (const { s3 } of Records) {
      const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
      const correlation = (await dependencies.files.askedBy(key)) ?? id;
      await loggedRun({ correlation, id, what: functionName }, () => look(key, dependencies));
    }
  });
}
