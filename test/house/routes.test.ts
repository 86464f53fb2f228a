import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { filesMatching, kebab } from './tree.ts';

// The contract is the only list of routes. A route without handler responds with 404 in production; a handler without
// route is dead.
const operations = Object.entries(contract).flatMap(([feature, routes]) =>
  Object.entries<RouteDefinition>(routes).map(([name, route]) => ({
    feature,
    name,
    route,
    file: `${kebab(name)}.handler.ts`,
  })),
);
const handlerFiles = filesMatching('functions/**/*.handler.ts').map(({ path: file, text }) => ({
  path: file,
  text,
  feature: file.split('/')[2] ?? '',
  name: path.basename(file),
}));

describe('Each route has one handler', () => {
  it.each(Object.keys(contract))('in %s', (feature) => {
    const wanted = operations.filter((operation) => operation.feature === feature);
    const missing = wanted.filter(
      ({ file, name }) =>
        !handlerFiles.some(
          (handler) =>
            handler.feature === feature &&
            handler.name === file &&
            handler.text.includes(`export const ${name}Handler`),
        ),
    );
    expect(missing.map(({ file }) => file)).toEqual([]);
    const entry = filesMatching(`functions/features/${feature}/${feature}.http.ts`)[0]?.text ?? '';
    expect(
      wanted
        .filter(({ name }) => !entry.includes(`${name}Handler`))
        .map(({ name }) => `${feature}.http.ts does not list ${name}`),
    ).toEqual([]);
  });

  it('and each handler one route', () => {
    expect(
      handlerFiles
        .filter(
          ({ feature, name }) =>
            !operations.some((operation) => operation.feature === feature && operation.file === name),
        )
        .map((handler) => handler.path),
    ).toEqual([]);
  });
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
it('Literal paths precede {id}', () => {
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
