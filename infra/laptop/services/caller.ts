import { createHash } from 'node:crypto';
import { ServiceFault } from './service-fault.ts';
import { SignatureRefusal, readSignature, verifySignature } from './signed-request.ts';
import type { SignableRequest } from './signed-request.ts';

/**
 * The access key id that signed a request with its whole body; throws AWS's own fault when the signature is missing or
 * wrong.
 */
export function verifiedCaller(request: SignableRequest, body: Buffer, service: string): string {
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
