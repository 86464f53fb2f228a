import { expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { accepts, operation, queryOf } from './operation.ts';

const jobNotes = '/api/super-manager/jobs/{id}/notes';
const candidateNotes = '/api/super-manager/jobs/{jobId}/candidates/{candidateId}/notes';

it('Everything below /api/super-manager is for super managers alone, and only notes, requests and decisions are not GET (API-43)', () => {
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
