import { join } from 'node:path';
import type { CorsRule } from './cors.ts';
import type { NotificationRule } from './notification-rule.ts';
import { ObjectStore } from './object-store.ts';
import { noSuchBucket } from './s3-refusal.ts';

/** A bucket as a template declares it. */
export interface BucketDeclaration {
  name: string;
  /** Absent means that no page of another origin may read or write here. */
  cors?: readonly CorsRule[];
  notifications?: readonly NotificationRule[];
}

export interface Bucket {
  name: string;
  cors: readonly CorsRule[];
  notifications: readonly NotificationRule[];
  store: ObjectStore;
}

/** The declared buckets, each with a folder of its own under the service's. */
export class Buckets {
  readonly #folder: string;
  readonly #buckets = new Map<string, Bucket>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds a bucket, or gives one its new rules; its objects stay. Throws when the name is not one S3 allows. */
  declare({ name, cors = [], notifications = [] }: BucketDeclaration): void {
    if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)) throw new Error(`"${name}" is not a bucket name S3 allows.`);
    const store = this.#buckets.get(name)?.store ?? new ObjectStore(join(this.#folder, name));
    this.#buckets.set(name, { name, cors, notifications, store });
  }

  get names(): string[] {
    return [...this.#buckets.keys()].sort();
  }

  /** Throws NoSuchBucket when it was never declared. */
  bucket(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw noSuchBucket();
    return bucket;
  }

  find(name: string): Bucket | undefined {
    return this.#buckets.get(name);
  }
}

/** The ARN by which IAM knows a bucket, or an object in it. */
export function arnOf(bucket: string, key?: string): string {
  return `arn:aws:s3:::${bucket}${key === undefined ? '' : `/${key}`}`;
}
