import { expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { accepts, operation, queryOf } from './operation.ts';

const jobNotes = '/api/super-manager/jobs/{id}/notes';
const candidateNotes = '/api/super-manager/jobs/{jobId}/candidates/{candidateId}/notes';

it('Everything below /api/super-manager is for super managers alone, and only notes, requests and decisions are not GET (API-43, DEC-42)', () => {
  const all = Object.values(contract)
    .flatMap((routes) => Object.values<RouteDefinition>(routes))
    .filter(({ path }) => path.startsWith('/api/super-manager/'));
  expect(all.filter(({ roles }) => String(roles) !== 'super_manager').map(({ path }) => path)).toEqual([]);
  const changing = all.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  expect(changing.toSorted()).toEqual(
    [
      'POST /api/super-manager/managers/collaboration-requests/batch',
      'DELETE /api/super-manager/managers/{id}/collaboration-request',
      'POST /api/super-manager/contested-returns/{id}/decide',
      `POST ${jobNotes}`,
      `PUT ${jobNotes}/{noteId}`,
      `DELETE ${jobNotes}/{noteId}`,
      `POST ${candidateNotes}`,
      `PUT ${candidateNotes}/{noteId}`,
      `DELETE ${candidateNotes}/{noteId}`,
    ].toSorted(),
  );
});

it.each([
  'GET /api/super-manager/dashboard/client-counters',
  'GET /api/super-manager/managers/job-counters',
  'GET /api/super-manager/managers/statistics',
  'GET /api/super-manager/managers/closed-jobs',
  'GET /api/super-manager/clients-closure-rate',
  'GET /api/super-manager/managers/{id}/top-recruiters',
  'GET /api/super-manager/managers/top',
  'GET /api/super-manager/managers',
  'GET /api/super-manager/managers/{id}',
  'GET /api/super-manager/managers/search',
  'GET /api/super-manager/collaboration-requests',
  'POST /api/super-manager/managers/collaboration-requests/batch',
  'DELETE /api/super-manager/managers/{id}/collaboration-request',
  'PATCH /api/user/collaboration-requests/{id}/resend',
  `GET ${jobNotes}`,
  `DELETE ${jobNotes}/{noteId}`,
  `GET ${candidateNotes}`,
  `DELETE ${candidateNotes}/{noteId}`,
])(
  '%s is an address of super managers (API-44 to API-50, API-52 to API-57, API-62, API-65, API-66, API-69, API-70)',
  (address) => {
    expect(operation(address).roles).toContain('super_manager');
  },
);

it.each([
  'dashboard/client-counters',
  'managers/job-counters',
  'managers/statistics',
  'managers/closed-jobs',
  'clients-closure-rate',
  'managers/{id}/top-recruiters',
  'managers/top-recruiters',
  'managers/top',
])('%s takes a range, or none (API-51, DEC-43)', (place) => {
  const asked = (query: object) => queryOf(`GET /api/super-manager/${place}`, query);
  expect(asked({ range: 'month' })).toMatchObject({ range: 'month' });
  expect(asked({})).toBeTruthy();
  expect(() => asked({ range: 'ever' })).toThrow('range');
});

it('A super manager reads one candidate at an address of their own (API-58)', () => {
  expect(operation('GET /api/super-manager/candidates/{id}').roles).toEqual(['super_manager']);
});

it('A super manager lists jobs by state, manager and client, and reads one (API-59, API-60)', () => {
  expect(queryOf('GET /api/super-manager/jobs', { managerId: '7', clientId: '8', status: 'closed' })).toMatchObject({
    managerId: 7,
    clientId: 8,
    status: 'closed',
    scope: 'everyone',
    page: 1,
  });
  // A draft is its manager's alone.
  expect(() => queryOf('GET /api/super-manager/jobs', { status: 'draft' })).toThrow('status');
  expect(operation('GET /api/super-manager/jobs/{id}').errors).toEqual(['notFound']);
});

it('A super manager lists clients, also of one manager (API-61)', () => {
  expect(queryOf('GET /api/super-manager/clients', { managerId: '7' })).toEqual({ managerId: 7, page: 1, perPage: 15 });
});

it.each([
  [`POST ${jobNotes}`, 'API-67'],
  [`PUT ${jobNotes}/{noteId}`, 'API-68'],
  [`POST ${candidateNotes}`, 'API-63'],
  [`PUT ${candidateNotes}/{noteId}`, 'API-64'],
])('%s carries a note of at least one character (%s)', (address) => {
  expect([accepts(address, { note: 'Why?' }), accepts(address, { note: ' ' }), accepts(address, {})]).toEqual([
    true,
    false,
    false,
  ]);
});
