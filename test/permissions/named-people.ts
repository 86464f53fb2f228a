import type { Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
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
