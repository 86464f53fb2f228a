import { arnOf, type Buckets } from './buckets.ts';
import type { Notifications } from './notifications.ts';
import type { StoredObject } from './object-store.ts';
import { largestUpload, receiveContent } from './receive-content.ts';
import { attributesFrom, receiveBody, type S3Answer, type S3Call } from './s3-call.ts';
import { accessDenied, invalidArgument, noSuchKey, preconditionFailed } from './s3-refusal.ts';
import { xmlDocument } from './xml.ts';

/** PutObject, with If-None-Match: * and If-Match as guards of the write itself. */
export async function putObject(call: S3Call, notifications: Notifications): Promise<S3Answer> {
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

/** CopyObject within this endpoint; needs the right to read the source too. */
export async function copyObject(
  call: S3Call,
  { buckets, notifications }: { buckets: Buckets; notifications: Notifications },
): Promise<S3Answer> {
  const { bucket, key, fields, signature } = call;
  call.require('s3:PutObject', arnOf(bucket.name, key));
  const [, sourceBucket, sourceKey] =
    /^\/?([^/]+)\/(.+?)(?:\?versionId=.*)?$/s.exec(decodeURIComponent(fields['x-amz-copy-source'] ?? '')) ?? [];
  if (!sourceBucket || !sourceKey)
    throw invalidArgument('Copy Source must mention the source bucket and key: sourcebucket/sourcekey');
  call.require('s3:GetObject', arnOf(sourceBucket, sourceKey));
  const replace = fields['x-amz-metadata-directive'] === 'REPLACE';
  if (!replace && sourceBucket === bucket.name && sourceKey === key) {
    throw invalidArgument(
      'This copy request is illegal because it is trying to copy an object to itself without changing its metadata.',
    );
  }
  const source = await buckets.bucket(sourceBucket).store.open(sourceKey);
  if (!source) throw call.allowed('s3:ListBucket', arnOf(sourceBucket)) ? noSuchKey() : accessDenied();
  assertSourceFits(source.object, fields, () => source.content.close());
  const content = await receiveContent(bucket.store.contentFolder, source.content.createReadStream(), {
    largest: largestUpload,
  });
  const attributes = replace ? attributesFrom(fields) : source.object;
  const object = bucket.store.commit(key, content, {
    attributes: { contentType: attributes.contentType, headers: attributes.headers, metadata: attributes.metadata },
    guard: writeGuard(fields),
  });
  await notifications.objectCreated(bucket, object, {
    eventName: 'ObjectCreated:Copy',
    accessKeyId: signature.accessKeyId,
  });
  return {
    status: 200,
    body: xmlDocument('CopyObjectResult', { LastModified: object.modifiedAt, ETag: `"${object.etag}"` }),
  };
}

/** Refuses a write whose If-None-Match: * or If-Match no longer holds. */
export function writeGuard(fields: Record<string, string>): (current: StoredObject | undefined) => void {
  return (current) => {
    if (fields['if-none-match'] === '*' && current) throw preconditionFailed();
    if (!fields['if-match']) return;
    if (!current) throw noSuchKey();
    if (unquoted(fields['if-match']) !== current.etag) throw preconditionFailed();
  };
}

function assertSourceFits(source: StoredObject, fields: Record<string, string>, close: () => void): void {
  const [match, noneMatch] = [fields['x-amz-copy-source-if-match'], fields['x-amz-copy-source-if-none-match']];
  if ((match && unquoted(match) !== source.etag) || (noneMatch && unquoted(noneMatch) === source.etag)) {
    close();
    throw preconditionFailed();
  }
}

const unquoted = (etag: string) => etag.replace(/^(?:W\/)?"(.*)"$/, '$1');
