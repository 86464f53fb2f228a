import { expect, it } from 'vitest';
import { withPageHead } from '../../../infra/constructs/page-head.ts';
import { finishedPage } from '../../../infra/constructs/site-pages.ts';
import { drawnPageDescriptions, drawnPages, fileOfDrawnPage } from '../../../shared/constants/drawn-pages.ts';
import { schemaProblems } from '../../support/schema-org.ts';

const siteUrl = 'https://jobs.example';
const built =
  '<head><meta name="description" content="Anything" /><script type="application/json" id="site-config">{}</script><title>Terms &amp; more · HireHub</title></head>';
const finished = (file: string) => withPageHead(built, { file, siteUrl });
const all = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, content]) => content);

it.each(drawnPages)(
  'The head of %s gives search engines and shared links its address, title and description, each once',
  (page) => {
    const html = finished(fileOfDrawnPage(page));
    expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([`https://jobs.example${page}`]);
    expect(all(html, /property="og:url" content="([^"]*)"/g)).toEqual([`https://jobs.example${page}`]);
    expect(all(html, /property="og:title" content="([^"]*)"/g)).toEqual(['Terms &amp; more · HireHub']);
    expect(all(html, /property="og:image" content="([^"]*)"/g)).toEqual(['https://jobs.example/share.png']);
    expect(all(html, /(?:name|property)="(?:og:)?description" content="([^"]*)"/g)).toEqual([
      drawnPageDescriptions[page],
      drawnPageDescriptions[page],
    ]);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />');
  },
);

it('Descriptions of pages differ, fit search results and contain no markup characters', () => {
  const texts = Object.values(drawnPageDescriptions);
  expect(new Set(texts).size).toBe(drawnPages.length);
  expect(texts.filter((text) => text.length < 70 || text.length > 165 || /["&<>]/.test(text))).toEqual([]);
});

it('The landing page names its publisher and its job search in the terms of schema.org', () => {
  const block = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(finished('landing.html'))?.[1] ?? '',
  ) as { '@context': string; '@graph': Record<string, unknown>[] };
  expect(block['@context']).toBe('https://schema.org');
  expect(block['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(block['@graph'].flatMap((thing) => schemaProblems(thing))).toEqual([]);
  expect(block['@graph'][1]).toMatchObject({
    url: 'https://jobs.example/',
    potentialAction: { target: { urlTemplate: 'https://jobs.example/find-jobs?q={search_term_string}&in=all' } },
  });
  expect(finished('about.html')).not.toContain('ld+json');
});

it('The empty page, which many addresses share, names none of them as canonical', () => {
  expect(finished('index.html')).toBe(built);
});

it('The page of unknown addresses is for no search engine and names no address (DEC-68)', () => {
  const html = finished('missing.html');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).not.toMatch(/canonical|og:|"description"/);
});

it('A deployment completes a page with its configuration and its address', () => {
  const html = finishedPage(built, 'landing.html', {
    config: { stage: 'dev', mapStyleUrl: null, hostThemes: [], referralShare: 10, passkeys: false },
    siteUrl,
  });
  expect(html).toContain('"stage":"dev"');
  expect(html).toContain('<link rel="canonical" href="https://jobs.example/" />');
});
