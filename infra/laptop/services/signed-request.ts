import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Secret key that belongs to every access key id on the laptop; the id alone identifies the caller. */
const localSecretAccessKey = 'local-secret';

/** What a signature covers of an HTTP request; `target` is path and query exactly as on the request line. */
export interface SignableRequest {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

/** The credential scope of a signature: `accessKeyId/date/region/service/aws4_request`. */
export interface CredentialScope {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
}

/** A Signature Version 4 from the Authorization header or from the query of a presigned URL, not yet verified. */
export interface RequestSignature extends CredentialScope {
  presigned: boolean;
  /** Basic ISO time of signing, for example 20260131T120000Z. */
  signedAt: string;
  /** Seconds that a presigned URL lives. */
  expiresIn: number;
  signedHeaders: string[];
  value: string;
}

export type SignatureFault = 'incomplete' | 'mismatch' | 'expired' | 'skewed';

/**
 * Thrown when a signature is malformed, wrong or out of its time; each protocol turns `fault` into its own error code.
 */
export class SignatureRefusal extends Error {
  readonly fault: SignatureFault;

  constructor(fault: SignatureFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

const algorithm = 'AWS4-HMAC-SHA256';
const largestSkew = 15 * 60_000;
const longestPresignedLife = 7 * 24 * 3600;

/**
 * The signature a request carries, header before query; undefined when it is unsigned. Nothing is verified here.
 * Throws SignatureRefusal `incomplete` when parts are missing.
 */
export function readSignature({
  headers,
  target,
}: Pick<SignableRequest, 'headers' | 'target'>): RequestSignature | undefined {
  const authorization = headers.authorization;
  if (authorization?.startsWith(algorithm)) {
    const parts = new Map(
      authorization
        .slice(algorithm.length)
        .split(',')
        .map((part) => splitOnce(part.trim(), '=')),
    );
    return signatureFrom({
      credential: parts.get('Credential'),
      signedHeaders: parts.get('SignedHeaders'),
      value: parts.get('Signature'),
      signedAt: single(headers['x-amz-date']),
    });
  }
  const query = new Map(queryPairs(target));
  if (query.get('X-Amz-Algorithm') !== algorithm) return undefined;
  return signatureFrom({
    credential: query.get('X-Amz-Credential'),
    signedHeaders: query.get('X-Amz-SignedHeaders'),
    value: query.get('X-Amz-Signature'),
    signedAt: query.get('X-Amz-Date'),
    expiresIn: query.get('X-Amz-Expires'),
  });
}

/**
 * Returns when the signature matches the request, is meant for `service` and is in its time; throws SignatureRefusal
 * otherwise. `payloadHash` is the hex SHA-256 of the body, or what the protocol puts in its place (S3:
 * `UNSIGNED-PAYLOAD`). @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function verifySignature(
  request: SignableRequest,
  signature: RequestSignature,
  { service, payloadHash, now = Date.now() }: { service: string; payloadHash: string; now?: number },
): void {
  if (signature.service !== service)
    throw new SignatureRefusal('mismatch', `Credential should be scoped to correct service: '${service}'.`);
  if (!signature.signedHeaders.includes('host'))
    throw new SignatureRefusal('mismatch', "'Host' must be a signed header.");
  const expected = signatureOf(
    stringToSign(signature, hex(canonicalRequest(request, signature, payloadHash))),
    signature,
  );
  if (!sameText(expected, signature.value)) {
    throw new SignatureRefusal(
      'mismatch',
      'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
    );
  }
  assertInTime(signature, now);
}

/**
 * Signature (hex) of any text under the key derived from the scope: POST policies and chunk signatures use it directly.
 */
export function signatureOf(text: string, { date, region, service }: CredentialScope): string {
  const key = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    (key, part) => createHmac('sha256', key).update(part).digest(),
    `AWS4${localSecretAccessKey}`,
  );
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Parses `accessKeyId/date/region/service/aws4_request`; undefined when it has another shape. */
export function parseCredential(credential: string): CredentialScope | undefined {
  const [, accessKeyId, date, region, service] =
    /^(.+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request$/.exec(credential) ?? [];
  return accessKeyId && date && region && service ? { accessKeyId, date, region, service } : undefined;
}

/** Milliseconds since the epoch of a basic ISO time such as 20260131T120000Z; NaN when malformed. */
export function amzTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Compares two secrets in constant time. */
export function sameText(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

interface SignatureParts {
  credential?: string;
  signedHeaders?: string;
  value?: string;
  signedAt?: string;
  expiresIn?: string;
}

function signatureFrom({ credential, signedHeaders, value, signedAt, expiresIn }: SignatureParts): RequestSignature {
  const scope = parseCredential(credential ?? '');
  if (!scope || !signedHeaders || !value || !signedAt?.startsWith(scope.date)) {
    throw new SignatureRefusal(
      'incomplete',
      'The request signature lacks its credential, signed headers, signature or date.',
    );
  }
  return {
    ...scope,
    presigned: expiresIn !== undefined,
    signedAt,
    expiresIn: Number(expiresIn ?? 0),
    signedHeaders: signedHeaders.split(';'),
    value,
  };
}

function assertInTime({ presigned, signedAt, expiresIn }: RequestSignature, now: number): void {
  const age = now - amzTime(signedAt);
  if (!(age > -largestSkew) || (!presigned && age > largestSkew)) {
    throw new SignatureRefusal('skewed', 'The difference between the request time and the current time is too large.');
  }
  if (!presigned) return;
  if (!(expiresIn > 0 && expiresIn <= longestPresignedLife)) {
    throw new SignatureRefusal('incomplete', 'X-Amz-Expires must be between 1 and 604800 seconds.');
  }
  if (age > expiresIn * 1000) throw new SignatureRefusal('expired', 'Request has expired');
}

function canonicalRequest(
  { method, target, headers }: SignableRequest,
  { signedHeaders, service }: RequestSignature,
  payloadHash: string,
): string {
  const [path = '/'] = splitOnce(target, '?');
  const query = queryPairs(target)
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => [encode(name), encode(value)] as const)
    .sort(([name, value], [otherName, otherValue]) => order(name, otherName) || order(value, otherValue));
  return [
    method,
    // S3 signs the path as sent; every other service encodes each segment once more.
    service === 's3' ? path : path.split('/').map(encode).join('/'),
    query.map((pair) => pair.join('=')).join('&'),
    ...signedHeaders.map((name) => `${name}:${single(headers[name])?.trim().replace(/ +/g, ' ') ?? ''}`),
    '',
    signedHeaders.join(';'),
    payloadHash,
  ].join('\n');
}

function stringToSign({ signedAt, date, region, service }: RequestSignature, requestHash: string): string {
  return [algorithm, signedAt, `${date}/${region}/${service}/aws4_request`, requestHash].join('\n');
}

function queryPairs(target: string): [string, string][] {
  const query = splitOnce(target, '?')[1];
  // In a signed query a plus means itself, so it must survive form decoding.
  return [...new URLSearchParams(query.replaceAll('+', '%2B'))];
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
const hex = (text: string) => createHash('sha256').update(text).digest('hex');
const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : value);
