import type { IncomingMessage } from 'node:http';
import {
  readSignature,
  SignatureRefusal,
  verifySignature,
  type RequestSignature,
  type SignatureFault,
} from '../signed-request.ts';
import { accessDenied, S3Refusal } from './s3-refusal.ts';

/** The signer of a request and what the signature says about its body. */
export interface Authenticated {
  signature: RequestSignature;
  payload: string;
  /** Headers, and their counterparts in a presigned URL. */
  fields: Record<string, string>;
}

const codes: Record<SignatureFault, [status: number, code: string]> = {
  incomplete: [400, 'AuthorizationHeaderMalformed'],
  mismatch: [403, 'SignatureDoesNotMatch'],
  expired: [403, 'AccessDenied'],
  skewed: [403, 'RequestTimeTooSkewed'],
};

/** Verifies the signature of a request, header or presigned; throws S3Refusal when it is missing or wrong. */
export function authenticate(incoming: IncomingMessage, query: URLSearchParams): Authenticated {
  const request = { method: incoming.method ?? '', target: incoming.url ?? '/', headers: incoming.headers };
  const fields = fieldsOf(incoming);
  try {
    const signature = readSignature(request);
    if (!signature) throw accessDenied();
    const payload = (signature.presigned && query.get('X-Amz-Content-Sha256')) || fields['x-amz-content-sha256'];
    if (!payload && !signature.presigned) {
      throw new S3Refusal(400, 'InvalidRequest', 'Missing required header for this request: x-amz-content-sha256');
    }
    verifySignature(request, signature, { service: 's3', payloadHash: payload ?? 'UNSIGNED-PAYLOAD' });
    assertAllSigned(incoming, signature);
    return {
      signature,
      payload: payload ?? 'UNSIGNED-PAYLOAD',
      fields: signature.presigned ? { ...parametersOf(query), ...fields } : fields,
    };
  } catch (error) {
    if (!(error instanceof SignatureRefusal)) throw error;
    const [status, code] = codes[error.fault];
    throw new S3Refusal(status, code, error.message);
  }
}

/** The holder of a signed URL must not be able to turn it into another request by adding, say, x-amz-copy-source. */
function assertAllSigned({ headers }: IncomingMessage, { signedHeaders }: RequestSignature): void {
  const added = Object.keys(headers).filter(
    (name) => name.startsWith('x-amz-') && name !== 'x-amz-content-sha256' && !signedHeaders.includes(name),
  );
  if (added.length)
    throw accessDenied(`There were headers present in the request which were not signed: ${added.join(', ')}`);
}

function fieldsOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

function parametersOf(query: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...query].map(([name, value]) => [name.toLowerCase(), value]).filter(([name]) => name?.startsWith('x-amz-')),
  );
}
