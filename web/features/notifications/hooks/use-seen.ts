import { useEffect, useRef, type RefObject } from 'react';

/** How long most of a row has to be visible to count as seen. */
const seenAfterMilliseconds = 1_000;
const mostOfIt = 0.6;

/**
 * Calls `onLeave` with the notifications that were really seen in a scrolling panel, when it closes: most of the row was
 * visible for a second. Rows below the fold, or in a panel closed immediately, are not (NOTIF-06).
 */
export function useSeen(
  panel: RefObject<HTMLElement | null>,
  ids: readonly number[],
  onLeave: (seen: number[]) => void,
) {
  const seen = useRef(new Set<number>());
  const leave = useRef(onLeave);
  const listed = ids.join(' ');
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    const root = panel.current;
    if (!root || typeof IntersectionObserver === 'undefined') return undefined;
    const waiting = new Map<number, ReturnType<typeof setTimeout>>();
    const stop = (id: number): void => {
      clearTimeout(waiting.get(id));
      waiting.delete(id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = Number((target as HTMLElement).dataset.notification);
          if (!isIntersecting) stop(id);
          else if (!waiting.has(id))
            waiting.set(
              id,
              setTimeout(() => seen.current.add(id), seenAfterMilliseconds),
            );
        }
      },
      { root: root.closest('.ui-popover'), threshold: mostOfIt },
    );
    const own = new Set(listed.split(' '));
    for (const row of root.querySelectorAll<HTMLElement>('[data-notification]'))
      if (own.has(row.dataset.notification ?? '')) observer.observe(row);
    return () => {
      observer.disconnect();
      for (const id of waiting.keys()) stop(id);
    };
  }, [panel, listed]);
  useEffect(() => {
    const those = seen.current;
    return () => {
      if (those.size > 0) leave.current([...those]);
      those.clear();
    };
  }, []);
}
