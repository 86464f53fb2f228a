import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Authorize, ServiceCall } from '../service.ts';
import { authenticate } from './authenticate.ts';
import { arnOf } from './buckets.ts';
import { responseHeaders, preflightHeaders } from './cors.ts';
import { postObject } from './post-object.ts';
import { bucketRoute, objectRoute, type RouteContext } from './routes.ts';
import type { S3Response, S3Call } from './s3-call.ts';
import { accessDenied, notImplemented, S3Refusal } from './s3-refusal.ts';
import { xmlError } from './xml.ts';

export interface S3Http extends RouteContext {
  authorize: Authorize | undefined;
  observe: ((call: ServiceCall) => void) | undefined;
}

interface Addressed {
  bucket: string;
  key: string;
  query: URLSearchParams;
}

type Report = Omit<ServiceCall, 'milliseconds' | 'error'>;

/** Most of a refused body that is read to the end, so that its sender sees the refusal. */
const mostDrained = 64 * 2 ** 20;

/** Serves S3's REST protocol, path style. */
export function s3Handler(s3: S3Http): RequestListener {
  return async (incoming, response) => {
    const started = performance.now();
    const requestId = randomUUID();
    response.setHeader('x-amz-request-id', requestId);
    const report: Report = { service: 's3', action: `s3:${incoming.method}`, accessKeyId: '', resource: '*' };
    let error: string | undefined;
    try {
      const addressed = addressOf(incoming);
      report.resource = addressed.bucket ? arnOf(addressed.bucket, addressed.key || undefined) : '*';
      const rules = s3.buckets.find(addressed.bucket)?.cors ?? [];
      setHeaders(response, responseHeaders(rules, incoming.method ?? '', incoming.headers));
      const answer =
        incoming.method === 'OPTIONS'
          ? { status: 200, headers: preflightHeaders(rules, incoming.headers) }
          : await respondToCall(s3, { incoming, addressed, report });
      await send(response, answer);
    } catch (failure) {
      const refusal = asRefusal(failure, incoming);
      error = refusal.code;
      await refuse(response, { incoming, refusal, requestId });
    }
    s3.observe?.({ ...report, milliseconds: performance.now() - started, error });
  };
}

async function respondToCall(
  s3: S3Http,
  { incoming, addressed, report }: { incoming: IncomingMessage; addressed: Addressed; report: Report },
): Promise<S3Response> {
  const { bucket: name, key, query } = addressed;
  const method = incoming.method ?? '';
  const require = (accessKeyId: string, action: string, resource: string): void => {
    report.accessKeyId = accessKeyId;
    const refusal = s3.authorize?.({ accessKeyId, action, resource });
    if (refusal) throw accessDenied(refusal);
  };
  if (method === 'POST' && !key && /^multipart\/form-data/i.test(incoming.headers['content-type'] ?? '')) {
    report.action = 's3:PostObject';
    return postObject({
      incoming,
      bucket: s3.buckets.bucket(name),
      notifications: s3.notifications,
      requirePut: (accessKeyId, resource) => require(accessKeyId, 's3:PutObject', resource),
      url: `http://${incoming.headers.host}`,
    });
  }
  const { signature, payload, fields } = authenticate(incoming, query);
  const { accessKeyId } = signature;
  report.accessKeyId = accessKeyId;
  if (!name) throw notImplemented('ListBuckets');
  const route = key ? objectRoute({ method, query, fields }, s3) : bucketRoute({ method, query, fields });
  report.action = `s3:${route.operation}`;
  const call: S3Call = {
    incoming,
    bucket: s3.buckets.bucket(name),
    key,
    query,
    fields,
    signature,
    payload,
    allowed: (action, resource) => s3.authorize?.({ accessKeyId, action, resource }) === undefined,
    require: (action, resource) => require(accessKeyId, action, resource),
  };
  return route.respond(call);
}

function addressOf({ url = '/' }: IncomingMessage): Addressed {
  const cut = url.indexOf('?');
  const [path, search] = cut < 0 ? [url, ''] : [url.slice(0, cut), url.slice(cut + 1)];
  const [, bucket = '', ...rest] = path.split('/');
  // A plus in a signed query means itself.
  return {
    bucket: decodeURIComponent(bucket),
    key: decodeURIComponent(rest.join('/')),
    query: new URLSearchParams(search.replaceAll('+', '%2B')),
  };
}

async function send(response: ServerResponse, { status, headers = {}, body }: S3Response): Promise<void> {
  if (typeof body === 'string') {
    response
      .writeHead(status, { ...headers, 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) })
      .end(body);
    return;
  }
  response.writeHead(status, headers);
  if (!body) response.end();
  else await pipeline(body.file.createReadStream({ start: body.start, end: body.end }), response);
}

async function refuse(
  response: ServerResponse,
  { incoming, refusal, requestId }: { incoming: IncomingMessage; refusal: S3Refusal; requestId: string },
): Promise<void> {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (!(await drained(incoming))) response.setHeader('connection', 'close');
  const { status, code: Code, message: Message } = refusal;
  if (incoming.method === 'HEAD') {
    response.writeHead(status).end();
    return;
  }
  await send(response, {
    status,
    body: xmlError({ Code, Message, Resource: incoming.url ?? '/', RequestId: requestId }),
  });
}

/** Reads the rest of a body; false when there is too much of it, or it breaks off. */
async function drained(incoming: IncomingMessage): Promise<boolean> {
  let size = 0;
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > mostDrained) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function asRefusal(failure: unknown, { method, url }: IncomingMessage): S3Refusal {
  if (failure instanceof S3Refusal) return failure;
  if (failure instanceof URIError) return new S3Refusal(400, 'InvalidURI', "Couldn't parse the specified URI.");
  const { code } = failure as NodeJS.ErrnoException;
  if (code !== 'ERR_STREAM_PREMATURE_CLOSE') console.error(`s3 ${method} ${url?.split('?')[0]}:`, failure);
  return new S3Refusal(500, 'InternalError', 'We encountered an internal error. Please try again.');
}

function setHeaders(response: ServerResponse, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
