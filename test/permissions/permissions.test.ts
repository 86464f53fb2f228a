import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '../../shared/constants/roles.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { permissions } from './permission-table.ts';
import type { Row, Verdict } from './row.ts';
import type { Made, Person, Relation, World } from './world.ts';
import { caller, missing, openWorld, things } from './world.ts';

// Every cell of the table of permissions is called against the real Lambda entries on a local table. That no route is
// missing from the table is a rule of the house (test/house/permissions.test.ts).
const routes = new Map(
  Object.entries(contract).flatMap(([feature, operations]) =>
    Object.entries<RouteDefinition>(operations).map(([name, route]): [string, RouteDefinition] => [
      `${feature}.${name}`,
      route,
    ]),
  ),
);
const closed = Object.entries(permissions).filter((entry): entry is [string, Row] => entry[1] !== 'anyone');
const relations: readonly Relation[] = ['own', 'related', 'unrelated', 'missing'];

/** Every cell of a row: a role, a relation and what its caller gets; roles that are not named are refused. */
function cellsOf(row: Row): { role: Role; relation: Relation; expected: Verdict }[] {
  return roles.flatMap((role) => {
    const cells = row[role] ?? 403;
    if (typeof cells !== 'object') return [{ role, relation: 'own' as const, expected: cells }];
    return relations.flatMap((relation) => {
      const expected = cells[relation];
      return expected === undefined ? [] : [{ role, relation, expected }];
    });
  });
}

describe('A call', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

  const reads = (name: string): boolean => routes.get(name)?.method === 'GET';
  const kept = new Map<string, Promise<Made>>();
  /** Reading leaves a thing as it is, so its readers share one. */
  function thingFor(name: string, { about }: Row, owner: Person, relation: Relation): Promise<Made> {
    const make = () => things[about](world, owner, relation);
    if (!reads(name)) return make();
    const key = `${about} of ${owner.id}, ${relation === 'related'}`;
    const thing = kept.get(key) ?? make();
    kept.set(key, thing);
    return thing;
  }

  async function responseTo(name: string, row: Row, role: Role, relation: Relation): Promise<string> {
    if (!reads(name)) await world.renew();
    const isAdmitted = row[role] !== undefined;
    const owner = caller(world, role, 'own');
    const thing: Made = isAdmitted ? await thingFor(name, row, owner, relation) : { id: 1, params: anyParams(name) };
    const { params, body, query } = relation === 'missing' ? missing(thing) : thing;
    const by = thing.by ?? caller(world, role, relation);
    const given = { params, body: row.body ?? body, query: row.query ?? query } as Parameters<World['call']>[2];
    const { status, text } = await world.call(name, by, given);
    if ((status === 500 || status === 503) && row.outside) return '200';
    if (status === 200 && JSON.stringify(row[role]).includes('shown'))
      return text.includes(String(thing.id)) ? 'shown' : 'hidden';
    return status >= 400 && status !== 403 && status !== 404 ? `${status} ${text}` : String(status);
  }

  const anyParams = (name: string): Record<string, number> =>
    Object.fromEntries([...(routes.get(name)?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', 1]));

  it.each(closed)('of %s gives each role and relation what its row says (PERM-55)', async (name, row) => {
    if (!routes.has(name)) return;
    await world.renew();
    const said: Record<string, string> = { visitor: '401' };
    const heard: Record<string, string> = {
      visitor: String((await world.call(name, undefined, { params: anyParams(name), body: {} })).status),
    };
    for (const { role, relation, expected } of cellsOf(row)) {
      const response = await responseTo(name, row, role, relation);
      said[`${role}, ${relation}`] = String(expected);
      heard[`${role}, ${relation}`] = response.startsWith(`${String(expected)} `) ? String(expected) : response;
    }
    expect(heard).toEqual(said);
  });

  it.each([...routes].filter(([name]) => permissions[name] === 'anyone'))('of %s needs no sign-in', async (name) => {
    const { status, text } = await world.call(name, undefined, { params: anyParams(name), body: {} });
    // Only renewing a session refuses a browser as not signed in: one without its cookie.
    expect([status, name]).not.toEqual([401, name === 'accounts.refresh' ? 'any other' : name]);
    expect(text).not.toContain('You may not do this');
  });
});
