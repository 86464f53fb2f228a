import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteConfigId, type SiteConfig } from '../../shared/model/site-config.ts';
import type { Stage } from '../stages.ts';
import { withPageHead } from './page-head.ts';

/** What a page knows about its stage. */
export function siteConfigOf(stage: Stage): SiteConfig {
  return {
    stage: stage.name,
    mapStyleUrl: stage.mapStyleUrl ?? null,
    hostThemes: stage.hostThemes,
    referralShare: stage.referralShare,
    passkeys: stage.passkeys,
  };
}

const place = `<script type="application/json" id="${siteConfigId}">{}</script>`;

/**
 * A page with its stage's configuration in it, as data that no browser runs; a page without a place for it stays as it
 * is.
 */
export function withSiteConfig(html: string, config: SiteConfig): string {
  // A `</script>` in a value would end the element.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(place, () => place.replace('{}', () => json));
}

/** What a deployment adds to the pages of a built site. */
export interface SitePages {
  config: SiteConfig;
  siteUrl: string;
}

/** A page, by its path below the site's folder, as its deployment serves it. */
export function finishedPage(html: string, file: string, { config, siteUrl }: SitePages): string {
  return withPageHead(withSiteConfig(html, config), { file, siteUrl });
}

/** The pages of a built site by their path below its folder, each finished. */
export function finishedPages(folder: string, deployed: SitePages): Record<string, string> {
  const files = globSync('**/*.html', { cwd: folder })
    .sort()
    .map((file) => file.split(path.sep).join('/'));
  return Object.fromEntries(
    files.map((file) => [file, finishedPage(readFileSync(path.join(folder, file), 'utf8'), file, deployed)]),
  );
}

/**
 * The rules for crawlers, served as /robots.txt; a sitemap is named by its full address (RFC 9309, 2.2.4 and
 * sitemaps.org).
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\nDisallow: /account/\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
