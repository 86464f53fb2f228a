import { expect, it } from 'vitest';
import { contract } from '../../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../../shared/contract/route.ts';
import { routeTableOf } from '../../../web/api/route-table.ts';

it('The route table lists every operation of the contract except its documents once, by method and path', () => {
  const known = [routeTableOf(true), routeTableOf(false)].flatMap((table) =>
    Object.entries(table).flatMap(([feature, routes]) =>
      Object.keys(routes).map((operation) => `${feature}.${operation}`),
    ),
  );
  const declared = Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries<RouteDefinition>(routes).flatMap(([operation, { document }]) =>
      document ? [] : [`${feature}.${operation}`],
    ),
  );
  expect(known.sort()).toEqual(declared.sort());
  expect(routeTableOf(true)['accounts']?.['signIn']).toEqual(['POST', '/api/auth/sign-in']);
  expect(routeTableOf(false)['pipeline']?.['changeCandidateStatus']).toEqual([
    'POST',
    '/api/pipeline/jobs/{jobId}/candidates/{candidateId}/status',
  ]);
});
