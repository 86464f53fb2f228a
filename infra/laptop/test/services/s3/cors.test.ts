import { expect, it } from 'vitest';
import { responseHeaders, preflightHeaders, type CorsRule } from '../../../services/s3/cors.ts';

const rules: CorsRule[] = [
  {
    allowedOrigins: ['https://*.shop.example'],
    allowedMethods: ['PUT'],
    allowedHeaders: ['content-type', 'x-amz-*'],
  },
  { allowedOrigins: ['*'], allowedMethods: ['GET'] },
];
const preflight = (origin: string, method: string, headers?: string) =>
  preflightHeaders(rules, {
    origin,
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  });

it('Origins and headers match by one star', () => {
  expect(preflight('https://www.shop.example', 'PUT', 'Content-Type, X-Amz-Date')).toMatchObject({
    'access-control-allow-origin': 'https://www.shop.example',
    'access-control-allow-headers': 'content-type, x-amz-date',
    'access-control-allow-credentials': 'true',
  });
  expect(() => preflight('https://shop.example.org', 'PUT')).toThrow('not allowed');
  expect(() => preflight('https://www.shop.example', 'PUT', 'authorization')).toThrow('not allowed');
});

it('A rule for anyone responds with a star, and no credentials', () => {
  const headers = responseHeaders(rules, 'GET', { origin: 'http://any.example' });
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers).not.toHaveProperty('access-control-allow-credentials');
  expect(responseHeaders(rules, 'GET', {})).toEqual({});
});
