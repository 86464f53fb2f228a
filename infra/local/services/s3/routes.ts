import { arnOf, type Buckets } from './buckets.ts';
import { deleteObject, deleteObjects } from './delete-objects.ts';
import { getObject } from './get-object.ts';
import { listObjects } from './list-objects.ts';
import { abortUpload, completeUpload, createUpload, listParts, uploadPart } from './multipart-upload.ts';
import type { Notifications } from './notifications.ts';
import { copyObject, putObject } from './put-object.ts';
import type { S3Answer, S3Call } from './s3-call.ts';
import { notImplemented, S3Refusal } from './s3-refusal.ts';
import { xmlDocument } from './xml.ts';

/** An operation by its API name, and how it is answered. */
export interface Route {
  operation: string;
  answer: (call: S3Call) => S3Answer | Promise<S3Answer>;
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
export function objectRoute({ method, query, fields }: Asked, { buckets, notifications }: RouteContext): Route {
  refuseSubresources(query);
  const upload = query.has('uploadId');
  switch (method) {
    case 'GET':
      return upload ? { operation: 'ListParts', answer: listParts } : { operation: 'GetObject', answer: getObject };
    case 'HEAD':
      return { operation: 'HeadObject', answer: getObject };
    case 'PUT':
      if (fields['x-amz-copy-source']) {
        if (upload) throw notImplemented('UploadPartCopy');
        return { operation: 'CopyObject', answer: (call) => copyObject(call, { buckets, notifications }) };
      }
      return upload
        ? { operation: 'UploadPart', answer: uploadPart }
        : { operation: 'PutObject', answer: (call) => putObject(call, notifications) };
    case 'POST':
      if (query.has('uploads')) return { operation: 'CreateMultipartUpload', answer: createUpload };
      if (upload)
        return { operation: 'CompleteMultipartUpload', answer: (call) => completeUpload(call, notifications) };
      break;
    case 'DELETE':
      return upload
        ? { operation: 'AbortMultipartUpload', answer: abortUpload }
        : { operation: 'DeleteObject', answer: deleteObject };
    default:
  }
  throw new S3Refusal(405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.');
}

/** Finds the operation on a bucket; buckets themselves come from the template and are neither made nor removed here. */
export function bucketRoute({ method, query }: Asked): Route {
  refuseSubresources(query);
  if (method === 'HEAD') return { operation: 'HeadBucket', answer: headBucket };
  if (method === 'POST' && query.has('delete')) return { operation: 'DeleteObjects', answer: deleteObjects };
  if (method === 'GET' && query.has('location')) return { operation: 'GetBucketLocation', answer: bucketLocation };
  if (method === 'GET' && query.get('list-type') === '2') return { operation: 'ListObjectsV2', answer: listObjects };
  throw notImplemented(`${method} on a bucket, except HEAD, ListObjectsV2, GetBucketLocation and DeleteObjects,`);
}

/** ListBuckets: every bucket there is. */
export function listBuckets({ names }: Buckets): S3Answer {
  const CreationDate = '2020-01-01T00:00:00.000Z';
  const body = xmlDocument('ListAllMyBucketsResult', {
    Owner: { ID: '000000000000' },
    Buckets: { Bucket: names.map((Name) => ({ Name, CreationDate })) },
  });
  return { status: 200, body };
}

function headBucket(call: S3Call): S3Answer {
  call.require('s3:ListBucket', arnOf(call.bucket.name));
  return { status: 200, headers: { 'x-amz-bucket-region': 'us-east-1' } };
}

function bucketLocation(call: S3Call): S3Answer {
  call.require('s3:GetBucketLocation', arnOf(call.bucket.name));
  // An empty constraint is how S3 says us-east-1.
  return { status: 200, body: xmlDocument('LocationConstraint', {}) };
}

const subresources = [
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
