// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StoppedMailPage } from '../../../../web/features/accounts/pages/stopped-mail.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const read = 'POST /api/notification-mail/read';
const call = 'POST /api/notification-mail/switch';
const answer = (on: boolean) => ({ body: { data: { what: 'jobs', label: 'Jobs', on } } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('The unsubscribe page names the link’s mails, stops them when asked to and offers an undo; opening it changes nothing', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = { [read]: answer(true), [call]: answer(false) };
  const sent = respondToCalls(answers);
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  const off = await screen.findByRole('button', { name: 'Turn them off' });
  expect(screen.getByRole('status').textContent).toContain('Jobs is emailed to you');
  // What a mail scanner does that opens the link and runs the page's script.
  expect(sent.map(({ address }) => address)).toEqual(['/api/notification-mail/read']);
  await userEvent.click(off);
  expect(await screen.findByRole('heading', { level: 1, name: 'These emails are off' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Jobs will no longer be emailed to you');
  answers[call] = answer(true);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'These emails are on again' })).toBeTruthy();
  expect(sent.slice(1).map(({ address, body }) => [address, body])).toEqual([
    ['/api/notification-mail/switch', { token, on: false }],
    ['/api/notification-mail/switch', { token, on: true }],
  ]);
});

it('The unsubscribe page of mails that are off already says so and offers to turn them on', async () => {
  respondToCalls({ [read]: answer(false) });
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  expect(await screen.findByRole('heading', { name: 'These emails are off' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('Jobs is not emailed to you');
  expect(screen.getByRole('button', { name: 'Turn them on' })).toBeTruthy();
});

it('The unsubscribe page explains why a link is refused and links to the settings', async () => {
  const sent = respondToCalls({ [read]: { status: 410, body: { message: 'This link has expired', errors: [] } } });
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  expect((await screen.findByRole('alert')).textContent).toContain('This link has expired');
  expect(screen.getByRole('link', { name: 'All email settings' }).getAttribute('href')).toBe('/profile');
  expect(screen.queryByRole('button')).toBeNull();
  expect(sent).toHaveLength(1);
});

it('The unsubscribe page tries again when it is asked to after a failure, and then names the mails', async () => {
  const answers: Parameters<typeof respondToCalls>[0] = {
    [read]: answer(true),
    [call]: { status: 503, body: { message: 'Not now', errors: [] } },
  };
  const sent = respondToCalls(answers);
  renderPage(StoppedMailPage, `/account/mail?token=${token}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Turn them off' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Not now');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  answers[call] = answer(false);
  await userEvent.click(screen.getByRole('button', { name: 'Turn them off' }));
  expect(await screen.findByText(/will no longer be emailed to you/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
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
