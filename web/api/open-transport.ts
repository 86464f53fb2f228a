import { ApiError, unreachableMessage } from './api-error.ts';
import type { Transport } from './transport.ts';

/** Sends calls without a session. It is deliberately small, because public pages load nothing else. */
export const openTransport: Transport = async ({ method, address, body, headers: more, signal }) => {
  const content: RequestInit = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = {
    accept: 'application/json',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...more,
  };
  const response = await fetch(address, {
    method,
    credentials: 'same-origin',
    headers,
    signal: signal ?? null,
    ...content,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, unreachableMessage);
  });
  return {
    status: response.status,
    header: (name) => response.headers.get(name) ?? undefined,
    body: await response.json().catch(() => undefined),
  };
};
