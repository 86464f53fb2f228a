import { rmSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { toCanonicalAddress } from './canonical-address.ts';
import { serveConsole } from './console/console.ts';
import type { ConsoleOptions } from './console/console-data.ts';
import { serveFront, type BesideSite } from './front/front.ts';
import { ownAddresses } from './front/own-addresses.ts';
import { openSite, type Site, type SiteOptions } from './front/site.ts';
import { listenOnLoopback } from './listen.ts';
import { lockFolder } from './lock.ts';
import { openMeter, type Meter } from './meter.ts';
import { renewFunctions } from './renew-functions.ts';
import type { InvocationResult } from './services/lambda/start-lambda.ts';
import type { Mail } from './services/ses/mail.ts';
import { settled } from './settled.ts';
import { startCloud, type RunningCloud } from './start-cloud.ts';
import { starting } from './starting-page.ts';

/** Where the app will be reached; templates may name it. */
export interface Places {
  /** The address of everything: pages, APIs, sockets and the console. */
  url: string;
  /** The address of the buckets' files. */
  filesUrl: string;
}

/** An app to start. */
export interface LaptopApp {
  /** The folder of the cloud assembly: `app.synth().directory`. */
  assembly: string;
  /** The pages that the distribution serves from its default bucket; they may be built while the resources start. */
  site?: SiteOptions | Promise<SiteOptions>;
  /** Where the functions' compiled code is kept for the next start. */
  compiledFolder?: string;
}

export interface LaptopOptions {
  /** The name of the app, for the console and for sentences in the terminal. */
  name: string;
  /** Holds all state; nothing is written outside. */
  folder: string;
  /** 3000 by default; 0 picks a free one. */
  port?: number;
  /** Deletes existing state. */
  fresh?: boolean;
  /** Synthesizes the app; asked once folder and port are taken, so that a sentence about them comes first. */
  app: (places: Places) => LaptopApp | Promise<LaptopApp>;
  /** Runs with every resource up and before anything reacts, so that its writes are reacted to in large batches. */
  beforeReactions?: (cloud: RunningCloud) => Promise<void>;
  /** Serves pages in place of the site's folder, for example by Vite on this server. */
  besideSite?: (server: Server) => Promise<BesideSite | undefined>;
  /** Given a sentence when a run of a function ends badly; prints it by default. */
  onFailure?: (functionName: string, sentence: string) => void;
  /** What the app adds to the console. */
  console?: ConsoleOptions;
}

/** An app on this machine. */
export interface RunningLaptop {
  url: string;
  cloud: RunningCloud;
  meter: Meter;
  /** Sent mails, newest first. */
  mails: () => Mail[];
  /** Runs a function by its name and waits for it. */
  invoke: (functionName: string, payload: unknown) => Promise<InvocationResult>;
  /** Gives each function the code and settings of another assembly; routes, grants and rules stay as they are. */
  renew: (assembly: string) => void;
  /** Resolves when all reactions are over; throws after `patience` milliseconds, a minute by default. */
  settled: (patience?: number) => Promise<void>;
  close: () => Promise<void>;
}

/** Starts an app under one address. Throws a readable sentence when folder or port are in use. */
export async function startLaptop(options: LaptopOptions): Promise<RunningLaptop> {
  const { name, folder, port = 3000, fresh = false } = options;
  const closers: (() => void | Promise<void>)[] = [lockFolder(folder, name)];
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).toReversed()) await closer();
  };
  try {
    const servers = await listenOnLoopback(port);
    closers.push(servers.close);
    servers.handle(starting(name));
    const state = path.join(folder, 'state');
    if (fresh) rmSync(state, { recursive: true, force: true });
    const url = `http://localhost:${servers.port}`;
    const { cloud, app } = await startApp(options, { url, state });
    closers.push(cloud.close);
    const meter = openMeter(cloud.invocations, cloud.services.events);
    const redirect = toCanonicalAddress(url);
    const invoke = (functionName: string, payload: unknown): Promise<InvocationResult> =>
      cloud.functions.invoke(functionName, payload, 'operator');
    const pages = serveConsole({ ...cloud, name, siteUrl: url, meter, invoke, ...options.console });
    const siteOptions = await app.site;
    const site = siteOptions && openSite(siteOptions);
    if (site) await putInBucket(cloud, site, siteOptions.inBucket ?? []);
    const [server] = servers.servers;
    const beside = server && (await options.besideSite?.(server));
    serveFront(servers, {
      behaviours: cloud.behaviours.length > 0 ? cloud.behaviours : ownAddresses(cloud),
      before: async (request, response) => redirect(request, response) || pages(request, response),
      ...(site && { site }),
      ...(beside && { beside }),
    });
    writeFileSync(endpointsFile(folder), `${JSON.stringify({ url, endpoints: cloud.endpoints }, undefined, 2)}\n`);
    // Running work may end first; what waits longer is durable and continues at the next start.
    closers.push(() => settled(cloud, 2_000).catch(() => undefined));
    return {
      url,
      cloud,
      meter,
      mails: () => cloud.services.ses.mails(),
      invoke,
      renew: (assembly) => renewFunctions(cloud, assembly),
      settled: (patience) => settled(cloud, patience),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startApp(
  { folder, app: appFor, onFailure = printFailure, beforeReactions }: LaptopOptions,
  { url, state }: { url: string; state: string },
): Promise<{ cloud: RunningCloud; app: LaptopApp }> {
  let app: LaptopApp = { assembly: '' };
  const cloud = await startCloud({
    folder: state,
    filesPort: filesPortBefore(folder),
    synthesize: async ({ filesUrl }) => (app = await appFor({ url, filesUrl })),
    onFailure,
    ...(beforeReactions && { beforeReactions }),
  });
  return { cloud, app };
}

const printFailure = (functionName: string, sentence: string): void =>
  console.error(`  ! ${functionName}: ${sentence}`);

/** Files of the site that functions read from its bucket; the rest is served from its folder. */
async function putInBucket({ behaviours, services }: RunningCloud, site: Site, files: string[]): Promise<void> {
  for (const { origin } of behaviours)
    for (const file of origin.kind === 'site' ? files : []) {
      const found = await site.find(`/${file}`);
      if (found && origin.kind === 'site') await services.s3.put(origin.bucket, file, found);
    }
}

const endpointsFile = (folder: string): string => path.join(folder, 'endpoints.json');

/** The port of the files at the last start, so that links to them stay valid; 0 at the first. */
function filesPortBefore(folder: string): number {
  try {
    const { endpoints } = JSON.parse(readFileSync(endpointsFile(folder), 'utf8')) as {
      endpoints: Record<string, string>;
    };
    return Number(new URL(endpoints.S3 ?? '').port);
  } catch {
    return 0;
  }
}
