import type { Browser, Page } from 'playwright-core';

/** What a page makes a browser do until it is quiet, in figures that do not depend on how fast or busy the machine is. */
export interface PageWork {
  /** The files that its first paint waits for. */
  blocking: string[];
  /** Kilobytes of script on the wire. */
  script: number;
  /** Each layout that a script made the browser do at once, by the function that asked for it. */
  forcedLayouts: string[];
  /** How many tasks would be long on a phone, and the time by which they are, in times of the loop. */
  longTasks: number;
  blockingTime: number;
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The processor's time of the thread, which does not grow while others are busy. */
  tdur?: number;
  args: { name?: string; beginData?: { stackTrace?: { functionName: string; url: string; lineNumber: number }[] } };
}

const categories = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline.stack',
  'disabled-by-default-v8.compile',
  'blink.user_timing',
];
/**
 * The loop takes 90 ms where a task of 12 ms is one of 50 ms on Lighthouse's phone, a quarter as fast; longer ones are long
 * (https://web.dev/articles/long-tasks-devtools).
 */
const longInLoops = 12.5 / 90;

/** Opens an address in a new page while the browser is traced, after a loop by which its tasks are measured. */
export async function workOf(browser: Browser, page: Page, address: string): Promise<PageWork> {
  await browser.startTracing(page, { categories });
  await page.evaluate(runLoop);
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await page.evaluate(readFiles);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { ...files, ...workIn(traceEvents) };
}

/** The browser finds the lines of a script for the stacks that are traced: 10 to 20 ms that no visitor waits for. */
const ofTracing = 'V8.CollectSourcePositions';
const timeOf = (events: readonly TraceEvent[]): number => events.reduce((sum, { tdur = 0 }) => sum + tdur, 0);
const isWithin = (one: TraceEvent, { pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
  one.pid === pid && one.tid === tid && ts <= one.ts && one.ts <= ts + dur;

function workIn(events: readonly TraceEvent[]): Pick<PageWork, 'forcedLayouts' | 'longTasks' | 'blockingTime'> {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMain = ({ name, args }: TraceEvent) => name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(events.filter(isMain).map(threadOf));
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event)));
  const began = events.find(({ name }) => name === loopName)?.ts ?? Number.NaN;
  const loop = tasks.find(({ ts, dur = 0 }) => ts <= began && began <= ts + dur);
  if (!loop?.tdur) throw new Error('The trace has no loop by which to measure');
  const measuring = events.filter((event) => event.name === ofTracing && mains.has(threadOf(event)));
  const beyond = tasks
    .filter(({ ts }) => ts > loop.ts)
    .map((task) => (timeOf([task]) - timeOf(measuring.filter((one) => isWithin(one, task)))) / loop.tdur! - longInLoops)
    .filter((time) => time > 0);
  return {
    forcedLayouts: events.flatMap(({ name, args }) => {
      const [asked] = (name === 'Layout' && args.beginData?.stackTrace) || [];
      return asked ? [`${asked.functionName} in ${asked.url}:${asked.lineNumber}`] : [];
    }),
    longTasks: beyond.length,
    blockingTime: beyond.reduce((sum, time) => sum + time, 0),
  };
}

const loopName = 'a loop begins';

/** Runs in the page. */
function runLoop(): void {
  performance.mark('a loop begins');
  let sum = 0;
  for (let at = 0; at < 20_000_000; at += 1) sum = (sum * 31 + at) % 1_000_003;
  performance.mark('a loop ends', { detail: sum });
}

/** Runs in the page. */
function readFiles(): Pick<PageWork, 'blocking' | 'script'> {
  const files = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    blocking: files.filter((one) => one.renderBlockingStatus === 'blocking').map(({ name }) => new URL(name).pathname),
    script: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
  };
}
