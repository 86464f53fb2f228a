import { useEffect } from 'react';

/** Takes the browser's key for its own search, which sees only the messages that are drawn, unless something is open. */
export function useFindKey(isFree: boolean, onFind: () => void): void {
  useEffect(() => {
    if (!isFree) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'f' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      onFind();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
