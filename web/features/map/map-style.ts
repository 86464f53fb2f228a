import { readSiteConfig } from '../../api/site-config.ts';

/**
 * The address of the map's style: the stage's own where it has one, else the built-in one in the colours of the page.
 */
export function styleOf(theme: 'light' | 'dark'): string {
  return readSiteConfig().mapStyleUrl ?? `/map/${theme}.json`;
}
