import { expect, it } from 'vitest';
import { saysWhatItHolds, sourceFiles, type SourceFile } from './tree.ts';

/**
 * The groups of files that import each other, straight or through others, type-only imports included: strongly
 * connected components of more than one file (Tarjan, https://doi.org/10.1137/0201010).
 */
function circlesIn(files: readonly Pick<SourceFile, 'path' | 'imports'>[]): string[][] {
  const importsOf = new Map(files.map(({ path, imports }) => [path, imports]));
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(file: string): number {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const name of importsOf.get(file) ?? []) {
      if (!importsOf.has(name)) continue;
      if (name === file) circles.push([file]);
      const reached = order.has(name) ? (open.includes(name) ? (order.get(name) as number) : own) : visit(name);
      lowest.set(file, Math.min(lowest.get(file) as number, reached));
    }
    if (lowest.get(file) === own) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return lowest.get(file) as number;
  }

  for (const { path } of files) if (!order.has(path)) visit(path);
  return circles;
}

// A circle can only be understood, tested and changed as a whole; a third file that both import opens it.
it('No file imports itself through others', () => {
  const files = sourceFiles().map(({ path, imports }) => ({
    path,
    imports: imports.filter((name) => !saysWhatItHolds(path, name)),
  }));
  expect(circlesIn(files)).toEqual([]);
});

it('A circle through three files is found, and a file that two others import is none', () => {
  const file = (path: string, ...imports: string[]) => ({ path, imports });
  expect(
    circlesIn([file('a', 'b', 'zod'), file('b', 'c', 'd'), file('c', 'a', 'd'), file('d'), file('e', 'a', 'd')]),
  ).toEqual([['a', 'b', 'c']]);
});
