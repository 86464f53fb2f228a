import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { AwsChunkedDecoder } from '../../../services/s3/aws-chunked.ts';
import { signatureOf, type RequestSignature } from '../../../services/signed-request.ts';

const signature: RequestSignature = {
  accessKeyId: 'LOCALOPERATOR00000000',
  date: '20260131',
  region: 'us-east-1',
  service: 's3',
  presigned: false,
  signedAt: '20260131T120000Z',
  expiresIn: 0,
  signedHeaders: ['host'],
  value: 'a'.repeat(64),
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

async function decoded(wire: string, piece: number, decoder = new AwsChunkedDecoder()) {
  const bytes = Buffer.from(wire);
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, index) =>
    bytes.subarray(index * piece, (index + 1) * piece),
  );
  let text = '';
  await pipeline(Readable.from(pieces), decoder, async (source: AsyncIterable<Buffer>) => {
    for await (const part of source) text += part.toString();
  });
  return { text, trailers: Object.fromEntries(decoder.trailers) };
}

/** Chunks signed one after the other, as SDKs that sign their payload send them. */
function signedChunks(...chunks: string[]): string {
  let previous = signature.value;
  return [...chunks, '']
    .map((chunk) => {
      const scope = '20260131/us-east-1/s3/aws4_request';
      previous = signatureOf(
        ['AWS4-HMAC-SHA256-PAYLOAD', signature.signedAt, scope, previous, hash(''), hash(chunk)].join('\n'),
        signature,
      );
      return `${chunk.length.toString(16)};chunk-signature=${previous}\r\n${chunk && `${chunk}\r\n`}`;
    })
    .join('');
}

it.each([1, 3, 7, 1000])('Chunks and trailers are read in pieces of %i', async (piece) => {
  const wire = '5\r\nhello\r\n6\r\n world\r\n0\r\nx-amz-checksum-crc32: DUoRhQ==\r\n\r\n';
  expect(await decoded(wire, piece)).toEqual({ text: 'hello world', trailers: { 'x-amz-checksum-crc32': 'DUoRhQ==' } });
});

it.each([
  ['no last chunk', '5\r\nhello\r\n', 'ended before'],
  ['half a chunk', '5\r\nhel', 'ended before'],
  ['a chunk longer than it says', '2\r\nhello\r\n0\r\n', 'malformed'],
  ['a size that is none', 'zz\r\nhello\r\n0\r\n', 'malformed'],
  ['a header without end', 'a'.repeat(5000), 'malformed'],
])('%s is refused', async (_, wire, message) => {
  await expect(decoded(wire, 1000)).rejects.toThrow(message);
});

it('The signature of every chunk is verified against the one before', async () => {
  const wire = signedChunks('hello', ' world');
  expect((await decoded(wire, 10, new AwsChunkedDecoder(signature))).text).toBe('hello world');
  await expect(decoded(wire.replace('hello', 'hallo'), 10, new AwsChunkedDecoder(signature))).rejects.toThrow(
    'does not match',
  );
  await expect(decoded('5\r\nhello\r\n0\r\n\r\n', 10, new AwsChunkedDecoder(signature))).rejects.toThrow(
    'does not match',
  );
});
