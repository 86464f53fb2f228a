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
  const tests = filesMatching('test/{shared,events,functions,infra,web}/**/*.{test,conformance}.{ts,tsx}');
  expect(tests.length).toBeGreaterThan(300);
  expect(
    tests.map((file) => file.path).filter((file) => !folders.has(path.posix.dirname(file).slice('test/'.length))),
  ).toEqual([]);
});
