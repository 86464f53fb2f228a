import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findChromium } from './find-chromium.ts';

/*
 * Measures the public pages of the production build with Lighthouse, as a phone on a slow network and as a desktop sees
 * them. Ends with 1 when the median of a category is below 95 anywhere.
 *
 *   npm run lighthouse -- [--runs 3] [--page landing] [--device mobile] [--site web/dist] [--url https://…] [--why]
 */

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];
export const devices = ['mobile', 'desktop'] as const;
type Device = (typeof devices)[number];

/** Points of 100 per category, times in milliseconds, and the audits that cost points. */
export interface Figures {
  scores: Record<Category, number>;
  times: Record<'FCP' | 'LCP' | 'TBT' | 'SI', number>;
  shift: number;
  kilobytes: number;
  faults: string[];
}

const wanted = 95;

/** The median run by performance points; the other categories hardly vary. */
export function medianRun(runs: readonly Figures[]): Figures {
  const sorted = runs.toSorted((a, b) => a.scores.performance - b.scores.performance);
  const median = sorted[Math.floor((sorted.length - 1) / 2)];
  if (!median) throw new Error('Nothing was measured.');
  return median;
}

/** The categories below the required points. */
export function belowWanted({ scores }: Figures): Category[] {
  return categories.filter((category) => scores[category] < wanted);
}

/** One line of the table. */
export function lineOf(page: string, device: Device, { scores, times, shift, kilobytes }: Figures): string {
  const points = categories.map((category) => String(scores[category]).padStart(5)).join('');
  const milliseconds = Object.values(times)
    .map((time) => String(Math.round(time)).padStart(7))
    .join('');
  return `${page.padEnd(12)}${device.padEnd(9)}${points}${milliseconds}${shift.toFixed(3).padStart(8)}${String(Math.round(kilobytes)).padStart(7)}`;
}

const heading = `${'page'.padEnd(12)}${'device'.padEnd(9)} perf a11y best  seo    FCP    LCP    TBT     SI   shift     KB`;

async function measure(url: string, device: Device, port: number): Promise<Figures> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse');
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
    device === 'desktop' ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse measured nothing at ${url}.`);
  const { audits, categories: found, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const faults = Object.values(found).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id];
      const isFault = audit && audit.score !== null && audit.score < 0.9 && (weight > 0 || id.endsWith('-insight'));
      return isFault ? [`${id} ${audit.displayValue ?? ''}`.trim()] : [];
    }),
  );
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>,
    times: {
      FCP: numberOf('first-contentful-paint'),
      LCP: numberOf('largest-contentful-paint'),
      TBT: numberOf('total-blocking-time'),
      SI: numberOf('speed-index'),
    },
    shift: numberOf('cumulative-layout-shift'),
    kilobytes: numberOf('total-byte-weight') / 1024,
    faults: [...new Set(faults)],
  };
}

/** The pages that newcomers see first, among them a category with its map. */
async function publicPages(url: string): Promise<Record<string, string>> {
  const ask = async (address: string) =>
    ((await (await fetch(`${url}${address}`)).json()) as { data: { id: number; name: string; jobsCount: number }[] })
      .data;
  const [[job], campaigns] = await Promise.all([
    ask('/api/guest/jobs?perPage=1'),
    ask('/api/guest/campaigns?perPage=100'),
  ]);
  const category = campaigns.toSorted((a, b) => b.jobsCount - a.jobsCount)[0];
  if (!job || !category) throw new Error('There are no public jobs to measure.');
  return {
    landing: '/',
    list: '/find-jobs',
    category: `/find-jobs/${category.name}`,
    job: `/find-jobs/view/${job.id}`,
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      page: { type: 'string' },
      device: { type: 'string' },
      site: { type: 'string' },
      url: { type: 'string' },
      why: { type: 'boolean', default: false },
    },
  });
  const executablePath = findChromium();
  if (!executablePath)
    throw new Error(
      'No Chromium or Chrome was found; install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
  const { startLocal } = await import('../start/start-local.ts');
  const folder = mkdtempSync(path.join(tmpdir(), 'hirehub-lighthouse-'));
  const local = values.url
    ? undefined
    : await startLocal({ port: 0, folder, ...(values.site ? { webDist: path.resolve(values.site) } : {}) });
  const url = values.url ?? local?.url ?? '';
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    headless: true,
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-dev-shm-usage'],
  });
  let isGood = true;
  try {
    const pages = Object.entries(await publicPages(url)).filter(([page]) => !values.page || page === values.page);
    console.log(heading);
    for (const [page, address] of pages) {
      for (const device of devices.filter((one) => !values.device || one === values.device)) {
        const runs: Figures[] = [];
        for (let run = 0; run < Number(values.runs); run += 1)
          runs.push(await measure(`${url}${address}`, device, port));
        const figures = medianRun(runs);
        console.log(lineOf(page, device, figures));
        const below = belowWanted(figures);
        if (below.length > 0 || values.why)
          console.log(
            `  ${below.length > 0 ? `below ${wanted}: ${below.join(', ')}; ` : ''}${figures.faults.join('; ')}`,
          );
        if (below.length > 0) isGood = false;
      }
    }
  } finally {
    await browser.close();
    await local?.close();
    rmSync(folder, { recursive: true, force: true });
  }
  process.exit(isGood ? 0 : 1);
}

if (import.meta.main) await main();
