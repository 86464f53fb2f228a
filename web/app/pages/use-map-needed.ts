import { useEffect, useState } from 'react';

/** Without any input the map loads this long after the page, so that the page can be read first. */
const restMilliseconds = 4_000;
const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

/**
 * Whether to load the map: on the first sign of a visitor (pointer, key, touch, wheel), at the latest a few seconds
 * after the page has loaded. Its library is the heaviest part of the page and would delay everything else.
 */
export function useMapNeeded(): boolean {
  // A visitor who came from another of our pages, or pressed the switch to the map, has already interacted.
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
