import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { idAt, uuidOf } from '../../shared/rules/ids.ts';
import { functionVariables } from '../support/function-variables.ts';
import { originSecret } from '../support/http-event.ts';
import { root } from './tree.ts';

// The permission matrix, generated: each role that a route does not name is refused by the real entry of its feature,
// before anything is read.
const entries = readdirSync(path.join(root, 'functions/features')).filter((feature) => feature in contract);

type Entry = (event: unknown, context: unknown) => Promise<{ statusCode: number; body: string }>;
const entryOf = async (feature: string) =>
  ((await import(`../../functions/features/${feature}/${feature}.http.ts`)) as { handler: Entry }).handler;

const uuid = uuidOf(idAt(Date.UTC(2026, 0, 5), 0.5), '0123456789abcdef');
/** Claims that the HTTP API accepts, because our user pool signed them, and that still are nobody's access. */
const strange: Record<string, Record<string, string>> = {
  'an identity token': {
    'cognito:username': uuid,
    token_use: 'id',
    'cognito:groups': '[manager recruiter candidate super_manager]',
  },
  'a user that is not one of ours': {
    username: 'a-user',
    'cognito:groups': '[manager recruiter candidate super_manager]',
  },
  'a uuid without an id': {
    username: '6f1c2a34-1b2c-4d5e-8f90-123456789abc',
    'cognito:groups': '[manager recruiter candidate super_manager]',
  },
  'no role': { username: uuid },
  'a role that there is not': { username: uuid, 'cognito:groups': '[managers Manager admin super-manager]' },
};

function call(
  route: RouteDefinition,
  group?: string | Record<string, string>,
  headers: Record<string, string> = { 'x-origin-secret': originSecret },
) {
  const claims = typeof group === 'string' ? { username: uuid, 'cognito:groups': `[${group}]` } : group;
  const pathParameters = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1], '1']));
  return {
    version: '2.0',
    routeKey: `${route.method} ${route.path}`,
    rawPath: route.path,
    rawQueryString: '',
    headers: { 'content-type': 'application/json', ...headers },
    pathParameters,
    body: '{}',
    isBase64Encoded: false,
    requestContext: {
      http: { method: route.method, path: route.path, sourceIp: '192.0.2.1' },
      ...(claims ? { authorizer: { jwt: { claims, scopes: [] } } } : {}),
    },
  };
}

beforeAll(() => {
  // No endpoint listens there: a call that reached the table would fail the test, not pass it.
  Object.assign(process.env, functionVariables({ tableName: 'nowhere', url: 'http://127.0.0.1:9' }));
});

/** Named by the route, or a super manager where it names managers, whom the table of permissions covers (PLUS-53). */
const isAdmitted = (role: Role, admitted: RouteDefinition['roles']) =>
  admitted.includes(role) || (role === 'super_manager' && admitted.includes('manager'));

it('The matrix covers every feature of the contract', () => {
  expect(entries.toSorted()).toEqual(Object.keys(contract).toSorted());
});

describe.each(entries)('%s', (feature) => {
  const routes = Object.entries<RouteDefinition>(contract[feature as keyof typeof contract]).map(([name, route]) => ({
    name,
    route,
    address: `${route.method} ${route.path}`,
  }));
  const closed = routes.flatMap(({ route, ...rest }) =>
    route.roles === 'anyone'
      ? []
      : [{ ...rest, route, excluded: roles.filter((role) => !isAdmitted(role, route.roles)) }],
  );
  const refused = closed.flatMap(({ excluded, ...rest }) => excluded.map((role) => ({ ...rest, role })));

  it.each(routes)('$address responds only through the site', async ({ route }) => {
    const response = await (await entryOf(feature))(call(route, undefined, {}), {});
    expect(response.statusCode).toBe(403);
  });

  it.each(closed)('$address refuses callers who are not signed in', async ({ route }) => {
    const response = await (await entryOf(feature))(call(route), {});
    expect({ status: response.statusCode, ...JSON.parse(response.body) }).toMatchObject({
      status: 401,
      message: 'Sign in to continue',
    });
  });

  it.each(closed)('$address refuses a token that belongs to nobody', async ({ route }) => {
    for (const [what, claims] of Object.entries(strange)) {
      const response = await (await entryOf(feature))(call(route, claims), {});
      expect([what, response.statusCode]).toEqual([what, 401]);
    }
  });

  it.each(refused)('$address refuses a $role (PERM-56)', async ({ route, role }) => {
    const response = await (await entryOf(feature))(call(route, role), {});
    expect({ status: response.statusCode, ...JSON.parse(response.body) }).toMatchObject({
      status: 403,
      message: 'You may not do this',
    });
  });
});
