import { expect, it } from 'vitest';
import { filesMatching } from './tree.ts';

// A file that needs scrolling for its parts hides two files. Data, generated files and examples are read differently.
const limit = 300;
const excepted: Record<string, string> = {
};
const written = filesMatching('{shared,events,functions,infra,web,test}/**/*.{ts,tsx,css,mjs}').filter(({ path }) => !path.endsWith('.examples.ts'));
const lengthOf = (text: string) => text.trimEnd().split('\n').length;

it(`no hand-written file is longer than ${limit} lines`, () => {
  const long = written.filter(({ path, text }) => lengthOf(text) > limit && !(path in excepted));
  expect(long.map(({ path, text }) => `${path} ${lengthOf(text)}`)).toEqual([]);
});

it('no exception outlives its file or its need', () => {
  const needed = new Set(written.filter(({ text }) => lengthOf(text) > limit).map(({ path }) => path));
  expect(Object.keys(excepted).filter((path) => !needed.has(path))).toEqual([]);
});

it('half of the files have at most 90 lines', () => {
  const lengths = written.map(({ text }) => lengthOf(text)).toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(90);
});

// Long lines hide as much as long files.
it('no line of code is longer than 280 characters', () => {
  const prose = /^infra\/local\/world\/material\/|^test\/functions\/search\/vocabulary\.ts$|^functions\/lookups\/data\/|\.examples\.ts$|\.css$/;
  const long = written.filter(({ path }) => !prose.test(path)).flatMap(({ path, text }) => text.split('\n').flatMap((line, place) => (line.length > 280 ? [`${path}:${place + 1} ${line.length}`] : [])));
  expect(long).toEqual([]);
});
