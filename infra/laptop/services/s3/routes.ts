import type { Buckets } from './buckets.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import type { Notifications } from './notifications.ts';
import { putObject } from './put-object.ts';
import type { S3Response, S3Call } from './s3-call.ts';
import { notImplemented, S3Refusal } from './s3-refusal.ts';

/** An operation by its API name, and its implementation. */
export interface Route {
  operation: string;
  respond: (call: S3Call) => S3Response | Promise<S3Response>;
}

export interface RouteContext {
  buckets: Buckets;
  notifications: Notifications;
}

interface Asked {
  method: string;
  query: URLSearchParams;
  fields: Record<string, string | string[] | undefined>;
}

/** Finds the operation on an object; throws NotImplemented for what this endpoint does not offer. */
export function objectRoute({ method, query, fields }: Asked, { notifications }: RouteContext): Route {
  refuseSubresources(query);
  switch (method) {
    case 'GET':
      return { operation: 'GetObject', respond: getObject };
    case 'HEAD':
      return { operation: 'HeadObject', respond: getObject };
    case 'PUT':
      if (fields['x-amz-copy-source']) throw notImplemented('CopyObject');
      return { operation: 'PutObject', respond: (call) => putObject(call, notifications) };
    case 'DELETE':
      return { operation: 'DeleteObject', respond: deleteObject };
    default:
  }
  throw new S3Refusal(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

/** Finds the operation on a bucket; buckets themselves come from the template and are neither made nor removed here. */
export function bucketRoute({ method, query }: Asked): Route {
  refuseSubresources(query);
  if (method === 'POST' && query.has('delete')) return { operation: 'DeleteObjects', respond: deleteObjects };
  if (method === 'GET' && query.get('list-type') === '2') return { operation: 'ListObjectsV2', respond: listObjects };
  throw notImplemented(`${method} on a bucket, except ListObjectsV2 and DeleteObjects,`);
}

const subresources = [
  'uploads',
  'uploadId',
  'location',
  'acl',
  'tagging',
  'versioning',
  'versions',
  'policy',
  'lifecycle',
  'cors',
  'retention',
  'legal-hold',
  'torrent',
  'attributes',
  'select',
  'restore',
];

function refuseSubresources(query: URLSearchParams): void {
  const found = subresources.find((name) => query.has(name));
  if (found) throw notImplemented(`The subresource ${found}`);
}
