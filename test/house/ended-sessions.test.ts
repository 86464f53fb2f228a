import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { accountOf } from '../../functions/features/accounts/sign-up/open-account.ts';
import type { StoredAccount } from '../../functions/records/account.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { openTable } from '../../functions/platform/table/table.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { roles } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { idAt, uuidOf } from '../../shared/rules/ids.ts';
import { stubFunctionEnvironment } from '../support/function-environment.ts';
import { aContext, anHttpEvent } from '../support/http-event.ts';
import type { LocalTable } from '../support/local-table.ts';
import { startLocalTable } from '../support/local-table.ts';
import { root } from './tree.ts';

// The other half of the permission matrix: tokens are good for a quarter of an hour, so every route that changes
// something asks the stored account whether session, person and role are still valid.
const features = readdirSync(path.join(root, 'functions/features')).filter((feature) => feature in contract);
const at = new Date(Date.UTC(2026, 0, 5)).toISOString();
const live = 'live-session';

type Standing =
  'whose session has ended' | 'who is disabled' | 'who has lost the role' | 'who is erased' | 'who is signed in';
const standings: Standing[] = [
  'whose session has ended',
  'who is disabled',
  'who has lost the role',
  'who is erased',
  'who is signed in',
];
const idFor = (role: Role, standing: Standing): number =>
  idAt(Date.UTC(2026, 0, 5), (roles.indexOf(role) * standings.length + standings.indexOf(standing)) / 100);
const uuidFor = (role: Role, standing: Standing): string => uuidOf(idFor(role, standing), '0123456789abcdef');

const changing = features.flatMap((feature) =>
  Object.values<RouteDefinition>(contract[feature as keyof typeof contract]).flatMap((route) =>
    route.roles === 'anyone' || route.method === 'GET'
      ? []
      : [{ feature, route, address: `${route.method} ${route.path}`, allowed: [...route.roles] }],
  ),
);

describe('A valid token of a user who may no longer use it', () => {
  let local: LocalTable;

  beforeAll(async () => {
    local = await startLocalTable();
    stubFunctionEnvironment(local);
    const table = openTable(local.tableName, local.documents);
    for (const role of roles) {
      for (const standing of standings) {
        if (standing === 'who is erased') continue;
        const [id, uuid] = [idFor(role, standing), uuidFor(role, standing)];
        const other = role === 'candidate' ? 'recruiter' : 'candidate';
        const account: StoredAccount = {
          ...accountOf(
            { firstName: 'Maria', lastName: 'Lopez', email: `${id}@example.com`, role: 'manager' },
            { id, uuid, at, status: standing === 'who is disabled' ? 'disabled' : 'active' },
          ),
          role: standing === 'who has lost the role' ? other : role,
          sessions: standing === 'whose session has ended' ? { 'another-session': 7 } : { [live]: 7 },
        };
        await table.write([{ put: { ...keys.account(id), ...account } }]);
      }
    }
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await local.close();
  });

  async function answerTo({
    feature,
    route,
    role,
    standing,
    body,
  }: {
    feature: string;
    route: RouteDefinition;
    role: Role;
    standing: Standing;
    body: unknown;
  }) {
    const { handler } = (await import(`../../functions/features/${feature}/${feature}.http.ts`)) as {
      handler: (event: unknown, context: unknown) => Promise<{ statusCode: number; body: string }>;
    };
    const params = Object.fromEntries([...route.path.matchAll(/\{(\w+)\}/g)].map((match) => [match[1] ?? '', 'none']));
    const event = anHttpEvent({
      routeKey: `${route.method} ${route.path}`,
      by: { uuid: uuidFor(role, standing), role },
      params,
      body,
    });
    Object.assign(event.requestContext.authorizer.jwt.claims, { origin_jti: live });
    return handler(event, aContext);
  }

  it('is tried on every route that changes something', () => {
    expect(changing.length).toBeGreaterThan(40);
    expect(features.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  const refused: Record<Exclude<Standing, 'who is signed in'>, (role: Role, allowed: readonly Role[]) => number> = {
    'whose session has ended': () => 401,
    'who is disabled': () => 401,
    'who is erased': () => 401,
    'who has lost the role': (role, allowed) =>
      allowed.includes(role === 'candidate' ? 'recruiter' : 'candidate') ? 0 : 403,
  };
  it.each(changing)(
    '$address refuses a user who has signed out, is disabled, erased or has lost the role, before reading the body',
    async ({ feature, route, allowed }) => {
      for (const role of allowed) {
        for (const [standing, expected] of Object.entries(refused) as [
          Exclude<Standing, 'who is signed in'>,
          (typeof refused)[keyof typeof refused],
        ][]) {
          const status = expected(role, allowed);
          if (status === 0) continue;
          const response = await answerTo({ feature, route, role, standing, body: 'not even JSON' });
          expect([role, standing, response.statusCode]).toEqual([role, standing, status]);
        }
      }
    },
  );

  it.each(changing.filter(({ route }) => route.request.body !== undefined || route.path.includes('{')))(
    '$address lets signed-in users pass',
    async ({ feature, route, allowed }) => {
      // The body is rejected, so that nothing is done: the door is behind them.
      for (const role of allowed) {
        const { statusCode } = await answerTo({
          feature,
          route,
          role,
          standing: 'who is signed in',
          body: 'not even JSON',
        });
        expect([role, [400, 422].includes(statusCode)]).toEqual([role, true]);
      }
    },
  );

  it('is also refused by the route that verifies tokens', async () => {
    for (const standing of ['whose session has ended', 'who is disabled', 'who is erased'] as const) {
      const { statusCode } = await answerTo({
        feature: 'accounts',
        route: contract.accounts.verify,
        role: 'manager',
        standing,
        body: undefined,
      });
      expect([standing, statusCode]).toEqual([standing, 401]);
    }
  });
});
