import type { HostTheme } from '../../../../shared/model/site-config.ts';

/** The films behind the hero's text. */
export type HeroFilm = HostTheme | 'standard' | 'low';

/** The widest viewport that counts as a phone (CONST-15). */
export const phoneWidth = 767.98;

/**
 * The hero film by host and width: a themed host has one film for every width, other hosts use the standard one above
 * 767.98 px and the low-resolution one below (LAND-16 to LAND-19).
 */
export function heroFilmFor({ theme, width }: { theme: HostTheme | null; width: number }): HeroFilm {
  return theme ?? (width > phoneWidth ? 'standard' : 'low');
}

/** What the visitor's device reports about motion and large downloads. */
export interface DeviceSettings {
  prefersReducedMotion: boolean;
  savesData: boolean;
  /** The value from the Network Information API; undefined if the browser does not support it. */
  connection: string | undefined;
}

/** Whether to play a film; otherwise its poster is shown. */
export function allowsFilm({ prefersReducedMotion, savesData, connection }: DeviceSettings): boolean {
  return !prefersReducedMotion && !savesData && connection !== 'slow-2g' && connection !== '2g' && connection !== '3g';
}
