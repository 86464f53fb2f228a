import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { filesMatching, kebab } from './tree.ts';

// The contract is the only list of routes. A route without handler responds with 404 in production; a handler without
// route is dead.
const operations = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries<RouteDefinition>(routes).map(([name, route]) => ({ feature, name, route })),
);
const handlerFiles = ['handler', 'handlers'].flatMap((role) => filesMatching(`functions/**/*.${role}.ts`));
/** The operations that a file handles, by the names of its handlers. */
const handledIn = (text: string) => [...text.matchAll(/^export const (\w+)Handler\b/gm)].map(([, name]) => name ?? '');

describe.each(Object.keys(contract))('Each route of %s', (feature) => {
  const names = operations.filter((operation) => operation.feature === feature).map(({ name }) => name);
  const files = handlerFiles.filter(({ path: file }) => file.startsWith(`functions/features/${feature}/`));

  it('has one handler, and each handler one route', () => {
    expect(files.flatMap(({ text }) => handledIn(text)).toSorted()).toEqual(names.toSorted());
  });

  it('is bound to the handler of its name', () => {
    const text = files.map((file) => file.text).join('\n');
    const bound = (name: string) => new RegExp(`\\b${name}Handler = handler\\(\\s*[\\w.'[\\]-]+\\.${name},`).test(text);
    expect(names.filter((name) => !bound(name))).toEqual([]);
  });

  it('is listed once in the entry of the feature', () => {
    const entry = filesMatching(`functions/features/${feature}/${feature}.http.ts`)[0]?.text ?? '';
    const listed = [...entry.replaceAll(/^import [^;]*;$/gm, '').matchAll(/\b(\w+)Handler\b/g)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(names.toSorted());
  });
});

it('A file of one operation has its name, and a file of several has several', () => {
  const wrong = handlerFiles.filter(({ path: file, text }) => {
    const [stem, role] = path.basename(file).split('.');
    const names = handledIn(text);
    return role === 'handler' ? names.length !== 1 || kebab(names[0] ?? '') !== stem : names.length < 2;
  });
  expect(wrong.map(({ path: file }) => file)).toEqual([]);
});

// A generated route names no role; its author decides who may call it.
it('Every closed route names a role', () => {
  expect(
    operations.filter(({ route }) => route.roles !== 'anyone' && route.roles.length === 0).map(({ name }) => name),
  ).toEqual([]);
});

it('No two operations have the same method and path', () => {
  const addresses = operations.map(({ route }) => `${route.method} ${route.path.replace(/\{\w+\}/g, '{}')}`);
  expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
});

// API Gateway prefers literal paths by itself; the local runner and readers go through the contract from top to bottom.
it('Literal paths precede {id} (DEC-51)', () => {
  const hidden = operations.flatMap(({ route }, place) =>
    operations
      .slice(0, place)
      .filter((earlier) => earlier.route.method === route.method && hides(earlier.route.path, route.path))
      .map((earlier) => `${earlier.route.path} hides ${route.path}`),
  );
  expect(hidden).toEqual([]);
});

function hides(earlier: string, later: string): boolean {
  const [first, second] = [earlier.split('/'), later.split('/')];
  return (
    earlier !== later &&
    first.length === second.length &&
    first.every((segment, place) => segment.startsWith('{') || segment === second[place])
  );
}

it('Every path is below /api, in kebab-case', () => {
  expect(
    operations
      .map(({ route }) => route.path)
      .filter((address) => !/^\/api(\/([a-z0-9]+(-[a-z0-9]+)*(\.json)?|\{[a-zA-Z]+\}))+$/.test(address)),
  ).toEqual([]);
});

// What describes the API to people, and the renewal that the transport itself makes.
const spellPaths = ['functions/features/description/', 'web/api/call.ts'];

it('The contract is the one table of paths, of which functions and pages spell none a second time (API-08)', () => {
  const spelling = [...filesMatching('functions/**/*.{ts,tsx}'), ...filesMatching('web/**/*.{ts,tsx}')].filter(
    ({ path: file, text }) => /['"`]\/api\//.test(text) && !spellPaths.some((known) => file.startsWith(known)),
  );
  expect(spelling.map(({ path: file }) => file)).toEqual([]);
});
