import { expect, it } from 'vitest';
import { filesMatching, sourceFiles, withoutComments, type SourceFile } from './tree.ts';

function lines(files: SourceFile[], pattern: RegExp, look: (text: string) => string = withoutComments): string[] {
  return files.flatMap(({ path, text }) =>
    look(text)
      .split('\n')
      .flatMap((line, place) => (pattern.test(line) ? [`${path}:${place + 1} ${line.trim()}`] : [])),
  );
}
const asIs = (text: string) => text;
// This folder names the words that it looks for.
const elsewhere = sourceFiles().filter(({ path }) => !path.startsWith('test/house/'));

// A test that is skipped is forgotten, and one that is singled out hides the others.
it('No test is skipped, singled out or left for later', () => {
  expect(
    lines(
      elsewhere.filter(({ path }) => /(^|\/)test\//.test(path)),
      /\b(it|test|describe|suite)(\.\w+)*\.(skip|only|todo|fails)\b|\b(xit|fit|xdescribe|fdescribe)\(/,
    ),
  ).toEqual([]);
});

// `any` switches the compiler off for everything it touches; an exception says why beside it.
it('Nothing is of type any unless a comment says why', () => {
  const found = elsewhere.flatMap(({ path, text }) => {
    const rows = text.split('\n');
    return withoutComments(text)
      .split('\n')
      .flatMap((line, place) => {
        const isAny = /(:|\bas|<|\||,)\s*any\b(?!\s*:)/.test(line.replace(/'[^']*'|`[^`]*`|"[^"]*"/g, ''));
        return isAny && !/no-explicit-any -- \S/.test(`${rows[place - 1]}${rows[place]}`)
          ? [`${path}:${place + 1} ${line.trim()}`]
          : [];
      });
  });
  expect(found).toEqual([]);
});

it('No compiler error is silenced', () => {
  expect(lines(elsewhere, /@ts-(ignore|nocheck|expect-error)/, asIs)).toEqual([]);
});

it('No lint rule is switched off without a reason', () => {
  expect(lines(elsewhere, /(oxlint|eslint)-disable(?!.* -- \S)/, asIs)).toEqual([]);
});

it('Nothing is left for later', () => {
  expect(lines(elsewhere, /\b(TODO|FIXME|HACK|XXX)\b/, asIs)).toEqual([]);
});

// The whole of zod's namespace is imported, because `{ z }` brings every language of its messages: 386 KB.
it('zod is imported as a namespace', () => {
  expect(lines(elsewhere, /import (?!\* as z |type \* as z )[^;]*from 'zod'/)).toEqual([]);
});

// The laptop is a package of its own and imports nothing of the product.
it('A day in milliseconds is written once', () => {
  const written = lines(
    sourceFiles('shared', 'events', 'functions', 'infra', 'web').filter(
      ({ path }) => !path.startsWith('infra/laptop/'),
    ),
    /\b86_?400_?000\b|24 \* 60 \* 60 \* 1_?000/,
  );
  expect(written).toEqual(['shared/constants/time.ts:2 export const oneDay = 86_400_000;']);
});

// `signed` is the word of the wire and the table for an open job; events show in their examples what is on the wire.
it('The stored word for an open job is written once', () => {
  const written = lines(sourceFiles('shared', 'functions', 'web'), /['"]signed['"]|\bsigned:/);
  expect(written).toEqual(["shared/constants/job.ts:2 export const openStatus = 'signed' as const;"]);
});

// A laptop and AWS run the same code; only endpoints differ.
it('No function asks whether it is local', () => {
  expect(lines(sourceFiles('functions', 'shared', 'events'), /=== 'local'|isLocal|IS_LOCAL|STAGE_NAME/)).toEqual([]);
});

it('Default exports are only where a tool asks for them', () => {
  const configs = new Set(['vite.config.ts', 'vitest.config.ts', 'infra/tools/test-reporter.ts']);
  expect(
    lines(
      elsewhere.filter(({ path }) => !configs.has(path)),
      /^export default\b/,
    ),
  ).toEqual([]);
});

it('No file names a folder on a developer’s machine', () => {
  expect(
    lines(
      [...elsewhere, ...filesMatching('*.md', 'infra/*.md', '.ci/*', '*.json')].filter(
        ({ path }) => path !== 'package-lock.json',
      ),
      /(^|[\s'"`(=])\/(work|home|Users|root)\/[a-z]/,
      asIs,
    ),
  ).toEqual([]);
});

// Foreign grammar that readers stop at; the glossary in CONTRIBUTING.md has the words to use instead.
const misleading = [
  /\banew\b/,
  /\bunless told\b/,
  /\b(somebody|someone) else['’]s\b/,
  /\btells\b/,
  /\bstands (in|under|beside)\b/,
  /\blies (in|under)\b/,
  /\bgoes on with\b/,
  /\banswers (with|the|that|how|whether|false|true|undefined)\b/,
  /\bhears of\b/,
  /\bwhoever\b/,
];
// Right where they are: geometry, not storage.
const plainAfterAll = ['Whether an IPv4 address lies in a block such as `10.0.0.0/24`.'];

// The demo world's prose and the glossary itself may use any word.
it('finished rooms and documents use the plain words of the glossary', () => {
  const finished = [
    ...sourceFiles('shared', 'events', 'functions', 'infra').filter(
      ({ path }) => !/^(functions\/features\/lookups|infra\/demo-world)\/data\//.test(path),
    ),
    ...filesMatching('README.md', 'DECISIONS.md', 'NOTICE', 'infra/*.md'),
  ];
  const found = finished.flatMap(({ path, text }) => {
    // Wrapped comments are read as one line.
    const prose = plainAfterAll.reduce(
      (all, one) => all.replaceAll(one, ''),
      text.replace(/\n\s*(\*|\/\/)?[ ]?/g, ' '),
    );
    return misleading.flatMap((phrase) => {
      const match = new RegExp(phrase, 'i').exec(prose);
      return match ? [`${path}: ${prose.slice(Math.max(0, match.index - 40), match.index + 60)}`] : [];
    });
  });
  expect(found).toEqual([]);
});
