import { expect, it } from 'vitest';
import type { ApiRequest } from '../../http-api/api-request.ts';
import { httpEvent } from '../../http-api/http-event.ts';

function eventOf(request: Partial<ApiRequest> & { header?: Record<string, string[]> }) {
  const whole: ApiRequest = {
    method: 'GET',
    target: '/',
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    headers: new Map(Object.entries(request.header ?? {})),
    ...request,
  };
  return httpEvent(whole, { apiId: 'abc', stage: '$default', routeKey: 'GET /', pathParameters: {} });
}

it('An event has every part of payload format 2.0', () => {
  const request: ApiRequest = {
    method: 'POST',
    target: '/api/jobs/7/notes?tagIds[]=1&tagIds[]=2&q=a%20b',
    headers: new Map([
      ['content-type', ['application/json']],
      ['user-agent', ['test']],
      ['x-many', ['1', '2']],
      ['cookie', ['a=1; b=2', 'c=3']],
    ]),
    body: Buffer.from('{"text":"ä"}'),
    sourceIp: '10.1.2.3',
  };
  const claims = { sub: 'u', 'cognito:groups': '[manager]' };
  expect(
    httpEvent(request, {
      apiId: 'abc',
      stage: '$default',
      routeKey: 'POST /api/jobs/{id}/notes',
      pathParameters: { id: '7' },
      claims,
    }),
  ).toEqual({
    version: '2.0',
    routeKey: 'POST /api/jobs/{id}/notes',
    rawPath: '/api/jobs/7/notes',
    rawQueryString: 'tagIds[]=1&tagIds[]=2&q=a%20b',
    cookies: ['a=1', 'b=2', 'c=3'],
    headers: { 'content-type': 'application/json', 'user-agent': 'test', 'x-many': '1,2' },
    queryStringParameters: { 'tagIds[]': '1,2', q: 'a b' },
    requestContext: {
      accountId: '000000000000',
      apiId: 'abc',
      authorizer: { jwt: { claims, scopes: null } },
      domainName: 'abc.execute-api.us-east-1.amazonaws.com',
      domainPrefix: 'abc',
      http: {
        method: 'POST',
        path: '/api/jobs/7/notes',
        protocol: 'HTTP/1.1',
        sourceIp: '10.1.2.3',
        userAgent: 'test',
      },
      requestId: expect.any(String),
      routeKey: 'POST /api/jobs/{id}/notes',
      stage: '$default',
      time: expect.stringMatching(/^\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} \+0000$/),
      timeEpoch: expect.any(Number),
    },
    pathParameters: { id: '7' },
    body: '{"text":"ä"}',
    isBase64Encoded: false,
  });
});

it('An event leaves out what its request does not have', () => {
  expect(Object.keys(eventOf({}))).toEqual([
    'version',
    'routeKey',
    'rawPath',
    'rawQueryString',
    'headers',
    'requestContext',
    'isBase64Encoded',
  ]);
});

it('The path is decoded, and left alone when it cannot be', () => {
  expect(eventOf({ target: '/api/a%20b' }).rawPath).toBe('/api/a b');
  expect(eventOf({ target: '/api/%E0%A4' }).rawPath).toBe('/api/%E0%A4');
});

it.each([
  ['application/json; charset=utf-8', false],
  ['text/csv', false],
  ['application/problem+json', false],
  ['application/x-www-form-urlencoded', true],
  ['application/pdf', true],
  ['multipart/form-data; boundary=x', true],
])('A body of %s is in base64: %s', (contentType, isBase64Encoded) => {
  const event = eventOf({ header: { 'content-type': [contentType] }, body: Buffer.from('a=1') });
  expect(event).toMatchObject({ isBase64Encoded, body: isBase64Encoded ? 'YT0x' : 'a=1' });
});
