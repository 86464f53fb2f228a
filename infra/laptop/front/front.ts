import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ApiResponse, ApiRequest } from '../http-api/api-request.ts';
import { splitTarget } from '../http-api/http-event.ts';
import type { LoopbackServers } from '../listen.ts';
import { applyPolicy, behaviourFor, type Behaviour } from './behaviour.ts';
import { passToBucket } from './pass-to-bucket.ts';
import { serveObject } from './serve-object.ts';
import { serveSite } from './serve-site.ts';
import type { Site } from './site.ts';
import type { ViewerRequest } from './viewer-function.ts';

/** Serves what is not CloudFront's, for example the console. False leaves the request to the next. */
export type Beside = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Serves pages in place of the site's folder, for example a Vite server in development. */
export interface BesideSite {
  wants: (path: string, behaviour: Behaviour) => boolean;
  serve: Beside;
}

export interface FrontOptions {
  behaviours: readonly Behaviour[];
  /** What the distribution serves from its default bucket. */
  site?: Site;
  /** Tried before CloudFront's behaviours, for example `/_local`. */
  before: Beside;
  beside?: BesideSite;
}

// API Gateway refuses more than 10 MB itself; reading a little beyond lets it.
const mostRead = 10 * 1024 * 1024 + 1;
const perHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
]);

/** Makes a server respond like the distribution of the template: site, `/api/*` and `/ws` under one address. */
export function serveFront(server: LoopbackServers, options: FrontOptions): void {
  server.handle((request, response) => {
    respond(request, response, options).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}`, error);
      if (!response.headersSent)
        send(
          response,
          {
            status: 502,
            headers: [['content-type', 'text/plain']],
            body: Buffer.from('The local runner failed; the terminal says how.\n'),
          },
          request,
        );
      else response.destroy();
    });
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    const { url: target = '/' } = request;
    if (!isAddress(target)) return void socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
    const { path } = splitTarget(target);
    const { origin, originHeaders = [] } = behaviourFor(path, options.behaviours) ?? {};
    const gateway = origin?.kind === 'socket' ? origin.gateway() : undefined;
    if (gateway) {
      for (const [name, value] of originHeaders) request.headers[name.toLowerCase()] = value;
      gateway.upgrade(request, socket, head);
    }
    // Vite listens on the same server for its own protocol.
    else if (!request.headers['sec-websocket-protocol']?.startsWith('vite-')) socket.destroy();
  };
  const [first, ...others] = server.servers;
  first?.on('upgrade', upgrade);
  // Vite listens on the first only, so the others hand over to it.
  for (const other of others) other.on('upgrade', (...upgraded) => first?.emit('upgrade', ...upgraded));
}

const noSite: Site = { find: async () => undefined };

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { behaviours, site = noSite, before, beside }: FrontOptions,
): Promise<void> {
  const { method = 'GET', url: target = '/', headers } = request;
  const rawPath = target.split('?')[0] ?? '/';
  if (!isAddress(target)) {
    const text: [string, string][] = [['content-type', 'text/plain']];
    return send(response, { status: 400, headers: text, body: Buffer.from('This is no address.\n') }, request);
  }
  if (await before(request, response)) return;
  const behaviour = behaviourFor(rawPath, behaviours);
  if (!behaviour) throw new Error(`The template has no behaviour for ${rawPath}.`);
  const { origin, originHeaders, responseHeaders, viewerRequest, viewerResponse, compress, methods, rootObject } =
    behaviour;
  if (beside?.wants(rawPath, behaviour) && (await beside.serve(request, response))) return;
  const sent: ViewerRequest = {
    path: rawPath === '/' && rootObject ? `/${rootObject}` : rawPath,
    query: target.slice(rawPath.length + 1),
    headers: soleHeaders(headers),
    ip: addressOf(request),
  };
  const { path, query, headers: made } = viewerRequest ? viewerRequest(sent) : sent;
  const answered = !methods.includes(method)
    ? {
        status: 403,
        headers: [['content-type', 'text/plain']] as ApiResponse['headers'],
        body: Buffer.from('This address does not take this method.\n'),
      }
    : origin.kind === 'http-api'
      ? await origin.api.handle({
          ...(await apiRequest(request, originHeaders, changed(sent.headers, made))),
          target: query ? `${path}?${query}` : path,
        })
      : origin.kind === 'site'
        ? await serveSite(site, { method, path, headers, compress })
        : origin.kind === 'bucket'
          ? await serveObject(origin.read, { method, path: rawPath, headers })
          : origin.kind === 'signed-bucket'
            ? await passToBucket(origin.url, { method, path, query })
            : {
                status: 426,
                headers: [
                  ['content-type', 'text/plain'],
                  ['upgrade', 'websocket'],
                ] as ApiResponse['headers'],
                body: Buffer.from('This address speaks WebSocket.\n'),
              };
  const seen = viewerResponse && answered.status < 400 ? viewerResponse({ path, status: answered.status }) : undefined;
  send(
    response,
    {
      ...answered,
      status: seen?.status ?? answered.status,
      headers: [...applyPolicy(answered.headers, responseHeaders), ...(seen?.headers ?? [])],
    },
    request,
  );
}

// CloudFront's limit of a URL, in bytes.
const longestAddress = 8192;

/** Whether an address can be read: of a length that CloudFront takes, escapes in order, no zero byte, and no second host. */
function isAddress(target: string): boolean {
  const [path = ''] = target.split('?');
  try {
    // Two slashes, either way, begin a host, and may be no URL at all.
    return target.length <= longestAddress && /^\/(?![/\\])/.test(path) && !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

const addressOf = (request: IncomingMessage): string =>
  request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '127.0.0.1';

/** Headers that occurred once; a function sees no others here. */
function soleHeaders(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter((header): header is [string, string] => typeof header[1] === 'string'),
  );
}

/** What a function on viewer requests has set. */
function changed(
  before: Record<string, string> = {},
  after: Record<string, string> = {},
): [name: string, value: string][] {
  return Object.entries(after).filter(([name, value]) => before[name] !== value);
}

async function apiRequest(
  request: IncomingMessage,
  originHeaders: Behaviour['originHeaders'],
  made: [name: string, value: string][],
): Promise<ApiRequest> {
  const sourceIp = addressOf(request);
  const headers = new Map<string, string[]>();
  for (const [name, values = []] of Object.entries(request.headersDistinct))
    if (!perHop.has(name)) headers.set(name, values);
  // As CloudFront and API Gateway do on the way.
  headers.set('x-forwarded-for', [[...(headers.get('x-forwarded-for') ?? []), sourceIp].join(', ')]);
  headers.set('x-forwarded-proto', ['https']);
  headers.set('x-forwarded-port', ['443']);
  headers.set('via', ['1.1 localhost (CloudFront)']);
  for (const [name, value] of [...made, ...originHeaders]) headers.set(name.toLowerCase(), [value]);
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    headers,
    body: await wholeBody(request),
    sourceIp,
  };
}

async function wholeBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    // The rest is read and dropped, so that the client receives the response.
    if (size < mostRead) chunks.push(chunk);
    size += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, mostRead);
}

/** Safari keeps no `Secure` cookie of http://localhost, which Chrome and Firefox do. */
function forBrowser([name, value]: [string, string], userAgent: string): [string, string] {
  const isSafari = /Version\/[\d.]+.*Safari/.test(userAgent);
  return name.toLowerCase() === 'set-cookie' && isSafari ? [name, value.replace(/;\s*secure/i, '')] : [name, value];
}

function send(response: ServerResponse, { status, headers, body }: ApiResponse, request: IncomingMessage): void {
  const userAgent = request.headers['user-agent'] ?? '';
  response.statusCode = status;
  for (const [name, value] of headers.map((header) => forBrowser(header, userAgent))) {
    if (!perHop.has(name.toLowerCase())) response.appendHeader(name, value);
  }
  const bodiless = status === 204 || status === 304;
  if (!bodiless) response.setHeader('content-length', body.length);
  response.end(bodiless || request.method === 'HEAD' ? undefined : body);
}
