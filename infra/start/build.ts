import { createHash, randomUUID } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { runApart } from './run-apart.ts';

export const root = path.join(import.meta.dirname, '../..');

/** Build output by the hash of its sources, so that nothing is built twice. */
const cache = path.join(root, '.local/build');

const sources = {
  handlers: ['functions/**/*', 'shared/**/*', 'events/**/*', 'infra/build/**/*', 'package-lock.json'],
  site: ['web/**/*', 'shared/**/*', 'vite.config.ts', 'infra/start/build.ts', 'infra/build/**/*', 'package-lock.json'],
  // Its functions' folder, which is named by their sources, counts too.
  assembly: ['infra/**/*.{ts,js,json}', 'shared/**/*', 'cdk.json', 'package-lock.json'],
};
type Kind = keyof typeof sources;

/** The folder with every function's bundle; built when a source changed since. */
export function builtHandlers(): Promise<Built> {
  return built('handlers', async (folder) => {
    const [{ bundleHandlers }, { stop }] = await Promise.all([import('../build/bundle.ts'), import('esbuild')]);
    await bundleHandlers({ outdir: folder, maps: false });
    // Its process keeps half a gigabyte for builds that do not come; the next build starts it again.
    await stop();
  });
}

/** The folder with the built site; built when a source changed since. */
export function builtSite(): Promise<Built> {
  return built('site', buildSite);
}

/** What the stacks are made of: bundles, and what differs from the stage of this machine. */
export interface Inputs {
  handlersFolder: string;
  differences?: object;
}

/** The folder with the stacks of these functions as `synthesize` wrote them; written when a source changed since. */
export function builtAssembly(inputs: Inputs, synthesize: (folder: string) => Promise<void>): Promise<Built> {
  const { CDK_DEFAULT_ACCOUNT, CDK_DEFAULT_REGION } = process.env;
  return built('assembly', synthesize, [JSON.stringify(inputs), CDK_DEFAULT_ACCOUNT, CDK_DEFAULT_REGION].join(' '));
}

export interface Built {
  folder: string;
  /** False when it was already built. */
  fresh: boolean;
}

async function built(kind: Kind, build: (folder: string) => Promise<void>, circumstances = ''): Promise<Built> {
  const folder = path.join(cache, `${kind}-${hashOf(sources[kind], circumstances)}`);
  if (existsSync(folder)) {
    const now = new Date();
    utimesSync(folder, now, now);
    return { folder, fresh: false };
  }
  // Into a folder of its own first: an interrupted build must not look like one that worked.
  const unfinished = path.join(cache, `unfinished-${kind}-${randomUUID()}`);
  try {
    await build(unfinished);
    moveOnce(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  removeOld(kind);
  return { folder, fresh: true };
}

/** Tests that start side by side build the same; whichever is first stays. */
function moveOnce(unfinished: string, folder: string): void {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function hashOf(patterns: string[], circumstances: string): string {
  const hash = createHash('sha256').update(process.version).update(circumstances);
  for (const file of globSync(patterns, { cwd: root }).sort()) {
    if (file.startsWith(path.join('web', 'dist')) || !statSync(path.join(root, file)).isFile()) continue;
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Keeps the four most recently used builds; another checkout of the branch may be back soon. */
function removeOld(kind: Kind): void {
  const builds = readdirSync(cache)
    .filter((name) => name.startsWith(`${kind}-`))
    .map((name) => path.join(cache, name))
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  for (const old of builds.slice(4)) rmSync(old, { recursive: true, force: true });
}

/** Always for production, since tests start it too. */
async function buildSite(folder: string): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await runApart('The site cannot be built', [vite, 'build', ...options], { NODE_ENV: 'production', NO_COLOR: '1' });
}
