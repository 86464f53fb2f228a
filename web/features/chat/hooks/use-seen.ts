import { useEffect } from 'react';

interface SeenInput {
  /** The newest number in view, if the end of the conversation is. */
  newest: number | undefined;
  readNumber: number;
  /** Called with the newest number that has been in view for a second. */
  onSeen: (number: number) => void;
}

const seenAfter = 1000;

/** Whether the page is before the user's eyes. */
export const isLookedAt = (): boolean => document.visibilityState === 'visible' && document.hasFocus();

/** Reports a message as seen once the user has looked at the page for a second with it in view. */
export function useSeen({ newest, readNumber, onSeen }: SeenInput): void {
  useEffect(() => {
    if (newest === undefined || newest <= readNumber) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (isLookedAt()) timer = setTimeout(() => onSeen(newest), seenAfter);
    };
    look();
    document.addEventListener('visibilitychange', look);
    globalThis.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      globalThis.removeEventListener('focus', look);
    };
  }, [newest, readNumber, onSeen]);
}
