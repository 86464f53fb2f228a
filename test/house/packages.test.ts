import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching, root, withoutComments } from './tree.ts';

// Only listed packages are pinned, checked for their licence and kept when the package that brought them along goes.
interface Package {
  workspaces?: string[];
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  scripts: Record<string, string>;
}
const packageIn = (folder: string) =>
  JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Package;
const { workspaces = [], scripts, ...own } = packageIn('.');
const all = [own, ...workspaces.map(packageIn)];
const dependencies = Object.assign({}, ...all.map((one) => one.dependencies)) as Record<string, string>;
const devDependencies = Object.assign({}, ...all.map((one) => one.devDependencies)) as Record<string, string>;
const listed = [...Object.keys(dependencies), ...Object.keys(devDependencies)];

// What nothing imports although it is needed, and by whom.
const needed: Record<string, string> = {
  jsdom: 'the environment that component tests name in a comment',
  '@types/node': 'the types of node:*',
  'aws-cdk': 'runs cdk synth and cdk deploy',
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

/** The packages that a file imports, also in the ways that are not statements: `require`, CSS and code in a string. */
function packagesOf({ path: file, code, imports }: (typeof files)[number]): string[] {
  const others = file.endsWith('.css')
    ? code.matchAll(/@import (?:url\()?['"]([^'"]+)['"]/g)
    : code.matchAll(/\b(?:require|load|resolve)\('([\w@][\w./@-]*)'\)/g);
  return [...imports, ...Array.from(others, ([, name]) => name ?? '')]
    .filter((name) => /^[a-z@]/.test(name) && !name.startsWith('node:') && !isOwn(name))
    .map(packageOf);
}

const isProduct = (file: string) => /^(shared|events|functions|web)\//.test(file) && !file.includes('/test/');
const imported = (of: typeof files) => new Set(of.flatMap(packagesOf));
const typesOf = (name: string) => `@types/${name.replace(/^@(.*)\//, '$1__')}`;
const used = imported(files);
const commands = Object.values(scripts).flatMap((script) => script.split(/[\s&]+/));
const isUsed = (name: string) =>
  used.has(name) || commands.includes(name) || [...used].some((one) => typesOf(one) === name);

it('Every imported package is listed in package.json', () => {
  const missing = [...used].filter((name) => !listed.includes(name) && !listed.includes(typesOf(name)));
  expect(missing).toEqual([]);
});

it('Every listed package is imported, run by a script or needed for a named reason', () => {
  expect(listed.filter((name) => !isUsed(name) && !(name in needed))).toEqual([]);
});

it('No named reason outlives its need', () => {
  expect(Object.keys(needed).filter((name) => !listed.includes(name) || isUsed(name))).toEqual([]);
});

it('What the product imports is a dependency, and everything else a development dependency', () => {
  const ofProduct = imported(files.filter(({ path: file }) => isProduct(file)));
  expect([...ofProduct].filter((name) => name in devDependencies)).toEqual([]);
  expect(Object.keys(dependencies).filter((name) => !ofProduct.has(name) && !(name in needed))).toEqual([]);
});
