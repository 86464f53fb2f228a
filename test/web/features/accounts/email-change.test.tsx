// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormerEmailPage, NewEmailPage } from '../../../../web/features/accounts/pages/email-change.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const read = 'POST /api/auth/mailed-links/read';
const confirm = 'POST /api/auth/email-change';
const stop = 'POST /api/auth/email-change/stop';
const link = (state: string) => ({
  body: { data: { state, email: 'new@example.org', sender: null, hasAccount: true } },
});
const address = (side: string) => `/account/${side}-email?token=${token}`;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('The link in the mail to a new address changes nothing when it is opened, and confirms when pressed (PLUS-58)', async () => {
  const sent = respondToCalls({
    [read]: link('open'),
    [confirm]: { body: { data: { email: 'new@example.org', waitsFor: 'former' } } },
  });
  renderPage(NewEmailPage, address('new'));
  expect(await screen.findByText('Your account is to use new@example.org.')).toBeTruthy();
  expect(sent.map(({ address: called }) => called)).toEqual(['/api/auth/mailed-links/read']);
  expect(screen.queryByRole('button', { name: 'It was not me: stop it' })).toBeNull();
  await press('Confirm this email');
  expect(await screen.findByRole('heading', { name: 'Confirmed here' })).toBeTruthy();
  expect(screen.getByText('One step is left: press the button in the mail to your former address.')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ token, side: 'new' });
});

it('The last of the two presses says by which address one logs in from then on (PLUS-58)', async () => {
  const sent = respondToCalls({
    [read]: link('open'),
    [confirm]: { body: { data: { email: 'new@example.org', waitsFor: null } } },
  });
  renderPage(FormerEmailPage, address('former'));
  await screen.findByText('Your account is to use new@example.org instead of this address.');
  await press('Yes, change it');
  expect(await screen.findByText('From now on you log in with new@example.org.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open your account' }).getAttribute('href')).toBe('/profile?tab=account');
  expect(sent.at(-1)?.body).toEqual({ token, side: 'former' });
});

it('Who did not ask stops the change at the former address and is led to a new password (PLUS-58)', async () => {
  const sent = respondToCalls({ [read]: link('open'), [stop]: { body: { data: { done: true } } } });
  renderPage(FormerEmailPage, address('former'));
  await screen.findByText('Your account is to use new@example.org instead of this address.');
  await press('It was not me: stop it');
  expect(await screen.findByRole('heading', { name: 'The change is stopped' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose a new password' }).getAttribute('href')).toBe('/reset-password');
  expect(sent.at(-1)?.body).toEqual({ token });
});

it.each([
  ['used', 'This link was already used; there is nothing left to do here.'],
  ['replaced', 'A newer link was sent. Open the one in the latest email.'],
  ['expired', 'This link has expired. You can ask for the change again in your profile.'],
  ['cancelled', 'This change was stopped, or another one was asked for.'],
  ['unknown', 'This link is not valid. It may be incomplete: open it from the email again.'],
])('A link of a change of address that is %s says so and leads on', async (state, words) => {
  respondToCalls({ [read]: link(state) });
  renderPage(NewEmailPage, address('new'));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Open your account' })).toBeTruthy();
});

it('A refused press of a link of a change of address shows what is wrong with the link', async () => {
  const calls: Parameters<typeof respondToCalls>[0] = {
    [read]: link('open'),
    [confirm]: { status: 410, body: { message: 'This change was stopped', errors: [] } },
  };
  respondToCalls(calls);
  renderPage(NewEmailPage, address('new'));
  await screen.findByRole('button', { name: 'Confirm this email' });
  calls[read] = link('cancelled');
  await press('Confirm this email');
  expect(await screen.findByText('This change was stopped, or another one was asked for.')).toBeTruthy();
});

it('An incomplete link of a change of address says so', async () => {
  respondToCalls({});
  renderPage(NewEmailPage, '/account/new-email');
  expect(
    await screen.findByText('This link is not valid. It may be incomplete: open it from the email again.'),
  ).toBeTruthy();
});
