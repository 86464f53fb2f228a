import { expect, it } from 'vitest';
import { httpResponse } from '../../http-api/http-response.ts';

it('Status, headers, cookies and body are passed through', () => {
  const answer = httpResponse({
    statusCode: 201,
    headers: { 'Content-Type': 'application/json', 'x-count': 3 },
    multiValueHeaders: { Vary: ['a', 'b'] },
    cookies: ['a=1', 'b=2'],
    body: '{}',
  });
  expect(answer).toEqual({
    status: 201,
    headers: [
      ['content-type', 'application/json'],
      ['x-count', '3'],
      ['vary', 'a'],
      ['vary', 'b'],
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ],
    body: Buffer.from('{}'),
  });
});

it('A body in base64 is decoded', () => {
  expect(httpResponse({ statusCode: 200, body: 'AAEC', isBase64Encoded: true }).body).toEqual(Buffer.from([0, 1, 2]));
});

it('Text without a content type gets one', () => {
  expect(httpResponse({ statusCode: 200, body: 'hi' }).headers).toEqual([['content-type', 'text/plain;charset=UTF-8']]);
});

it('A result without a status becomes a response', () => {
  expect(httpResponse({ id: 1 })).toEqual({
    status: 200,
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{"id":1}'),
  });
  expect(httpResponse('hi').body.toString()).toBe('hi');
});

it.each([[{ statusCode: 'many' }], [{ statusCode: 200, body: { not: 'text' } }], [{ statusCode: 99 }]])(
  'A malformed result fails: %j',
  (payload) => {
    expect(httpResponse(payload)).toMatchObject({
      status: 500,
      body: Buffer.from('{"message":"Internal Server Error"}'),
    });
  },
);
