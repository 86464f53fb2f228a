import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
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

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scripts = Object.entries((JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }).scripts);

describe('The commands of the documents', () => {
  const named = (text: string) =>
    Array.from(
      text.matchAll(/npm (?:run (?:-s |--silent )?([\w:-]+)|(start|test)\b)/g),
      ([, run, short]) => run ?? short,
    );

  it('are scripts of package.json', () => {
    const known = new Set(scripts.map(([name]) => name));
    const unknown = filesMatching(...documents).flatMap(({ path: file, text }) =>
      named(text.replace(/\s+/g, ' ')).flatMap((name) => (name && known.has(name) ? [] : [`${file}: npm run ${name}`])),
    );
    expect(unknown).toEqual([]);
  });

  // A script that neither a document nor another script runs is known to nobody.
  it('are all that package.json has, but for what these run in turn', () => {
    const users = filesMatching(...documents, '.ci/run', 'infra/**/*.{ts,mjs}', 'cdk.json').map(({ text }) => text);
    const used = new Set([...users, ...scripts.map(([, command]) => command)].flatMap((text) => named(text)));
    expect(scripts.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
  });
});

describe('DECISIONS.md', () => {
  const text = textOf('DECISIONS.md');
  const areas = Array.from(text.matchAll(/^## (.+)$/gm), ([, name = '']) => name);
  const entries = text.split(/^### /m).slice(1);

  it('links every area from its beginning', () => {
    const anchor = (name: string) => name.toLowerCase().replaceAll(' ', '-');
    const linked = Array.from(text.matchAll(/^- \[(.+)\]\(#(.+?)\)/gm), ([, name, target]) => `${name} ${target}`);
    expect(linked).toEqual(areas.map((name) => `${name} ${anchor(name)}`));
  });

  it('dates every decision once, under a heading of its own', () => {
    const undated = entries.filter((entry) => !/\(20\d\d-\d\d-\d\d\)$/.test(entry.split('\n## ')[0]?.trim() ?? ''));
    expect(undated).toEqual([]);
    const headings = entries.map((entry) => entry.split('\n')[0]);
    expect(headings.filter((heading, at) => headings.indexOf(heading) !== at)).toEqual([]);
  });

  it('has the heading of every decision that code names', () => {
    const broken = filesMatching(`{${rooms.join(',')}}/**/*.{ts,tsx,css,mjs}`)
      .filter((file) => file.path !== 'test/house/documents.test.ts')
      .flatMap((file) =>
        Array.from(file.text.matchAll(/DECISIONS\.md, '([^']+)'/g), ([, heading = '']) => heading)
          .filter((heading) => !text.includes(`### ${heading}\n`))
          .map((heading) => `${file.path} names ${heading}`),
      );
    expect(broken).toEqual([]);
  });

  it('and the page for contributors stay short enough to be read', () => {
    expect(text.length).toBeLessThan(50 * 1024);
    expect(textOf('CONTRIBUTING.md').length).toBeLessThan(10 * 1024);
  });
});

it('The search that README.md names finds an operation in every room', () => {
  const [, word = '', places = ''] = /`grep -rlw (\w+) ([\w ]+)`/.exec(textOf('README.md')) ?? [];
  const found = filesMatching(`{${rooms.join(',')}}/**/*.{ts,tsx}`).filter(({ text }) =>
    new RegExp(`\\b${word}\\b`).test(text),
  );
  const roomsFound = new Set(found.map(({ path: file }) => file.split('/')[0]));
  expect(places.split(' ').filter((room) => !roomsFound.has(room))).toEqual([]);
  expect(word).not.toBe('');
});
