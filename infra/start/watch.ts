import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { AssetStaging } from 'aws-cdk-lib';
import { bundleHandlers } from '../build/bundle.ts';
import type { BesideSite, LaptopApp, Places, RunningLaptop } from '../laptop/laptop.ts';
import { root } from './build.ts';
import { addressesOf, deployedSite, synthesizeLocal } from './local-app.ts';

/** Watched sources. */
export interface Watching {
  app: LaptopApp;
  /** Serves pages through Vite on the same port, with hot replacement. */
  servePages: (server: Server) => Promise<BesideSite>;
  /** Gives functions whose code was saved new workers. Routes, grants and rules are read at the start only. */
  renewOnSave: (laptop: RunningLaptop) => void;
  close: () => Promise<void>;
}

/** Bundles every function, and again on each save. */
export async function watchSources(places: Places, folder: string): Promise<Watching> {
  const handlersFolder = path.join(folder, 'watched-handlers');
  const outputFolder = path.join(folder, 'cdk.out');
  let onSave: ((changed: string[]) => void) | undefined;
  const bundling = await bundleHandlers({ outdir: handlersFolder, watch: (changed) => onSave?.(changed) });
  const closers: (() => Promise<void>)[] = [bundling.close];
  const synthesize = (): Promise<string> => synthesizeLocal({ ...addressesOf(places), handlersFolder, outputFolder });
  rmSync(outputFolder, { recursive: true, force: true });
  const deployed = await deployedSite(places);
  return {
    app: { assembly: await synthesize(), site: { folder: path.join(root, 'web/public'), ...deployed } },
    renewOnSave: (laptop) => {
      onSave = (changed) => void renew(changed, laptop, synthesize);
    },
    servePages: async (server) => {
      const { createServer } = await import('vite');
      const vite = await createServer({
        configFile: path.join(root, 'vite.config.ts'),
        appType: 'spa',
        plugins: [
          { name: 'finish-page', transformIndexHtml: (html) => deployed.finishPage?.(html, 'index.html') ?? html },
        ],
        server: { middlewareMode: true, ws: { server } },
      });
      closers.push(() => vite.close());
      return {
        wants: isPageOrSource,
        serve: async (request, response) => {
          await new Promise<void>((resolve, reject) => {
            response.once('close', resolve);
            vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
          });
          return response.headersSent;
        },
      };
    },
    close: async () => {
      for (const close of closers.splice(0).toReversed()) await close();
    },
  };
}

/**
 * In development Vite draws every page; the sources in web/api have addresses under /api too, and no operation ends
 * like one.
 */
const isPageOrSource: BesideSite['wants'] = (requested, { origin, viewerRequest }) =>
  origin.kind === 'site' ||
  (viewerRequest !== undefined &&
    origin.kind === 'http-api' &&
    !requested.startsWith('/api/') &&
    !requested.includes('.')) ||
  /\.tsx?$/.test(requested);

async function renew(changed: string[], laptop: RunningLaptop, synthesize: () => Promise<string>): Promise<void> {
  const begun = performance.now();
  try {
    // CDK remembers what a folder held when it first looked.
    AssetStaging.clearAssetHashCache();
    laptop.renew(await synthesize());
    console.log(
      `  Saved: ${changed.length > 3 ? `${changed.length} functions` : changed.join(', ')} (${Math.round(performance.now() - begun)} ms)`,
    );
  } catch (error) {
    console.error('  Not taken over:', error instanceof Error ? error.message : error);
  }
}
