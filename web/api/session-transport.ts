import { Amplify } from 'aws-amplify';
import { del, get, isCancelError, patch, post, put } from 'aws-amplify/api';
import { decodeJWT, fetchAuthSession } from 'aws-amplify/auth';
import { ApiError, unreachableMessage } from './api-error.ts';
import { openTransport } from './open-transport.ts';
import { readSession } from './session.ts';
import type { Incoming, Outgoing, Transport } from './transport.ts';

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
        headers: async () => ({ accept: 'application/json', ...(await bearer()) }),
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

async function bearer(): Promise<Record<string, string>> {
  const token = (await fetchAuthSession()).tokens?.accessToken.toString();
  return token ? { authorization: `Bearer ${token}` } : {};
}

const operations = { GET: get, POST: post, PUT: put, PATCH: patch, DELETE: del };

/** A page may have 64 KiB of kept requests under way, in at most three bytes a character; one more is refused as if offline. */
const mostKept = 5;
const longestKept = 4000;
let kept = 0;

/**
 * Sends calls with the session's token, through Amplify's REST client. A small change is sent although its page is left at that
 * moment, since the page already shows it as made; Amplify's client cannot, so the other transport sends it.
 */
export const sessionTransport: Transport = async (outgoing) => {
  const isSmall = (JSON.stringify(outgoing.body) ?? '').length <= longestKept;
  if (outgoing.method === 'GET' || !isSmall || kept >= mostKept) return byAmplify(outgoing);
  kept += 1;
  try {
    return await openTransport({ ...outgoing, headers: { ...(await bearer()), ...outgoing.headers }, keepalive: true });
  } finally {
    kept -= 1;
  }
};

async function byAmplify({ method, address, body, headers, signal }: Outgoing): Promise<Incoming> {
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
}

function incoming(status: number, headers: Record<string, string>, text: string): Incoming {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  return { status, header: (name) => headers[name.toLowerCase()], body };
}
