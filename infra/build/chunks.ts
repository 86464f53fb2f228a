import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/**
 * Chunks of packages, each with the packages that our code imports. Their dependencies go with them, unless an earlier
 * chunk has them.
 */
const packagesOfChunk = {
  react: ['react', 'react-dom', 'react-router-dom', '@tanstack/react-query'],
  map: ['maplibre-gl'],
  calendar: ['react-big-calendar'],
  markdown: ['react-markdown'],
  forms: ['zod', 'react-hook-form', '@hookform/resolvers'],
  amplify: ['aws-amplify'],
  kit: ['@aws-amplify/ui-react'],
};

/** Guests' pages are those that these tables load on demand. */
const guestTables = ['web/app/routes/guest.ts', 'web/app/routes/public.ts'].map((file) => path.join(root, file));
const [sharedRooms, pagesOfJobs] = [
  ['shared/', 'web/api/', 'web/ui/', 'web/common/'],
  ['web/app/frames/guest-frame.tsx', 'web/app/pages/find-jobs.tsx'],
].map((files) => files.map((file) => path.join(root, file))) as [string[], string[]];
const publicJob = path.join(root, 'web/app/pages/public-job.tsx');
const entry = path.join(root, 'web/app/entry.tsx');

/** The package that a module belongs to; undefined for our own modules. */
export function packageOf(id: string): string | undefined {
  return /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id.replaceAll('\\', '/'))?.[1];
}

/** Every package that is in a chunk of packages, with that chunk's name. */
export function chunkOfPackages(): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, chunk: string): void => {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (found.has(name) || !existsSync(file)) return;
    found.set(name, chunk);
    const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> };
    for (const dependency of Object.keys(dependencies)) add(dependency, chunk);
  };
  for (const [chunk, packages] of Object.entries(packagesOfChunk)) for (const name of packages) add(name, chunk);
  return found;
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

/** The entry and the guests' pages that load this module eagerly, found by going from importer to importer. */
function neededBy(id: string, graph: Graph): string[] {
  const seen = new Set([id]);
  // A set that grows while it is iterated is visited to its end.
  for (const one of seen) for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return [...seen].filter(
    (one) =>
      one === entry ||
      (one.endsWith('.tsx') &&
        graph.getModuleInfo(one)?.dynamicImporters.some((importer) => guestTables.includes(importer))),
  );
}

/**
 * The files that a chunk has fetched together with a page that it loads on demand; those that every page has are there
 * already, and their names alone would weigh 100 bytes a chunk.
 */
export function filesToFetch(files: readonly string[]): string[] {
  return files.filter((file) => !/\b(lib-react|common|rolldown-runtime)-[^/]+$/.test(file));
}

/**
 * How the site is split: packages by name; what the entry or several of the guests' pages need into one chunk, because
 * a dozen small files compress worse and take longer to fetch; and everything else by the pages that import it, as the
 * bundler does by default.
 */
export function chunkGroups() {
  const chunkOf = chunkOfPackages();
  const packageGroups = Object.keys(packagesOfChunk).map((chunk, place) => ({
    name: `lib-${chunk}`,
    test: (id: string) => chunkOf.get(packageOf(id) ?? '') === chunk,
    // A package of an earlier chunk must not be pulled into a later one that depends on it.
    priority: Object.keys(packagesOfChunk).length - place,
  }));
  const common = (id: string, graph: Graph): string | null => {
    const pages = neededBy(id, graph);
    // An icon in a file of its own weighs twice what it does among others.
    const isIcon = packageOf(id) === 'lucide-react' && pages.length > 0;
    if (pages.includes(entry) || pages.length > 1 || isIcon) return 'common';
    // What pages of signed-in users have too would be a dozen files and sheets that the first paint waits for.
    const isShared = sharedRooms.some((room) => id.startsWith(room));
    if (isShared && pages.some((page) => pagesOfJobs.includes(page))) return 'common';
    return isShared && pages.includes(publicJob) ? 'record' : null;
  };
  return [...packageGroups, { name: common, debugName: 'common', includeDependenciesRecursively: false }];
}
