import type { Role } from '../../shared/constants/roles.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { encodeQuery, fillPath } from '../../web/api/encode-query.ts';
import { permissions } from '../permissions/permission-table.ts';
import type { Api } from './api.ts';

type Ids = Readonly<Record<string, number>>;

/** Everything that somebody of this role may read, beyond what anybody may. */
const readsOf = (role: Role): [operation: string, route: RouteDefinition][] =>
  Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries<RouteDefinition>(routes).flatMap(([name, route]): [string, RouteDefinition][] => {
      const may = route.roles === 'anyone' ? [] : route.roles;
      const isAdmitted = may.includes(role) || (role === 'super_manager' && may.includes('manager'));
      return route.method === 'GET' && isAdmitted ? [[`${feature}.${name}`, route]] : [];
    }),
  );

/** What a path names: by its parameter's own name, or for a bare id everything there is; the first of what is counted. */
function pathsOf(route: RouteDefinition, ids: Ids): string[] {
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  let found: Record<string, number>[] = [{}];
  for (const name of names) {
    const known = name === 'id' ? [...new Set(Object.values(ids))] : [ids[name] ?? 1];
    found = found.flatMap((params) => known.map((value) => ({ ...params, [name]: value })));
  }
  return found.filter((params) => canParse(route.request.params, params)).map((params) => fillPath(route.path, params));
}

const canParse = (schema: { safeParse(value: unknown): { success: boolean } } | undefined, value: object): boolean =>
  schema ? schema.safeParse(value).success : Object.keys(value).length === 0;

/** The questions that a route accepts among those of the permissions, and those that name what there is. */
function queriesOf(operation: string, route: RouteDefinition, ids: Ids): string[] {
  const { candidateId, jobId } = ids;
  const row = permissions[operation];
  const own = row && row !== 'anyone' && row.query ? Object.fromEntries(new URLSearchParams(row.query)) : {};
  const page = { page: 1, perPage: 100 };
  const asked = [
    own,
    canParse(route.request.query, page) ? page : {},
    { ...page, candidateId, jobId },
    { ...page, candidateId },
    { ...page, jobId },
    { candidateId, jobId },
    { candidateId },
    { jobId },
    { candidateIds: [candidateId] },
  ].filter((query) => canParse(route.request.query, query));
  return [...new Set(asked.map((query) => encodeQuery(query)))].slice(0, 4);
}

/** The addresses that somebody of this role may read, by operation, for these things by the names of their parameters. */
const doorsOf = (role: Role, ids: Ids): { operation: string; address: string }[] =>
  readsOf(role).flatMap(([operation, route]) =>
    pathsOf(route, ids).flatMap((path) =>
      queriesOf(operation, route, ids).map((query) => ({ operation, address: query ? `${path}?${query}` : path })),
    ),
  );

/** The operations by which this person reads the word, whatever they ask for; one that is broken throws. */
export async function doorsNaming(
  api: Api,
  { role, token }: { role: Role; token: string },
  { ids, word }: { ids: Ids; word: RegExp },
): Promise<string[]> {
  const found = new Set<string>();
  const doors = doorsOf(role, ids);
  async function openNext(): Promise<void> {
    for (let door = doors.pop(); door; door = doors.pop()) {
      const { operation, address } = door;
      const response = await fetch(`${api.siteUrl}${address}`, { headers: { authorization: `Bearer ${token}` } });
      if (response.status === 429 || response.status >= 500) throw new Error(`${address}: ${response.status}`);
      if (word.test(await response.text())) found.add(operation);
    }
  }
  await Promise.all(Array.from({ length: 6 }, openNext));
  return [...found].toSorted();
}
