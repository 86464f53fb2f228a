/** What a browser posts as a form, with the file as its last field `file`. */
export interface UploadForm {
  url: string;
  fields: Record<string, string>;
}

/** What an upload may be; storage refuses anything else before it stores a byte. */
export interface UploadPermit {
  key: string;
  contentType: string;
  /** Bytes. */
  largest: number;
  /** Minutes for which the form is accepted. */
  minutes: number;
}

/** A file to store. */
export interface FileToWrite {
  body: Uint8Array;
  contentType: string;
  cacheControl?: string;
  contentDisposition?: string;
}

/**
 * How a browser may fetch a file once: always as an attachment of this name, so that nothing in it can run as one of
 * our pages.
 */
export interface DownloadPermit {
  key: string;
  filename: string;
  contentType: string;
  minutes: number;
}

/**
 * People's files. Keys begin with the prefix of a kind (functions/platform/outside/files/prefixes.ts), and grants end at
 * prefixes.
 */
export interface Files {
  /** A form that a browser can post one file with: this key, this type, at most this size. It carries the id of the request. */
  uploadForm(permit: UploadPermit): Promise<UploadForm>;
  /** The id of the request that gave the form by which a file came; undefined where there is none, or no such file. */
  askedBy(key: string): Promise<string | undefined>;
  /**
   * The bytes of a file; undefined when it does not exist. Throws FileTooLarge beyond `largest` bytes, before loading
   * them.
   */
  read(key: string, largest: number): Promise<Uint8Array | undefined>;
  write(key: string, file: FileToWrite): Promise<void>;
  /** Removes files; missing ones are ignored. */
  remove(keys: readonly string[]): Promise<void>;
  /** Removes every file under a prefix and returns how many there were. */
  removeUnder(prefix: string): Promise<number>;
  /** The keys under a prefix in their order, fetched page by page. */
  keysUnder(prefix: string): AsyncIterable<string>;
  /** A path of the site to fetch a file from, valid for a few minutes. */
  downloadAddress(permit: DownloadPermit): Promise<string>;
}

/** A file larger than its reader accepts. */
export class FileTooLarge extends Error {
  override name = 'FileTooLarge';
}
