import { useEffect, useRef, type RefObject } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/**
 * Keyboard navigation of a list: j and k move between elements marked `data-row`, Enter follows the link, x presses the
 * row's `data-pick`. Inactive while the user is typing or a dialog is open.
 */
export function useRowKeys<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.metaKey ||
        event.ctrlKey ||
        event.altKey ||
        !'jkx'.includes(event.key) ||
        isTyping(event.target) ||
        document.querySelector('dialog[open]')
      )
        return;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
      const at = rows.findIndex(
        (row) => row === document.activeElement || row.closest('tr, li')?.contains(document.activeElement),
      );
      if (event.key === 'x') rows[at]?.closest('tr, li')?.querySelector<HTMLElement>('[data-pick]')?.click();
      else rows[Math.min(rows.length - 1, Math.max(0, at + (event.key === 'j' ? 1 : -1)))]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return list;
}
