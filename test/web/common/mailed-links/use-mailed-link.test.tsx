// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { keepPendingAction, waitingAction } from '../../../../web/common/mailed-links/pending-action.ts';
import { type MailedLink, useMailedLink } from '../../../../web/common/mailed-links/use-mailed-link.ts';

const token = 'abcdefghijklmnopqrstuv';
const path = '/candidate-invite';
const link = { path, token, email: 'ana@example.com' };
const query = `?token=${token}&email=ana%40example.com`;

/** Opens a page by a mailed link: what the page reads, and the address and state that remain. */
async function open(search: string, { state, pathname = path }: { state?: object; pathname?: string } = {}) {
  const Page = () => <p>{JSON.stringify(useMailedLink())}</p>;
  const before = { pathname: '/log-in' };
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    initialEntries: [before, { pathname, search, state }],
    initialIndex: 1,
  });
  const { container } = render(<RouterProvider router={router} />);
  const known = JSON.parse(container.textContent) as MailedLink;
  return { known, router };
}

describe('A mailed link', () => {
  it('is read, kept for this tab, and replaced in the history by its page alone', async () => {
    const { known, router } = await open(query);
    expect(known).toEqual(link);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect([router.state.location.pathname, router.state.historyAction]).toEqual([path, 'REPLACE']);
    expect(waitingAction()).toEqual(link);
  });

  it('is known again after a reload, on its own page only', async () => {
    keepPendingAction(link);
    expect((await open('')).known).toEqual(link);
    cleanup();
    expect((await open('', { pathname: '/represent' })).known).toEqual({});
  });

  it('that is not whole is not kept, and no earlier one takes its place', async () => {
    keepPendingAction(link);
    expect((await open('?email=ana%40example.com')).known).toEqual({});
    cleanup();
    sessionStorage.clear();
    const { known, router } = await open(`?token=${token}`);
    expect(known).toEqual({ path, token });
    expect(router.state.location.search).toBe(`?token=${token}`);
    expect(waitingAction()).toBeUndefined();
  });

  it('is that of the address which the page before passed on (DEC-35)', async () => {
    const given = { email: 'eva@example.com' };
    const { known, router } = await open(query, { state: given });
    expect(known).toEqual({ ...link, ...given });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.state).toEqual(given);
    expect(waitingAction()).toEqual({ ...link, ...given });
  });

  it('without any part is none', async () => {
    expect((await open('')).known).toEqual({});
  });
});
