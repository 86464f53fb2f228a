import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Longer the served page does not stand, whatever is still missing. */
const longestMilliseconds = 3_000;

/** Lets the page that the server drew stand until the script has drawn its own with all its text, so that nothing flashes in between. */
export function leaveServedPage(root: Element): void {
  const served = document.getElementById('served');
  if (!served) return;
  // Told before the browser paints, so that one page takes the other's place in one step.
  const watching = new MutationObserver(() => {
    const isWhole = root.firstElementChild !== null && root.querySelector('.ui-markdown [role="status"]') === null;
    if (isWhole) leave();
  });
  const atLast = setTimeout(() => leave(), longestMilliseconds);
  function leave(): void {
    watching.disconnect();
    clearTimeout(atLast);
    served?.remove();
  }
  watching.observe(root, { childList: true, subtree: true });
}

/** As long as other answers count as fresh (web/api/query-client.ts). */
const freshForMilliseconds = 15_000;
let answers: Record<string, unknown> | undefined;

/** What the server sent along under this name; once and soon, so that a later visit asks anew. */
function takeFirstAnswer(name: string): unknown {
  if (performance.now() > freshForMilliseconds) return undefined;
  answers ??= JSON.parse(document.getElementById('first-answers')?.textContent ?? '{}') as Record<string, unknown>;
  const answer = answers[name];
  answers[name] = undefined;
  return answer;
}

/** Puts an answer that came with the page into the cache before the page first asks for it. */
export function useFirstAnswer<T>(name: string, put: (cache: QueryClient, answer: T) => void): void {
  const cache = useQueryClient();
  useState(() => {
    const answer = takeFirstAnswer(name);
    if (answer !== undefined) put(cache, answer as T);
  });
}
