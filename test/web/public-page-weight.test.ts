import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtSite } from '../../infra/start/build.ts';
import { filesIn } from '../support/built-site.ts';

const kilobyte = 1024;
// React, its router and the query library alone weigh 101.5 KB. What is left is for plain code (DECISIONS.md, 'Public pages may load 140 KB of script, and the site is split by package name').
const scriptBudget = 140 * kilobyte;
const firstVisitBudget = 250 * kilobyte;
// With the font, which is 47 KB: at 50 kB/s it is there after 1.4 s. The page's own text is weighed where it is drawn
// (list-weight.test.ts).
const firstPaintBudget = 70 * kilobyte;
// Browsers open six connections to a host over HTTP/1.1; the page and the font have one each.
const mostBlockingFiles = 5;
let { read, built, weightOf, withImports } = filesIn('');

beforeAll(async () => {
  ({ read, built, weightOf, withImports } = filesIn((await builtSite()).folder));
}, 120_000);

/** The files that a page's HTML makes the browser load; `served` is a page that the guest function renders. */
function filesOf(html: string, served?: string): { scripts: string[]; sheets: string[] } {
  const text = read(html);
  const lists = /<meta name="chunks" content="([^"]*)"/.exec(text)?.[1]?.split(';') ?? [];
  const listed = lists.find((list) => list.startsWith(`${served}=`))?.slice(`${served}=`.length) ?? '';
  const files = [
    ...Array.from(text.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g), ([, file]) => file ?? ''),
    ...listed.split(',').map((file) => file.slice(1)),
  ];
  return {
    scripts: withImports(files.filter((file) => file.endsWith('.js'))),
    sheets: [...new Set(files.filter((file) => file.endsWith('.css')))],
  };
}

const pages: Record<string, [html: string, served?: string]> = {
  landing: ['landing.html'],
  'about HireHub': ['about.html'],
  terms: ['terms_and_conditions.html'],
  privacy: ['privacy.html'],
  'how to delete': ['account/how-to-delete.html'],
  'list of jobs': ['index.html', 'browse'],
  'public job': ['index.html', 'posting'],
};

describe.each(Object.entries(pages))('A first visit to the %s page', (_, [html, served]) => {
  it('loads no more than 140 KB of script and 250 KB in total, compressed', () => {
    const { scripts, sheets } = filesOf(html, served);
    const script = weightOf(scripts);
    expect.soft(script, 'script').toBeLessThanOrEqual(scriptBudget);
    const rest = weightOf([html, ...sheets, ...built(/^inter-latin-wght-normal-.*\.woff2$/)]);
    expect.soft(script + rest, 'in all').toBeLessThanOrEqual(firstVisitBudget);
  });

  it('waits with its first paint for a few small files, and has scripts fetched after them', () => {
    const text = read(html);
    const blocking = [
      ...filesOf(html, served).sheets,
      ...Array.from(text.matchAll(/<script src="\/([^"]+)"/g), ([, file]) => file ?? ''),
    ];
    expect.soft(blocking.length, blocking.join(' ')).toBeLessThanOrEqual(mostBlockingFiles);
    const weight = weightOf([...blocking, ...built(/^inter-latin-wght-normal-.*\.woff2$/)]);
    expect.soft(weight, 'before the first paint').toBeLessThanOrEqual(firstPaintBudget);
    const scripts = text.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? [];
    expect(scripts.filter((tag) => !tag.includes('fetchpriority="low"'))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(1);
  });

  it('names its own code, so that nothing waits for the entry to ask for it', () => {
    const page = { 'landing.html': 'landing', 'index.html': served === 'browse' ? 'find-jobs' : 'public-job' }[html];
    expect(filesOf(html, served).scripts.join(' ')).toContain(
      `/${page ?? path.basename(html, '.html').split('_')[0]}-`,
    );
  });

  it('loads no packages but React’s, so no map, calendar, Markdown, form or component kit', () => {
    expect(
      filesOf(html, served).scripts.filter((file) => /\/(lib-(?!react-)|signed-in-app-)[^/]*\.js$/.test(file)),
    ).toEqual([]);
  });
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
