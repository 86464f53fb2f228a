import type { S3Event, S3EventRecord } from 'aws-lambda';
import { randomUUID } from 'node:crypto';
import type { KeptEntries } from '../kept-entries.ts';
import type { Bucket } from './buckets.ts';
import type { NotificationRule } from './notification-rule.ts';
import type { StoredObject } from './object-store.ts';

/** Called for an object; repeated when it throws or the process dies. */
export type ObjectCreatedListener = (event: S3Event, target: string) => void | Promise<void>;

interface PendingNotification {
  event: S3Event;
  target: string;
}

const mostTries = 5;

/**
 * Reports created objects at least once: what a listener has not taken yet is kept on disk and reported again after a
 * restart.
 */
export class Notifications {
  readonly #kept: KeptEntries;
  readonly #listener: ObjectCreatedListener | undefined;
  #sequence = Date.now();

  constructor(kept: KeptEntries, listener: ObjectCreatedListener | undefined) {
    this.#kept = kept;
    this.#listener = listener;
  }

  /** Reports what was left when the process ended. */
  resume(): void {
    for (const [id, pending] of this.#kept.entries) this.#tell(id, pending as PendingNotification);
  }

  /** Resolves when it is sure that everyone concerned will be notified, not when they have been. */
  async objectCreated(
    { name, notifications }: Bucket,
    object: StoredObject,
    { eventName, accessKeyId }: { eventName: string; accessKeyId: string },
  ): Promise<void> {
    if (!this.#listener) return;
    for (const { target } of notifications.filter((rule) => concerns(rule, eventName, object.key))) {
      this.#sequence += 1;
      const record = recordOf({ bucket: name, object, eventName, accessKeyId, target, sequence: this.#sequence });
      const pending: PendingNotification = { event: { Records: [record] }, target };
      const id = randomUUID();
      this.#kept.set(id, pending);
      await this.#kept.flushed();
      this.#tell(id, pending);
    }
  }

  /** Does not wait for listeners: what they have not taken is sent again after the next start. */
  close(): Promise<void> {
    return this.#kept.close();
  }

  #tell(id: string, { event, target }: PendingNotification): void {
    void this.#tryToTell(event, target).then((taken) => {
      if (taken) this.#kept.set(id, undefined);
    });
  }

  async #tryToTell(event: S3Event, target: string): Promise<boolean> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      try {
        await this.#listener?.(event, target);
        return true;
      } catch (error) {
        console.error(`s3: ${target} did not take the notification (try ${tries} of ${mostTries}):`, error);
      }
    }
    return false;
  }
}

function concerns({ events, prefix = '', suffix = '' }: NotificationRule, eventName: string, key: string): boolean {
  const named = events.some(
    (event) =>
      event === `s3:${eventName}` || (event.endsWith(':*') && `s3:${eventName}`.startsWith(event.slice(0, -1))),
  );
  return named && key.startsWith(prefix) && key.endsWith(suffix);
}

/** @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/notification-content-structure.html */
function recordOf(sent: {
  bucket: string;
  object: StoredObject;
  eventName: string;
  accessKeyId: string;
  target: string;
  sequence: number;
}): S3EventRecord {
  const { bucket, object, eventName, accessKeyId, target, sequence } = sent;
  return {
    eventVersion: '2.1',
    eventSource: 'aws:s3',
    awsRegion: 'us-east-1',
    eventTime: object.modifiedAt,
    eventName,
    userIdentity: { principalId: `AWS:${accessKeyId}` },
    requestParameters: { sourceIPAddress: '127.0.0.1' },
    responseElements: { 'x-amz-request-id': randomUUID(), 'x-amz-id-2': randomUUID() },
    s3: {
      s3SchemaVersion: '1.0',
      configurationId: target,
      bucket: { name: bucket, ownerIdentity: { principalId: '000000000000' }, arn: `arn:aws:s3:::${bucket}` },
      object: {
        key: encodeURIComponent(object.key).replaceAll('%2F', '/').replaceAll('%20', '+'),
        size: object.size,
        eTag: object.etag,
        sequencer: sequence.toString(16).toUpperCase().padStart(18, '0'),
      },
    },
  };
}
