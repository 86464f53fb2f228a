import { expect, it } from 'vitest';
import { httpAnswer } from '../../../../infra/local/http-api/http-answer.ts';

it('Status, headers, cookies and body are passed through', () => {
  const answer = httpAnswer({
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
  expect(httpAnswer({ statusCode: 200, body: 'AAEC', isBase64Encoded: true }).body).toEqual(Buffer.from([0, 1, 2]));
});

it('Text without a content type gets one', () => {
  expect(httpAnswer({ statusCode: 200, body: 'hi' }).headers).toEqual([['content-type', 'text/plain;charset=UTF-8']]);
});

it('A result without a status becomes a response', () => {
  expect(httpAnswer({ id: 1 })).toEqual({
    status: 200,
    headers: [['content-type', 'application/json']],
    body: Buffer.from('{"id":1}'),
  });
  expect(httpAnswer('hi').body.toString()).toBe('hi');
});

it.each([[{ statusCode: 'many' }], [{ statusCode: 200, body: { not: 'text' } }], [{ statusCode: 99 }]])(
  'A malformed result fails: %j',
  (payload) => {
    expect(httpAnswer(payload)).toMatchObject({
      status: 500,
      body: Buffer.from('{"message":"Internal Server Error"}'),
    });
  },
);
