// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readSession } from '../../../../web/api/session.ts';
import { CandidateInvitePage } from '../../../../web/features/accounts/pages/candidate-invite.tsx';
import { SignUpPage } from '../../../../web/features/accounts/pages/sign-up.tsx';
import { chooseCountry } from '../../support/choose-country.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const strong =
  'Password must be at least 8 characters long, including 1 uppercase letter, 1 lowercase letter, 1 number, and 1 special character.';
const errorOf = (label: string) =>
  screen.getByLabelText(label).closest('.ui-field, .ui-choice')?.querySelector('.ui-field-error')?.textContent;
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

async function fillIn(): Promise<void> {
  await type('First name', 'Mihai');
  await type('Last name', 'Ionescu');
  await type('Email', 'Mihai@example.com');
  await type('Password', 'Secret12!');
  await type('Confirm password', 'Secret12!');
  const choice = screen.queryByRole('radio', { name: /^All verified recruiters/ });
  if (choice) await userEvent.click(choice);
  await userEvent.click(screen.getByRole('checkbox'));
}

it('The sign-up form offers three kinds of account with Candidate selected (AUTH-06, AUTH-08)', () => {
  renderPage(SignUpPage, '/sign-up');
  const kinds = within(screen.getByRole('group', { name: 'I sign up as' })).getAllByRole('radio');
  expect(kinds.map((radio) => (radio as HTMLInputElement).value)).toEqual(['candidate', 'recruiter', 'manager']);
  expect((screen.getByRole('radio', { name: /Candidate/ }) as HTMLInputElement).checked).toBe(true);
});

it('The sign-up form keeps what was typed over a reload, but for the passwords', async () => {
  renderPage(SignUpPage, '/sign-up');
  await userEvent.click(screen.getByRole('radio', { name: /Recruiter/ }));
  await fillIn();
  cleanup();
  renderPage(SignUpPage, '/sign-up');
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Recruiter/ }).checked).toBe(true);
  expect(['First name', 'Last name', 'Email', 'Password'].map(value)).toEqual([
    'Mihai',
    'Ionescu',
    'Mihai@example.com',
    '',
  ]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Secret12!');
});

it.each([
  [{ isCandidate: false }, /Hiring manager/],
  [{ isCandidate: true }, /Candidate/],
  [undefined, /Candidate/],
])('The sign-up form preselects the kind of account from the navigation state (AUTH-09, DEC-05)', (state, chosen) => {
  renderPage(SignUpPage, { pathname: '/sign-up', state });
  expect((screen.getByRole('radio', { name: chosen }) as HTMLInputElement).checked).toBe(true);
});

it('The sign-up form asks only candidates for a country and shows each kind its own blurb (AUTH-10, AUTH-14, AUTH-15)', async () => {
  renderPage(SignUpPage, '/sign-up');
  await chooseCountry('Germany');
  expect(screen.getByRole('button', { name: 'Remove 🇩🇪 Germany' })).toBeTruthy();
  const blurb = () => screen.getByRole('complementary').textContent;
  const blurbs = new Set([blurb()]);
  for (const kind of [/Recruiter/, /Hiring manager/]) {
    await userEvent.click(screen.getByRole('radio', { name: kind }));
    expect(screen.queryByLabelText('Country')).toBeNull();
    expect(blurb()).toContain('connects HR departments with hiring managers and their recruiters');
    blurbs.add(blurb());
  }
  expect(blurbs.size).toBe(3);
});

it('The sign-up form shows the exact validation messages (VALID-02, VALID-03, VALID-08, VALID-12, VALID-15, VALID-16)', async () => {
  renderPage(SignUpPage, '/sign-up');
  await type('First name', 'M');
  await type('Last name', 'x'.repeat(41));
  await type('Password', 'short');
  await type('Confirm password', 'weakpassword');
  await create();
  await waitFor(() => expect(errorOf('First name')).toBe('at least 2 chars'));
  expect(errorOf('Last name')).toBe('40 chars max');
  expect(errorOf('Email')).toBe('Required');
  expect(errorOf('Password')).toBe('Password must contain 8 char');
  expect(errorOf('Confirm password')).toBe(strong);
  expect(screen.getByRole('checkbox').closest('.ui-choice')?.textContent).toContain('Required');
  await userEvent.clear(screen.getByLabelText('First name'));
  await type('First name', 'Mihai');
  await userEvent.clear(screen.getByLabelText('Last name'));
  await type('Last name', 'Ionescu');
  await type('Email', 'mihai@example.com');
  await userEvent.clear(screen.getByLabelText('Password'));
  await type('Password', 'Secret12!');
  await userEvent.clear(screen.getByLabelText('Confirm password'));
  await type('Confirm password', 'Secret13!');
  await userEvent.click(screen.getByRole('radio', { name: /^Nobody/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  await create();
  await waitFor(() => expect(errorOf('Confirm password')).toBe('Must be the same'));
});

it('The sign-up form shows the rules of a password before typing, then what is missing (VALID-09, VALID-14)', async () => {
  renderPage(SignUpPage, '/sign-up');
  const note = () =>
    screen.getByLabelText('Password').closest('.ui-field')?.querySelector('.ui-field-help')?.textContent;
  expect(note()).toBe('must include at least 8 symbols: upper and lower case, a number and a special character');
  await type('Password', 'Secret');
  expect(note()).toBe('Add 8 characters, a number, a special character');
});

it('The sign-up form refuses a weak password under the password itself, before it is repeated (VALID-10, VALID-15)', async () => {
  renderPage(SignUpPage, '/sign-up');
  await type('Password', 'weakpassword');
  await userEvent.tab();
  await waitFor(() => expect(errorOf('Password')).toBe(strong));
  expect(errorOf('Confirm password')).toBeUndefined();
});

it('The sign-up form asks candidates who finds them, with nothing chosen, and sends nothing before that (PLUS-38)', async () => {
  const sent = respondToCalls({});
  renderPage(SignUpPage, '/sign-up');
  const choices = within(screen.getByRole('group', { name: 'Who finds you?' })).getAllByRole('radio');
  expect(choices.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, false, false]);
  await create();
  expect(await screen.findByText('Choose who finds you')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /Hiring manager/ }));
  expect(screen.queryByRole('group', { name: 'Who finds you?' })).toBeNull();
});

it('A candidate’s sign-up sends the country and the guest’s favourite jobs, then asks for confirmation (AUTH-19, AUTH-20, AUTH-47)', async () => {
  localStorage.setItem('hirehub.favorite-jobs', '[11,12]');
  const sent = respondToCalls({
    'POST /api/auth/sign-up/candidate': { body: { data: { id: 1, email: 'mihai@example.com' } } },
  });
  renderPage(SignUpPage, '/sign-up');
  await fillIn();
  await chooseCountry('India');
  await create();
  await waitFor(() => expect(screen.getByText('at /account/check-confirmation')).toBeTruthy());
  expect(sent[0]?.body).toEqual({
    firstName: 'Mihai',
    lastName: 'Ionescu',
    email: 'mihai@example.com',
    country: 'IN',
    findableBy: 'recruiters',
    password: 'Secret12!',
    confirmationPassword: 'Secret12!',
    accept: true,
    favoriteJobs: [11, 12],
  });
});

it.each(['manager', 'recruiter'])(
  'A %s’s sign-up asks for confirmation and signs nobody in (AUTH-20, AUTH-47)',
  async (kind) => {
    const sent = respondToCalls({
      [`POST /api/auth/sign-up/${kind}`]: { body: { data: { id: 1, email: 'mihai@example.com' } } },
    });
    renderPage(SignUpPage, '/sign-up');
    await userEvent.click(screen.getByRole('radio', { name: kind === 'manager' ? /Hiring manager/ : /Recruiter/ }));
    await fillIn();
    await create();
    await waitFor(() => expect(screen.getByText('at /account/check-confirmation')).toBeTruthy());
    expect(sent[0]?.body).toEqual({
      firstName: 'Mihai',
      lastName: 'Ionescu',
      email: 'mihai@example.com',
      password: 'Secret12!',
      confirmationPassword: 'Secret12!',
      accept: true,
    });
    expect([readSession().isAuthorized, localStorage.getItem('hirehub.token')]).not.toContain(true);
    expect(readSession().token).toBeNull();
  },
);

it('A sign-up sends the country and the campaign under which the visitor viewed jobs (API-13)', async () => {
  sessionStorage.setItem('hirehub.campaign', 'healthcare');
  const sent = respondToCalls({
    'POST /api/auth/sign-up/candidate': { body: { data: { id: 1, email: 'mihai@example.com' } } },
  });
  renderPage(SignUpPage, '/sign-up');
  await fillIn();
  await chooseCountry('India');
  await create();
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ campaign: 'healthcare', country: 'IN' }));
});

it('The sign-up form shows a refusal under the email (VALID-42)', async () => {
  respondToCalls({
    'POST /api/auth/sign-up/candidate': {
      status: 409,
      body: { message: 'This email is already registered', errors: [] },
    },
  });
  renderPage(SignUpPage, '/sign-up');
  await fillIn();
  await create();
  await waitFor(() => expect(errorOf('Email')).toBe('This email is already registered'));
  expect(screen.getByRole('link', { name: 'Log in instead' }).getAttribute('href')).toBe('/log-in');
});

it('The sign-up form links to the terms in a new tab (AUTH-16, LAND-38)', () => {
  renderPage(SignUpPage, '/sign-up');
  const terms = screen.getByRole('link', { name: 'terms and conditions' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/terms_and_conditions', '_blank']);
});

it('An invited candidate’s address and token come from the link’s query string and are sent with the form (API-13, AUTH-24, AUTH-25)', async () => {
  const sent = respondToCalls({
    'POST /api/auth/sign-up/candidate': { body: { data: { id: 1, email: 'mihai@example.com' } } },
  });
  renderPage(CandidateInvitePage, '/candidate-invite?token=abcdefghijklmnopqrstuv&email=mihai%40example.com');
  const email = screen.getByLabelText('Email') as HTMLInputElement;
  expect([email.value, email.readOnly]).toEqual(['mihai@example.com', true]);
  expect(screen.queryByLabelText('Country')).toBeNull();
  await type('First name', 'Mihai');
  await type('Last name', 'Ionescu');
  await type('Password', 'Secret12!');
  await type('Repeat password', 'Secret12!');
  await userEvent.click(screen.getByRole('radio', { name: /^Nobody/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  await create();
  await waitFor(() =>
    expect(sent.at(-1)?.body).toEqual({
      firstName: 'Mihai',
      lastName: 'Ionescu',
      email: 'mihai@example.com',
      findableBy: 'nobody',
      password: 'Secret12!',
      confirmationPassword: 'Secret12!',
      accept: true,
      invitationToken: 'abcdefghijklmnopqrstuv',
    }),
  );
});
