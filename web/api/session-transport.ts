import { Amplify } from 'aws-amplify';
import { del, get, isCancelError, patch, post, put } from 'aws-amplify/api';
import { decodeJWT, fetchAuthSession } from 'aws-amplify/auth';
import { ApiError, unreachableMessage } from './api-error.ts';
import { readSession } from './session.ts';
import type { Incoming, Transport } from './transport.ts';

const apiName = 'hirehub';

// The token is ours (POST /api/auth/sign-in, header `jwt`), so Amplify gets it from our storage and never talks to
// Cognito itself.
Amplify.configure(
  { API: { REST: { [apiName]: { endpoint: globalThis.location.origin } } } },
  {
    Auth: {
      tokenProvider: {
        getTokens: async () => {
          const { token } = readSession();
          return token ? tokensOf(token) : null;
        },
      },
    },
    API: {
      REST: {
        headers: async (): Promise<Record<string, string>> => {
          const token = (await fetchAuthSession()).tokens?.accessToken.toString();
          return token
            ? { accept: 'application/json', authorization: `Bearer ${token}` }
            : { accept: 'application/json' };
        },
        // Only the query client decides about retries; a write must not be repeated here.
        retryStrategy: { strategy: 'no-retry' },
      },
    },
  },
);

// The stored text may not be a token. Then the call is sent without one, and its 401 ends the session as usual (ERR-08,
// ERR-09).
function tokensOf(token: string) {
  try {
    return { accessToken: decodeJWT(token) };
  } catch {
    return null;
  }
}

const operations = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };

/** Sends calls with the session's token, through Amplify's REST client. */
export const sessionTransport: Transport = async ({ method, address, body, headers, signal }) => {
  const options = { ...(body === undefined ? {} : { body: body as never }), ...(headers ? { headers } : {}) };
  const operation = operations[method]({ apiName, path: address, options });
  const giveUp = () => operation.cancel();
  signal?.addEventListener('abort', giveUp, { once: true });
  try {
    const { statusCode, headers, body: payload } = await operation.response;
    return incoming(statusCode, headers, await payload.text());
  } catch (error) {
    if (isCancelError(error) || signal?.aborted) throw new DOMException('Given up', 'AbortError');
    const response = (error as { response?: { statusCode: number; headers: Record<string, string>; body?: string } })
      .response;
    if (!response) throw new ApiError(0, unreachableMessage);
    return incoming(response.statusCode, response.headers, response.body ?? '');
  } finally {
    signal?.removeEventListener('abort', giveUp);
  }
};

function incoming(status: number, headers: Record<string, string>, text: string): Incoming {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status, header: (name) => headers[name.toLowerCase()], body };
}
