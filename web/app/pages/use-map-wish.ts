import { useEffect, useState } from 'react';

/** As long as nobody does anything, the page is read first; the map comes after this, counted from the page's load. */
const restMilliseconds = 4_000;
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Whether the map is wanted: from the first sign that somebody is at the page (a moved pointer, a key, a touch, a
 * turned wheel), at the latest a few seconds after the page has loaded. Its library is the heaviest part of the page
 * and would hold up what is read first.
 */
export function useMapWish(): boolean {
  // Whoever came from another page of ours, or pressed the switch to the map, has pressed something before.
  const [isWanted, setWanted] = useState(() => globalThis.navigator?.userActivation?.hasBeenActive ?? false);
  useEffect(() => {
    if (isWanted) return undefined;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const want = () => setWanted(true);
    const wait = () => {
      rest = setTimeout(
        () => (globalThis.requestIdleCallback ? globalThis.requestIdleCallback(want, { timeout: 2_000 }) : want()),
        restMilliseconds,
      );
    };
    for (const sign of signs) globalThis.addEventListener(sign, want, { capture: true, passive: true });
    if (document.readyState === 'complete') wait();
    else globalThis.addEventListener('load', wait);
    return () => {
      clearTimeout(rest);
      globalThis.removeEventListener('load', wait);
      for (const sign of signs) globalThis.removeEventListener(sign, want, { capture: true });
    };
  }, [isWanted]);
  return isWanted;
}
