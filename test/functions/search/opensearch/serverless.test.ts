import { describe, expect, it } from 'vitest';
import type { OpenSearchCall } from '../../../../functions/search/opensearch/client.ts';
import { asServerless } from './serverless.ts';

const call = asServerless(async () => ({}) as never);

describe('A Serverless collection', () => {
  it.each<OpenSearchCall>([
    { method: 'POST', path: '/i/_refresh' },
    { method: 'POST', path: '/i/_delete_by_query' },
    { method: 'POST', path: '/_reindex' },
    { method: 'PUT', path: '/_cluster/settings' },
    { method: 'GET', path: '/' },
    { method: 'POST', path: '/_bulk', query: { refresh: 'true' } },
    { method: 'DELETE', path: '/i', query: { timeout: '1m' } },
  ])('refuses what only a domain has: $method $path $query', async (one) => {
    await expect(call(one)).rejects.toThrow('Serverless');
  });

  it.each<OpenSearchCall>([
    { method: 'POST', path: '/hirehub-job/_msearch' },
    { method: 'POST', path: '/_bulk' },
    { method: 'PUT', path: '/hirehub-job.8.1' },
    { method: 'POST', path: '/_aliases' },
    { method: 'GET', path: '/_alias/hirehub-job' },
  ])('takes $method $path', async (one) => {
    expect(await call(one)).toEqual({});
  });
});
