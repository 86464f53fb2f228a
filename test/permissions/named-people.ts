import { mergeOf } from '../../functions/features/imports/merge-imports.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { newMergeWrite } from '../../functions/records/candidate-merge.ts';
import { closingWrites, isHireEvent } from '../../functions/records/closing.ts';
import type { Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { anImport } from '../support/a-resume.ts';
import { permissions } from './permission-table.ts';
import type { Row } from './row.ts';
import { caller, openWorld, things, type Made, type Person, type World } from './world.ts';

/** Words that are in a response only where it names Ada. */
export const named = { firstName: 'Zephyrine', lastName: 'Quillfeather' };

export interface Operation {
  operation: string;
  row: Row;
  isRead: boolean;
}

/** Every operation that somebody who is signed in may call; reads come first, because the others change what they find. */
export const operations: readonly Operation[] = Object.entries(contract)
  .flatMap(([feature, routes]) =>
    Object.entries<RouteDefinition>(routes).map(([one, route]) => ({ operation: `${feature}.${one}`, route })),
  )
  .flatMap(({ operation, route }) => {
    const row = permissions[operation];
    return row && row !== 'anyone' ? [{ operation, row, isRead: route.method === 'GET' }] : [];
  })
  .toSorted((a, b) => Number(b.isRead) - Number(a.isRead));

/** The world of the permissions, in which Ada has a name that is nowhere else. */
export async function openNamedWorld(): Promise<World> {
  const world = await openWorld();
  Object.assign(world.people.ada.account, named);
  await world.renew();
  return world;
}

const kept = new Map<string, Promise<Made>>();

/** What an operation is about, made once for the owner of the role. */
export async function thingOf(world: World, { row }: Operation, role: Role): Promise<Made | undefined> {
  if (row[role] === undefined) return undefined;
  const key = `${row.about} of ${role}`;
  const thing = kept.get(key) ?? world.renew().then(() => things[row.about](world, caller(world, role, 'own'), 'own'));
  kept.set(key, thing);
  return thing;
}

/** A job of Maria's that was closed with Ada, whom Rosa put forward, as dashboards list it too. */
export async function hireAda(world: World): Promise<number> {
  const { maria, ada } = world.people;
  const { params } = await things['moved candidate'](world, maria);
  const id = Number(params?.['jobId']);
  await world.made('jobs.closeJob', maria, { params: { id }, body: { candidateId: ada.id } });
  const story = await world.table.query(keys.storyOfJob(id));
  const event = story.flatMap((item) => ('event' in item ? item.event : [])).find(isHireEvent);
  if (event) await world.table.write(closingWrites(event));
  return id;
}

/** Makes recruiters merge somebody whom they added into Ada, who is registered. */
export async function mergeIntoAda({ table, people: { ada, rosa, otto }, newId }: World): Promise<void> {
  for (const { id: recruiterId } of [rosa, otto]) {
    const absorbed = anImport({ id: newId(), recruiterId, importedAt: new Date().toISOString() });
    const into = { kind: 'registered' as const, id: ada.id };
    await table.writeOne(newMergeWrite(mergeOf({ absorbed, into, take: [], at: absorbed.importedAt })));
  }
}

/** Reads of this job by its id that name Ada. */
export async function namingOnJob(world: World, by: Person, jobId: number): Promise<string[]> {
  const params = { id: jobId, jobId, candidateId: world.people.ada.id };
  const found: string[] = [];
  for (const { operation, row } of operations.filter(({ isRead }) => isRead))
    for (const query of [undefined, row.query])
      if ((await world.call(operation, by, { params, ...(query && { query }) })).text.includes(named.firstName))
        found.push(operation);
  return [...new Set(found)];
}

/** The operations among these whose responses to this person have Ada's first name. */
export async function naming(world: World, by: Person, among: readonly Operation[]): Promise<string[]> {
  const found: string[] = [];
  for (const one of among) {
    const thing = await thingOf(world, one, by.role as Role);
    if (!thing) continue;
    const given = { params: thing.params, body: one.row.body ?? thing.body, query: one.row.query ?? thing.query };
    const { text } = await world.call(one.operation, by, given as Parameters<World['call']>[2]);
    if (text.includes(named.firstName)) found.push(one.operation);
  }
  return found;
}
