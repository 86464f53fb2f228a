import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { sameText, signatureOf, type RequestSignature } from '../signed-request.ts';
import { S3Refusal } from './s3-refusal.ts';

const emptyHash = createHash('sha256').digest('hex');
const longestLine = 4096;
const longestTrailers = 16_384;

/**
 * Turns `aws-chunked` bytes into the payload; `trailers` is filled once the stream has ended. With a seed signature
 * every chunk's own signature is verified against the one before it. @see
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
 */
export class AwsChunkedDecoder extends Transform {
  readonly trailers = new Map<string, string>();
  readonly #signature: RequestSignature | undefined;
  #previous: string;
  #buffer: Buffer = Buffer.alloc(0);
  #state: 'header' | 'data' | 'separator' | 'trailers' = 'header';
  #left = 0;
  #claimed = '';
  #hash = createHash('sha256');

  constructor(signature?: RequestSignature) {
    super();
    this.#signature = signature;
    this.#previous = signature?.value ?? '';
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#buffer = this.#buffer.length ? Buffer.concat([this.#buffer, bytes]) : bytes;
    try {
      while (this.#step());
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    if (this.#state !== 'trailers') {
      done(new S3Refusal(400, 'IncompleteBody', 'The request body ended before its last chunk.'));
      return;
    }
    for (const line of this.#buffer.toString().split('\r\n')) {
      const colon = line.indexOf(':');
      if (colon > 0) this.trailers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    }
    done();
  }

  /** Consumes one piece of the buffer; false when more bytes are needed. */
  #step(): boolean {
    switch (this.#state) {
      case 'header':
        return this.#readHeader();
      case 'data':
        return this.#readData();
      case 'separator':
        if (this.#buffer.length < 2) return false;
        if (this.#buffer[0] !== 13 || this.#buffer[1] !== 10) throw malformed();
        this.#buffer = this.#buffer.subarray(2);
        this.#state = 'header';
        return true;
      case 'trailers':
        if (this.#buffer.length > longestTrailers) throw malformed();
        return false;
    }
  }

  #readHeader(): boolean {
    const end = this.#buffer.indexOf('\r\n');
    if (end < 0) {
      if (this.#buffer.length > longestLine) throw malformed();
      return false;
    }
    const [, size, claimed = ''] =
      /^([0-9a-f]{1,12})(?:;chunk-signature=([0-9a-f]{64}))?$/i.exec(this.#buffer.toString('latin1', 0, end)) ?? [];
    if (!size) throw malformed();
    this.#left = Number.parseInt(size, 16);
    this.#claimed = claimed;
    this.#hash = createHash('sha256');
    this.#buffer = this.#buffer.subarray(end + 2);
    this.#state = 'data';
    if (this.#left === 0) {
      this.#verifyChunk();
      this.#state = 'trailers';
    }
    return true;
  }

  #readData(): boolean {
    const data = this.#buffer.subarray(0, this.#left);
    if (!data.length) return false;
    this.#buffer = this.#buffer.subarray(data.length);
    this.#left -= data.length;
    if (this.#signature) this.#hash.update(data);
    this.push(data);
    if (this.#left === 0) {
      this.#verifyChunk();
      this.#state = 'separator';
    }
    return true;
  }

  #verifyChunk(): void {
    const signature = this.#signature;
    if (!signature) return;
    const { signedAt, date, region, service } = signature;
    const scope = `${date}/${region}/${service}/aws4_request`;
    const text = [
      'AWS4-HMAC-SHA256-PAYLOAD',
      signedAt,
      scope,
      this.#previous,
      emptyHash,
      this.#hash.digest('hex'),
    ].join('\n');
    if (!sameText(signatureOf(text, signature), this.#claimed)) {
      throw new S3Refusal(403, 'SignatureDoesNotMatch', 'The signature of a chunk does not match what was sent.');
    }
    this.#previous = this.#claimed;
  }
}

const malformed = () => new S3Refusal(400, 'InvalidRequest', 'The aws-chunked request body is malformed.');
