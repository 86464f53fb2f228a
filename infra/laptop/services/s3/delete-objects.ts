import { arnOf } from './buckets.ts';
import { readElements, type S3Response, type S3Call } from './s3-call.ts';
import { S3Refusal } from './s3-refusal.ts';
import { textsOf, xmlDocument } from './xml.ts';

/** DeleteObject: removing what does not exist is a success, as in AWS. */
export function deleteObject(call: S3Call): S3Response {
  call.require('s3:DeleteObject', arnOf(call.bucket.name, call.key));
  call.bucket.store.remove(call.key);
  return { status: 204 };
}

/** DeleteObjects: up to 1,000 keys, each decided on its own, so that some may be refused and the others removed. */
export async function deleteObjects(call: S3Call): Promise<S3Response> {
  const { bucket, incoming } = call;
  const keys = (await readElements(incoming, 'Delete', 'Object')).map((object) => textsOf(object, 'Key')[0] ?? '');
  if (keys.length > 1000) throw new S3Refusal(400, 'MalformedXML', 'No more than 1000 keys can be removed at once.');
  const refused = keys.filter((key) => !call.allowed('s3:DeleteObject', arnOf(bucket.name, key)));
  const removed = keys.filter((key) => !refused.includes(key));
  for (const key of removed) bucket.store.remove(key);
  return {
    status: 200,
    body: xmlDocument('DeleteResult', {
      Deleted: removed.map((Key) => ({ Key })),
      Error: refused.map((Key) => ({ Key, Code: 'AccessDenied', Message: 'Access Denied' })),
    }),
  };
}
