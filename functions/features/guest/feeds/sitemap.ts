import { timeOfId } from '../../../../shared/rules/ids.ts';
import type { SearchHit } from '../../../search/engine/engine.ts';
import type { PageAddresses } from '../pages/page-addresses.ts';
import { xmlText } from './xml-text.ts';

/**
 * Jobs in one part. The protocol allows 50,000; ten thousand are 1.2 MB, which leaves room below the 6 MB that a
 * function may return. @see https://www.sitemaps.org/protocol.html
 */
export const jobsPerPart = 10_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** How many parts this many jobs take. */
export function partsOf(jobs: number): number {
  return Math.ceil(jobs / jobsPerPart);
}

/** The index of all parts: those of fixed pages and categories, and those of jobs. */
export function sitemapIndex(jobs: number, addresses: PageAddresses): string {
  const parts = ['pages', ...Array.from({ length: partsOf(jobs) }, (_, place) => place + 1)];
  const entries = parts.map((part) => `<sitemap><loc>${xmlText(addresses.sitemap(part))}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** Fixed pages and the pages of these categories. */
export function pagesPart(campaigns: readonly { name: string }[], addresses: PageAddresses): string {
  const locations = [...addresses.standing, ...campaigns.map(({ name }) => addresses.campaign(name))];
  return urlSet(locations.map((address) => entry(address)));
}

/**
 * A part with job pages. A job in its first version was last changed when its id was made; for a changed job the time
 * is left out rather than guessed.
 */
export function jobsPart(hits: readonly Pick<SearchHit, 'id' | 'version'>[], addresses: PageAddresses): string {
  return urlSet(
    hits.map(({ id, version }) =>
      entry(addresses.job(id), Math.floor(version) === 1 ? new Date(timeOfId(id)).toISOString() : undefined),
    ),
  );
}

function entry(address: string, changed?: string): string {
  return `<url><loc>${xmlText(address)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>\n`;
}

function urlSet(entries: string[]): string {
  return `${declaration}<urlset ${namespace}>\n${entries.join('')}</urlset>\n`;
}
