import { parseAst } from 'vite';
import type { SourceFile } from './tree.ts';

/** A node of the syntax tree, as far as it is read here (ESTree, https://github.com/estree/estree). */
export interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

/** A write to the single table as code spells it: an object literal of `Write` (functions/platform/table/write.ts). */
export interface FoundWrite {
  at: string;
  /** Names out of functions/platform/table/keys.ts that make the item's key; empty where the code does not show them. */
  items: string[];
}

const verbs = new Set(['put', 'update', 'remove', 'check']);
const parts = new Set([...verbs, 'set', 'add', 'when', 'refusal', 'missing']);

/** The syntax tree of a TypeScript file. */
export function treeOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): Node {
  return parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
}

/** Every node below this one, itself included. */
export function* nodesOf(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const part of node) yield* nodesOf(part);
  else if (isNode(node)) {
    yield node;
    for (const part of Object.values(node)) if (typeof part === 'object') yield* nodesOf(part);
  }
}

/** The names out of functions/platform/table/keys.ts whose keys make an item: those with a partition and a sort key. */
export function keyNamesOf(keyPage: Pick<SourceFile, 'path' | 'text'>): string[] {
  const declared = [...nodesOf(treeOf(keyPage))].flatMap(declaration).find(({ name }) => name === 'keys');
  const page = [...nodesOf(declared?.value)].find(({ type }) => type === 'ObjectExpression');
  return ((page?.properties ?? []) as Node[]).flatMap(({ key, value }) => {
    const makesItem = [...nodesOf(value)].some(
      ({ type, callee }) => type === 'CallExpression' && nameOf(callee) === 'item',
    );
    return makesItem ? (nameOf(key) ?? []) : [];
  });
}

/** Every write that the file spells out, with the items it writes; `itemKeys` are the keys that make an item. */
export function writesIn(file: Pick<SourceFile, 'path' | 'text'>, itemKeys: ReadonlySet<string>): FoundWrite[] {
  const nodes = [...nodesOf(treeOf(file))];
  const declared = new Map<string, Node[]>();
  for (const { name, value } of nodes.flatMap(declaration)) declared.set(name, [...(declared.get(name) ?? []), value]);
  return nodes.flatMap((node) => {
    const written = writtenBy(node) ?? keyOfKind(node);
    if (!written) return [];
    const items = keysIn(written, declared, itemKeys);
    if (node.type === 'Property' && items.length === 0) return [];
    const line = file.text.slice(0, node.start).split('\n').length;
    return [{ at: `${file.path}:${line}`, items }];
  });
}

// What a literal of `Write` puts, updates, removes or checks; undefined for any other node.
function writtenBy(node: Node): Node | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const properties = (node.properties as Node[]).filter(({ type }) => type === 'Property');
  const names = properties.map(({ key }) => (key as Node).name as string);
  const found = properties.find((_, place) => verbs.has(names[place] ?? ''));
  const value = found?.value as Node | undefined;
  return value && names.every((name) => parts.has(name)) && !/Function|^Literal$|^Array/.test(value.type)
    ? value
    : undefined;
}

// A kind of invitation hands its keys to functions/records/mailed-invitation.ts, which writes for all kinds.
function keyOfKind(node: Node): Node | undefined {
  return node.type === 'Property' && ['key', 'claim'].includes(nameOf(node.key) ?? '')
    ? (node.value as Node)
    : undefined;
}

// The item keys that an expression comes to; names and local functions are followed through the file.
function keysIn(expression: Node, declared: Map<string, Node[]>, itemKeys: ReadonlySet<string>): string[] {
  const seen = new Set<string>();
  const all = (nodes: unknown[]): string[] => [...new Set(nodes.flatMap((node) => (isNode(node) ? keysOf(node) : [])))];

  function keysOf(node: Node): string[] {
    const entity = keyNamed(node);
    if (entity !== undefined) return itemKeys.has(entity) ? [entity] : [];
    switch (node.type) {
      case 'Identifier':
        return following(node.name as string);
      case 'CallExpression':
        return keysOf(node.callee as Node);
      case 'MemberExpression':
        return keysOf(node.object as Node);
      case 'ArrowFunctionExpression':
        return keysOf(node.body as Node);
      case 'BlockStatement':
        return all([...nodesOf(node)].flatMap(({ type, argument }) => (type === 'ReturnStatement' ? argument : [])));
      case 'ConditionalExpression':
        return all([node.consequent, node.alternate]);
      case 'ArrayExpression':
        return all(node.elements as unknown[]);
      case 'ObjectExpression':
        return keysOfObject(
          (node.properties as Node[]).flatMap(({ type, argument }) =>
            type === 'SpreadElement' ? argument : [],
          ) as Node[],
        );
      default:
        return isNode(node.expression) ? keysOf(node.expression) : [];
    }
  }

  // Where a key is spread into the item itself, other things spread into it are its facts.
  function keysOfObject(spread: Node[]): string[] {
    const own = spread.filter((node) => itemKeys.has(keyNamed(node) ?? ''));
    return all(own.length > 0 ? own : spread);
  }

  function following(name: string): string[] {
    if (seen.has(name)) return [];
    seen.add(name);
    return all(declared.get(name) ?? []);
  }

  return keysOf(expression);
}

// The entity of `keys.entity(…)` or `keys.entity`.
function keyNamed(node: Node): string | undefined {
  const member = node.type === 'CallExpression' ? (node.callee as Node) : node;
  return member.type === 'MemberExpression' && nameOf(member.object) === 'keys' ? nameOf(member.property) : undefined;
}

function declaration(node: Node): { name: string; value: Node }[] {
  const name = nameOf(node.id);
  if (name === undefined) return [];
  if (node.type === 'VariableDeclarator' && isNode(node.init)) return [{ name, value: node.init }];
  return node.type === 'FunctionDeclaration' && isNode(node.body) ? [{ name, value: node.body }] : [];
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? (node.name as string) : undefined;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
