import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesMatching, root, rooms } from './tree.ts';

const documents = globSync(['*.md', `{${rooms.join(',')}}/**/*.md`], { cwd: root });

// A reference that nobody can open is worse than none.
it('every document that code or another document names is in the repository', () => {
  const missing = filesMatching(...documents, `{${rooms.join(',')}}/**/*.{ts,tsx,css,mjs}`).flatMap((file) =>
    Array.from(file.text.matchAll(/[\w./-]*\w\.md\b/g), ([name]) => path.basename(name))
      .filter((name) => !documents.some((known) => path.basename(known) === name))
      .map((name) => `${file.path} names ${name}`),
  );
  expect(missing).toEqual([]);
});
