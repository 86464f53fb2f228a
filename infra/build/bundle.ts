import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, context, type BuildOptions, type BuildResult, type Metafile, type Plugin } from 'esbuild';
import { contractOfHandler } from './contract-of-handler.ts';
import { keysApart } from './keys-apart.ts';
import { leanBundles } from './lean-bundles.ts';
import { entryFile } from '../../functions/platform/function-needs.ts';

/*
 * Bundles every Lambda entry into dist/handlers/<path>/index.mjs and prints what each weighs.
 *
 *   node infra/build/bundle.ts
 */

const root = path.join(import.meta.dirname, '../..');

const { resolve: packageFile } = createRequire(import.meta.url);

/** The suffixes of files that Lambda starts (CONTRIBUTING.md, 'The suffix is the role'). */
const entrySuffixes = ['http', 'consumer', 'schedule', 'stream', 'socket', 's3', 'ses', 'operator'];

// Packages in CommonJS call require(), which an ES module does not have.
const requireForCommonJs =
  "import{createRequire as __createRequire}from'node:module';const require=__createRequire(import.meta.url);";

export interface BundleOptions {
  /** Output folder of the bundles; dist/handlers by default. */
  outdir?: string;
  /** Whether each bundle gets a source map beside it; true by default. */
  maps?: boolean;
  /** The entries to bundle; all by default. */
  entries?: readonly string[];
  /** Called after every rebuild with the function paths that changed; bundling then continues until `close`. */
  watch?: (changed: string[]) => void;
}

export interface HandlerBundle {
  /** Folder and name of the entry without `.ts`, for example pipeline/pipeline.http. */
  functionPath: string;
  file: string;
}

export interface Bundles {
  handlers: HandlerBundle[];
  /** Every file that is in one of them. */
  inputs: Set<string>;
  milliseconds: number;
  close(): Promise<void>;
}

/** The function paths that have an entry file, sorted. */
export function entryPaths(): string[] {
  const found = [
    ...globSync(`functions/{features/*,platform/*,search}/*.{${entrySuffixes.join(',')}}.ts`, { cwd: root }),
    ...globSync('functions/features/operator/operator.ts', { cwd: root }),
  ];
  return found.map((file) => file.split(path.sep).slice(-2).join('/').replace(/\.ts$/, '')).sort();
}

/** How many bundles esbuild makes at a time: all together they take two gigabytes, for hardly less processor time. */
const atATime = 12;

/**
 * Bundles all entries; with `watch` it rebuilds on every save, and a new function needs a restart. Fails with esbuild's
 * own messages.
 */
export async function bundleHandlers({
  outdir = path.join(root, 'dist/handlers'),
  maps = true,
  entries = entryPaths(),
  watch,
}: BundleOptions = {}): Promise<Bundles> {
  const begun = performance.now();
  if (watch) return watchHandlers(outdir, watch, begun);
  const inputs = new Set<string>();
  const handlers: HandlerBundle[] = [];
  for (let done = 0; done < entries.length; done += atATime) {
    const { metafile } = await build({
      ...optionsFor(outdir, entries.slice(done, done + atATime)),
      ...(maps ? {} : { sourcemap: false }),
    });
    for (const input of Object.keys(metafile.inputs)) inputs.add(input);
    handlers.push(...withData(outdir, metafile));
  }
  removeFormer(outdir, handlers);
  return { handlers: handlers.sort(byPath), inputs, milliseconds: performance.now() - begun, close: async () => {} };
}

const byPath = (a: HandlerBundle, b: HandlerBundle): number => (a.functionPath < b.functionPath ? -1 : 1);

/** The bytes of a bundle as they are packed for an upload. */
export const gzipBytes = ({ file }: HandlerBundle): number => gzipSync(readFileSync(file), { level: 9 }).length;

async function watchHandlers(outdir: string, report: (changed: string[]) => void, begun: number): Promise<Bundles> {
  const first = Promise.withResolvers<Pick<Bundles, 'handlers' | 'inputs'>>();
  let before: Map<string, string> | undefined;
  const reportChanges: Plugin = {
    name: 'report-changes',
    setup: (esbuild) =>
      esbuild.onEnd(async (result) => {
        if (result.errors.length > 0) return first.reject(new Error('The functions cannot be bundled.'));
        const { metafile } = result as BuildResult<{ metafile: true }>;
        const handlers = withData(outdir, metafile).sort(byPath);
        removeFormer(outdir, handlers);
        const now = new Map(handlers.map(({ functionPath, file }) => [functionPath, readFileSync(file, 'utf8')]));
        const changed = [...now.keys()].filter((functionPath) => before?.get(functionPath) !== now.get(functionPath));
        if (before && changed.length > 0) report(changed);
        before = now;
        first.resolve({ handlers, inputs: new Set(Object.keys(metafile.inputs)) });
      }),
  };
  const options = optionsFor(outdir, entryPaths());
  const watching = await context({ ...options, plugins: [...options.plugins, reportChanges] });
  await watching.watch();
  return { ...(await first.promise), milliseconds: performance.now() - begun, close: () => watching.dispose() };
}

function optionsFor(outdir: string, entries: string[]) {
  return {
    absWorkingDir: root,
    entryPoints: entries.map((functionPath) => ({
      in: entryFile(functionPath),
      out: `${functionPath}/index`,
    })),
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    plugins: [leanBundles(), contractOfHandler(root), keysApart()],
    banner: { js: requireForCommonJs },
    define: { 'process.env.NODE_ENV': '"production"' },
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'external',
    metafile: true,
    logLevel: 'warning',
  } satisfies BuildOptions;
}

/** The bundles of a build, with the data files that they read beside them. */
function withData(outdir: string, { outputs }: Metafile): HandlerBundle[] {
  return Object.entries(outputs).flatMap(([output, { entryPoint, inputs }]) => {
    if (!entryPoint) return [];
    const file = path.join(root, output);
    copyData(path.dirname(file), inputs);
    return [{ functionPath: path.relative(outdir, path.dirname(file)), file }];
  });
}

/**
 * Removes bundles whose function is gone. The others are overwritten in place, so that a running product never misses
 * one.
 */
function removeFormer(outdir: string, built: HandlerBundle[]): void {
  const current = new Set(built.map(({ functionPath }) => functionPath));
  for (const folder of globSync('*/*', { cwd: outdir })) {
    if (!current.has(folder)) rmSync(path.join(outdir, folder), { recursive: true });
  }
}

/**
 * Copies the data files that bundled modules read next to the bundle, where `new URL('./data/…', import.meta.url)` then
 * finds them, and the decoders of packages.
 */
function copyData(folder: string, inputs: Metafile['outputs'][string]['inputs']): void {
  for (const input of Object.keys(inputs).filter((name) => name.startsWith('functions/'))) {
    const code = readFileSync(path.join(root, input), 'utf8');
    for (const [, data = ''] of code.matchAll(/new URL\('(\.\/data\/[^']+)', import\.meta\.url\)/g)) {
      cpSync(path.join(root, path.dirname(input), data), path.join(folder, data));
    }
    for (const [, decoder = ''] of code.matchAll(/resolve\('([^']+\.wasm)'\)/g))
      cpSync(packageFile(decoder), path.join(folder, path.basename(decoder)));
  }
}

if (import.meta.main) {
  // esbuild has already printed what is wrong.
  const { handlers, milliseconds } = await bundleHandlers().catch(() => process.exit(1));
  const weighed = handlers.map((handler) => ({ ...handler, bytes: gzipBytes(handler) }));
  for (const { functionPath, bytes } of weighed.sort((a, b) => b.bytes - a.bytes)) {
    console.log(`${(bytes / 1024).toFixed(1).padStart(8)} KB gz  ${functionPath}`);
  }
  console.log(`${handlers.length} functions bundled in ${Math.round(milliseconds)} ms`);
}
