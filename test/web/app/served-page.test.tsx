// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});

/** The server-rendered page. */
function serve(answers: object): HTMLElement {
  document.body.innerHTML = `<div id="served">served</div><div id="root"></div><script type="application/json" id="embedded-data">${JSON.stringify(answers)}</script>`;
  return document.getElementById('root') as HTMLElement;
}
const load = () => import('../../../web/app/served-page.ts');

describe('The server-rendered page', () => {
  it('stays until the client-rendered page shows all its text', async () => {
    const root = serve({});
    const { leaveServedPage } = await load();
    leaveServedPage(root);
    root.innerHTML = '<div><div class="ui-markdown"><span role="status"></span></div></div>';
    await Promise.resolve();
    expect(document.getElementById('served')).not.toBeNull();
    root.querySelector('[role="status"]')?.remove();
    await vi.waitFor(() => expect(document.getElementById('served')).toBeNull(), 10_000);
  });

  it('passes typed text and focus on to the search field that replaces its own', async () => {
    document.body.innerHTML = '<div id="served"><input type="search"></div><div id="root"></div>';
    const root = document.getElementById('root') as HTMLElement;
    const { leaveServedPage } = await load();
    leaveServedPage(root);
    const served = screen.getByRole('searchbox');
    await userEvent.type(served, 'night nur');
    function Page() {
      const [text, setText] = useState('');
      return (
        <input
          type="search"
          aria-label={`seeks ${text}`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      );
    }
    render(<Page />, { container: root });
    const own = await screen.findByRole('searchbox', { name: 'seeks night nur' });
    expect(served.isConnected).toBe(false);
    expect(document.activeElement).toBe(own);
  });

  it('is removed after three seconds, whatever is missing', async () => {
    vi.useFakeTimers();
    const { leaveServedPage } = await load();
    leaveServedPage(serve({}));
    vi.advanceTimersByTime(3_000);
    expect(document.getElementById('served')).toBeNull();
    vi.useRealTimers();
  });

  it('is not needed by a page that came without one', async () => {
    const { leaveServedPage } = await load();
    expect(() => leaveServedPage(document.body)).not.toThrow();
  });
});

describe('Data embedded in the page', () => {
  it('is in the cache before the first request and is used once', async () => {
    serve({ job: { id: 7 } });
    const { useEmbeddedData } = await load();
    // A busy machine may take longer to get here than embedded data stays fresh.
    vi.spyOn(performance, 'now').mockReturnValue(1_000);
    const put = vi.fn((cache: QueryClient, job: unknown) => cache.setQueryData(['job'], job));
    const cache = new QueryClient();
    function Page() {
      useEmbeddedData('job', put);
      return <p>{JSON.stringify(cache.getQueryData(['job']))}</p>;
    }
    const { unmount } = render(
      <QueryClientProvider client={cache}>
        <Page />
      </QueryClientProvider>,
    );
    expect(screen.getByText('{"id":7}')).toBeTruthy();
    act(unmount);
    render(
      <QueryClientProvider client={cache}>
        <Page />
      </QueryClientProvider>,
    );
    expect(put).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('expires after fifteen seconds', async () => {
    serve({ job: { id: 7 } });
    const { useEmbeddedData } = await load();
    vi.spyOn(performance, 'now').mockReturnValue(15_001);
    const cache = new QueryClient();
    function Page() {
      useEmbeddedData('job', (into, job) => into.setQueryData(['job'], job));
      return null;
    }
    render(
      <QueryClientProvider client={cache}>
        <Page />
      </QueryClientProvider>,
    );
    expect(cache.getQueryData(['job'])).toBeUndefined();
    vi.restoreAllMocks();
  });
});
