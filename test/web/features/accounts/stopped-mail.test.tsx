// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { StoppedMailPage } from '../../../../web/features/accounts/pages/stopped-mail.tsx';
import { leadsTo, open, said } from '../../support/auth-page.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const read = 'POST /api/notification-mail/read';
const call = 'POST /api/notification-mail/switch';
const answer = (on: boolean) => ({ body: { data: { what: 'jobs', label: 'Jobs', on } } });

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
  expect(screen.getByRole('link', { name: 'All email settings' }).getAttribute('href')).toBe('/profile?tab=account');
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

it('The page that stops mails says what it did and offers the opposite', async () => {
  const mails = (on: boolean) => ({ body: { data: { on, label: 'News of jobs' } } });
  const answers: Parameters<typeof respondToCalls>[0] = {
    'POST /api/notification-mail/read': mails(true),
    'POST /api/notification-mail/switch': mails(false),
  };
  const sent = respondToCalls(answers);
  open(StoppedMailPage, `/account/mail?token=${token}`);
  expect(said()).toMatchInlineSnapshot(`
    "h1 Stop emails
    span role=status aria-label=Loading
    span aria-hidden=true
    span aria-hidden=true
    a data-kind=quiet data-size=medium href=/profile?tab=account All email settings"
  `);
  await screen.findByText('News of jobs');
  expect(document.title).toBe('Email settings · HireHub');
  expect(said()).toMatchInlineSnapshot(`
    "h1 Stop emails
    p role=status is emailed to you. Turn these emails off?
    strong News of jobs
    button data-kind=primary data-size=medium Turn them off
    a data-kind=quiet data-size=medium href=/profile?tab=account All email settings"
  `);
  fireEvent.click(screen.getByText('Turn them off'));
  await screen.findByText('Undo');
  expect(said()).toMatchInlineSnapshot(`
    "h1 These emails are off
    p role=status will no longer be emailed to you. You can still see these notifications in the product.
    strong News of jobs
    button data-kind=secondary data-size=medium Undo
    a data-kind=quiet data-size=medium href=/profile?tab=account All email settings"
  `);
  answers['POST /api/notification-mail/switch'] = mails(true);
  fireEvent.click(screen.getByText('Undo'));
  await screen.findByText('Turn them off again');
  expect(said()).toMatchInlineSnapshot(`
    "h1 These emails are on again
    p role=status will be emailed to you again.
    strong News of jobs
    button data-kind=secondary data-size=medium Turn them off again
    a data-kind=quiet data-size=medium href=/profile?tab=account All email settings"
  `);
  fireEvent.click(screen.getByText('Turn them off again'));
  const switched = () => sent.filter(({ address }) => address.endsWith('/switch')).map(({ body }) => body);
  await waitFor(() => expect(switched()).toEqual([false, true, false].map((on) => ({ token, on }))));
  expect(await leadsTo('All email settings')).toEqual(['/profile?tab=account', null]);
  open(StoppedMailPage, '/account/mail');
  expect(said()).toMatchInlineSnapshot(`
    "h1 Stop emails
    div data-kind=error role=alert
    div This link is incomplete. Open it from the email again, or change the email settings in your profile.
    a data-kind=quiet data-size=medium href=/profile?tab=account All email settings"
  `);
});
