import type { IncomingMessage } from 'node:http';
import { arnOf, type Bucket } from './buckets.ts';
import { algorithmOf } from './checksums.ts';
import { readForm } from './multipart-form.ts';
import type { Notifications } from './notifications.ts';
import type { StoredObject } from './object-store.ts';
import { checkPolicy } from './post-policy.ts';
import { largestUpload, receiveContent } from './receive-content.ts';
import { attributesFrom, bodyOf, type S3Response } from './s3-call.ts';
import { invalidArgument } from './s3-refusal.ts';
import { xmlDocument } from './xml.ts';

export interface PostContext {
  incoming: IncomingMessage;
  bucket: Bucket;
  notifications: Notifications;
  /** Called with the signer and the key; throws AccessDenied unless the signer may put it. */
  requirePut: (accessKeyId: string, resource: string) => void;
  /** Base address, for the Location of the response. */
  url: string;
}

/** A browser's upload with a signed POST policy. Nothing is stored of a file that breaks a condition. */
export async function postObject({
  incoming,
  bucket,
  notifications,
  requirePut,
  url,
}: PostContext): Promise<S3Response> {
  const { fields, filename, content } = await readForm(bodyOf(incoming), incoming.headers['content-type'] ?? '');
  const key = (fields.get('key') ?? '').replaceAll('${filename}', filename);
  if (!key) throw invalidArgument("Bucket POST must contain a field named 'key'.");
  const grant = checkPolicy(fields, new Map([...fields, ['key', key], ['bucket', bucket.name]]), {
    unlimited: largestUpload,
  });
  requirePut(grant.accessKeyId, arnOf(bucket.name, key));

  const given = Object.fromEntries(fields);
  const received = await receiveContent(bucket.store.contentFolder, content, {
    smallest: grant.smallest,
    largest: Math.min(grant.largest, largestUpload),
    checksums: Object.fromEntries(Object.entries(given).filter(([name]) => algorithmOf(name))),
  });
  const object = bucket.store.commit(key, received, { attributes: attributesFrom(given) });
  await notifications.objectCreated(bucket, object, {
    eventName: 'ObjectCreated:Post',
    accessKeyId: grant.accessKeyId,
  });
  return answerAs(given, { bucket, object, location: `${url}/${bucket.name}/${encodeURIComponent(key)}` });
}

function answerAs(
  fields: Record<string, string>,
  { bucket, object, location }: { bucket: Bucket; object: StoredObject; location: string },
): S3Response {
  const etag = `"${object.etag}"`;
  const headers = { etag, location };
  const redirect = URL.parse(fields['success_action_redirect'] ?? '');
  if (redirect) {
    for (const [name, value] of Object.entries({ bucket: bucket.name, key: object.key, etag }))
      redirect.searchParams.set(name, value);
    return { status: 303, headers: { etag, location: redirect.href } };
  }
  if (fields['success_action_status'] === '201') {
    return {
      status: 201,
      headers,
      body: xmlDocument('PostResponse', { Location: location, Bucket: bucket.name, Key: object.key, ETag: etag }),
    };
  }
  return { status: fields['success_action_status'] === '200' ? 200 : 204, headers };
}
