import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesMatching, keyPage, saysWhatItHolds, sourceFiles, type SourceFile } from './tree.ts';

// Imports flow one way: shared <- events <- functions, shared <- web; infra names handler files by path only. A line
// against the stream makes two rooms one, and the next change has to be made in both.
const mayImport: Record<string, (file: string) => RegExp> = {
  shared: () => /^shared\//,
  events: () => /^(shared|events)\//,
  functions: () => /^(shared|events|functions)\//,
  web: () => /^(shared|web)\//,
  infra: (file) =>
    file.startsWith('infra/demo-world/')
      ? // The demo world is planted through the domain's own writes.
        /^(shared|events|functions|infra)\//
      : // Names that the deployment and the functions share: of variables, of what each function needs, of the table's keys and its
        // shards.
        /^(shared|events|infra)\/|^functions\/platform\/(environment|function-needs|table\/(keys|shards))\.ts$/,
};
const isOwn = (name: string) => /^(shared|events|functions|web|infra|test)\//.test(name);

// What a feature may import of functions besides itself: its rooms.
const commonRooms: Record<string, string> = {
  platform: 'holds door, table, outbox and the ports to third parties',
  records: 'holds what is stored of each entity, with its named writes',
  domain: 'holds rules, read models and workflows that several features share',
  search: 'is the port to the search engine',
};
// What the common rooms may import of functions; refusals and the actor are words that every room speaks. The index of
// jobs derives from the built-in pairs of skills, which are reference data, with which skills a candidate fits a job.
const own = String.raw`shared\/|events\/`;
const refusals = String.raw`functions\/platform\/door\/(refusal|actor)\.ts$`;
const environment = String.raw`functions\/platform\/environment\.ts$`;
// Which run code belongs to: the log, the door and the event that a rule emits read it.
const run = String.raw`functions\/platform\/run\.ts$`;
const only = (...parts: string[]) => new RegExp(`^(${[own, ...parts].join('|')})`);
const rooms = (names: string) => String.raw`functions\/(${names.replaceAll('/', '\\/')})\/`;
const below: Record<string, RegExp> = {
  'platform/table': only(rooms('platform/table'), run),
  records: only(rooms('platform/table|records'), refusals),
  domain: only(rooms('platform/table|records|domain'), refusals),
  'platform/door': only(rooms('platform/table|platform/door'), environment, run),
  'platform/outbox': only(rooms('platform/table|platform/door|platform/outbox'), environment),
  search: only(
    rooms('platform/table|platform/door|records|search'),
    environment,
    String.raw`functions\/features\/lookups\/associated-skills\.ts$`,
  ),
};
const reference = [
  'cities|city-spellings|postal-areas|world-places|skills|tags|tags\\.steps|skill-list|associated-skills',
  'find-skills\\/find-skills',
  'data\\/[a-z-]+',
];
const referenceData = new RegExp(`^functions\\/features\\/lookups\\/(${reference.join('|')})\\.ts$`);

function staysInFeature(file: string, name: string): boolean {
  const [, ownRoom = '', own] = file.split('/');
  const [, otherRoom = '', other] = name.split('/');
  return (
    !name.startsWith('functions/') ||
    ownRoom in commonRooms ||
    otherRoom in commonRooms ||
    other === own ||
    referenceData.test(name)
  );
}

function webFeature(file: string): string | undefined {
  return /^web\/features\/([^/]+)\//.exec(file)?.[1];
}

function against(files: SourceFile[], isAllowed: (file: string, name: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.filter((name) => !isAllowed(file.path, name)).map((name) => `${file.path} imports ${name}`),
  );
}

describe('Imports flow one way', () => {
  it.each(Object.keys(mayImport))('in %s', (room) => {
    expect(against(sourceFiles(room), (file, name) => !isOwn(name) || !!mayImport[room]?.(file).test(name))).toEqual(
      [],
    );
  });

  it('and shared needs zod alone', () => {
    expect(against(sourceFiles('shared'), (_, name) => isOwn(name) || name === 'zod')).toEqual([]);
  });
});

// Within the browser: api and ui <- common <- features <- app.
const webMayImport: Record<string, RegExp> = {
  api: /^web\/api\//,
  ui: /^web\/ui\//,
  common: /^web\/(api|ui|common)\//,
  features: /^web\/(api|ui|common|features)\//,
  app: /^web\//,
};

describe('In the browser imports flow one way too', () => {
  it('and every folder of web has its place in that order', () => {
    const folders = sourceFiles('web').flatMap((file) => /^web\/([^/]+)\//.exec(file.path)?.[1] ?? []);
    expect([...new Set(folders)].toSorted()).toEqual(Object.keys(webMayImport).toSorted());
  });

  it.each(Object.keys(webMayImport))('in web/%s', (folder) => {
    expect(
      against(
        sourceFiles(`web/${folder}`),
        (_, name) => !name.startsWith('web/') || !!webMayImport[folder]?.test(name),
      ),
    ).toEqual([]);
  });

  it('and web/ui knows no router or query library', () => {
    expect(against(sourceFiles('web/ui'), (_, name) => !/^react-router|^@tanstack\/react-query/.test(name))).toEqual(
      [],
    );
  });
});

describe('Features do not import features', () => {
  // Backend features speak through events; only reference data, which nobody writes, is read directly.
  it('in functions', () => {
    expect(against(sourceFiles('functions'), staysInFeature)).toEqual([]);
  });

  it('and every folder of functions is the features or a common room', () => {
    const folders = sourceFiles('functions').map((file) => file.path.split('/')[1] ?? '');
    expect([...new Set(folders)].toSorted()).toEqual(['features', ...Object.keys(commonRooms)].toSorted());
  });

  // Each common room knows only those below it: the table no noun, the entities no feature, door, search or third party.
  it.each(Object.entries(below))('and functions/%s only what lies below it', (room, allowed) => {
    const isAllowed = (file: string, name: string) => !isOwn(name) || allowed.test(name) || saysWhatItHolds(file, name);
    expect(against(sourceFiles(`functions/${room}`), isAllowed)).toEqual([]);
  });

  it('and the key page takes nothing but types from above', () => {
    const [page] = sourceFiles('functions/platform/table').filter(({ path }) => path === keyPage);
    const values = [...(page?.text ?? '').matchAll(/^import (?!type )[^']*'([^']+)'/gm)].map(([, name]) => name);
    expect(values).toEqual(['./key.ts']);
  });

  // The browser's features meet in web/app, which composes them.
  it('in web', () => {
    expect(
      against(
        sourceFiles('web/features'),
        (file, name) => webFeature(name) === undefined || webFeature(name) === webFeature(file),
      ),
    ).toEqual([]);
  });
});

it('Every import of ours names its file in full, as Node reads it', () => {
  expect(
    against(sourceFiles(), (_, name) => !isOwn(name) || /\.(tsx?|json|css|svg|mp4|mjs|cjs)(\?\w+)?$/.test(name)),
  ).toEqual([]);
});

it('No folder hides behind an index or collects what has no name', () => {
  const drawers = filesMatching('{shared,events,functions,infra,web,test}/**/*.{ts,tsx}').map(({ path: file }) => file);
  expect(
    drawers.filter(
      (file) => /^(index|utils?|helpers?|misc)\.tsx?$/.test(path.basename(file)) || /\/(utils?|helpers?)\//.test(file),
    ),
  ).toEqual([]);
});
