import { QueryClientProvider } from '@tanstack/react-query';
import { render, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { createQueryClient } from '../../../web/api/query-client.ts';
import { RouterNavigation } from '../../../web/app/frames/router-navigation.tsx';

export interface SentCall {
  method: string;
  address: string;
  body: unknown;
}

/** A response, sent once `after` is over where it is given. */
interface Prepared {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
  after?: Promise<void>;
}

/** Responds to the page's calls by `METHOD address` and records what was sent. Other calls get a 404. */
export function respondToCalls(answers: Record<string, Prepared>): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const address = String(input).replace(globalThis.location.origin, '');
    const method = init.method ?? 'GET';
    sent.push({ method, address, body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answer: Prepared = answers[`${method} ${address}`] ?? {
      status: 404,
      body: { message: 'Not found', errors: [] },
    };
    await answer.after;
    return new Response(JSON.stringify(answer.body ?? {}), {
      status: answer.status ?? 200,
      headers: { 'content-type': 'application/json', ...answer.headers },
    });
  });
  return sent;
}

/**
 * Renders a route's component at an address, with router and query client; other addresses show as `at <path>`.
 * `pattern` names the address's parameters.
 */
export function renderPage(
  Component: ComponentType,
  at: string | { pathname: string; search?: string; state?: unknown },
  pattern?: string,
): RenderResult {
  const pathname = typeof at === 'string' ? (at.split('?')[0] ?? '/') : at.pathname;
  const router = createMemoryRouter(
    [
      {
        path: pattern ?? pathname,
        element: (
          <RouterNavigation>
            <Component />
          </RouterNavigation>
        ),
      },
      // '/*' counts as a page, so links to other addresses stay links.
      { path: '/*', Component: Elsewhere },
    ],
    { initialEntries: [at] },
  );
  function Elsewhere() {
    return <p>at {router.state.location.pathname}</p>;
  }
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
