import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments } from './tree.ts';

// A key that is spelled twice is one that will be renamed once: then a list stays stale, and no test of either place
// notices. So the word that a key begins with is in one file, and the others import the key.
const files = sourceFiles('web').map(({ path, text, imports }) => ({
  path,
  code: withoutComments(text),
  isAboutQueries: imports.includes('@tanstack/react-query') || /\/(queries|query-keys)\//.test(path),
}));
const words = new Set(
  files
    .filter(({ isAboutQueries }) => isAboutQueries)
    .flatMap(({ code }) => [
      ...code.matchAll(/(?:\w*[kK]ey|\ball)\s*[:=]\s*\[\s*'([^']+)'/g),
      ...code.matchAll(/Quer(?:y|ies)(?:Data|Defaults)(?:<.+?>)?\(\s*\[\s*'([^']+)'/g),
    ])
    .map(([, word]) => word ?? ''),
);

describe('The first word of a query key is in one file', () => {
  it('and there are such words', () => {
    expect(words.size).toBeGreaterThan(15);
  });

  it.each([...words])('%s', (word) => {
    const places = files.filter(
      ({ isAboutQueries, code }) =>
        isAboutQueries && new RegExp(String.raw`(?<!\bapi)\[\s*'${word}'\s*[,\]]`).test(code),
    );
    expect(places.map(({ path }) => path)).toHaveLength(1);
  });
});
