import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Capability } from '../../functions/platform/environment.ts';
import { needsOf } from '../../functions/platform/function-needs.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { RouteDefinition } from '../../shared/contract/route.ts';
import { nodesOf, treeOf, type Node } from './stored-writes.ts';
import { root } from './tree.ts';

// What a function's bundle can write is what it may write: a write that no code of it spells is a way in for whoever
// gets hold of the function, and one that is not granted fails, on the laptop too.
const wordOf = {
  put: 'table-put',
  update: 'table-update',
  remove: 'table-delete',
  check: 'table-check',
} as const satisfies Record<string, Capability>;
type Verb = keyof typeof wordOf;
const verbs = Object.keys(wordOf) as Verb[];
const parts = new Set<string>([...verbs, 'set', 'add', 'when', 'refusal', 'missing']);

/** Every literal of `Write` (functions/platform/table/write.ts) in a text: what it does, and with which key. */
function writesIn(text: string): { verb: Verb; key: string }[] {
  return [...nodesOf(treeOf({ path: 'bundle.js', text }))].flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property');
    const names = properties.map(({ key }) => (key as Node).name as string);
    // An update may also remove attributes.
    const verb = (['put', 'update', 'check', 'remove'] as const).find((name) => names.includes(name));
    const value = verb && (properties[names.indexOf(verb)]?.value as Node & { end: number });
    if (!verb || !value || !names.every((name) => parts.has(name))) return [];
    if (/Function|^Literal$|^Array/.test(value.type)) return [];
    return [{ verb, key: text.slice(value.start, value.end) }];
  });
}

const entries = [
  ...globSync('functions/{features/*,platform/*,search}/*.{http,consumer,schedule,stream,socket,s3,ses}.ts', {
    cwd: root,
  }),
  'functions/features/operator/operator.ts',
];
const functionPaths = entries.map((file) => file.split(path.sep).slice(-2).join('/').replace(/\.ts$/, '')).toSorted();

/** The door remembers creating calls in every HTTP function, but only where the contract has some. */
function creates(functionPath: string): boolean {
  const feature = functionPath.split('/')[0] as keyof typeof contract;
  return Object.values<RouteDefinition>(contract[feature] ?? {}).some((route) => route.creates);
}

describe('The table grants of a function (functions/platform/function-needs.ts)', () => {
  let writes: Map<string, Capability[]>;

  beforeAll(async () => {
    const { outputFiles } = await build({
      entryPoints: entries,
      absWorkingDir: root,
      bundle: true,
      write: false,
      format: 'esm',
      platform: 'node',
      packages: 'external',
      outdir: '/',
      outbase: 'functions',
      treeShaking: true,
      minifySyntax: true,
      logLevel: 'error',
    });
    writes = new Map(
      outputFiles.map(({ path: file, text }) => {
        const functionPath = file.replace(/^.*?([\w-]+\/[\w.-]+)\.js$/, '$1');
        const found = writesIn(text).filter(({ key }) => creates(functionPath) || !key.includes('requestKey('));
        return [functionPath, [...new Set(found.map(({ verb }) => wordOf[verb]))].toSorted()];
      }),
    );
  }, 240_000);

  it.each(functionPaths)('let %s write as its code does, and no other way', (functionPath) => {
    const granted = needsOf(functionPath).filter((word) => Object.values<string>(wordOf).includes(word));
    expect([...new Set(granted)].toSorted(), 'name these words in functions/platform/function-needs.ts').toEqual(
      writes.get(functionPath),
    );
  });

  it('are found in a planted write, whatever its form', () => {
    expect(
      writesIn(
        'w([{ remove: keys.a(1) }, { put: { ...k, x } , when: isNew }, { update: k, remove: ["a"] }, { check: k, when }]); const no = { remove: async () => {} };',
      ).map(({ verb }) => verb),
    ).toEqual(['remove', 'put', 'update', 'check']);
  });
});
