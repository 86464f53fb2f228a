import { useEffect, useRef, useState, type RefObject } from 'react';
import { styleOf } from '../model/map-style.ts';
import { openMap, type OpenedMap } from '../model/open-map.ts';

function currentTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** A map in the element, in the page's colours; `failed` if the browser cannot draw one. */
export function useOpenedMap(frame: RefObject<HTMLDivElement | null>): { map: OpenedMap | null; failed: boolean } {
  const [map, setMap] = useState<OpenedMap | null>(null);
  const [failed, setFailed] = useState(false);
  const theme = useRef<'light' | 'dark'>('light');
  useEffect(() => {
    if (!frame.current) return undefined;
    theme.current = currentTheme();
    let opened: OpenedMap;
    try {
      opened = openMap(frame.current, theme.current);
    } catch {
      // oxlint-disable-next-line react/set-state-in-effect -- only the library knows whether it can draw in this frame
      setFailed(true);
      return undefined;
    }
    setMap(opened);
    const recolour = () => {
      if (currentTheme() === theme.current) return;
      const before = styleOf(theme.current);
      theme.current = currentTheme();
      if (styleOf(theme.current) !== before) opened.setStyle(styleOf(theme.current));
    };
    const system = globalThis.matchMedia('(prefers-color-scheme: dark)');
    const observer = new MutationObserver(recolour);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    system.addEventListener('change', recolour);
    return () => {
      observer.disconnect();
      system.removeEventListener('change', recolour);
      setMap(null);
      opened.remove();
    };
  }, [frame]);
  return { map, failed };
}
