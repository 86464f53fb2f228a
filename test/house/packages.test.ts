import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesMatching, root, withoutComments } from './tree.ts';

// Only listed packages are pinned, checked for their licence and kept when the package that brought them along goes.
interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}
const manifestIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
const house = manifestIn('.');
const { workspaces = [] } = house;

// What nothing imports although it is needed, and by whom.
const needed: Record<string, string> = {
  jsdom: 'the environment that component tests name in a comment',
  '@types/node': 'the types of node:*',
  'aws-cdk': 'runs cdk synth and cdk deploy',
  constructs: 'aws-cdk-lib wants it beside itself',
  typescript: 'runs tsc',
  '@stryker-mutator/core': 'tries mutants for npm run mutants, which starts it by its path',
  '@stryker-mutator/vitest-runner': 'the plugin by which mutants are tried with our tests',
  '@tesseract.js-data/eng': 'the English that the local text recognition loads by its path',
};

const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isOwn = (name: string) => /^(shared|events|functions|web|infra|test)\//.test(name) || name.startsWith('.');
const files = filesMatching('*.config.ts', '{shared,events,functions,infra,web,test}/**/*.{ts,tsx,mjs,css}').map(
  (file) => ({ ...file, code: withoutComments(file.text) }),
);
const workspaceOf = (file: string) => workspaces.find((folder) => file.startsWith(`${folder}/`)) ?? '.';
// What users of a package run; its tests and examples are for its developers.
const isForUsers = (file: string) =>
  workspaceOf(file) === '.'
    ? /^(shared|events|functions|web)\//.test(file)
    : !/^\/(test|example)\//.test(file.slice(workspaceOf(file).length));

/** The packages that a file imports, also in the ways that are not statements: `require`, CSS and code in a string. */
function packagesOf({ path: file, code, imports }: (typeof files)[number]): string[] {
  const others = file.endsWith('.css')
    ? code.matchAll(/@import (?:url\()?['"]([^'"]+)['"]/g)
    : code.matchAll(/\b(?:require|load|resolve)\('([\w@][\w./@-]*)'\)/g);
  return [...imports, ...Array.from(others, ([, name]) => name ?? '')]
    .filter((name) => /^[a-z@]/.test(name) && !name.startsWith('node:') && !isOwn(name))
    .map(packageOf);
}

const imported = (of: typeof files) => new Set(of.flatMap(packagesOf));
const typesOf = (name: string) => `@types/${name.replace(/^@(.*)\//, '$1__')}`;

describe.each(['.', ...workspaces])('In the package %s', (folder) => {
  const { name: self, dependencies, devDependencies = {}, scripts = {} } = manifestIn(folder);
  const listed = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
  const own = files.filter(({ path: file }) => workspaceOf(file) === folder);
  const used = imported(own);
  const commands = Object.values(scripts).flatMap((script) => script.split(/[\s&]+/));
  const isUsed = (name: string) =>
    used.has(name) || commands.includes(name) || [...used].some((one) => typesOf(one) === name);

  it('every imported package is listed; the tools of the whole house are listed once', () => {
    const known = [self, ...listed, ...Object.keys(house.devDependencies ?? {})];
    expect([...used].filter((name) => !known.includes(name) && !known.includes(typesOf(name)))).toEqual([]);
  });

  it('every listed package is imported, run by a script or needed for a named reason', () => {
    expect(listed.filter((name) => !isUsed(name) && !(name in needed))).toEqual([]);
  });

  it('what users run needs dependencies, and everything else is a development dependency', () => {
    const forUsers = imported(own.filter(({ path: file }) => isForUsers(file)));
    expect([...forUsers].filter((name) => name in devDependencies)).toEqual([]);
    expect(Object.keys(dependencies).filter((name) => !forUsers.has(name) && !(name in needed))).toEqual([]);
  });

  it('a package has the version that the house has', () => {
    const versions = { ...house.dependencies, ...house.devDependencies };
    const others = Object.entries({ ...dependencies, ...devDependencies });
    expect(others.filter(([name, version]) => (versions[name] ?? version) !== version)).toEqual([]);
  });
});

it('No named reason outlives its need', () => {
  const manifests = ['.', ...workspaces].map(manifestIn);
  const listed = manifests.flatMap((one) => Object.keys({ ...one.dependencies, ...one.devDependencies }));
  expect(Object.keys(needed).filter((name) => !listed.includes(name))).toEqual([]);
});
