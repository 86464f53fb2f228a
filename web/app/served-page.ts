import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Longer the served page does not stand, whatever is still missing. */
const longestMilliseconds = 3_000;

const search = 'input[type="search"]';

// Whoever began to type in the served page's search goes on in the one that takes its place.
function goOnTyping(text: string, own: HTMLInputElement): void {
  // The prototype's setter: React holds the element's own and would see no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, text);
  own.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Lets the page that the server drew stand until the script has drawn its own with all its text, so that nothing
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
    if (typed.value) goOnTyping(typed.value, own);
    // Not earlier: what is hidden behind the served page takes no focus.
    if (hasFocus) own.focus();
  };
  // Told before the browser paints, so that one page takes the other's place in one step.
  const watching = new MutationObserver(() => {
    if (root.firstElementChild && !root.querySelector('.ui-markdown [role="status"]')) leave();
  });
  watching.observe(root, { childList: true, subtree: true });
  setTimeout(leave, longestMilliseconds);
}

/** As long as other answers count as fresh (web/api/query-client.ts). */
const freshForMilliseconds = 15_000;
let answers: Record<string, unknown> | undefined;

/**
 * Puts an answer that came with the page into the cache before the page first asks for it; once and soon, so that a
 * later visit asks anew.
 */
export function useFirstAnswer<T>(name: string, put: (cache: QueryClient, answer: T) => void): void {
  const cache = useQueryClient();
  useState(() => {
    if (performance.now() > freshForMilliseconds) return;
    answers ??= JSON.parse(document.getElementById('first-answers')?.textContent ?? '{}') as Record<string, unknown>;
    const answer = answers[name];
    answers[name] = undefined;
    if (answer) put(cache, answer as T);
  });
}
