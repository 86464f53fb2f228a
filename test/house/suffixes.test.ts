import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles, withoutComments, type SourceFile } from './tree.ts';

// The suffix is the role. A file without one, in a feature, is a rule: it decides from its arguments alone, so a table
// can test it. Steps carry out what several handlers or reactions share, or what one entry leaves to a test.
const rolesOfFiles = [
  'handler',
  'handlers',
  'http',
  'store',
  'steps',
  'consumer',
  'schedule',
  'stream',
  'socket',
  's3',
  'ses',
];
const inFeatures = sourceFiles('functions/features');
const isInFeature = (file: string) => file.startsWith('functions/features/');
const suffixOf = (file: string) => path.basename(file).split('.').slice(1, -1).join('.');
const rules = inFeatures.filter(({ path: file }) => suffixOf(file) === '' && !isEntry(file));

function isEntry(file: string): boolean {
  return file === 'functions/features/operator/operator.ts';
}

function found(files: SourceFile[], pattern: RegExp): string[] {
  return files.flatMap(({ path: file, text }) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, place) => (pattern.test(line) ? [`${file}:${place + 1} ${line.trim()}`] : [])),
  );
}

describe('A rule', () => {
  it('does not wait', () => {
    expect(found(rules, /\bawait\b|\basync\b/)).toEqual([]);
  });

  it('reads neither clock, randomness nor environment', () => {
    expect(
      found(
        rules,
        /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\brandom(Bytes|Int|UUID)\(|\bprocess\.env\b|\benvironment\(/,
      ),
    ).toEqual([]);
  });
});

describe('A handler', () => {
  it('refuses with what its route declares, which the door hands it, and with nothing it imports', () => {
    const handlers = inFeatures.filter(({ path: file }) => /^handlers?$/.test(suffixOf(file)));
    const imported = /^import \{[^}]*\b(refuse|noSuch|wrongToken|sessionEnded)\b[^}]*\} from '[^']*\/refusal\.ts'/m;
    expect(handlers.filter(({ text }) => imported.test(text)).map(({ path: file }) => file)).toEqual([]);
  });
});

it('Every file of a feature has a known suffix, or none', () => {
  const unknown = inFeatures.filter(({ path: file }) => !['', ...rolesOfFiles].includes(suffixOf(file)));
  expect(unknown.map(({ path: file }) => file)).toEqual([]);
});

// infra/build/bundle.ts looks nowhere else: an entry in a folder of its feature would never be deployed.
it('Every Lambda entry lies directly in its feature', () => {
  const entry = /\.(http|consumer|schedule|stream|socket|s3|ses)\.ts$/;
  const hidden = sourceFiles('functions').filter(
    ({ path: file }) => entry.test(file) && file.split('/').length > (file.startsWith('functions/search/') ? 3 : 4),
  );
  expect(hidden.map(({ path: file }) => file)).toEqual([]);
});

it('Only stores, the table, the outbox, outside, search and the door call AWS', () => {
  const speaks = sourceFiles('functions').filter(({ imports }) => imports.some((name) => name.startsWith('@aws-sdk/')));
  const others = speaks.filter(
    ({ path: file }) =>
      /^functions\/(records|domain)\//.test(file) || (isInFeature(file) && suffixOf(file) !== 'store'),
  );
  expect(others.map(({ path: file }) => file)).toEqual([]);
});

it('Only the key page and the stores name table keys', () => {
  const others = inFeatures.filter(({ path: file }) => suffixOf(file) !== 'store');
  expect(found(others, /\b(gsi[12])?(pk|sk):/)).toEqual([]);
});
