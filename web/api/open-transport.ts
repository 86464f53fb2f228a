import { ApiError, unreachableMessage } from './api-error.ts';
import type { Transport } from './transport.ts';

/** Sends calls without a session. It is deliberately small, because public pages load nothing else. */
export const openTransport: Transport = async ({ method, address, body, headers: more, signal, keepalive }) => {
  const isSent = body !== undefined;
  const response = await fetch(address, {
    method,
    headers: { accept: 'application/json', ...(isSent && { 'content-type': 'application/json' }), ...more },
    signal: signal ?? null,
    keepalive: !!keepalive,
    ...(isSent && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw signal?.aborted ? error : new ApiError(0, unreachableMessage);
  });
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: await response.json().catch(() => undefined),
  };
};
