import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from './tree.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

// The ids of levels 1 and 2 of OWASP's ASVS 5.0.0; a run names the first and the last.
const levels1And2 = `
1.1.1-2 1.2.1-9 1.3.1-11 1.4.1-3 1.5.1-2 2.1.1-3 2.2.1-3 2.3.1-4 2.4.1 3.2.1-2 3.3.1-4 3.4.1-6 3.5.1-5 3.7.1-2 4.1.1-3 4.2.1 4.3.1-2
4.4.1-4 5.1.1 5.2.1-3 5.3.1-2 5.4.1-3 6.1.1-3 6.2.1-12 6.3.1-4 6.4.1-4 6.5.1-5 6.6.1-3 6.8.1-4 7.1.1-3 7.2.1-4 7.3.1-2 7.4.1-5 7.5.1-2
7.6.1-2 8.1.1-2 8.2.1-3 8.3.1 8.4.1 9.1.1-3 9.2.1-4 10.1.1-2 10.2.1-2 10.3.1-4 10.4.1-11 10.5.1-5 10.6.1-2 10.7.1-3 11.1.1-2 11.2.1-3
11.3.1-3 11.4.1-4 11.5.1 11.6.1 12.1.1-3 12.2.1-2 12.3.1-4 13.1.1 13.2.1-5 13.3.1-2 13.4.1-5 14.1.1-2 14.2.1-4 14.3.1-3 15.1.1-3
15.2.1-3 15.3.1-7 16.1.1 16.2.1-5 16.3.1-4 16.4.1-3 16.5.1-3 17.1.1 17.2.1-4 17.3.1-2`;

/** The ids of a text, runs written out: `1.3.3-4` is 1.3.3 and 1.3.4. */
const idsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(\d+\.\d+)\.(\d+)(?:-(\d+))?/g)).flatMap(([, section, first, last = first]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, more) => `${section}.${Number(first) + more}`),
  );

const rows = read('SECURITY.md')
  .split('\n')
  .filter((line) => /^\| *\d+\.\d+\.\d+/.test(line))
  .map((line) => {
    const [ids = '', , state = '', proof = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim());
    return { ids: idsIn(ids), state, proof };
  });

it('Each item of ASVS levels 1 and 2 is in the table of SECURITY.md once', () => {
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(idsIn(levels1And2).toSorted());
});

it('Each item is proved, built, open, or none of ours', () => {
  expect(rows.filter(({ state }) => !['proved', 'built', 'open', 'none'].includes(state))).toEqual([]);
});

it('What an item is proved by is a test with these words, and what it is built in is a file', () => {
  const wrong = rows.flatMap(({ ids, state, proof }) => {
    if (state !== 'proved' && state !== 'built') return [];
    const [file = '', ...words] = proof.split(':').map((part) => part.trim().replaceAll(/^[`"“]|[`"”]$/g, ''));
    if (!existsSync(path.join(root, file)) || file === '') return [`${ids.join()}: ${file} is no file`];
    const isThere = state === 'built' || read(file).includes(words.join(': '));
    return isThere ? [] : [`${ids.join()}: ${file} has no test “${words.join(': ')}”`];
  });
  expect(wrong).toEqual([]);
});
