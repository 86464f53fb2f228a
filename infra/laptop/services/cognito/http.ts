import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { JWK } from 'jose';
import type { Authorize, ServiceCall } from '../service.ts';
import { readSignature, SignatureRefusal, verifySignature } from '../signed-request.ts';
import { CognitoRefusal, invalidParameter } from './cognito-refusal.ts';
import type { Operations } from './operation.ts';

/** What the HTTP side of the endpoint needs. */
export interface CognitoHttp {
  /** Operations that need IAM credentials. */
  signed: Operations;
  /** Operations that need none. */
  open: Operations;
  jwks: { keys: JWK[] };
  region: string;
  authorize: Authorize | undefined;
  observe: ((call: ServiceCall) => void) | undefined;
  /** Resolves when all writes are on disk; no response leaves before. */
  flushed: () => Promise<void>;
}

type Call = Omit<ServiceCall, 'milliseconds' | 'error'>;

const largestBody = 256 * 1024;

/** Serves AWS JSON 1.1 calls by their X-Amz-Target, and the public keys of a pool. */
export function cognitoHandler(cognito: CognitoHttp): RequestListener {
  return async (request, response) => {
    if (request.method === 'GET' && /^\/[^/?]+\/\.well-known\/jwks\.json$/.test(request.url ?? '')) {
      send(response, { status: 200, body: cognito.jwks, type: 'application/json' });
      return;
    }
    const started = performance.now();
    const operation =
      /^AWSCognitoIdentityProviderService\.(\w+)$/.exec(String(request.headers['x-amz-target']))?.[1] ?? 'Unknown';
    const call: Call = { service: 'cognito-idp', action: `cognito-idp:${operation}`, accessKeyId: '', resource: '*' };
    let error: string | undefined;
    try {
      const answer = await respondToCall(cognito, { request, operation, call });
      await cognito.flushed();
      send(response, { status: 200, body: answer });
    } catch (failure) {
      error = failure instanceof CognitoRefusal ? failure.type : 'InternalErrorException';
      if (!(failure instanceof CognitoRefusal)) console.error(`cognito-idp ${operation}:`, failure);
      const message = failure instanceof CognitoRefusal ? failure.message : 'The endpoint failed; see its console.';
      response.setHeader('x-amzn-errortype', error);
      // A refusal may have counted a wrong attempt, which must persist as well.
      await cognito.flushed().catch(() => {});
      send(response, { status: failure instanceof CognitoRefusal ? 400 : 500, body: { __type: error, message } });
    }
    cognito.observe?.({ ...call, milliseconds: performance.now() - started, error });
  };
}

async function respondToCall(
  { signed, open, region, authorize }: CognitoHttp,
  { request, operation, call }: { request: IncomingMessage; operation: string; call: Call },
): Promise<object> {
  const body = await readBody(request);
  const input = parse(body);
  const poolId = (input as { UserPoolId?: unknown } | null)?.UserPoolId;
  if (typeof poolId === 'string') call.resource = `arn:aws:cognito-idp:${region}:000000000000:userpool/${poolId}`;
  if (Object.hasOwn(open, operation)) return open[operation]!(input);
  const run = Object.hasOwn(signed, operation) ? signed[operation] : undefined;
  if (!run) throw new CognitoRefusal('UnknownOperationException', `${operation} is not offered by this endpoint.`);
  call.accessKeyId = signerOf(request, body);
  const refusal = authorize?.({ accessKeyId: call.accessKeyId, action: call.action, resource: call.resource });
  if (refusal) throw new CognitoRefusal('AccessDeniedException', refusal);
  return run(input);
}

function signerOf(request: IncomingMessage, body: Buffer): string {
  const signable = { method: request.method ?? '', target: request.url ?? '/', headers: request.headers };
  try {
    const signature = readSignature(signable);
    if (!signature) throw new CognitoRefusal('MissingAuthenticationTokenException', 'Missing Authentication Token');
    verifySignature(signable, signature, {
      service: 'cognito-idp',
      payloadHash: createHash('sha256').update(body).digest('hex'),
    });
    return signature.accessKeyId;
  } catch (error) {
    if (!(error instanceof SignatureRefusal)) throw error;
    throw new CognitoRefusal(
      error.fault === 'incomplete' ? 'IncompleteSignatureException' : 'InvalidSignatureException',
      error.message,
    );
  }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest is read and dropped, so that the client sees the response instead of a broken pipe.
    if (size <= largestBody) chunks.push(chunk);
  }
  if (size > largestBody) throw invalidParameter('The request body is too large.');
  return Buffer.concat(chunks);
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString() || '{}');
  } catch {
    throw new CognitoRefusal('SerializationException', 'The request body is not valid JSON.');
  }
}

function send(
  response: ServerResponse,
  { status, body, type = 'application/x-amz-json-1.1' }: { status: number; body: object; type?: string },
): void {
  response.writeHead(status, { 'content-type': type, 'x-amzn-requestid': randomUUID() });
  response.end(JSON.stringify(body));
}
