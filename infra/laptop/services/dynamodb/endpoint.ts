import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ServiceOptions } from '../service.ts';
import type { Engine } from './engine.ts';
import { startMeter } from './meter.ts';
import { operations } from './operations.ts';
import { permissionsNeeded } from './permissions-needed.ts';
import { Refusal } from './refusal.ts';

const maxBodyBytes = 16 * 1024 * 1024;

/** The HTTP side: reads a signed call, checks whether it is allowed, runs it, responds and reports it. */
export function createEndpoint(engine: Engine, options: Pick<ServiceOptions, 'authorize' | 'observe'>): Server {
  const server = createServer((request, response) => {
    respondToCall(request, response, engine, options).catch((error: unknown) => {
      // A client that hangs up halfway gets no response and does no harm.
      if (request.destroyed && !request.complete) return;
      console.error('dynamodb endpoint', error);
      send(response, 500, { __type: 'com.amazonaws.dynamodb.v20120810#InternalServerError', message: String(error) });
    });
  });
  // After Node's five seconds a busy process closes a connection in the moment in which its client uses it again.
  server.keepAliveTimeout = 60_000;
  return server;
}

async function respondToCall(
  request: IncomingMessage,
  response: ServerResponse,
  engine: Engine,
  { authorize, observe }: Pick<ServiceOptions, 'authorize' | 'observe'>,
): Promise<void> {
  const started = performance.now();
  const body = await readBody(request);
  const meter = startMeter();
  const name = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
  const call = { service: 'dynamodb', action: `dynamodb:${name}`, accessKeyId: '', resource: '' };
  let error: string | undefined;
  try {
    call.accessKeyId = accessKeyOf(request);
    if (body === undefined) throw new Refusal('ValidationException', 'The request is larger than 16 MB', {}, 413);
    const operation = operations[name];
    if (!operation) throw new Refusal('UnknownOperationException', `${name} is not served here`);
    const input = parseJson(body);
    const needed = permissionsNeeded(name, input);
    call.resource = [...new Set(needed.map(({ resource }) => resource))].join(' ');
    for (const permission of needed) {
      const refusal = authorize?.({ accessKeyId: call.accessKeyId, ...permission });
      if (refusal !== undefined) throw new Refusal('AccessDeniedException', refusal);
    }
    send(response, 200, await operation(input, engine, meter));
  } catch (failure) {
    error = failure instanceof Refusal ? failure.type : 'InternalServerError';
    if (!(failure instanceof Refusal)) throw failure;
    send(response, failure.status, failure.body);
  } finally {
    observe?.({ ...call, milliseconds: performance.now() - started, ...meter.usage(), ...(error ? { error } : {}) });
  }
}

/**
 * The access key id in a Signature Version 4 header; the signature itself is not checked, as there are no secrets here.
 */
function accessKeyOf(request: IncomingMessage): string {
  const header = request.headers.authorization;
  if (!header?.startsWith('AWS4-'))
    throw new Refusal('MissingAuthenticationTokenException', 'Request is missing Authentication Token');
  const key = /Credential=([^/,\s]+)\//.exec(header)?.[1];
  if (!key) throw new Refusal('IncompleteSignatureException', "Authorization header requires 'Credential' parameter");
  return key;
}

function parseJson(body: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(body);
    if (parsed !== null && typeof parsed === 'object') return parsed as Record<string, unknown>;
  } catch {}
  throw new Refusal('SerializationException', 'The request is no JSON object');
}

/** The whole body, or undefined when it is larger than DynamoDB accepts. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes <= maxBodyBytes) parts.push(part);
  }
  return bytes > maxBodyBytes ? undefined : Buffer.concat(parts).toString('utf8');
}

function send(response: ServerResponse, status: number, body: Record<string, unknown>): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(text),
    'x-amzn-requestid': randomUUID(),
  });
  response.end(text);
}
