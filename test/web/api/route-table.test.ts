import { expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import { routeTable } from '../../../web/api/route-table.ts';

it('knows every operation of the contract by its method, path and openness', () => {
  expect(Object.keys(routeTable)).toEqual(Object.keys(contract));
  expect(routeTable['accounts']?.['signIn']).toEqual(['POST', '/api/auth/sign-in', 1]);
  expect(routeTable['pipeline']?.['changeCandidateStatus']).toEqual(['POST', '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/status', 0]);
});
