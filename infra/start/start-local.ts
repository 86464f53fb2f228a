import path from 'node:path';
import { type InvocationResult, type RunningLaptop, startLaptop } from '../laptop/laptop.ts';
import { root } from './build.ts';
import { demoAccountTable, isHalfPlanted, plantOnce } from './first-start.ts';
import type { Stage } from '../stages.ts';
import { builtApp, localStage } from './local-app.ts';
import { operatorPage } from './operator-page.ts';
import { silentProgress, type Progress } from './progress.ts';
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
  /** What differs from the stage of this machine, for drills. */
  differences?: Partial<Stage>;
  /** Rebuilds on save, with Vite's own server for the page. */
  watch?: boolean;
  progress?: Progress;
}

/** HireHub on this machine. */
export interface RunningLocal extends RunningLaptop {
  /** Invokes the operator's function, as `npm run operator` does. */
  operate: (request: Record<string, unknown>) => Promise<InvocationResult>;
}

/** Longest wait for the past, in milliseconds; what is left then is reacted to while the world is used. */
const patience = 180_000;

const operatorFunction = `HireHub-${localStage.name}-Operator`;

/** Synthesizes the app for this machine and serves it under one address; the first start also plants the demo world. */
export async function startLocal(options: LocalOptions = {}): Promise<RunningLocal> {
  const { port = 3000, folder = path.join(root, '.local'), fresh = false, world = true, watch = false } = options;
  const { webDist, progress = silentProgress, differences } = options;
  const state = path.join(folder, 'state');
  let watching: Watching | undefined;
  let isFirst = false;
  const watched = (places: Parameters<typeof builtApp>[0]) =>
    progress.step('Functions bundled, watching', async () => {
      watching = await (await import('./watch.ts')).watchSources(places, folder);
      return watching.app;
    });
  try {
    const laptop = await startLaptop({
      name: 'HireHub',
      port,
      folder,
      fresh: fresh || isHalfPlanted(state),
      app: (places) => (watch ? watched(places) : builtApp(places, { folder, webDist, progress, differences })),
      onFailure: (name, sentence) => progress.say(`  ! ${name}: ${sentence}`),
      beforeReactions: async (up) => {
        if (world) isFirst = await plantOnce(up, state, progress);
      },
      besideSite: async (server) => watching?.servePages(server),
      console: { home: await demoAccountTable(world), pages: [operatorPage(operatorFunction)] },
    });
    watching?.renewOnSave(laptop);
    if (isFirst) {
      progress.say(`  ${laptop.url} shows pages while the demo world fills`);
      await progress.step(
        'Past events reacted to',
        () => filled(laptop),
        (isFilled) => (isFilled ? '' : 'more follow'),
      );
    }
    return {
      ...laptop,
      operate: (request) => laptop.invoke(operatorFunction, { ...request, by: 'this machine' }),
      close: async () => {
        await watching?.close();
        await laptop.close();
      },
    };
  } catch (error) {
    await watching?.close();
    throw error;
  }
}

/**
 * Waits for the reactions to the past; false when some are left on a busy machine, which continue by themselves. Hardly
 * any of the instances that have reacted is needed soon, and together they hold half a gigabyte.
 */
async function filled(laptop: RunningLaptop): Promise<boolean> {
  const isFilled = await laptop.settled(patience).then(
    () => true,
    () => false,
  );
  if (isFilled) laptop.cloud.functions.rest();
  return isFilled;
}
