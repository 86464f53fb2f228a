/** What a browser posts as a form, with the file as its last field `file`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** What an upload may be; storage refuses anything else before it keeps a byte. */
export interface UploadPermit {
  key: string;
  contentType: string;
  /** Bytes. */
  largest: number;
  /** Minutes until the form is no longer taken. */
  minutes: number;
}

/** A file to be kept. */
export interface FileToWrite {
  body: Uint8Array;
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
}

/**
 * How a browser may fetch a file once: always as an attachment of this name, so that nothing in it can run as a page of
 * ours.
 */
export interface DownloadPermit {
  key: string;
  filename: string;
  contentType: string;
  minutes: number;
}

/**
 * People's files. Keys begin with the prefix of a kind (functions/outside/files/prefixes.ts), and grants end at
 * prefixes.
 */
export interface Files {
  /** A form that a browser can post one file with: this key, this type, at most this size. */
  uploadForm(permit: UploadPermit): Promise<UploadForm>;
  /**
   * The bytes of a file; undefined when there is none. Throws FileTooLarge beyond `largest` bytes, before it loads
   * them.
   */
  read(key: string, largest: number): Promise<Uint8Array | undefined>;
  write(key: string, file: FileToWrite): Promise<void>;
  /** Removes files; those that are not there are no mistake. */
  remove(keys: readonly string[]): Promise<void>;
  /** Removes every file under a prefix and answers how many there were. */
  removeUnder(prefix: string): Promise<number>;
  /** The keys under a prefix in their order, fetched page by page. */
  keysUnder(prefix: string): AsyncIterable<string>;
  /** An address to fetch a file from for some minutes. */
  downloadAddress(permit: DownloadPermit): Promise<string>;
}

/** A file that is larger than its reader is ready for. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}
