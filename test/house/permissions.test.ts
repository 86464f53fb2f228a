import { describe, expect, it } from 'vitest';
import { roles } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { permissions } from '../permissions/permission-table.ts';

// The contract says which roles a route admits, and refusals are generated from it; a role added there by mistake would
// only generate other tests. So the permissions are written down a second time, by hand, and every cell of that table is
// called (test/permissions).
const how = 'see the head of test/permissions/permission-table.ts, then run: npm run test:unit -- test/permissions';
const routes = new Map(
  Object.entries(contract).flatMap(([feature, operations]) =>
    Object.entries<RouteDefinition>(operations).map(([name, route]): [string, RouteDefinition] => [
      `${feature}.${name}`,
      route,
    ]),
  ),
);

describe('The table of permissions', () => {
  it('has a row for every route, and none for others', () => {
    const without = [...routes.keys()].filter((name) => !(name in permissions));
    expect(
      without.map((name) => `add '${name}': { about: …, <role>: … } by hand from its requirement; ${how}`),
    ).toEqual([]);
    const gone = Object.keys(permissions).filter((name) => !routes.has(name));
    expect(gone.map((name) => `remove '${name}', which is no route`)).toEqual([]);
  });

  it('names the same roles as the contract', () => {
    const different = [...routes].flatMap(([name, { roles: admitted }]) => {
      const row = permissions[name];
      if (!row) return [];
      const here = row === 'anyone' ? row : roles.filter((role) => row[role] !== undefined && row[role] !== 403);
      const there = admitted === 'anyone' ? admitted : roles.filter((role) => admitted.includes(role));
      return String(here) === String(there)
        ? []
        : [`'${name}' admits ${String(there)} in the contract and ${String(here)} here; one of them is wrong`];
    });
    expect(different).toEqual([]);
  });
});
