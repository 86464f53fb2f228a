// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { InvitationLink } from '../../../../shared/model/invitation.ts';
import { CandidateInvitePage } from '../../../../web/features/accounts/pages/candidate-invite.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const address = `/candidate-invite?token=${token}&email=mihai%40example.com`;
const read = 'POST /api/candidate/invitations/read';
const signUp = 'POST /api/auth/sign-up/candidate';
const link = (over: Partial<InvitationLink> = {}) => ({
  body: {
    data: {
      state: 'open',
      email: 'mihai@example.com',
      sender: { firstName: 'Olivia', lastName: 'Brandt' },
      hasAccount: false,
      ...over,
    },
  },
});
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

async function fillIn(): Promise<void> {
  await type('First name', 'Mihai');
  await type('Last name', 'Ionescu');
  await type('Password', 'Secret12!');
  await type('Repeat password', 'Secret12!');
  await userEvent.click(screen.getByRole('radio', { name: /^All verified recruiters/ }));
  await userEvent.click(screen.getByRole('checkbox'));
}

it('The candidate invitation form has fields for names, address, passwords and terms (AUTH-24)', () => {
  respondToCalls({ [read]: link() });
  renderPage(CandidateInvitePage, address);
  for (const label of ['First name', 'Last name', 'Email', 'Password', 'Repeat password'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /terms/ })).toBeTruthy();
  expect(screen.queryByLabelText('Country')).toBeNull();
});

it('The candidate invitation form prefers the address from navigation state over the link’s and makes it read-only (AUTH-25)', () => {
  respondToCalls({ [read]: link() });
  renderPage(CandidateInvitePage, {
    pathname: '/candidate-invite',
    search: `?token=${token}&email=mihai%40example.com`,
    state: { email: 'state@example.com' },
  });
  const email = screen.getByLabelText('Email') as HTMLInputElement;
  expect([email.value, email.readOnly]).toEqual(['state@example.com', true]);
});

it('The candidate invitation form has the buttons Log in and Create account (AUTH-26)', () => {
  respondToCalls({ [read]: link() });
  renderPage(CandidateInvitePage, address);
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/log-in');
  expect(screen.getByRole('button', { name: 'Create account' })).toBeTruthy();
});

it('The candidate invitation form has the name that the recruiter entered, until it is typed differently', async () => {
  const entered: { current: (name: { firstName: string; lastName: string }) => void } = { current: vi.fn() };
  const Page = () => (
    <CandidateInvitePage
      entered={({ onName }) => {
        if (onName) entered.current = onName;
        return null;
      }}
    />
  );
  respondToCalls({ [read]: link() });
  renderPage(Page, address);
  await screen.findByText(/^Olivia Brandt invites you/);
  const names = () =>
    ['First name', 'Last name'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value);
  act(() => entered.current({ firstName: 'Mihai', lastName: 'Ionesku' }));
  expect(names()).toEqual(['Mihai', 'Ionesku']);
  act(() => entered.current({ firstName: 'Mihai', lastName: 'Ionescu' }));
  expect(names()).toEqual(['Mihai', 'Ionescu']);
  await type('First name', ' Ion');
  act(() => entered.current({ firstName: 'Mihail', lastName: 'Ionescu' }));
  expect(names()).toEqual(['Mihai Ion', 'Ionescu']);
});

it.each([
  ['without token and address', ''],
  ['without an address', `?token=${token}`],
  ['without a token', '?email=mihai%40example.com'],
  ['with a malformed token', '?token=x&email=mihai%40example.com'],
])('A candidate invitation link %s leads to sign-up (AUTH-27)', async (_, query) => {
  renderPage(CandidateInvitePage, `/candidate-invite${query}`);
  await waitFor(() => expect(screen.getByText('at /sign-up')).toBeTruthy());
});

it('Accepting a candidate invitation whose link is read only afterwards, as used, opens the log-in page as well', async () => {
  const [known, made] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const sent = respondToCalls({
    [read]: { ...link({ state: 'used' }), after: known.promise },
    [signUp]: { body: { data: { id: 1, email: 'mihai@example.com' } }, after: made.promise },
  });
  renderPage(CandidateInvitePage, address);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(sent.some(({ address: to }) => to.endsWith('/sign-up/candidate'))).toBe(true));
  known.resolve();
  await screen.findByRole('heading', { name: 'This invitation was accepted' });
  made.resolve();
  await screen.findByText('at /log-in');
});

it('Accepting a candidate invitation creates a confirmed account and opens the log-in page', async () => {
  const sent = respondToCalls({ [read]: link(), [signUp]: { body: { data: { id: 1, email: 'mihai@example.com' } } } });
  renderPage(CandidateInvitePage, address);
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByText('at /log-in')).toBeTruthy());
  expect(sent.find(({ address: to }) => to.endsWith('/sign-up/candidate'))?.body).toMatchObject({
    email: 'mihai@example.com',
    invitationToken: token,
  });
  expect(sent.map(({ address: to }) => to).join(' ')).not.toContain(token);
});

it('A candidate invitation survives a reload: its token is removed from the address and kept for this tab', async () => {
  respondToCalls({ [read]: link() });
  renderPage(CandidateInvitePage, address);
  cleanup();
  renderPage(CandidateInvitePage, '/candidate-invite');
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('mihai@example.com');
});

it('An incomplete invitation link is ignored, even after a valid one was open (AUTH-27)', async () => {
  respondToCalls({ [read]: link() });
  renderPage(CandidateInvitePage, address);
  cleanup();
  renderPage(CandidateInvitePage, '/candidate-invite?token=nonsense&email=mihai%40example.com');
  await waitFor(() => expect(screen.getByText('at /sign-up')).toBeTruthy());
});

it('An expired candidate invitation can be replaced by a new link', async () => {
  const sent = respondToCalls({
    [read]: link({ state: 'expired' }),
    'POST /api/candidate/invitations/renew': { body: { data: { done: true } } },
  });
  renderPage(CandidateInvitePage, address);
  await userEvent.click(await screen.findByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByText('A new link is on its way to mihai@example.com.')).toBeTruthy();
  expect(sent.at(-1)?.body).toEqual({ token });
});

it('Declining a candidate invitation asks for confirmation first and confirms it afterwards', async () => {
  const sent = respondToCalls({
    [read]: link(),
    'POST /api/candidate/invitations/decline': { body: { data: { done: true } } },
  });
  renderPage(CandidateInvitePage, `${address}&status=declined`);
  expect(heading()).toBe('Decline the invitation?');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Decline the invitation' }));
  await waitFor(() => expect(heading()).toBe('Invitation declined'));
  expect(sent.at(-1)?.body).toEqual({ token });
});
