import { createHash, createHmac } from 'node:crypto';
import { LambdaClient, type LambdaClientConfig } from '@aws-sdk/client-lambda';
import { SignatureV4 } from '@smithy/signature-v4';

/** A question to one of AWS's APIs; what is asked only reads. */
export interface Question {
  /** The name in the endpoint's address, for example `email`. */
  host: string;
  /** The name in the signature where it differs from the host's. */
  service?: string;
  /** The SDK's name in `AWS_ENDPOINT_URL_…`, under which the laptop knows the service. */
  endpoint: string;
  method?: 'GET' | 'POST';
  path?: string;
  query?: Record<string, string>;
  /** The operation of a JSON-1.1 protocol. */
  target?: string;
  body?: object;
  /** Of a service that is in one region for all. */
  region?: string;
}

/** What an API returned: JSON as an object, XML as its text. */
export type Ask = (question: Question) => Promise<unknown>;

/** An API that refused, or that this machine does not run. */
export class NoAnswer extends Error {
  /** HTTP's; 0 where nobody was asked. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'NoAnswer';
    this.status = status;
  }
}

/** Asks the account of a profile, or the services of a laptop by their `endpoints`. */
export function askAccount(config: LambdaClientConfig, endpoints?: Record<string, string>): Ask {
  // The SDK's own way to credentials and region: environment, profile, single sign-on.
  const { credentials, region } = new LambdaClient(config).config;
  return async ({ host, service = host, endpoint, method = 'GET', path = '/', query = {}, target, body, ...given }) => {
    const local = endpoints?.[endpoint];
    if (endpoints && !local) throw new NoAnswer(0, 'the laptop has no such service');
    const place = given.region ?? (await region());
    const url = new URL(path, local ?? `https://${host}.${place}.amazonaws.com`);
    const signer = new SignatureV4({ credentials, region: place, service, sha256: Sha256 });
    const signing = signer.sign({
      method,
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query,
      headers: {
        host: url.host,
        ...(target && { 'x-amz-target': target, 'content-type': 'application/x-amz-json-1.1' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const request = await orNoAnswer(signing, 'this machine has no credentials of an account');
    url.search = new URLSearchParams(query).toString();
    const { host: _, ...headers } = request.headers;
    const sent = fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const response = await orNoAnswer(sent, `${url.host} cannot be reached`);
    const text = await response.text();
    if (!response.ok) throw new NoAnswer(response.status, `${response.status} ${text.slice(0, 300)}`);
    return text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
  };
}

async function orNoAnswer<T>(work: Promise<T>, why: string): Promise<T> {
  try {
    return await work;
  } catch {
    throw new NoAnswer(0, why);
  }
}

/** Node's own, in the shape that the signer asks for. */
class Sha256 {
  private readonly hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView): void {
    this.hash.update(bytesOf(data));
  }
  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.hash.digest());
  }
  reset(): void {}
}

function bytesOf(data: string | ArrayBuffer | ArrayBufferView): Uint8Array {
  if (typeof data === 'string') return Buffer.from(data);
  return ArrayBuffer.isView(data)
    ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
    : new Uint8Array(data);
}
