import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const kilobyte = 1024;
// React, its router and the query library alone weigh 106. These figures may only go down.
const scriptBudgets = {
  landing: 130 * kilobyte,
  papers: 130 * kilobyte,
  browse: 130 * kilobyte,
  posting: 130 * kilobyte,
};
const firstVisitBudget = 250 * kilobyte;
const outDir = mkdtempSync(path.join(tmpdir(), 'hirehub-web-'));

beforeAll(async () => {
  // What people get, not React's development build.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: new URL('../../vite.config.ts', import.meta.url).pathname,
    logLevel: 'silent',
    build: { outDir },
  });
}, 120_000);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(outDir, { recursive: true, force: true });
});

/** The scripts that loading these scripts brings along, without what is imported on demand. */
function withImports(files: string[]): string[] {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, other] of read(file).matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)) visit(`assets/${other}`);
  };
  for (const file of files) visit(file);
  return [...seen];
}

const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');
const built = (pattern: RegExp) =>
  readdirSync(path.join(outDir, 'assets'))
    .filter((file) => pattern.test(file))
    .map((file) => `assets/${file}`);
const weightOf = (files: string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(outDir, file)), { level: 9 }).length, 0);
const entryScripts = () =>
  Array.from(read('index.html').matchAll(/src="\/(assets\/[^"]+\.js)"/g), ([, file]) => file ?? '');
const pages = {
  browse: /^browse-.*\.js$/,
  posting: /^posting-.*\.js$/,
  landing: /^landing-.*\.js$/,
  papers: /^papers-.*\.js$/,
};
const scriptsOf = (page: keyof typeof pages) => withImports([...entryScripts(), ...built(pages[page])]);

describe.each(Object.keys(pages) as (keyof typeof pages)[])('A first visit to the %s page', (page) => {
  it('loads no more script than its budget and 250 KB in total, compressed', () => {
    const script = weightOf(scriptsOf(page));
    expect.soft(script, 'script').toBeLessThanOrEqual(scriptBudgets[page]);
    const rest = weightOf([
      page === 'landing' ? 'landing.html' : 'index.html',
      ...built(/^(public|frame)-.*\.css$/),
      ...built(new RegExp(`^${page}-.*\\.css$`)),
      ...built(/^inter-latin-wght-normal-.*\.woff2$/),
    ]);
    expect.soft(script + rest, 'in all').toBeLessThanOrEqual(firstVisitBudget);
  });

  it('loads no map, chart, calendar, Markdown, form or component kit of the signed-in area', () => {
    expect(
      scriptsOf(page).filter((file) => /\/(map|charts|calendar|markdown|forms|kit|amplify|auth)-[^/]*\.js$/.test(file)),
    ).toEqual([]);
  });
});

it('Icons are bundled without lucide’s own icon factory', () => {
  expect(built(/\.js$/).filter((file) => read(file).includes('non-scaling-stroke'))).toEqual([]);
});

it('Films and posters have hashed names, so browsers can cache them for a year', () => {
  expect(
    built(/\.(mp4|webp)$/)
      .map((file) => file.replace(/^assets\/|-[\w-]{8}(?=\.)/g, ''))
      .toSorted(),
  ).toEqual(['cyber', 'low', 'medical', 'standard'].flatMap((film) => [`${film}.mp4`, `${film}.webp`]));
});

it('Static pages are prerendered, each with its title and the placeholder for stage settings', () => {
  for (const [file, title] of [
    ['landing.html', 'Jobs with pay shown up front · HireHub'],
    ['about.html', 'About HireHub · HireHub'],
    ['privacy.html', 'Privacy Policy · HireHub'],
    ['account/how-to-delete.html', 'Delete Account &amp; Data Removal · HireHub'],
  ] as const) {
    const html = read(file);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain('<script type="application/json" id="site-config">{}</script>');
    expect(html).toMatch(/<div id="root" data-page="\/[^"]*">.*<h1/s);
  }
});
