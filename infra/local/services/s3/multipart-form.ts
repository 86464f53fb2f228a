import { S3Refusal } from './s3-refusal.ts';

/**
 * A posted form up to its file: fields by lower-case name, and the file's content, which must be read before the
 * request ends.
 */
export interface PostedForm {
  fields: Map<string, string>;
  filename: string;
  content: AsyncGenerator<Buffer>;
}

const largestFields = 20 * 1024;

/**
 * Reads multipart/form-data piece by piece. S3 demands that the file is the last field that counts, so reading stops
 * there; fields are bounded to 20 KB together, as in AWS.
 */
export async function readForm(body: AsyncIterable<Buffer>, contentType: string): Promise<PostedForm> {
  const [, quoted, plain] = /boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw malformed();
  const reader = new DelimitedReader(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  const fields = new Map<string, string>();
  let size = 0;
  await reader.until(delimiter, largestFields);
  for (;;) {
    const lineEnd = (await reader.until(Buffer.from('\r\n'), largestFields)).toString().trimEnd();
    if (lineEnd) throw new S3Refusal(400, 'InvalidArgument', 'POST requires exactly one file upload per request.');
    const head = (await reader.until(Buffer.from('\r\n\r\n'), largestFields)).toString();
    const name = parameterOf(head, 'name')?.toLowerCase();
    if (name === undefined) throw malformed();
    if (name === 'file')
      return { fields, filename: parameterOf(head, 'filename') ?? '', content: reader.contentUntil(delimiter) };
    const value = await reader.until(delimiter, largestFields);
    size += head.length + value.length;
    if (size > largestFields)
      throw new S3Refusal(
        400,
        'MaxPostPreDataLengthExceeded',
        'Your POST request fields preceding the upload file were too large.',
      );
    fields.set(name, value.toString());
  }
}

/** Cuts a stream at delimiters without keeping more of it than needed. */
class DelimitedReader {
  readonly #source: AsyncIterator<Buffer>;
  // The first boundary has no line before it; this gives it one, so that all look alike.
  #buffer: Buffer = Buffer.from('\r\n');

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The bytes before the next delimiter, which is passed over. */
  async until(delimiter: Buffer, most: number): Promise<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter);
      if (at >= 0) return this.#take(at, delimiter.length);
      if (this.#buffer.length > most + delimiter.length) throw malformed();
      await this.#more();
    }
  }

  /** As `until`, for content of any size. */
  async *contentUntil(delimiter: Buffer): AsyncGenerator<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(delimiter);
      if (at >= 0) {
        yield this.#take(at, delimiter.length);
        return;
      }
      // The last bytes may be the beginning of the delimiter.
      const sure = this.#buffer.length - delimiter.length;
      if (sure > 0) yield this.#take(sure, 0);
      await this.#more();
    }
  }

  #take(length: number, skip: number): Buffer {
    const taken = this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length + skip);
    return taken;
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#source.next();
    if (done) throw new S3Refusal(400, 'IncompleteBody', 'The form ended before its last boundary.');
    this.#buffer = this.#buffer.length ? Buffer.concat([this.#buffer, value]) : value;
  }
}

function parameterOf(head: string, name: string): string | undefined {
  const disposition = /^content-disposition:\s*form-data(.*)$/im.exec(head)?.[1] ?? '';
  const value = new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(disposition)?.[1];
  return value?.replace(/%22/g, '"').replace(/%0D/g, '\r').replace(/%0A/g, '\n');
}

const malformed = () =>
  new S3Refusal(400, 'MalformedPOSTRequest', 'The body of your POST request is not well-formed multipart/form-data.');
