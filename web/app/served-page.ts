import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** The served page is removed after this time, even if something is still missing. */
const longestMilliseconds = 3_000;

const search = 'input[type="search"]';

// Text typed in the served page's search moves to the search that replaces it.
function continueTyping(text: string, own: HTMLInputElement): void {
  // The prototype's setter, because React overrides the element's own and would not notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, text);
  own.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Keeps the server-rendered page visible until the script has rendered its own with all its text, so that nothing
 * flashes in between.
 */
export function leaveServedPage(root: Element): void {
  const served = document.getElementById('served');
  if (!served) return;
  const leave = () => {
    watching.disconnect();
    const typed = served.querySelector<HTMLInputElement>(search);
    const hasFocus = typed && typed === document.activeElement;
    served.remove();
    const own = root.querySelector<HTMLInputElement>(search);
    if (!typed || !own) return;
    if (typed.value) continueTyping(typed.value, own);
    // Not earlier: elements behind the served page cannot take the focus.
    if (hasFocus) own.focus();
  };
  // Runs before the browser paints, so that one page replaces the other in one step.
  const watching = new MutationObserver(() => {
    if (root.firstElementChild && !root.querySelector('.ui-markdown [role="status"]')) leave();
  });
  watching.observe(root, { childList: true, subtree: true });
  setTimeout(leave, longestMilliseconds);
}

/** As long as other cached responses count as fresh (web/api/query-client.ts). */
const freshForMilliseconds = 15_000;
let embedded: Record<string, unknown> | undefined;

/**
 * Puts a response embedded in the page into the cache before the page's first request. It is used once and only
 * briefly, so that a later visit loads fresh data.
 */
export function useEmbeddedData<T>(name: string, put: (cache: QueryClient, data: T) => void): void {
  const cache = useQueryClient();
  useState(() => {
    if (performance.now() > freshForMilliseconds) return;
    embedded ??= JSON.parse(document.getElementById('embedded-data')?.textContent ?? '{}') as Record<string, unknown>;
    const data = embedded[name];
    embedded[name] = undefined;
    if (data) put(cache, data as T);
  });
}
