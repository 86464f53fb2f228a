import { expect, it } from 'vitest';
import type { ApiRequest } from '../../http-api/api-request.ts';
import { openHttpApi, type HttpApi, type HttpApiOptions } from '../../http-api/http-api.ts';

const request = (method: string, target: string, more: Partial<ApiRequest> = {}): ApiRequest => ({
  method,
  target,
  headers: new Map(),
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
  ...more,
});

function anApi(options: Partial<HttpApiOptions> = {}): HttpApi {
  const api = openHttpApi({
    id: 'abc',
    stage: '$default',
    invoke: async (_, event) => ({
      payload: { statusCode: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) },
    }),
    ...options,
  });
  api.addRoute('GET /api/jobs/{id}', { functionName: 'Jobs' });
  api.addRoute('POST /api/jobs', {
    functionName: 'Jobs',
    authorizer: async (header) => (header === 'Bearer good' ? { sub: 'u' } : undefined),
  });
  return api;
}
const said = async (response: ReturnType<HttpApi['handle']>): Promise<[number, unknown]> => {
  const { status, body } = await response;
  return [status, body.length > 0 ? JSON.parse(body.toString()) : undefined];
};

it('An HTTP API runs the function of the route', async () => {
  const [status, event] = await said(anApi().handle(request('GET', '/api/jobs/7')));
  expect(status).toBe(200);
  expect(event).toMatchObject({ routeKey: 'GET /api/jobs/{id}', pathParameters: { id: '7' } });
});

it('An HTTP API calls the authorizer and passes on the claims', async () => {
  const withToken = (value: string) => request('POST', '/api/jobs', { headers: new Map([['authorization', [value]]]) });
  await expect(said(anApi().handle(withToken('Bearer bad')))).resolves.toEqual([401, { message: 'Unauthorized' }]);
  const [, event] = await said(anApi().handle(withToken('Bearer good')));
  expect(event).toMatchObject({ requestContext: { authorizer: { jwt: { claims: { sub: 'u' } } } } });
});

it.each([
  ['no route', request('GET', '/nowhere'), {}, [404, { message: 'Not Found' }]],
  ['a route of another method', request('DELETE', '/api/jobs/7'), {}, [404, { message: 'Not Found' }]],
  [
    'more than 10 MB',
    request('GET', '/api/jobs/7', { body: Buffer.alloc(10 * 1024 * 1024 + 1) }),
    {},
    [413, { message: 'Request Entity Too Large' }],
  ],
  [
    'a function that failed',
    request('GET', '/api/jobs/7'),
    { invoke: async () => ({ payload: {}, functionError: 'Unhandled' as const }) },
    [500, { message: 'Internal Server Error' }],
  ],
  [
    'a function that takes too long',
    request('GET', '/api/jobs/7'),
    { invoke: () => new Promise<never>(() => {}), timeoutMilliseconds: 5 },
    [503, { message: 'Service Unavailable' }],
  ],
])('An HTTP API responds as API Gateway does: %s', async (_, asked, options, expected) => {
  await expect(said(anApi(options).handle(asked))).resolves.toEqual(expected);
});

it('An HTTP API answers a preflight by its settings and names the origin on every response', async () => {
  const cors = {
    allowOrigins: ['https://a.example'],
    allowMethods: ['GET'],
    allowHeaders: ['authorization'],
    exposeHeaders: ['jwt'],
    allowCredentials: true,
    maxAge: 60,
  };
  const preflight = request('OPTIONS', '/api/jobs', {
    headers: new Map([
      ['origin', ['https://a.example']],
      ['access-control-request-method', ['GET']],
    ]),
  });
  const { status, headers } = await anApi({ cors }).handle(preflight);
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toEqual({
    'access-control-allow-origin': 'https://a.example',
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'jwt',
    'access-control-allow-methods': 'GET',
    'access-control-allow-headers': 'authorization',
    'access-control-max-age': '60',
  });
  const from = (origin: string) =>
    anApi({ cors }).handle(request('GET', '/api/jobs/7', { headers: new Map([['origin', [origin]]]) }));
  expect(Object.fromEntries((await from('https://a.example')).headers)).toMatchObject({
    'access-control-allow-origin': 'https://a.example',
  });
  expect(Object.fromEntries((await from('https://b.example')).headers)).not.toHaveProperty(
    'access-control-allow-origin',
  );
});
