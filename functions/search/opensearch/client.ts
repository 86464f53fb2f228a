import { createHash, createHmac } from 'node:crypto';
import { fromEnv } from '@aws-sdk/credential-provider-env';
import { SignatureV4 } from '@smithy/signature-v4';

/** One call of OpenSearch; `lines` is sent as a line each, as bulk and multiple searches want it. */
export interface OpenSearchCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD';
  path: string;
  query?: Record<string, string>;
  body?: unknown;
  lines?: readonly unknown[];
}

/** Calls OpenSearch and returns the parsed response; throws `OpenSearchFailure` where it is none of success. */
export type CallOpenSearch = <Response>(call: OpenSearchCall) => Promise<Response>;

/** OpenSearch refused a call, or could not be reached (status 0). */
export class OpenSearchFailure extends Error {
  override name = 'OpenSearchFailure';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** A request that takes longer is given up; no search takes a tenth of it. */
const longest = 20_000;
const attempts = 3;
const worthRepeating = new Set([0, 429, 502, 503, 504]);

/**
 * Calls the domain or collection at this address with signed requests; an address of this machine, as tests have it, takes none.
 * Throttled and failed calls are repeated, because every call may be.
 */
export function callOpenSearch(
  endpoint: string,
  { send = fetch, pause = (ms: number) => new Promise((done) => setTimeout(done, ms)) } = {},
): CallOpenSearch {
  const headersOf = signerOf(endpoint);
  return async <Response>(call: OpenSearchCall): Promise<Response> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once<Response>(endpoint, call, { send, headersOf });
      } catch (error) {
        const failure = error instanceof OpenSearchFailure ? error : new OpenSearchFailure(0, String(error));
        if (attempt === attempts || !worthRepeating.has(failure.status)) throw failure;
        await pause(100 * 4 ** attempt);
      }
    }
  };
}

interface Prepared {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string | undefined;
}
type Headers = (request: Prepared) => Promise<Record<string, string>>;

async function once<Response>(
  endpoint: string,
  { method, path, query = {}, body, lines }: OpenSearchCall,
  { send, headersOf }: { send: typeof fetch; headersOf: Headers },
): Promise<Response> {
  const text = lines
    ? lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    : body
      ? JSON.stringify(body)
      : undefined;
  const type = lines ? 'application/x-ndjson' : 'application/json';
  const request: Prepared = { method, path, query, headers: text ? { 'content-type': type } : {}, body: text };
  const url = new URL(path, endpoint);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const response = await send(url, {
    method,
    headers: await headersOf(request),
    ...(request.body === undefined ? {} : { body: request.body }),
    signal: AbortSignal.timeout(longest),
  });
  const answer = await response.text();
  if (!response.ok)
    throw new OpenSearchFailure(response.status, `${method} ${path}: ${response.status} ${answer.slice(0, 500)}`);
  return (answer ? JSON.parse(answer) : {}) as Response;
}

/** Both services name themselves and their region in every address of theirs. */
const ofAws = /\.(?<region>[a-z0-9-]+)\.(?<service>es|aoss)\.amazonaws\.com$/;

function signerOf(endpoint: string): Headers {
  const { hostname, host } = new URL(endpoint);
  const { region, service } = ofAws.exec(hostname)?.groups ?? {};
  if (!region || !service) return async ({ headers }) => headers;
  const signer = new SignatureV4({ service, region, credentials: fromEnv(), sha256: Sha256 });
  return async ({ headers, body = '', ...request }) => {
    const hash = createHash('sha256').update(body).digest('hex');
    const signed = await signer.sign({
      ...request,
      body,
      protocol: 'https:',
      hostname,
      headers: { ...headers, host, 'x-amz-content-sha256': hash },
    });
    return signed.headers;
  };
}

/** The hash of Node, in the form that the signer wants. */
class Sha256 {
  private readonly hash;

  constructor(secret?: Uint8Array | string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }

  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data));
  }

  async digest(): Promise<Uint8Array> {
    return this.hash.digest();
  }

  reset(): void {
    throw new TypeError('a hash is made for one text');
  }
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): string | Uint8Array {
  if (typeof data === 'string') return data;
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
