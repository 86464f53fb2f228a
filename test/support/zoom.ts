import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Held {
  start_time: string;
  duration: number;
  timezone: string;
  password: string;
}

/** A request as Zoom got it. */
export interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

const scheduled = 2;
const credentials = {
  accountId: 'account',
  clientId: 'client',
  clientSecret: 'secret',
  host: 'interviews@example.com',
};

/** A server that follows Zoom's documented API, as far as the product uses it; `close` ends it. */
export async function aZoom() {
  const meetings = new Map<string, Held>();
  const asked: Asked[] = [];
  /** Responses to give before the real ones: a status, `silence`, or `cut`. */
  const trouble: (number | 'cut' | 'silence')[] = [];
  let [tokens, number] = [0, 85_000_000_000];
  const valid = new Set<string>();

  function answer({ method, path, body }: Asked, authorization: string): [number, object?] {
    if (path.startsWith('/oauth/token')) {
      const basic = `Basic ${Buffer.from('client:secret').toString('base64')}`;
      const query = new URLSearchParams(path.split('?')[1]);
      if (authorization !== basic)
        return [401, { reason: 'Invalid client_id or client_secret', error: 'invalid_client' }];
      if (query.get('grant_type') !== 'account_credentials' || query.get('account_id') !== 'account') return [400];
      tokens += 1;
      valid.add(`token ${tokens}`);
      return [200, { access_token: `token ${tokens}`, token_type: 'bearer', expires_in: 3600, scope: 'meeting:write' }];
    }
    if (!valid.has(authorization.replace('Bearer ', ''))) return [401, { code: 124, message: 'Invalid access token.' }];
    if (method === 'POST' && path === '/v2/users/interviews%40example.com/meetings') {
      if (body['type'] !== scheduled || !/^[\w@*-]{1,10}$/.test(String(body['password']))) return [400, { code: 300 }];
      number += 1;
      meetings.set(String(number), body as unknown as Held);
      const join_url = `https://us02web.zoom.us/j/${number}?pwd=x`;
      return [201, { id: number, topic: body['topic'], password: body['password'], join_url, start_url: 'secret' }];
    }
    const id = /^\/v2\/meetings\/(\d+)$/.exec(path)?.[1] ?? '';
    const held = meetings.get(id);
    if (!held) return [404, { code: 3001, message: `Meeting does not exist: ${id}.` }];
    if (method === 'PATCH') meetings.set(id, { ...held, ...(body as unknown as Held) });
    if (method === 'DELETE') meetings.delete(id);
    return [204];
  }

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const one = { method: request.method ?? '', path: request.url ?? '', body };
      asked.push(one);
      const now = one.path.startsWith('/oauth') ? undefined : trouble.shift();
      if (now === 'silence') return;
      if (now === 'cut') return void request.socket.destroy();
      const [status, data] = now ? [now] : answer(one, request.headers.authorization ?? '');
      response.writeHead(status, { 'content-type': 'application/json', ...(status === 429 && { 'retry-after': '2' }) });
      response.end(data && JSON.stringify(data));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    credentials,
    places: { signInUrl: `${address}/oauth/token`, apiUrl: `${address}/v2` },
    meetings,
    asked,
    trouble,
    /** Ends every token before its time. */
    forgetTokens: () => valid.clear(),
    signIns: () => tokens,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const text = Buffer.concat(parts).toString();
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}
