import path from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching, sourceFiles } from './tree.ts';

// Whoever changes a file finds its tests under the same folder.
it('Every test of a room is in the folder of what it proves', () => {
  const folders = new Set(
    sourceFiles('shared', 'events', 'functions', 'infra', 'web').flatMap((file) => {
      const names = path.posix.dirname(file.path).split('/');
      return names.map((_, depth) => names.slice(0, depth + 1).join('/'));
    }),
  );
  // A package has its tests with it.
  const tests = [
    ...filesMatching('test/{shared,events,functions,infra,web}/**/*.{test,conformance}.{ts,tsx}'),
    ...filesMatching('{functions/search/engine,infra/laptop}/test/**/*.{test,conformance}.ts'),
  ];
  expect(tests.length).toBeGreaterThan(300);
  const provedBy = (file: string) => path.posix.dirname(file).replace(/^test\/|(?<=\/(engine|laptop))\/test/, '');
  expect(tests.map((file) => file.path).filter((file) => !folders.has(provedBy(file)))).toEqual([]);
});
