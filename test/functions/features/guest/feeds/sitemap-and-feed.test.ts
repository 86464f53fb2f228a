// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { feedDocument } from '../../../../../functions/features/guest/feeds/feed.ts';
import { pageAddresses } from '../../../../../functions/features/guest/pages/page-addresses.ts';
import { readSitemapPartHandler } from '../../../../../functions/features/guest/feeds/feed.handlers.ts';
import {
  jobsPart,
  jobsPerPart,
  pagesPart,
  partsOf,
  sitemapIndex,
} from '../../../../../functions/features/guest/feeds/sitemap.ts';
import type { SearchQuery } from '../../../../../functions/search/engine/engine.ts';
import { idAt } from '../../../../../shared/rules/ids.ts';
import { aClock } from '../../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { aGuestJob } from '../../../../web/support/guest-job.ts';

const addresses = pageAddresses('https://jobs.example');
/** The document, parsed as XML; fails where it is not well-formed. */
function parsed(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined();
  return document;
}
const textsOf = (document: Document, name: string) =>
  Array.from(document.getElementsByTagName(name), ({ textContent }) => textContent);

describe('The sitemap', () => {
  it('is an index of parts that list at most ten thousand jobs each (PLUS-25)', () => {
    expect([0, 1, jobsPerPart, jobsPerPart + 1].map(partsOf)).toEqual([0, 1, 1, 2]);
    expect(textsOf(parsed(sitemapIndex(jobsPerPart + 1, addresses)), 'loc')).toEqual(
      ['pages', 1, 2].map((part) => `https://jobs.example/sitemap-${part}.xml`),
    );
  });

  it('lists static pages and categories, whatever their names', () => {
    expect(textsOf(parsed(pagesPart([{ name: 'r&d <team>' }], addresses)), 'loc').at(-1)).toBe(
      'https://jobs.example/find-jobs/r%26d%20%3Cteam%3E',
    );
  });

  it('says when a job was last changed where that is known', () => {
    const at = Date.parse('2026-09-01T10:00:00.000Z');
    const document = parsed(
      jobsPart(
        [
          { id: idAt(at, 0.5), version: 1 + 2 ** -20 },
          { id: idAt(at, 0.7), version: 4 },
        ],
        addresses,
      ),
    );
    expect(textsOf(document, 'lastmod')).toEqual(['2026-09-01T10:00:00.000Z']);
    expect(textsOf(document, 'loc')).toHaveLength(2);
  });

  it('stays below a function’s response limit, even with the longest ids', () => {
    const hits = Array.from({ length: jobsPerPart }, () => ({ id: Number.MAX_SAFE_INTEGER, version: 1 }));
    expect(Buffer.byteLength(jobsPart(hits, pageAddresses(`https://${'a'.repeat(63)}.example`)))).toBeLessThan(
      5_000_000,
    );
  });

  it('reads the index a thousand jobs at a time, for this part only, and no cards', async () => {
    const asked: SearchQuery[] = [];
    const total = 12_500;
    const search = async (query: SearchQuery) => {
      asked.push(query);
      const [page, perPage] = [query.page ?? 1, query.perPage ?? 0];
      const hits = Array.from({ length: Math.max(0, Math.min(perPage, total - (page - 1) * perPage)) }, (_, place) => ({
        id: (page - 1) * perPage + place + 1,
        version: 2,
      }));
      return { total, page, perPage, hits, facets: {}, matched: { words: [], phrases: [] } };
    };
    const needs = {
      jobSearch: { search },
      clock: aClock(),
      siteUrl: 'https://jobs.example',
      guestStore: {} as never,
      cityById: () => undefined,
    };
    const part = async (number: number) => resultOf(readSitemapPartHandler, { params: { part: number } }, needs);
    const second = textsOf(parsed(await part(2)), 'loc');
    expect([second.length, second[0], second.at(-1)]).toEqual([
      2500,
      'https://jobs.example/find-jobs/view/10001',
      'https://jobs.example/find-jobs/view/12500',
    ]);
    expect(asked.map(({ page, perPage }) => [page, perPage])).toEqual([
      [11, 1000],
      [12, 1000],
      [13, 1000],
    ]);
    // Ten thousand entries are parsed in seconds, and are of the same shape.
    const first = Array.from((await part(1)).matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address);
    expect(new Set([...first, ...second]).size).toBe(total);
    expect(await refusalOf(handled(readSitemapPartHandler, { params: { part: 3 } }, needs))).toMatchObject({
      kind: 'notFound',
    });
  });
});

describe('The feed', () => {
  const feed = (over: object = {}) =>
    feedDocument(
      {
        jobs: [
          aGuestJob({ title: 'A <b> & \u0007"c"' }),
          aGuestJob({ id: 2, createdAt: '2026-09-02T10:00:00.000Z', client: null }),
        ],
        page: 2,
        total: 120,
        now: '2026-09-03T12:00:00.000Z',
        ...over,
      },
      addresses,
    );
  const linksOf = (document: Document) =>
    Object.fromEntries(
      Array.from(document.querySelectorAll('feed > link'), (link) => [
        link.getAttribute('rel'),
        link.getAttribute('href'),
      ]),
    );

  it('is well-formed Atom, with every job’s title, time, company and skills (PLUS-25)', () => {
    const document = parsed(feed());
    expect(document.documentElement.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    expect(textsOf(document, 'title')).toEqual(['HireHub: newest jobs', 'A <b> & "c"', 'Software Engineer']);
    expect(textsOf(document, 'updated')[0]).toBe('2026-09-02T10:00:00.000Z');
    expect(textsOf(document, 'name')).toEqual(['Meridian Health Partners', 'Confidential client']);
    expect(document.querySelector('category')?.getAttribute('term')).toBe('TypeScript');
  });

  it('leads from each job to its page, with when it was posted, where it is and what it pays', () => {
    const document = parsed(feed());
    const [first, second] = Array.from(document.querySelectorAll('entry'));
    const address = 'https://jobs.example/find-jobs/view/1';
    const textOf = (name: string) => first!.querySelector(name)?.textContent;
    expect([textOf('id'), first!.querySelector('link')?.outerHTML]).toEqual([
      address,
      expect.stringMatching(`^<link .*rel="alternate" type="text/html" href="${address}"/>$`),
    ]);
    expect([textOf('published'), textOf('updated')]).toEqual(['2026-09-01T10:00:00.000Z', '2026-09-01T10:00:00.000Z']);
    expect(textOf('summary')).toBe('Austin, TX · $60–75/h · $120k–140k/yr. Build the scheduler of a hospital.');
    expect(second!.querySelector('link')?.getAttribute('href')).toBe('https://jobs.example/find-jobs/view/2');
  });

  it('leads from page to page (RFC 5005)', () => {
    const address = (page: number) => `https://jobs.example/feed.xml?page=${page}`;
    expect(linksOf(parsed(feed()))).toMatchObject({
      self: address(2),
      first: 'https://jobs.example/feed.xml',
      last: address(3),
      alternate: 'https://jobs.example/find-jobs',
      previous: 'https://jobs.example/feed.xml',
      next: address(3),
    });
    expect(Object.keys(linksOf(parsed(feed({ page: 3 }))))).not.toContain('next');
  });

  it('is a valid feed without jobs too', () => {
    expect(textsOf(parsed(feed({ jobs: [], page: 1, total: 0 })), 'updated')).toEqual(['2026-09-03T00:00:00.000Z']);
  });
});
