import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readSignature, verifySignature, type SignableRequest } from '../../services/signed-request.ts';

const credentials = { accessKeyId: 'LOCALOPERATOR00000000', secretAccessKey: 'local-secret' };
const s3 = new S3Client({ endpoint: 'http://127.0.0.1:9', region: 'us-east-1', forcePathStyle: true, credentials });
const lambda = new LambdaClient({ endpoint: 'http://127.0.0.1:9', region: 'us-east-1', credentials });

interface Wire {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The request that a client would send, signed, caught before the network. */
async function caught(): Promise<{ request: SignableRequest; payloadHash: string }> {
  let wire: Wire | undefined;
  const invoke = new InvokeCommand({ FunctionName: 'a:b c', Payload: Buffer.from('{}') });
  invoke.middlewareStack.add(
    () => async (args) => {
      wire = args.request as Wire;
      throw new Error('caught');
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await lambda.send(invoke).catch(() => {});
  const { method, path, headers, body } = wire!;
  const lowered = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    request: { method, target: path, headers: lowered },
    payloadHash: createHash('sha256').update(body).digest('hex'),
  };
}

async function presigned(signingDate = new Date()): Promise<SignableRequest> {
  const url = new URL(
    await getSignedUrl(s3, new GetObjectCommand({ Bucket: 'b', Key: 'a b+c/ü*' }), { expiresIn: 60, signingDate }),
  );
  return { method: 'GET', target: url.pathname + url.search, headers: { host: url.host } };
}

function verify(request: SignableRequest, service: string, payloadHash: string, now?: number) {
  verifySignature(request, readSignature(request)!, { service, payloadHash, now });
}

it('A header signature of an AWS client is verified, path encoded twice', async () => {
  const { request, payloadHash } = await caught();
  expect(request.target).toContain('a%3Ab%20c');
  expect(readSignature(request)).toMatchObject({
    accessKeyId: 'LOCALOPERATOR00000000',
    service: 'lambda',
    region: 'us-east-1',
    presigned: false,
  });
  expect(() => verify(request, 'lambda', payloadHash)).not.toThrow();
});

it('Another body, path, method, service and time are refused', async () => {
  const { request, payloadHash } = await caught();
  const other = createHash('sha256').update('{"n":1}').digest('hex');
  expect(() => verify(request, 'lambda', other)).toThrow('does not match');
  expect(() => verify({ ...request, target: '/other' }, 'lambda', payloadHash)).toThrow('does not match');
  expect(() => verify({ ...request, method: 'GET' }, 'lambda', payloadHash)).toThrow('does not match');
  expect(() => verify(request, 's3', payloadHash)).toThrow('scoped');
  expect(() => verify(request, 'lambda', payloadHash, Date.now() + 16 * 60_000)).toThrow('too large');
});

it('A presigned URL is valid until it expires', async () => {
  const request = await presigned();
  expect(() => verify(request, 's3', 'UNSIGNED-PAYLOAD')).not.toThrow();
  expect(() => verify(request, 's3', 'UNSIGNED-PAYLOAD', Date.now() + 62_000)).toThrow('expired');
  expect(() =>
    verify({ ...request, target: request.target.replace('a%20b', 'a%20c') }, 's3', 'UNSIGNED-PAYLOAD'),
  ).toThrow('does not match');
  expect(() =>
    verify({ ...request, target: request.target.replace('Expires=60', 'Expires=600') }, 's3', 'UNSIGNED-PAYLOAD'),
  ).toThrow('does not match');
});

it('An unsigned request has no signer, and a mangled one is refused', () => {
  expect(readSignature({ headers: {}, target: '/?a=b' })).toBeUndefined();
  expect(() => readSignature({ headers: { authorization: 'AWS4-HMAC-SHA256 nonsense' }, target: '/' })).toThrow(
    'lacks',
  );
});
