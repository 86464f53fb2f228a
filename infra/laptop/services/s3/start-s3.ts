import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { KeptEntries } from '../kept-entries.ts';
import type { RunningService, ServiceOptions } from '../service.ts';
import { Buckets, type BucketDeclaration } from './buckets.ts';
import { s3Handler } from './http.ts';
import { Notifications, type ObjectCreatedListener } from './notifications.ts';
import { largestUpload, receiveContent } from './receive-content.ts';

export interface S3Options extends ServiceOptions {
  /** Buckets to declare before the first call is handled. */
  buckets?: readonly BucketDeclaration[];
  /** Called, at least once, for each object that a bucket's notification rules name. */
  onObjectCreated?: ObjectCreatedListener;
}

export interface RunningS3 extends RunningService {
  /** Adds a bucket, or gives one new rules and keeps its objects. */
  declareBucket(declaration: BucketDeclaration): void;
  /** An object as read by an AWS service that needs no signature; undefined when there is none. */
  read(bucket: string, key: string): Promise<{ body: Buffer; headers: Record<string, string> } | undefined>;
  /** Puts an object as a deployment would; nobody is notified. */
  put(bucket: string, key: string, object: { body: Buffer; contentType: string }): Promise<void>;
}

/**
 * Serves Amazon S3 (REST, path style, Signature Version 4) on a loopback port of its own. Bodies are streamed to disk,
 * and an acknowledged write survives kill -9.
 * @see https://docs.aws.amazon.com/AmazonS3/latest/API/API_Operations_Amazon_Simple_Storage_Service.html
 */
export async function startS3(options: S3Options): Promise<RunningS3> {
  const { folder, port = 0, buckets: declared = [], onObjectCreated, authorize, observe } = options;
  const notifications = new Notifications(
    await KeptEntries.open(join(folder, 'notifications'), 'untold'),
    onObjectCreated,
  );
  const buckets = new Buckets(join(folder, 'buckets'));
  for (const declaration of declared) buckets.declare(declaration);
  const server = createServer(s3Handler({ buckets, notifications, authorize, observe }));
  // A large upload over a slow line may take longer than Node's five minutes.
  server.requestTimeout = 3_600_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  notifications.resume();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    declareBucket: (declaration) => buckets.declare(declaration),
    async put(bucket, key, { body, contentType }) {
      const { store } = buckets.bucket(bucket);
      const content = await receiveContent(store.contentFolder, Readable.from([body]), { largest: largestUpload });
      store.commit(key, content, { attributes: { contentType, headers: {}, metadata: {} } });
    },
    async read(bucket, key) {
      const opened = await buckets.bucket(bucket).store.open(key);
      if (!opened) return undefined;
      const { object, content } = opened;
      try {
        return {
          body: await content.readFile(),
          headers: { ...object.headers, 'content-type': object.contentType, etag: `"${object.etag}"` },
        };
      } finally {
        await content.close();
      }
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await notifications.close();
    },
  };
}
