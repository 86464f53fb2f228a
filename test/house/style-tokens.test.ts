import { expect, it } from 'vitest';
import { filesMatching } from './tree.ts';

// A declaration with a token that does not exist is dropped whole: the border, or the space, is silently not there.
it('Every style names only tokens that exist', () => {
  const files = filesMatching('web/**/*.{css,ts,tsx}');
  const defined = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name)),
  );
  const missing = files.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) => (defined.has(name) ? [] : [`${path}: ${name}`])),
  );
  expect(defined.size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});
