// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StoppedMailPage } from '../../../../web/features/auth/pages/stopped-mail.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const call = 'POST /api/notification-mail/switch';
const answer = (on: boolean) => ({ body: { data: { what: 'jobs', label: 'Jobs', on } } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The unsubscribe page stops the link’s mails at once, names them and offers an undo', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = { [call]: answer(false) };
  const sent = respondToCalls(answers);
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  expect((await screen.findByRole('heading', { level: 1, name: 'These emails are off' })).textContent).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Jobs will no longer be emailed to you');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  answers[call] = answer(true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'These emails are on again' })).toBeTruthy();
  expect(sent.map(({ address, body }) => [address, body])).toEqual([
    ['/api/notification-mail/switch', { token, on: false }],
    ['/api/notification-mail/switch', { token, on: true }],
  ]);
});

it('The unsubscribe page explains why a link is refused and links to the settings', async () => {
  const sent = respondToCalls({ [call]: { status: 410, body: { message: 'This link has expired', errors: [] } } });
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired');
  expect(screen.getByRole('link', { name: 'All email settings' }).getAttribute('href')).toBe('/profile');
  expect(sent).toHaveLength(1);
});

it('The unsubscribe page tries again when it is asked to after a failure, and then names the mails', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [call]: { status: 422, body: { message: 'Not now', errors: [] } },
  };
  const sent = respondToCalls(answers);
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  answers[call] = answer(false);
  await userEvent.click(again);
  expect((await screen.findByRole('status')).textContent).toContain('Jobs will no longer be emailed to you');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.map(({ body }) => body)).toEqual([
    { token, on: false },
    { token, on: false },
  ]);
});

it('The unsubscribe page asks for the complete link when its token is missing', async () => {
  const sent = respondToCalls({});
  renderPage(StoppedMailPage, '/account/mail');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This link is incomplete'));
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toEqual([]);
});
