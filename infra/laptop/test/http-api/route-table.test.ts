import { expect, it } from 'vitest';
import { createRouteTable } from '../../http-api/route-table.ts';

const routes = createRouteTable<string>();
const keys = [
  'GET /api/jobs/{id}',
  'GET /api/jobs/closed',
  'ANY /api/jobs/{id}',
  'GET /api/{proxy+}',
  'GET /api/jobs/{id}/notes/{noteId}',
  'POST /',
  '$default',
];
for (const key of keys) routes.add(key, key);

it.each([
  ['GET', '/api/jobs/closed', 'GET /api/jobs/closed', {}],
  ['GET', '/api/jobs/7', 'GET /api/jobs/{id}', { id: '7' }],
  ['DELETE', '/api/jobs/7', 'ANY /api/jobs/{id}', { id: '7' }],
  ['GET', '/api/jobs/7/notes/a b', 'GET /api/jobs/{id}/notes/{noteId}', { id: '7', noteId: 'a b' }],
  ['GET', '/api/else/where', 'GET /api/{proxy+}', { proxy: 'else/where' }],
  ['GET', '/api/jobs/', 'GET /api/{proxy+}', { proxy: 'jobs/' }],
  ['POST', '/', 'POST /', {}],
  ['POST', '/elsewhere', '$default', {}],
])('%s %s goes to %s', (method, path, routeKey, pathParameters) => {
  expect(routes.find(method, path)).toEqual({ routeKey, pathParameters, target: routeKey });
});

it('Nothing matches without a default route', () => {
  const few = createRouteTable<string>();
  few.add('GET /api/jobs', 'jobs');
  expect(few.find('GET', '/api/jobs/')).toBeUndefined();
  expect(few.find('POST', '/api/jobs')).toBeUndefined();
});
