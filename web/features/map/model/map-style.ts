import { readSiteConfig } from '../../../api/site-config.ts';

/** The address of the map style: the stage's own if set, otherwise the built-in one in the page's colours. */
export function styleOf(theme: 'light' | 'dark'): string {
  return readSiteConfig().mapStyleUrl ?? `/map/${theme}.json`;
}
