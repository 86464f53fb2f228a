import path from 'node:path';
import { AssetStaging } from 'aws-cdk-lib';
import { bundleHandlers } from '../build/bundle.ts';
import { root } from './build.ts';
import type { Beside } from './front/front.ts';
import type { LoopbackServers } from './listen.ts';
import { identifyResource } from './resource-kinds.ts';
import { definitionOf, servesCdkOnly } from './resources/function.ts';
import type { RunningCloud } from './start-cloud.ts';
import { readAssembly } from './template/assembly.ts';
import { resolveAssembly } from './template/graph.ts';

/** Watched sources. */
export interface Watching {
  handlersFolder: string;
  /** Serves pages through Vite on the same port, with hot replacement, and renews functions on save. */
  servePage: (
    servers: LoopbackServers,
    cloud: RunningCloud,
    given: { synthesizeAgain: () => Promise<string>; finishPage: (html: string) => string },
  ) => Promise<Beside>;
  close: () => Promise<void>;
}

/** Bundles every function, and again on each save. */
export async function watchSources(folder: string): Promise<Watching> {
  const handlersFolder = path.join(folder, 'watched-handlers');
  let onSave: ((changed: string[]) => void) | undefined;
  const bundling = await bundleHandlers({ outdir: handlersFolder, watch: (changed) => onSave?.(changed) });
  const closers: (() => Promise<void>)[] = [bundling.close];
  return {
    handlersFolder,
    servePage: async (servers, cloud, { synthesizeAgain, finishPage }) => {
      onSave = (changed) => void renew(changed, cloud, synthesizeAgain);
      const { createServer } = await import('vite');
      const [server] = servers.servers;
      const vite = await createServer({
        configFile: path.join(root, 'vite.config.ts'),
        appType: 'spa',
        plugins: [{ name: 'finish-page', transformIndexHtml: (html) => finishPage(html) }],
        server: { middlewareMode: true, ...(server ? { ws: { server } } : {}) },
      });
      closers.push(() => vite.close());
      return async (request, response) => {
        await new Promise<void>((resolve, reject) => {
          response.once('close', resolve);
          vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
        });
        return response.headersSent;
      };
    },
    close: async () => {
      for (const close of closers.toReversed()) await close();
    },
  };
}

/** Gives every function whose code changed new workers. Routes, grants and rules are read at the start only. */
async function renew(changed: string[], cloud: RunningCloud, synthesizeAgain: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  try {
    // CDK remembers what a folder held when it first looked.
    AssetStaging.clearAssetHashCache();
    const graph = resolveAssembly(readAssembly(await synthesizeAgain()), identifyResource);
    for (const resource of graph.ofType('AWS::Lambda::Function'))
      if (!servesCdkOnly(resource, graph)) cloud.functions.replace(definitionOf(resource, graph));
    console.log(
      `  Saved: ${changed.length > 3 ? `${changed.length} functions` : changed.join(', ')} (${Math.round(performance.now() - begun)} ms)`,
    );
  } catch (error) {
    console.error('  Not taken over:', error instanceof Error ? error.message : error);
  }
}
