import { afterAll, beforeAll } from 'vitest';
import { keys } from '../../functions/platform/table/keys.ts';
import type { JobPart } from '../../shared/constants/job-team.ts';
import { jobStatuses } from '../../shared/constants/job.ts';
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
export const routes = new Map(
  Object.entries(contract).flatMap(([feature, operations]) =>
    Object.entries<RouteDefinition>(operations).map(([name, route]): [string, RouteDefinition] => [
      `${feature}.${name}`,
      route,
    ]),
  ),
);
export const closed = Object.entries(permissions).filter((entry): entry is [string, Row] => entry[1] !== 'anyone');
const relations: readonly Relation[] = ['own', 'related', 'unrelated', 'missing'];

/** Whether it is as managers that super managers call it. */
export const isPromoted = (row: Row): boolean => row.manager !== undefined && row.super_manager === undefined;

/**
 * Every cell of a row: a role, a relation and what its caller gets; roles that are not named are refused. Super managers
 * call what is a manager's alone as the manager that they are, which has cells of its own.
 */
export function cellsOf(row: Row): { role: Role; relation: Relation; expected: Verdict }[] {
  return roles.flatMap((role) => {
    if (isPromoted(row) && role === 'super_manager') return [];
    const cells = row[role] ?? 403;
    if (typeof cells !== 'object') return [{ role, relation: 'own' as const, expected: cells }];
    return relations.flatMap((relation) => {
      const expected = cells[relation];
      return expected === undefined ? [] : [{ role, relation, expected }];
    });
  });
}

/** Makes the managers super managers, as an operator does. */
async function promoteManagers({ table, people }: World): Promise<void> {
  const accounts = [people.maria, people.rita].map(({ account }) => account);
  await table.write(
    accounts.map((account) => ({ put: { ...keys.account(account.id), ...account, role: 'super_manager' as const } })),
  );
}

const reads = (name: string): boolean => routes.get(name)?.method === 'GET';
const anyParams = (name: string): Record<string, number> =>
  Object.fromEntries([...(routes.get(name)?.path ?? '').matchAll(/\{(\w+)\}/g)].map(([, key]) => [key ?? '', 1]));

/** Lets the other manager join all jobs of the built one, on their teams unless another part is named. */
export async function joinTeams({ table, people: { maria, rita } }: World, part: JobPart = 'team'): Promise<void> {
  const jobs = await Promise.all(jobStatuses.map((status) => table.query(keys.jobsOfManager(maria.id, status))));
  for (const { id: jobId } of jobs.flat()) {
    const joined = { id: jobId, jobId };
    const member = { ...joined, memberId: rita.id, part, since: new Date().toISOString() };
    await table.write([
      { put: { ...keys.jobMember(jobId, rita.id), ...member } },
      { put: { ...keys.membership(rita.id, jobId), ...joined, part, state: 'joined' as const } },
    ]);
  }
}

/**
 * A world of its own, and what its callers hear: before they call, managers become super managers, or the second of them a
 * colleague of the first, where that is wished.
 */
export function callers({ asSuper = false, as }: { asSuper?: boolean; as?: JobPart } = {}) {
  let world: World;
  beforeAll(async () => {
    world = await openWorld();
  });
  afterAll(() => world.close());

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
    if (!reads(name) || asSuper) await world.renew();
    const isAdmitted = row[role] !== undefined;
    const owner = caller(world, role, 'own');
    const thing: Made = isAdmitted ? await thingFor(name, row, owner, relation) : { id: 1, params: anyParams(name) };
    if (asSuper) await promoteManagers(world);
    if (as) await joinTeams(world, as);
    const { params, body, query } = relation === 'missing' ? missing(thing) : thing;
    const person = thing.by ?? caller(world, role, relation);
    const by = asSuper ? { ...person, role: 'super_manager' as const } : person;
    const asked = [row.query, query].flatMap((part) => part ?? []).join('&') || undefined;
    const given = { params, body: row.body ?? body, query: asked } as Parameters<World['call']>[2];
    const { status, text } = await world.call(name, by, given);
    if ((status === 500 || status === 503) && row.outside) return '200';
    if (status === 200 && JSON.stringify(row[role]).includes('shown'))
      return text.includes(String(thing.id)) ? 'shown' : 'hidden';
    return status >= 400 && status !== 403 && status !== 404 ? `${status} ${text}` : String(status);
  }

  return {
    responseTo,
    renew: async () => world.renew(),
    visit: async (name: string) => world.call(name, undefined, { params: anyParams(name), body: {} }),
  };
}

/** The response, shortened to the expected one where it is that. */
export const heardOf = (response: string, expected: Verdict) =>
  response.startsWith(`${String(expected)} `) ? String(expected) : response;
