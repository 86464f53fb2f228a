import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { arnOf } from './buckets.ts';
import type { Notifications } from './notifications.ts';
import { writeWhole, type ObjectAttributes, type ReceivedContent } from './object-store.ts';
import { writeGuard } from './put-object.ts';
import { joined, largestUpload, receiveContent } from './receive-content.ts';
import { attributesFrom, readElements, receiveBody, type S3Answer, type S3Call } from './s3-call.ts';
import { invalidArgument, S3Refusal } from './s3-refusal.ts';
import { textsOf, xmlDocument } from './xml.ts';

interface Part extends ReceivedContent {
  number: number;
  modifiedAt: string;
}

interface Upload {
  folder: string;
  key: string;
  attributes: ObjectAttributes;
}

const smallestPart = 5 * 2 ** 20;

/** CreateMultipartUpload. The upload is a folder on disk, so that its parts outlive a crash. */
export function createUpload(call: S3Call): S3Answer {
  call.require('s3:PutObject', arnOf(call.bucket.name, call.key));
  const { bucket, key, fields } = call;
  const id = randomUUID();
  const folder = join(bucket.store.uploadsFolder, id);
  mkdirSync(folder, { mode: 0o700 });
  writeWhole(join(folder, 'upload.json'), JSON.stringify({ key, attributes: attributesFrom(fields) }));
  return {
    status: 200,
    body: xmlDocument('InitiateMultipartUploadResult', { Bucket: bucket.name, Key: key, UploadId: id }),
  };
}

/** UploadPart; the same number again replaces the part. */
export async function uploadPart(call: S3Call): Promise<S3Answer> {
  call.require('s3:PutObject', arnOf(call.bucket.name, call.key));
  const { folder } = uploadOf(call);
  const number = Number(call.query.get('partNumber'));
  if (!(Number.isInteger(number) && number >= 1 && number <= 10_000)) {
    throw invalidArgument('Part number must be an integer between 1 and 10000, inclusive');
  }
  const content = await receiveBody(call, folder);
  const before = partsOf(folder).find((part) => part.number === number);
  writeWhole(
    join(folder, `part-${number}.json`),
    JSON.stringify({ ...content, number, modifiedAt: new Date().toISOString() } satisfies Part),
  );
  if (before) rmSync(join(folder, before.file), { force: true });
  return { status: 200, headers: { etag: `"${content.etag}"`, ...content.checksums } };
}

/** ListParts, all at once. */
export function listParts(call: S3Call): S3Answer {
  call.require('s3:ListMultipartUploadParts', arnOf(call.bucket.name, call.key));
  const { bucket, key, query } = call;
  const parts = partsOf(uploadOf(call).folder);
  return {
    status: 200,
    body: xmlDocument('ListPartsResult', {
      Bucket: bucket.name,
      Key: key,
      UploadId: query.get('uploadId')!,
      IsTruncated: false,
      Part: parts.map(({ number, modifiedAt, etag, size }) => ({
        PartNumber: number,
        LastModified: modifiedAt,
        ETag: `"${etag}"`,
        Size: size,
      })),
    }),
  };
}

/** AbortMultipartUpload: drops all that was sent. */
export function abortUpload(call: S3Call): S3Answer {
  call.require('s3:AbortMultipartUpload', arnOf(call.bucket.name, call.key));
  rmSync(uploadOf(call).folder, { recursive: true });
  return { status: 204 };
}

/** CompleteMultipartUpload: joins the named parts into one object. */
export async function completeUpload(call: S3Call, notifications: Notifications): Promise<S3Answer> {
  call.require('s3:PutObject', arnOf(call.bucket.name, call.key));
  const { bucket, key, incoming, signature, fields } = call;
  const wanted = (await readElements(incoming, 'CompleteMultipartUpload', 'Part')).map((part) => ({
    number: Number(textsOf(part, 'PartNumber')[0]),
    etag: (textsOf(part, 'ETag')[0] ?? '').replaceAll('"', ''),
  }));
  const { folder, attributes } = uploadOf(call);
  const parts = chosenParts(partsOf(folder), wanted);
  const paths = parts.map(({ file }) => join(folder, file));
  const content = await receiveContent(bucket.store.contentFolder, joined(paths), { largest: 1000 * largestUpload });
  const partHashes = Buffer.concat(parts.map(({ etag }) => Buffer.from(etag, 'hex')));
  const etag = `${createHash('md5').update(partHashes).digest('hex')}-${parts.length}`;
  const object = bucket.store.commit(key, { ...content, etag }, { attributes, guard: writeGuard(fields) });
  rmSync(folder, { recursive: true, force: true });
  await notifications.objectCreated(bucket, object, {
    eventName: 'ObjectCreated:CompleteMultipartUpload',
    accessKeyId: signature.accessKeyId,
  });
  return {
    status: 200,
    body: xmlDocument('CompleteMultipartUploadResult', {
      Location: `/${bucket.name}/${key}`,
      Bucket: bucket.name,
      Key: key,
      ETag: `"${etag}"`,
    }),
  };
}

function uploadOf({ bucket, key, query }: S3Call): Upload {
  const id = query.get('uploadId') ?? '';
  const folder = join(bucket.store.uploadsFolder, id);
  const file = join(folder, 'upload.json');
  // The id comes from outside and must not lead anywhere else.
  const kept =
    /^[0-9a-f-]{36}$/.test(id) && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Upload) : undefined;
  if (kept?.key !== key) {
    throw new S3Refusal(
      404,
      'NoSuchUpload',
      'The specified upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.',
    );
  }
  return { ...kept, folder };
}

function partsOf(folder: string): Part[] {
  return readdirSync(folder)
    .filter((name) => /^part-\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Part)
    .sort((one, other) => one.number - other.number);
}

function chosenParts(parts: readonly Part[], wanted: readonly { number: number; etag: string }[]): Part[] {
  if (wanted.some(({ number }, index) => index > 0 && number <= wanted[index - 1]!.number)) {
    throw new S3Refusal(400, 'InvalidPartOrder', 'The list of parts was not in ascending order.');
  }
  return wanted.map(({ number, etag }, index) => {
    const part = parts.find((part) => part.number === number);
    if (part?.etag !== etag)
      throw new S3Refusal(400, 'InvalidPart', 'One or more of the specified parts could not be found.');
    if (part.size < smallestPart && index < wanted.length - 1) {
      throw new S3Refusal(400, 'EntityTooSmall', 'Your proposed upload is smaller than the minimum allowed size');
    }
    return part;
  });
}
