import { useEffect, useState } from 'react';
import type { HostTheme } from '../../../../shared/model/site-config.ts';
import { heroFilmFor, phoneWidth, allowsFilm, type HeroFilm } from '../model/hero-film.ts';

type Connection = { saveData?: boolean; effectiveType?: string };

const reducedMotion = '(prefers-reduced-motion: reduce)';
const matches = (query: string) => globalThis.matchMedia(query).matches;

/** Calls back when the browser is idle and returns a function that cancels. Safari has no idle callbacks. */
function whenIdle(call: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const waiting = requestIdleCallback(call, { timeout: 3_000 });
    return () => cancelIdleCallback(waiting);
  }
  const waiting = setTimeout(call, 600);
  return () => clearTimeout(waiting);
}

function filmNow(): HeroFilm | null {
  const { saveData = false, effectiveType } = (navigator as { connection?: Connection }).connection ?? {};
  if (!allowsFilm({ prefersReducedMotion: matches(reducedMotion), savesData: saveData, connection: effectiveType }))
    return null;
  const theme = (document.documentElement.dataset.host ?? null) as HostTheme | null;
  return heroFilmFor({ theme, width: globalThis.innerWidth });
}

/**
 * The film to play once the page has loaded and the browser is idle; null until then, or if the device should not play
 * one. Follows the window's width.
 */
export function useHeroFilm(): HeroFilm | null {
  const [film, setFilm] = useState<HeroFilm | null>(null);
  useEffect(() => {
    const choose = () => setFilm(filmNow());
    const watched = [reducedMotion, `(max-width: ${phoneWidth}px)`].map((query) => globalThis.matchMedia(query));
    let giveUp = () => {};
    const begin = () => {
      giveUp = whenIdle(choose);
      for (const query of watched) query.addEventListener('change', choose);
    };
    if (document.readyState === 'complete') begin();
    else globalThis.addEventListener('load', begin, { once: true });
    return () => {
      globalThis.removeEventListener('load', begin);
      giveUp();
      for (const query of watched) query.removeEventListener('change', choose);
    };
  }, []);
  return film;
}
