import { siteConfigId, type SiteConfig } from '../../shared/model/site-config.ts';

const defaultConfig: SiteConfig = {
  stage: 'unknown',
  mapStyleUrl: null,
  hostThemes: [],
  referralShare: 10,
  passkeys: false,
};

/** The settings of the stage, embedded in the page. A page that was not deployed, as in tests, has only defaults. */
export function readSiteConfig(): SiteConfig {
  const text = document.getElementById(siteConfigId)?.textContent;
  return text ? { ...defaultConfig, ...(JSON.parse(text) as Partial<SiteConfig>) } : defaultConfig;
}
