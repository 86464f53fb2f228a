/** Looks that the landing page can have by host (LAND-16, LAND-17). */
export const hostThemes = ['cyber', 'medical'] as const;
export type HostTheme = (typeof hostThemes)[number];

/** Hosts that get a theme; `*` stands for any run of characters, as in `*.cyber-jobs.example`. */
export interface HostThemeRule {
  host: string;
  theme: HostTheme;
}

/** What a page knows about its stage; every page contains it, so that no request is needed. */
export interface SiteConfig {
  stage: string;
  /** A MapLibre style; null: the built-in one. */
  mapStyleUrl: string | null;
  hostThemes: readonly HostThemeRule[];
  /** Percent of a job's points that a candidate who invited the hired person receives, unless the job says otherwise. */
  referralShare: number;
  /** Whether people can log in by passkeys. */
  passkeys: boolean;
}

/** The id of the element that holds a page's configuration as JSON. */
export const siteConfigId = 'site-config';
