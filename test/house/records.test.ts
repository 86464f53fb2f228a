import { describe, expect, it } from 'vitest';
import { keys } from '../../functions/platform/table/keys.ts';
import { keyPage, sourceFiles, type SourceFile } from './tree.ts';
import { keyNamesOf, type Node, nodesOf, treeOf, writesIn } from './stored-writes.ts';

// Every entity has one owner: a file that holds its shape, its guards and every write of it. Otherwise a new field, or a
// new guard, is forgotten in one of the copies.
const itemKeys = new Set(
  sourceFiles('functions/platform/table')
    .filter(({ path }) => path === keyPage)
    .flatMap(keyNamesOf),
);
const isOwner = (path: string) =>
  /^functions\/(records\/|domain\/|platform\/table\/(outbox|repeatable-request)\.ts$)/.test(path);
const backend = sourceFiles('functions', 'infra/demo-world');
const written = backend.flatMap((file) => writesIn(file, itemKeys).map((write) => ({ ...write, path: file.path })));

/** Files that write items of whatever entity, each with the reason. */
const anyEntity: Record<string, string> = {
  'functions/records/erased-item.ts': 'erasure deletes and changes whatever names a person',
  'functions/domain/mail/returned-mail.ts': 'says of whatever was mailed to an address that mail does not reach it',
  'functions/domain/people/person-copy.ts': 'renews the name and picture of a person wherever they are copied',
  'functions/records/mailed-invitation.ts': 'is given its keys by the three kinds of invitation',
};

describe('An entity of the table', () => {
  it('is written in functions/records only', () => {
    expect(written.filter(({ path }) => !isOwner(path)).map(({ at }) => at)).toEqual([]);
  });

  it('is written in one file', () => {
    const owners = [...itemKeys].map((entity) => ({
      entity,
      files: [...new Set(written.filter(({ items }) => items.includes(entity)).map(({ path }) => path))],
    }));
    expect(owners.filter(({ files }) => files.length !== 1)).toEqual([]);
  });

  it('is named by its write, except where any entity is written', () => {
    const unnamed = written.filter(({ path, items }) => isOwner(path) && items.length === 0 && !(path in anyEntity));
    expect(unnamed.map(({ at }) => at)).toEqual([]);
    expect(Object.keys(anyEntity).filter((path) => !written.some((write) => write.path === path))).toEqual([]);
  });
});

// A record says what is stored and how it is written. What reads one thing after another, or side by side, and decides by
// it is a workflow, and those are in functions/domain.
describe('A record', () => {
  const records = sourceFiles('functions/records');

  it('awaits the table alone, once in a function', () => {
    expect(records.flatMap(workflowsIn)).toEqual([]);
  });

  it('reads nothing side by side', () => {
    const sideBySide = /Promise\.(all|race|any)|\/(in-groups|again)\.ts'/;
    expect(records.filter(({ text }) => sideBySide.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is found out as a workflow by each of these', () => {
    const found = (text: string) => workflowsIn({ path: 'planted.ts', text }).length;
    expect(found('async function a(table) { return (await table.get(k)).x; }')).toBe(0);
    expect(found('async function a(table) { const [[one]] = await readLists(table, [[k]]); return one; }')).toBe(0);
    expect(found('async function a(table) { if (await tryWrite(table.writeOne(w), known)) return; }')).toBe(0);
    expect(found('async function a(table) { await table.get(k); await table.get(l); }')).toBe(1);
    expect(found('async function a(table) { return (await others(table)).x; }')).toBe(1);
    expect(found('async function a(table) { for await (const one of table.all(k)) one; }')).toBe(1);
  });
});

/** The functions of a file that await anything but the table, or the table more than once. */
function workflowsIn(file: Pick<SourceFile, 'path' | 'text'>): string[] {
  const functions = [...nodesOf(treeOf(file))].filter(({ type }) => /Function/.test(type));
  return functions.flatMap((whole) => {
    const awaits = ownNodes(whole).filter(({ type, await: loops }) => type === 'AwaitExpression' || loops === true);
    const isFine = awaits.length === 0 || (awaits.length === 1 && awaits.every(isOfTheTable));
    return isFine ? [] : [`${file.path}:${file.text.slice(0, whole.start).split('\n').length}`];
  });
}

/** The nodes of a function without those of the functions in it. */
function ownNodes(whole: Node): Node[] {
  const inner = new Set<Node>();
  return [...nodesOf(whole.body)].filter((node) => {
    if (inner.has(node)) return false;
    if (/Function/.test(node.type)) for (const one of nodesOf(node)) inner.add(one);
    return true;
  });
}

function isOfTheTable({ argument }: Node): boolean {
  const { callee, arguments: given } = (argument ?? {}) as { callee?: Node; arguments?: Node[] };
  const isTable = (node: unknown) => (node as Node | undefined)?.name === 'table';
  const first = given?.[0];
  return (
    isTable(callee?.object) ||
    (callee?.name === 'readLists' && isTable(first)) ||
    (callee?.name === 'tryWrite' && isTable((first?.callee as Node | undefined)?.object))
  );
}

describe('The reading of writes', () => {
  const found = (text: string) => writesIn({ path: 'planted.ts', text }, itemKeys).map(({ items }) => items);

  it('finds a planted write, whatever its form', () => {
    expect(found('const w = { put: { ...keys.client(1, 2), name } };')).toEqual([['client']]);
    expect(found('const key = keys.points(1); table.writeOne({ update: key, add: { balance: 1 } });')).toEqual([
      ['points'],
    ]);
    expect(found('function item(job) { return { ...job, ...keys.job(job.id) }; } write({ put: item(job) });')).toEqual([
      ['job'],
    ]);
    expect(found('write([{ remove: { pk: item.pk, sk: item.sk } }]);')).toEqual([[]]);
  });

  it('takes no other object for a write', () => {
    expect(found('export const store = { read, update, remove };')).toEqual([]);
    expect(found('const fake = { remove: async () => {} };')).toEqual([]);
  });

  it('knows the keys that make an item', () => {
    expect(itemKeys).toContain('account');
    expect(itemKeys).not.toContain('recruitersOfManager');
    expect([...itemKeys].filter((name) => !(name in keys))).toEqual([]);
    expect([...nodesOf(treeOf({ path: 'a.ts', text: 'a(b)' }))].map(({ type }) => type)).toContain('CallExpression');
  });
});
