import { arnOf } from './buckets.ts';
import type { Notifications } from './notifications.ts';
import type { StoredObject } from './object-store.ts';
import { attributesFrom, receiveBody, type S3Response, type S3Call } from './s3-call.ts';
import { noSuchKey, preconditionFailed } from './s3-refusal.ts';

/** PutObject, with If-None-Match: * and If-Match as guards of the write itself. */
export async function putObject(call: S3Call, notifications: Notifications): Promise<S3Response> {
  call.require('s3:PutObject', arnOf(call.bucket.name, call.key));
  const { bucket, key, fields, signature } = call;
  const guard = writeGuard(fields);
  guard(bucket.store.get(key));
  const content = await receiveBody(call, bucket.store.contentFolder);
  const object = bucket.store.commit(key, content, { attributes: attributesFrom(fields), guard });
  await notifications.objectCreated(bucket, object, {
    eventName: 'ObjectCreated:Put',
    accessKeyId: signature.accessKeyId,
  });
  return { status: 200, headers: { etag: `"${object.etag}"`, ...object.checksums } };
}

/** Refuses a write whose If-None-Match: * or If-Match no longer holds. */
function writeGuard(fields: Record<string, string>): (current: StoredObject | undefined) => void {
  return (current) => {
    if (fields['if-none-match'] === '*' && current) throw preconditionFailed();
    if (!fields['if-match']) return;
    if (!current) throw noSuchKey();
    if (unquoted(fields['if-match']) !== current.etag) throw preconditionFailed();
  };
}

const unquoted = (etag: string) => etag.replace(/^(?:W\/)?"(.*)"$/, '$1');
