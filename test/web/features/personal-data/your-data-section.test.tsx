// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { accountQuery } from '../../../../web/common/account/account.ts';
import { ErasureBanner } from '../../../../web/features/personal-data/components/erasure-banner.tsx';
import { YourDataSection } from '../../../../web/features/personal-data/components/your-data-section.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { aManagerAccount } from '../../support/render-signed-in.tsx';

const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const archive = {
  id: 9,
  state: 'ready',
  requestedAt: '2026-09-01T10:00:00.000Z',
  readyAt: '2026-09-01T10:01:00.000Z',
  expiresAt: '2026-09-08T10:00:00.000Z',
  parts: [{ bytes: 2048 }],
};
const nothingAsked = { dueAt: null, requestedAt: null, graceDays: 14, openJobs: 2, pointsLeft: 40 };
const asked = { ...nothingAsked, dueAt: '2026-09-15T10:00:00.000Z', requestedAt: '2026-09-01T10:00:00.000Z' };

function Page() {
  const { data } = useQuery(accountQuery);
  return (
    <>
      <div id="main" tabIndex={-1} />
      {data?.erasureDueAt && <ErasureBanner dueAt={data.erasureDueAt} />}
      {data && <YourDataSection />}
    </>
  );
}

function shown(over: Record<string, { status?: number; body: unknown }> = {}, account: object = aManagerAccount) {
  const sent = respondToCalls({
    'GET /api/auth/verify': { body: { data: account } },
    'GET /api/profile/exports': { body: { data: { exports: [], nextAt: null } } },
    'GET /api/profile/erasure': { body: { data: nothingAsked } },
    ...over,
  });
  renderPage(Page, '/profile');
  return sent;
}

beforeEach(() => beginSession(token, true));
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

describe('The data export', () => {
  it('is started with the password', async () => {
    const sent = shown({
      'POST /api/profile/exports': { body: { data: { ...archive, state: 'preparing', parts: [] } } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare an archive' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'Str0ng!Passw0rd');
    await userEvent.click(screen.getByRole('button', { name: 'Prepare archive' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ password: 'Str0ng!Passw0rd' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a wrong password under the field and stays open', async () => {
    shown({
      'POST /api/profile/exports': {
        status: 422,
        body: {
          message: 'This is not your password',
          errors: [{ key: 'password', message: 'This is not your password' }],
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Prepare an archive' }));
    await userEvent.type(screen.getByLabelText('Your password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Prepare archive' }));
    expect(await screen.findByText('This is not your password')).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows its size while it can be downloaded (CONST-13)', async () => {
    shown({ 'GET /api/profile/exports': { body: { data: { exports: [archive], nextAt: null } } } });
    expect((await screen.findByText(/is ready: 2 Kb/)).textContent).toContain('until 8th Sep 2026');
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
  });

  it.each([
    ['preparing', /is being prepared/],
    ['failed', /could not be prepared/],
    ['expired', /has expired/],
  ] as const)('in the state %s says so', async (state, words) => {
    shown({ 'GET /api/profile/exports': { body: { data: { exports: [{ ...archive, state }], nextAt: null } } } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('cannot be started while another is being prepared, and says why', async () => {
    shown({
      'GET /api/profile/exports': {
        body: { data: { exports: [{ ...archive, state: 'preparing' }], nextAt: archive.expiresAt } },
      },
    });
    const button = await screen.findByRole('button', { name: 'Prepare an archive' });
    expect(button.getAttribute('aria-description')).toBe('An archive is being prepared');
  });
});

describe('Deleting the account', () => {
  it('explains the consequences, asks for the word and the password, and shows the banner', async () => {
    const sent = shown({ 'POST /api/profile/erasure': { body: { data: asked } } });
    await userEvent.click(await screen.findByRole('button', { name: 'Erase my account' }));
    expect(screen.getByText('Your 2 jobs that are open or on hold are closed')).toBeTruthy();
    expect(screen.getByText('40 points are lost')).toBeTruthy();
    const send = screen.getByRole('button', { name: 'Erase my account in 14 days' });
    await userEvent.type(screen.getByLabelText('Your password'), 'Str0ng!Passw0rd');
    await userEvent.type(screen.getByLabelText('Type “erase” to continue'), 'delete');
    await userEvent.click(send);
    expect(await screen.findByText('Type “erase”')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Type “erase” to continue'));
    await userEvent.type(screen.getByLabelText('Type “erase” to continue'), 'erase');
    await userEvent.click(send);
    expect((await screen.findAllByText(/will be erased on 15th Sep 2026/)).length).toBe(2);
    expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('can be cancelled from the banner, which then disappears and leaves the focus on the page', async () => {
    shown(
      {
        'GET /api/profile/erasure': { body: { data: asked } },
        'DELETE /api/profile/erasure': { body: { data: nothingAsked } },
      },
      { ...aManagerAccount, erasureDueAt: asked.dueAt },
    );
    await screen.findByText(/You can still change your mind/);
    await userEvent.click((await screen.findAllByRole('button', { name: 'Keep my account' }))[0]!);
    await waitFor(() => expect(screen.queryByText(/will be erased on/)).toBeNull());
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    expect(screen.getByRole('button', { name: 'Erase my account' })).toBeTruthy();
  });

  it('names what is kept and why', async () => {
    shown();
    await userEvent.click(await screen.findByText('What is kept, and why'));
    expect(
      await screen.findByText(/They are kept for accounting\. Deleted within 90 days of your request/),
    ).toBeTruthy();
  });
});
