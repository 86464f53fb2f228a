import { Agent, request } from 'node:http';

/**
 * `fetch` as far as the tests need it, from an address of this machine such as 127.0.1.7, so that many people do not
 * look like one caller.
 */
export function fetchFrom(localAddress: string): typeof fetch {
  const agent = new Agent({ localAddress, keepAlive: true, maxSockets: 4 });
  return async (input, init = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(
        String(input),
        { agent, method: init.method ?? 'GET', headers: Object.fromEntries(new Headers(init.headers)) },
        async (response) => {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const headers = new Headers(
            Object.entries(response.headers).flatMap(([name, value]) =>
              [value ?? []].flat().map((each): [string, string] => [name, each]),
            ),
          );
          resolve(new Response(Buffer.concat(chunks), { status: response.statusCode ?? 500, headers }));
        },
      );
      asked.once('error', reject).end(init.body ?? undefined);
    });
}
