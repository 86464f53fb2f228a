import { afterEach, describe, expect, it, vi } from 'vitest';
import { callOpenSearch, OpenSearchFailure } from '../../../../functions/search/opensearch/client.ts';

const domain = 'https://search-hirehub-abc.eu-west-1.es.amazonaws.com';
const responding = (...statuses: number[]) => {
  const send = vi.fn<typeof fetch>(async () => new Response('{"ok":true}', { status: statuses.shift() ?? 200 }));
  return { send, pause: async () => {} };
};
const sent = ({ send }: ReturnType<typeof responding>) =>
  send.mock.calls[0]![1] as { headers: Record<string, string>; body: string };

afterEach(() => vi.unstubAllEnvs());

describe('A call', () => {
  it.each([
    [domain, 'eu-west-1/es/aws4_request'],
    ['https://abc.us-east-1.aoss.amazonaws.com', 'us-east-1/aoss/aws4_request'],
  ])('to %s is signed for its service and region, with its body and the token of the role', async (endpoint, scope) => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'key');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
    vi.stubEnv('AWS_SESSION_TOKEN', 'token');
    const net = responding();
    await callOpenSearch(endpoint, net)({ method: 'POST', path: '/i/_search', body: {} });
    const { headers } = sent(net);
    expect(headers['authorization']).toMatch(
      new RegExp(
        `^AWS4-HMAC-SHA256 Credential=key/\\d{8}/${scope}, SignedHeaders=.*x-amz-content-sha256.*x-amz-security-token`,
      ),
    );
    expect(headers).toMatchObject({ 'x-amz-security-token': 'token', 'content-type': 'application/json' });
  });

  it('to this machine is not signed', async () => {
    const net = responding();
    await callOpenSearch('http://127.0.0.1:9200', net)({ method: 'POST', path: '/_bulk', lines: [{ a: 1 }, { b: 2 }] });
    expect(sent(net)).toMatchObject({
      headers: { 'content-type': 'application/x-ndjson' },
      body: '{"a":1}\n{"b":2}\n',
    });
    expect(sent(net).headers).not.toHaveProperty('authorization');
  });

  it.each([429, 503])('is repeated where %i says that it may succeed', async (status) => {
    const net = responding(status, status);
    expect(await callOpenSearch('http://127.0.0.1:9200', net)({ method: 'GET', path: '/i' })).toEqual({ ok: true });
    expect(net.send).toHaveBeenCalledTimes(3);
  });

  it('fails with its status when it is refused, or when OpenSearch stays away', async () => {
    const refused = callOpenSearch('http://127.0.0.1:9200', responding(400))({ method: 'GET', path: '/i' });
    await expect(refused).rejects.toMatchObject({ status: 400 });
    const away = {
      send: vi.fn<typeof fetch>().mockRejectedValue(new TypeError('fetch failed')),
      pause: async () => {},
    };
    const call = callOpenSearch('http://127.0.0.1:9200', away)({ method: 'GET', path: '/i' });
    await expect(call).rejects.toBeInstanceOf(OpenSearchFailure);
    expect(away.send).toHaveBeenCalledTimes(3);
  });
});
