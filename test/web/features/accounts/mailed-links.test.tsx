// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { InvitationLink } from '../../../../shared/model/invitation.ts';
import { ConfirmationPage } from '../../../../web/features/accounts/pages/confirmation.tsx';
import { NewPasswordPage } from '../../../../web/features/accounts/pages/new-password.tsx';
import { RecruiterInvitePage } from '../../../../web/features/accounts/pages/recruiter-invite.tsx';
import { ResetPasswordPage } from '../../../../web/features/accounts/pages/reset-password.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const type = async (label: string, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const read = 'POST /api/auth/mailed-links/read';
const link = (over: Partial<InvitationLink> = {}) => ({
  body: { data: { state: 'open', email: 'ana@example.com', sender: null, hasAccount: true, ...over } },
});
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const errorOf = (label: string) =>
  screen.getByLabelText(label).closest('.ui-field')?.querySelector('.ui-field-error')?.textContent;

it.each<[string, ComponentType]>([
  ['/account/password-reset', NewPasswordPage],
  ['/recruiter-invite', RecruiterInvitePage],
])(
  'The address %s without its token leads to / without a request (AUTH-31, AUTH-35, AUTH-40, ERR-10)',
  (path, page) => {
    const sent = respondToCalls({});
    renderPage(page, path);
    expect(screen.getByText('at /')).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

it('A confirmation link opens a page that is blank but for one button, which confirms and leads to the log-in page (AUTH-22, AUTH-23, AUTH-53)', async () => {
  const sent = respondToCalls({
    [read]: link(),
    'POST /api/auth/confirmation': { body: { data: { email: 'ana@example.com', applyTo: null, application: null } } },
  });
  const { container } = renderPage(ConfirmationPage, `/account/confirmation?token=${token}`);
  expect(container.textContent).toBe('');
  await screen.findByRole('button', { name: 'Confirm my email' });
  expect(container.querySelectorAll('main :is(img, svg, input, select, textarea, a, button)')).toHaveLength(1);
  // What a mail scanner does that opens the link and runs the page's script.
  expect(sent.map(({ address }) => address)).toEqual(['/api/auth/mailed-links/read']);
  await press('Confirm my email');
  await waitFor(() => expect(screen.getByText('at /log-in')).toBeTruthy());
  expect(sent.at(-1)).toEqual({
    method: 'POST',
    address: '/api/auth/confirmation',
    body: { confirmationToken: token },
  });
});

it('A confirmation link that was used says that the email is confirmed, and leads to the log-in page', async () => {
  respondToCalls({ [read]: link({ state: 'used' }) });
  renderPage(ConfirmationPage, `/account/confirmation?token=${token}`);
  await waitFor(() => expect(heading()).toBe('Your email is confirmed'));
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(screen.getByText('at /log-in')).toBeTruthy();
});

it('Setting a new password opens the log-in page (AUTH-34, AUTH-38, AUTH-39, AUTH-49)', async () => {
  const sent = respondToCalls({ [read]: link(), 'POST /api/auth/password/update': { body: { data: { done: true } } } });
  renderPage(NewPasswordPage, `/account/password-reset?token=${token}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create a new password');
  expect(await screen.findByRole('list', { name: 'Password tips' })).toBeTruthy();
  // The user name under which password managers store the password.
  expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ana@example.com');
  await type('New password', 'Secret12!');
  await type('Confirm password', 'Secret12!');
  await press('Reset password');
  await waitFor(() => expect(screen.getByText('at /log-in')).toBeTruthy());
  expect(sent.map(({ body }) => body)).toEqual([
    { kind: 'recovery', token },
    { token, password: 'Secret12!', confirmationPassword: 'Secret12!' },
  ]);
});

it('A refused new password is explained under the password (VALID-46)', async () => {
  respondToCalls({
    [read]: link(),
    'POST /api/auth/password/update': { status: 410, body: { message: 'Token is wrong!', errors: [] } },
  });
  renderPage(NewPasswordPage, `/account/password-reset?token=${token}`);
  await type('New password', 'Secret12!');
  await type('Confirm password', 'Secret12!');
  await press('Reset password');
  await waitFor(() => expect(errorOf('New password')).toBe('Token is wrong!'));
});

it('Password recovery asks for an address, then to check the mail, and shows failures under the email (AUTH-36, AUTH-37, VALID-45)', async () => {
  const recovery = { status: 429, body: { message: 'Too many attempts', errors: [] } };
  const answers: Parameters<typeof respondToCalls>[0] = { 'POST /api/auth/password/recovery': recovery };
  respondToCalls(answers);
  renderPage(ResetPasswordPage, '/reset-password');
  expect(screen.getByRole('link', { name: 'Back to log in' }).getAttribute('href')).toBe('/log-in');
  await type('Email', 'ana@example.com');
  await press('Reset password');
  await waitFor(() => expect(errorOf('Email')).toBe('Too many attempts'));
  answers['POST /api/auth/password/recovery'] = { body: { data: { done: true } } };
  await press('Reset password');
  await waitFor(() => expect(screen.getByText('at /account/check-confirmation')).toBeTruthy());
});

it('An invited recruiter sets up the account and is thanked (AUTH-28 to AUTH-32, AUTH-50)', async () => {
  const invitation = link({
    email: 'priya@example.com',
    sender: { firstName: 'Maria', lastName: 'Lopez' },
    hasAccount: false,
  });
  const sent = respondToCalls({
    [read]: invitation,
    'POST /api/recruiter/accept-invitation': { body: { data: { id: 1, email: 'priya@example.com' } } },
  });
  renderPage(RecruiterInvitePage, `/recruiter-invite?token=${token}`);
  await screen.findByText('Maria Lopez invites you to HireHub as a recruiter.');
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('priya@example.com');
  expect(screen.getByRole('list', { name: 'Password tips' })).toBeTruthy();
  await type('First name', 'Priya');
  await type('Last name', 'Raman');
  await type('Password', 'Secret12!');
  await type('Repeat password', 'Secret12!');
  await press('Create account');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Thank you'));
  expect(screen.getByText(/Click the button in the email .*, then log in/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/log-in');
  expect(sent[1]?.body).toEqual({
    invitationToken: token,
    email: 'priya@example.com',
    firstName: 'Priya',
    lastName: 'Raman',
    password: 'Secret12!',
    confirmationPassword: 'Secret12!',
  });
});

it.each<[string, ComponentType, string]>([
  ['/account/password-reset', NewPasswordPage, 'x'],
  ['/account/password-reset', NewPasswordPage, '%3Cscript%3E'],
  ['/recruiter-invite', RecruiterInvitePage, `${token}x`],
])(
  'The address %s with the malformed token %s says so and sends no request (AUTH-31, AUTH-40)',
  async (path, page, malformed) => {
    const sent = respondToCalls({});
    renderPage(page, `${path}?token=${malformed}`);
    await waitFor(() => expect(heading()).toBe('This link is not valid'));
    expect(sent).toEqual([]);
  },
);

it.each<[string, ComponentType]>([
  ['/account/password-reset', NewPasswordPage],
  ['/recruiter-invite', RecruiterInvitePage],
])('The token of a mailed link to %s does not stay in the address', async (path, Page) => {
  respondToCalls({ [read]: link({ hasAccount: false }) });
  const Address = () => <output>{useLocation().search}</output>;
  const PageAtItsAddress = () => (
    <>
      <Page />
      <Address />
    </>
  );
  renderPage(PageAtItsAddress, `${path}?token=${token}`);
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(''));
  expect(await screen.findByLabelText(/^(New p|P)assword$/)).toBeTruthy();
});

it('A link whose state cannot be loaded shows the form, which then reports what is wrong (AUTH-39)', async () => {
  respondToCalls({ [read]: { status: 503, body: { message: 'Not now', errors: [] } } });
  renderPage(NewPasswordPage, `/account/password-reset?token=${token}`);
  expect(await screen.findByLabelText('New password')).toBeTruthy();
});
