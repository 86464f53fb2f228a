import type { HostTheme } from '../../../shared/model/site-config.ts';

/** The loops behind the hero's words. */
export type HeroFilm = HostTheme | 'standard' | 'low';

/** Viewports up to here count as phones (CONST-15). */
export const phoneWidth = 767.98;

/**
 * A themed host has a film of its own at every width; others get the standard one above 767.98 px and the
 * low-resolution one below (LAND-16 to LAND-19).
 */
export function heroFilmFor({ theme, width }: { theme: HostTheme | null; width: number }): HeroFilm {
  return theme ?? (width > phoneWidth ? 'standard' : 'low');
}

/** What a visitor's device says about moving pictures and large downloads. */
export interface DeviceWish {
  prefersReducedMotion: boolean;
  savesData: boolean;
  /** As the Network Information API names it; undefined where the browser does not tell. */
  connection: string | undefined;
}

/** Whether a film is welcome at all; where it is not, its first picture stands still. */
export function welcomesFilm({ prefersReducedMotion, savesData, connection }: DeviceWish): boolean {
  return !prefersReducedMotion && !savesData && connection !== 'slow-2g' && connection !== '2g' && connection !== '3g';
}
