import { expect, it } from 'vitest';
import { filesMatching } from './tree.ts';

// A file that needs scrolling for its parts hides two files. Data and generated files are read differently.
const limit = 300;
const excepted: Record<string, string> = {
  'functions/platform/table/keys.ts': 'every key of the table on one page',
};
// Tests are tables that grow long without growing hard to read; demo data is data.
const longer: [RegExp, number][] = [
  [/(^|\/)test\//, 360],
  [/^infra\/demo-world\/data\//, Infinity],
];
const limitOf = (path: string) => longer.find(([pattern]) => pattern.test(path))?.[1] ?? limit;
const written = filesMatching('{shared,events,functions,infra,web,test}/**/*.{ts,tsx,css,mjs}');
const lengthOf = (text: string) => text.trimEnd().split('\n').length;

it(`No hand-written file is longer than ${limit} lines, a test 360`, () => {
  const long = written.filter(({ path, text }) => lengthOf(text) > limitOf(path) && !(path in excepted));
  expect(long.map(({ path, text }) => `${path} ${lengthOf(text)}`)).toEqual([]);
});

it('No exception outlives its file or its need', () => {
  const needed = new Set(written.filter(({ path, text }) => lengthOf(text) > limitOf(path)).map(({ path }) => path));
  expect(Object.keys(excepted).filter((path) => !needed.has(path))).toEqual([]);
});

it('Half of the files have at most 90 lines', () => {
  const lengths = written.map(({ text }) => lengthOf(text)).toSorted((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(90);
});

// Long lines hide as much as long files. The formatter breaks code at 120 columns but leaves literals whole, so a line
// may be longer only by the text of a string; the regular expressions and markup that remain are counted. What a page
// reads is a string over several lines.
it('No line of code is longer than 140 characters, apart from the text of a string', () => {
  const data = /^infra\/demo-world\/data\/|^functions\/features\/lookups\/data\/|\.css$/;
  const withoutStrings = (line: string) => line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g, "''");
  const isText = (line: string) =>
    !/[`'"]/.test(withoutStrings(line).replaceAll("''", '')) && withoutStrings(line).length <= 140;
  const withoutSnapshots = (text: string) =>
    text.replace(/toMatchInlineSnapshot\(`[^`]*`/g, (snapshot) => '\n'.repeat(snapshot.split('\n').length - 1));
  const long = written
    .filter(({ path }) => !data.test(path))
    .flatMap(({ path, text }) =>
      withoutSnapshots(text)
        .split('\n')
        .flatMap((line, at) => (line.length > 140 && !isText(line) ? [`${path}:${at + 1} ${line.length}`] : [])),
    );
  expect(long).toEqual([]);
});
