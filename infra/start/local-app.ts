import { rmSync } from 'node:fs';
import path from 'node:path';
import type { LaptopApp, Places } from '../laptop/laptop.ts';
import { stageNamed, type Stage } from '../stages.ts';
import { builtHandlers, builtSite, type Built } from './build.ts';
import { assemblyFor, type Addresses } from './kept-assembly.ts';
import type { Progress } from './progress.ts';
import { runApart } from './run-apart.ts';

/** The stage of this machine. */
export const localStage = stageNamed('local');

const said = ({ fresh }: Built): string => (fresh ? '' : 'nothing changed');

interface BuildOptions {
  /** Of the start, for what belongs to its addresses. */
  folder: string;
  /** A built site to serve as it is. */
  webDist?: string;
  progress: Progress;
  /** What differs from the stage of this machine. */
  differences?: Partial<Stage> | undefined;
}

/** Bundles, site and stacks for these addresses, each built only when its sources have changed. */
export async function builtApp(
  places: Places,
  { folder, webDist, progress, differences = {} }: BuildOptions,
): Promise<LaptopApp> {
  const { folder: handlersFolder } = await progress.step('Functions bundled', builtHandlers, said);
  const outputFolder = path.join(folder, 'cdk.out');
  rmSync(outputFolder, { recursive: true, force: true });
  // While the stacks are synthesized and the demo world is planted, which need no site; a failure shows where it is awaited.
  const site = siteOf(places, { webDist, progress });
  site.catch(() => {});
  return {
    assembly: await progress.step('Stacks synthesized', () =>
      assemblyFor(addressesOf(places), { handlersFolder, outputFolder, differences }, (what) =>
        runApart('The stacks cannot be synthesized', [import.meta.filename, JSON.stringify(what)]),
      ),
    ),
    // Beside the bundles, with which it is removed.
    compiledFolder: path.join(handlersFolder, '.compiled'),
    site,
  };
}

type Site = Awaited<NonNullable<LaptopApp['site']>>;

async function siteOf(
  places: Places,
  { webDist, progress }: Pick<BuildOptions, 'webDist' | 'progress'>,
): Promise<Site> {
  const { folder } = webDist ? { folder: webDist } : await progress.step('Site built', builtSite, said);
  return { folder, ...(await deployedSite(places)) };
}

/** The addresses as the stacks name them. */
export function addressesOf({ url, filesUrl }: Places): Addresses {
  return { siteUrl: url, filesOrigin: filesUrl };
}

type SynthesisPlaces = Addresses & { handlersFolder: string; outputFolder: string; differences?: Partial<Stage> };

/** The stacks of this stage, by the CDK, which takes seconds to load and run. Returns the assembly's folder. */
export async function synthesizeLocal({ differences, ...places }: SynthesisPlaces): Promise<string> {
  const { synthesize } = await import('../app.ts');
  return synthesize({ stage: { ...localStage, ...differences }, ...places }).directory;
}

/** What a deployment at this address adds to the site's files. */
export async function deployedSite({ url }: Places): Promise<Omit<Site, 'folder'>> {
  // Loaded late, so that the sentence about a taken port or folder comes without delay.
  const { finishedPage, robotsText, siteConfigOf } = await import('../constructs/site-pages.ts');
  return {
    extra: { 'robots.txt': robotsText(url) },
    finishPage: (html, file) => finishedPage(html, file, { config: siteConfigOf(localStage), siteUrl: url }),
    inBucket: ['index.html'],
  };
}

// `builtApp` runs this file apart, because the CDK keeps a lot of memory.
if (import.meta.main) await synthesizeLocal(JSON.parse(process.argv[2] ?? '') as SynthesisPlaces);
