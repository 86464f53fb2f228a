import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stageNamed } from '../stages.ts';
import { builtHandlers, builtSite, root } from './build.ts';
import { serveConsole } from './console/console.ts';
import { serveFront } from './front/front.ts';
import { openSite, type Site } from './front/site.ts';
import { assemblyFor, type Addresses } from './kept-assembly.ts';
import { listenOnLoopback } from './listen.ts';
import { lockFolder } from './lock.ts';
import { openMeter, type Meter } from './meter.ts';
import { silentProgress, type Progress } from './progress.ts';
import { toCanonicalAddress } from './canonical-address.ts';
import type { Mail } from './services/ses/mail.ts';
import type { InvocationResult } from './services/lambda/start-lambda.ts';
import { settled } from './settled.ts';
import { startCloud, type RunningCloud } from './start-cloud.ts';
import { starting } from './starting-page.ts';
import { demoAccountList, isHalfPlanted, plantOnce } from './first-start.ts';
import type { Watching } from './watch.ts';

export interface LocalOptions {
  /** 3000 by default; 0 picks a free one. */
  port?: number;
  /** Holds all state; `.local` of the project by default. */
  folder?: string;
  /** Deletes existing state. */
  fresh?: boolean;
  /** Whether a first start plants the demo world; true by default. */
  world?: boolean;
  /** A built site to serve as it is. */
  webDist?: string;
  /** Rebuilds on save, with Vite's own server for the page. */
  watch?: boolean;
  progress?: Progress;
}

/** HireHub on this machine. */
export interface RunningLocal {
  url: string;
  cloud: RunningCloud;
  meter: Meter;
  /** Sent mails, newest first. */
  mails: () => Mail[];
  /** Invokes the operator's function, as `npm run operator` does. */
  operate: (request: Record<string, unknown>) => Promise<InvocationResult>;
  /** Resolves when all reactions are over. */
  settled: () => Promise<void>;
  close: () => Promise<void>;
}

const stage = stageNamed('local');
const operatorFunction = `HireHub-${stage.name}-Operator`;

/** Synthesizes the app for this machine and serves it under one address; the first start also plants the demo world. */
export async function startLocal(options: LocalOptions = {}): Promise<RunningLocal> {
  const {
    port = 3000,
    folder = path.join(root, '.local'),
    fresh = false,
    world = true,
    webDist,
    watch = false,
    progress = silentProgress,
  } = options;
  const unlock = lockFolder(folder);
  const state = path.join(folder, 'state');
  const closers: (() => void | Promise<void>)[] = [unlock];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const servers = await listenOnLoopback(port);
    closers.push(servers.close);
    servers.handle(starting);
    if (fresh || isHalfPlanted(state)) rmSync(state, { recursive: true, force: true });
    const url = `http://localhost:${servers.port}`;

    const [handlers, siteFolder] = watch ? [undefined, undefined] : await buildAll(webDist, progress);
    const watching: Watching | undefined = watch
      ? await progress.step('Functions bundled, watching', async () =>
          (await import('./watch.ts')).watchSources(folder),
        )
      : undefined;
    if (watching) closers.push(watching.close);

    // Loaded late, so that the sentence about a taken port or folder comes without delay.
    const { finishedPage, robotsText, siteConfigOf } = await import('../constructs/site-pages.ts');
    const outputFolder = path.join(folder, 'cdk.out');
    rmSync(outputFolder, { recursive: true, force: true });
    const synthesizeInto = ({ filesOrigin }: { filesOrigin: string }): Promise<string> => {
      const places = { siteUrl: url, filesOrigin };
      if (handlers) return assemblyFor(places, { handlersFolder: handlers, outputFolder }, synthesizeLocal);
      return synthesizeLocal({ ...places, handlersFolder: watching!.handlersFolder, outputFolder });
    };
    let isFirst = false;
    const cloud = await startCloud({
      folder: state,
      filesPort: portUsedBefore(folder),
      // Beside the bundles, with which it is removed.
      ...(handlers && { compiledFolder: path.join(handlers, '.compiled') }),
      synthesize: (places) => progress.step('Stacks synthesized', () => synthesizeInto(places)),
      onFailure: (name, sentence) => progress.say(`  ! ${name}: ${sentence}`),
      beforeReactions: async (up) => {
        if (world) isFirst = await plantOnce(up, state, progress);
      },
    });
    closers.push(cloud.close);
    if (isFirst) await progress.step('Past events reacted to', () => settled(cloud, 180_000));
    const accounts = world ? await demoAccountList() : { accounts: [] };
    const operate = (request: Record<string, unknown>): Promise<InvocationResult> =>
      cloud.functions.invoke(operatorFunction, request, 'operator');
    const meter = openMeter(cloud.invocations, cloud.services.events);
    const redirect = toCanonicalAddress(url);
    const consolePages = serveConsole({ ...cloud, siteUrl: url, meter, operate, ...accounts });
    const finishPage = (html: string, file = 'index.html'): string =>
      finishedPage(html, file, { config: siteConfigOf(stage), siteUrl: url });
    const site = openSite(siteFolder ?? path.join(root, 'web/public'), { 'robots.txt': robotsText(url) }, finishPage);
    await uploadPage(cloud, site);
    const page =
      watching &&
      (await watching.servePage(servers, cloud, {
        synthesizeAgain: () => synthesizeInto({ filesOrigin: cloud.services.s3.url }),
        finishPage,
      }));
    serveFront(servers, {
      behaviours: cloud.behaviours,
      site,
      before: async (request, response) => redirect(request, response) || consolePages(request, response),
      ...(page ? { insteadOfSite: page } : {}),
    });
    writeFileSync(
      path.join(folder, 'endpoints.json'),
      `${JSON.stringify({ url, endpoints: cloud.endpoints }, undefined, 2)}\n`,
    );
    closers.push(() => settleQuietly(cloud));
    return {
      url,
      cloud,
      meter,
      mails: () => cloud.services.ses.mails(),
      operate,
      settled: () => settled(cloud),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The stacks of this stage, by the CDK, which takes seconds to load and run. */
async function synthesizeLocal(places: Addresses & { handlersFolder: string; outputFolder: string }): Promise<string> {
  const { synthesize } = await import('../app.ts');
  return synthesize({ stage, ...places }).directory;
}

/** The one page that functions read from the site's bucket; the rest of the site is served from its folder. */
async function uploadPage({ behaviours, services }: RunningCloud, site: Site): Promise<void> {
  const page = await site.find('/index.html');
  for (const { origin } of behaviours)
    if (page && origin.kind === 'site') await services.s3.put(origin.bucket, 'index.html', page);
}

const said = ({ fresh }: { fresh: boolean }): string => (fresh ? '' : 'nothing changed');

async function buildAll(webDist: string | undefined, progress: Progress): Promise<[handlers: string, site: string]> {
  const handlers = await progress.step('Functions bundled', builtHandlers, said);
  const site = webDist ? { folder: webDist } : await progress.step('Site built', builtSite, said);
  return [handlers.folder, site.folder];
}

/** Running work may end first; what waits longer is durable and continues at the next start. */
async function settleQuietly(cloud: RunningCloud): Promise<void> {
  await settled(cloud, 2_000).catch(() => undefined);
}

function portUsedBefore(folder: string): number {
  try {
    const { endpoints } = JSON.parse(readFileSync(path.join(folder, 'endpoints.json'), 'utf8')) as {
      endpoints: Record<string, string>;
    };
    return Number(new URL(endpoints.S3 ?? '').port);
  } catch {
    return 0;
  }
}
