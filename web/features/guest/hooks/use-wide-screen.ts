import { useSyncExternalStore } from 'react';

/** Whether the window is at least `width` CSS pixels wide, updated on resize. */
export function useWideScreen(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (changed) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    () => globalThis.matchMedia?.(query).matches ?? true,
  );
}
