import type { Browser } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { aVisitor } from './browser.ts';

/** A person with an old phone on a slow line, which drops when they say so. */
export interface SlowPhone extends Visitor {
  /** Takes the line away, or brings it back as slow as before. */
  line(isThere: boolean): Promise<void>;
  /** When the page that is open first showed something, in milliseconds, and how many bytes had come until then. */
  firstPaint(): Promise<{ after: number; bytes: number }>;
}

const slow = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Opens a phone of 360 × 640 px at 400 ms and 50 kB/s, with a third of this machine's speed. */
export async function aSlowPhone(browser: Browser, siteUrl: string): Promise<SlowPhone> {
  const visitor = await aVisitor(browser, siteUrl, { viewport: { width: 360, height: 640 }, isPhone: true });
  visitor.page.setDefaultTimeout(60_000);
  const session = await visitor.context.newCDPSession(visitor.page);
  const line = async (isThere: boolean): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', { offline: !isThere, ...slow });
    // The page hears of it a moment later, and what is pressed until then waits.
    await visitor.page.waitForFunction((is) => navigator.onLine === is, isThere);
  };
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 3 });
  await line(true);
  return { ...visitor, line, firstPaint: () => visitor.page.evaluate(readFirstPaint) };
}

/** Runs in the page. */
async function readFirstPaint(): Promise<{ after: number; bytes: number }> {
  const after = await new Promise<number>((resolve) => {
    new PerformanceObserver((list, observer) => {
      const [first] = list.getEntriesByName('first-contentful-paint');
      if (!first) return;
      observer.disconnect();
      resolve(first.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  const came = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const early = came.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= after);
  return { after, bytes: early.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}
