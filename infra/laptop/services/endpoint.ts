import { randomUUID, createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServiceFault } from './service-fault.ts';
import type { RunningService, ServiceOptions } from './service.ts';
import { SignatureRefusal, readSignature, verifySignature, type SignableRequest } from './signed-request.ts';

/** A request with its whole body, ready to be routed. */
export interface EndpointRequest {
  method: string;
  /** Path segments, each percent-decoded. */
  path: string[];
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  accessKeyId: string;
}

export interface EndpointResponse {
  status?: number;
  /** Sent as JSON; bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** A routed request: the grants that it needs, the first of which names it for the console, and how to run it. */
export interface Operation {
  grants: [Grant, ...Grant[]];
  run: () => EndpointResponse | Promise<EndpointResponse>;
}

export interface Grant {
  action: string;
  resource: string;
}

export interface EndpointDefinition {
  /** Name for the console, for example `events`. */
  service: string;
  /** Name in the signature's scope where it differs. */
  signingName?: string;
  /** Largest body in bytes; larger ones get 413. */
  bodyLimit: number;
  /** Finds the operation; throws a ServiceFault where there is none or the input is invalid. */
  route: (request: EndpointRequest) => Operation;
}

/** Serves one AWS protocol on a loopback port: reads the body, checks the grants, responds and reports the call. */
export async function serveEndpoint(options: ServiceOptions, definition: EndpointDefinition): Promise<RunningService> {
  const server = createServer((request, response) => void respondToRequest(request, response, options, definition));
  server.keepAliveTimeout = 30_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The body as JSON; an empty body is an empty object. */
export function jsonBody(request: EndpointRequest): unknown {
  if (request.body.length === 0) return {};
  try {
    return JSON.parse(request.body.toString());
  } catch {
    throw new ServiceFault('SerializationException', 'The request body is not valid JSON.');
  }
}

/** The operation of a JSON-1.1 protocol, for example `PutEvents` of `x-amz-target: AWSEvents.PutEvents`. */
export function targetOperation(request: EndpointRequest): string {
  return (
    String(request.headers['x-amz-target'] ?? '')
      .split('.')
      .pop() ?? ''
  );
}

async function respondToRequest(
  incoming: IncomingMessage,
  response: ServerResponse,
  options: ServiceOptions,
  definition: EndpointDefinition,
): Promise<void> {
  const startedAt = performance.now();
  let accessKeyId = 'anonymous';
  let first: Grant | undefined;
  let failure: string | undefined;
  let answer: EndpointResponse;
  try {
    const { method = 'GET', url: target = '/', headers } = incoming;
    const url = new URL(target, 'http://localhost');
    const body = await wholeBody(incoming, definition.bodyLimit);
    accessKeyId = verifiedCaller({ method, target, headers }, body, definition.signingName ?? definition.service);
    const operation = definition.route({
      method,
      path: url.pathname.split('/').filter(Boolean).map(decodeURIComponent),
      query: url.searchParams,
      headers,
      body,
      accessKeyId,
    });
    first = operation.grants[0];
    for (const grant of operation.grants) {
      const refusal = options.authorize?.({ accessKeyId, ...grant });
      if (refusal) throw new ServiceFault('AccessDeniedException', refusal, headers['x-amz-target'] ? 400 : 403);
    }
    answer = await operation.run();
  } catch (error) {
    const fault = asFault(error);
    failure = `${fault.name}: ${fault.message}`;
    answer = faultResponse(fault);
  }
  options.observe?.({
    service: definition.service,
    action: first?.action ?? `${definition.service}:Unknown`,
    resource: first?.resource ?? '*',
    accessKeyId,
    milliseconds: performance.now() - startedAt,
    ...(failure === undefined ? {} : { error: failure }),
  });
  send(response, answer);
}

async function wholeBody(incoming: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length;
    // The rest is read and dropped, so that the client sees the response instead of a broken pipe.
    if (size <= limit) chunks.push(chunk as Buffer);
  }
  if (size > limit)
    throw new ServiceFault('RequestEntityTooLargeException', `Request is larger than ${limit} bytes.`, 413);
  return Buffer.concat(chunks);
}

function asFault(error: unknown): ServiceFault {
  if (error instanceof ServiceFault) return error;
  if (error instanceof URIError) return new ServiceFault('ValidationException', 'The path is not valid.');
  return new ServiceFault('InternalServerException', error instanceof Error ? error.message : String(error), 500);
}

function faultResponse(fault: ServiceFault): EndpointResponse {
  return {
    status: fault.status,
    headers: { 'x-amzn-errortype': fault.name },
    body: { __type: fault.name, message: fault.message, ...fault.members },
  };
}

function send(response: ServerResponse, { status = 200, body, headers = {} }: EndpointResponse): void {
  const bytes =
    body === undefined ? Buffer.alloc(0) : body instanceof Uint8Array ? body : Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.1',
    'x-amzn-requestid': randomUUID(),
    'content-length': bytes.length,
    ...headers,
  });
  response.end(bytes);
}

/**
 * The access key id that signed a request with its whole body; throws AWS's own fault when the signature is missing or
 * wrong.
 */
function verifiedCaller(request: SignableRequest, body: Buffer, service: string): string {
  try {
    const signature = readSignature(request);
    if (!signature) throw new ServiceFault('MissingAuthenticationTokenException', 'Missing Authentication Token', 403);
    verifySignature(request, signature, { service, payloadHash: createHash('sha256').update(body).digest('hex') });
    return signature.accessKeyId;
  } catch (error) {
    if (error instanceof SignatureRefusal) throw new ServiceFault('InvalidSignatureException', error.message, 403);
    throw error;
  }
}
