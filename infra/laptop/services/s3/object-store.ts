import { createHash } from 'node:crypto';
import {
  closeSync,
  fdatasyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { S3Refusal } from './s3-refusal.ts';

/** Content that has arrived completely and is in a file of the store, not yet under any key. */
export interface ReceivedContent {
  /** File name within the store's content folder. */
  file: string;
  size: number;
  etag: string;
  /** Checksum headers and their values in base64. */
  checksums: Record<string, string>;
}

/** What a writer says about an object besides its content. */
export interface ObjectAttributes {
  contentType: string;
  /** Cache-Control, Content-Disposition and the like, lower case. */
  headers: Record<string, string>;
  /** x-amz-meta-… as sent. */
  metadata: Record<string, string>;
}

export interface StoredObject extends ReceivedContent, ObjectAttributes {
  key: string;
  /** ISO time of the write. */
  modifiedAt: string;
}

/**
 * The objects of one bucket on disk. Content is stored in immutable files with random names; one small file per key,
 * named by the key's hash, says which content is current and is replaced in one step. So no key ever becomes a path,
 * and a crash leaves the old object or the new.
 */
export class ObjectStore {
  readonly contentFolder: string;
  readonly #keysFolder: string;
  readonly #objects = new Map<string, StoredObject>();

  constructor(folder: string) {
    this.contentFolder = join(folder, 'content');
    this.#keysFolder = join(folder, 'keys');
    for (const path of [this.contentFolder, this.#keysFolder]) mkdirSync(path, { recursive: true, mode: 0o700 });
    this.#load();
  }

  get(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  /** Keys in the order S3 lists them: by their UTF-8 bytes. */
  keys(prefix = ''): string[] {
    const found = [...this.#objects.keys()].filter((key) => key.startsWith(prefix));
    return found
      .map((key) => ({ key, bytes: Buffer.from(key) }))
      .sort((one, other) => Buffer.compare(one.bytes, other.bytes))
      .map(({ key }) => key);
  }

  /** Puts received content under a key. `guard` is called with the current object, in the same step as the write. */
  commit(
    key: string,
    content: ReceivedContent,
    { attributes, guard }: { attributes: ObjectAttributes; guard?: (current: StoredObject | undefined) => void },
  ): StoredObject {
    try {
      if (Buffer.byteLength(key) > 1024) throw new S3Refusal(400, 'KeyTooLongError', 'Your key is too long');
      guard?.(this.get(key));
    } catch (refusal) {
      this.discard(content);
      throw refusal;
    }
    const { file, size, etag, checksums } = content;
    const object: StoredObject = {
      key,
      file,
      size,
      etag,
      checksums,
      ...attributes,
      modifiedAt: new Date().toISOString(),
    };
    const before = this.get(key);
    writeWhole(this.#keyFile(key), JSON.stringify(object));
    this.#objects.set(key, object);
    if (before) this.discard(before);
    return object;
  }

  /** Removes an object; false when there was none. */
  remove(key: string): boolean {
    const object = this.get(key);
    if (!object) return false;
    rmSync(this.#keyFile(key), { force: true });
    this.#objects.delete(key);
    this.discard(object);
    return true;
  }

  /** Opens the current content of a key; a reader reads it to the end, even when the object is replaced meanwhile. */
  async open(key: string): Promise<{ object: StoredObject; content: FileHandle } | undefined> {
    for (let object = this.get(key); object; object = this.get(key)) {
      try {
        return { object, content: await open(join(this.contentFolder, object.file)) };
      } catch (error) {
        // Replaced between the look-up and the opening: look again. Anything else is a real fault.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || this.get(key) === object) throw error;
      }
    }
    return undefined;
  }

  /** Drops content that will not be, or no longer is, under a key. */
  discard({ file }: Pick<ReceivedContent, 'file'>): void {
    rmSync(join(this.contentFolder, file), { force: true });
  }

  #load(): void {
    for (const name of readdirSync(this.#keysFolder)) {
      const path = join(this.#keysFolder, name);
      if (name.endsWith('.new')) {
        rmSync(path);
        continue;
      }
      const object = JSON.parse(readFileSync(path, 'utf8')) as StoredObject;
      this.#objects.set(object.key, object);
    }
    // What a crash left half received, or did not delete.
    const current = new Set([...this.#objects.values()].map(({ file }) => file));
    for (const file of readdirSync(this.contentFolder)) if (!current.has(file)) this.discard({ file });
  }

  #keyFile(key: string): string {
    return join(this.#keysFolder, createHash('sha256').update(key).digest('hex'));
  }
}

/** Replaces a file in one step and syncs it; blocking, so that the check before it and the write are one step too. */
function writeWhole(path: string, text: string): void {
  const file = openSync(`${path}.new`, 'w', 0o600);
  writeSync(file, text);
  fdatasyncSync(file);
  closeSync(file);
  renameSync(`${path}.new`, path);
}
