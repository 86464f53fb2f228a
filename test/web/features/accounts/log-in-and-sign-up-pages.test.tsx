// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { AuthModal } from '../../../../web/features/accounts/components/auth-modal.tsx';
import { LogInPage } from '../../../../web/features/accounts/pages/log-in.tsx';
import { SignUpPage } from '../../../../web/features/accounts/pages/sign-up.tsx';
import { outlineOf } from '../../support/outline.ts';
import { respondToCalls } from '../../support/render-page.tsx';
import { aManagerAccount } from '../../support/render-signed-in.tsx';
import { fill, leadsTo, open, said } from '../../support/auth-page.tsx';

describe('The log-in page', () => {
  it('has its form, and says what brought the visitor there (AUTH-02, AUTH-56)', async () => {
    open(LogInPage, '/log-in', { notice: 'Your account is ready.', email: 'ana@example.com' });
    expect([document.title, said()]).toMatchInlineSnapshot(`
      [
        "Log in · HireHub",
        "h1 Log in
      div data-kind=done role=status
      div Your account is ready.
      form novalidate aria-label=Log in
      label Email
      input placeholder=name@company.com email value=ana@example.com
      label Password
      a data-kind=text href=/reset-password Forgot Password
      div data-end=true
      input autocapitalize=none spellcheck=false password value=
      button aria-pressed=false aria-label=Show password title=Show password data-kind=quiet data-size=small
      input checkbox checked
      label Keep me logged in on this device
      button data-kind=primary data-size=large data-wide=true Log in
      p New to HireHub?
      a data-kind=secondary data-size=small href=/sign-up Sign up",
      ]
    `);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
    expect(await leadsTo('Sign up')).toEqual(['/sign-up', null]);
    expect(await leadsTo('Forgot Password')).toEqual(['/reset-password', { email: 'ana@example.com' }]);
    open(LogInPage, '/log-in', null, { account: aManagerAccount });
    expect(said().split('\n').slice(0, 5)).toMatchInlineSnapshot(`
      [
        "h1 Log in",
        "div data-kind=info role=status",
        "div You are logged in as Daniel Reyes.",
        "a data-kind=text href=/dashboard Go to dashboard",
        "form novalidate aria-label=Log in",
      ]
    `);
    keepIntendedJob({ jobId: 7, title: 'Night nurse', applies: true });
    open(LogInPage, '/log-in');
    expect(
      said()
        .split('\n')
        .filter((line) => /apply|appl|job/i.test(line)),
    ).toMatchInlineSnapshot(`
      [
        "h1 Log in to apply",
        "p Your application for Night nurse is sent as you log in.",
        "button data-kind=primary data-size=large data-wide=true Log in and apply",
        "p Not applying?",
        "button data-kind=quiet data-size=small Log in without this job",
      ]
    `);
  });

  it('offers an unconfirmed account its link again, by its address (AUTH-21)', async () => {
    respondToCalls({ 'POST /api/auth/sign-in': { status: 409, body: { message: 'Confirm it first', errors: [] } } });
    open(LogInPage, '/log-in');
    fill({ Email: 'ana@example.com', Password: 'Secret12!' });
    fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Send the link again');
    expect(await leadsTo('Send the link again')).toEqual([
      '/account/check-confirmation',
      { email: 'ana@example.com', kind: 'sign-up' },
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  });
});

describe('The sign-up page', () => {
  it('says what each kind of account offers, and asks candidates alone for a country (AUTH-08 to AUTH-12)', () => {
    const offers = [0, 1, 2].map((place) => {
      sessionStorage.clear();
      open(SignUpPage, '/sign-up', place === 2 ? { isCandidate: false } : null);
      const radio = screen.getAllByRole<HTMLInputElement>('radio')[place]!;
      expect(radio.checked).toBe(place !== 1);
      fireEvent.click(radio);
      expect([screen.queryByRole('combobox', { name: 'Country' }) !== null, document.title]).toEqual([
        place === 0,
        'Sign up · HireHub',
      ]);
      return outlineOf(document.querySelector('.auth-aside')!);
    });
    expect(offers.join('\n')).toMatchInlineSnapshot(`
      "h2 Get hired by people who read your profile
      strong Jobs that fit
      span Recommendations based on your skills, pay and location.
      strong A person on your side
      span Recruiters put you forward, and you see every step of each application.
      strong Interviews in one place
      span Calls, interviews and meetings are kept inside the service, with reminders.
      h2 Bring the right person, earn points for the hire
      strong Managers who are verified say so
      span HireHub connects HR departments with hiring managers and their recruiters.
      strong Smart search
      span Find candidates by education, hourly rate or salary, and location.
      strong Real value
      span A job carries bounty points; when your candidate is hired they are yours to redeem.
      h2 Post a job and see who is moving
      strong Hire the best
      span HireHub connects HR departments with hiring managers and their recruiters.
      strong Instant managing
      span Manage calls, interviews and meetings inside the service.
      strong Dashboard control
      span Nine steps from first contact to onboarding, for every client and every job."
    `);
  });

  it('has its form for a candidate, and for a person who applies to a job (AUTH-13, GUEST-31)', async () => {
    open(SignUpPage, '/sign-up');
    expect(said()).toMatchInlineSnapshot(`
      "h1 Create your account
      legend I sign up as
      label data-on=true
      input radio checked
      span Candidate
      span Looking for a job
      input radio
      span Recruiter
      span Finding candidates
      input radio
      span Hiring manager
      span Posting jobs
      form novalidate aria-label=Sign up
      label First name
      input value=
      label Last name
      input value=
      label Email
      input placeholder=name@company.com email value=
      label Country
      input role=combobox aria-expanded=false aria-controls aria-autocomplete=list placeholder=Choose a country value=
      ul role=listbox aria-label=Country hidden
      li role=option aria-disabled=true aria-selected=false Searching…
      fieldset data-list=true
      legend Who finds you?
      input radio
      span All verified recruiters
      span They find you and read your profile. Those who are not verified see your first name, title, skills, city,
        years of work and pay, without surname, picture, employers and schools.
      input radio
      span Only those I confirm
      span Nobody else finds you, but for recruiters whose jobs you apply to.
      input radio
      span Nobody
      span You are in no search. The people of a job see you once you apply to it.
      label Password
      div data-end=true
      input aria-describedby=(must include at least 8 symbols: upper and lower case, a number and a special
        character) autocapitalize=none spellcheck=false password value=
      button aria-pressed=false aria-label=Show password title=Show password data-kind=quiet data-size=small
      div must include at least 8 symbols: upper and lower case, a number and a special character
      label Confirm password
      div data-end=true
      input autocapitalize=none spellcheck=false password value=
      button aria-pressed=false aria-label=Show password title=Show password data-kind=quiet data-size=small
      input checkbox
      label I accept the
      a data-kind=text target=_blank href=/terms_and_conditions rel=noopener terms and conditions
      button data-kind=primary data-size=large data-wide=true Create account
      p Already registered?
      a data-kind=secondary data-size=small href=/log-in Log in"
    `);
    expect(await leadsTo('Log in')).toEqual(['/log-in', null]);
    keepIntendedJob({ jobId: 7, title: 'Night nurse', applies: true });
    open(SignUpPage, '/sign-up');
    expect(
      said()
        .split('\n')
        .filter((line) => /appl|without|h1|radio/i.test(line)),
    ).toMatchInlineSnapshot(`
      [
        "h1 Apply for Night nurse",
        "p Create your account and confirm your email; that sends your application.",
        "input radio",
        "  years of work and pay, without surname, picture, employers and schools.",
        "input radio",
        "span Nobody else finds you, but for recruiters whose jobs you apply to.",
        "input radio",
        "span You are in no search. The people of a job see you once you apply to it.",
        "button data-kind=primary data-size=large data-wide=true Create account and apply",
        "p Not applying?",
        "button data-kind=quiet data-size=small Sign up without this job",
      ]
    `);
    fireEvent.click(screen.getByText('Sign up without this job'));
    expect([screen.getByRole('heading', { level: 1 }).textContent, intendedJob()]).toEqual([
      'Create your account',
      undefined,
    ]);
  });
});

it.each([
  [
    'sign-up',
    'Log in',
    ['medium', 'h2 Sign up', 'p Apply in a minute. Your favourite jobs are kept.', 'Create account'],
    [
      'medium',
      'h2 Apply for Night nurse',
      'p Create your account and confirm your email; that sends your application.',
      'Create account and apply',
    ],
  ],
  [
    'log-in',
    'Sign up',
    ['small', 'h2 Log in', 'form novalidate aria-label=Log in', 'Log in'],
    ['small', 'h2 Log in to apply', 'p Your application for Night nurse is sent as you log in.', 'Log in and apply'],
  ],
] as const)(
  'The dialog to %s over a list says what it is for, and leads to the other',
  (which, other, plain, named) => {
    const onSwitch = vi.fn();
    const dialogs = [false, true].map((applies) => {
      if (applies) keepIntendedJob({ jobId: 7, title: 'Night nurse', applies });
      open(() => <AuthModal which={which} onSwitch={onSwitch} onClose={() => {}} />, '/find-jobs');
      const lines = said()
        .split('\n')
        .filter((line) => !line.includes('Close'));
      return [
        document.querySelector('dialog')?.dataset.size,
        ...lines.slice(0, 2),
        document.querySelector('[type=submit]')?.textContent,
      ];
    });
    expect(dialogs).toEqual([plain, named]);
    const button = screen.getByText(other, { selector: '.auth-other button' });
    expect(fireEvent.mouseDown(button)).toBe(false);
    fireEvent.click(button);
    expect(onSwitch.mock.calls).toEqual([[which === 'log-in' ? 'sign-up' : 'log-in']]);
  },
);
