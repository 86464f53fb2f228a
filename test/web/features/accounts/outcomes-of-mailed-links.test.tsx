// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import type { InvitationLink, LinkState } from '../../../../shared/model/invitation.ts';
import { intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { CandidateInvitePage } from '../../../../web/features/accounts/pages/candidate-invite.tsx';
import { CheckConfirmationPage } from '../../../../web/features/accounts/pages/check-confirmation.tsx';
import { ConfirmationPage } from '../../../../web/features/accounts/pages/confirmation.tsx';
import { NewPasswordPage } from '../../../../web/features/accounts/pages/new-password.tsx';
import { RecruiterInvitePage } from '../../../../web/features/accounts/pages/recruiter-invite.tsx';
import { respondToCalls } from '../../support/render-page.tsx';
import { at, fill, lastAction, leadsTo, open, said } from '../../support/auth-page.tsx';

const token = 'abcdefghijklmnopqrstuv';

describe('The page about a confirmation', () => {
  const pageOf = (state: object) => {
    open(CheckConfirmationPage, '/account/check-confirmation', state);
    return said().split('\n').slice(1);
  };
  it('says what happened and what to do, by what brought the visitor there (AUTH-21, AUTH-37)', () => {
    expect(pageOf({})).toMatchInlineSnapshot(`
      [
        "dialog data-size=small aria-labelledby=(Confirm your email) open",
        "h2 Confirm your email",
        "button aria-label=Close title=Close data-kind=quiet data-size=small",
        "p We sent a link. Open it to confirm your address; then log in. If the address has an account already, the mail says so.",
        "p It can take a minute. Check your spam folder, too.",
        "form novalidate aria-label=Send the link again",
        "label Email",
        "input placeholder=name@company.com email value=",
        "button data-kind=secondary data-size=small Send the link again",
        "a data-kind=primary data-size=medium href=/log-in Log in",
      ]
    `);
    expect(pageOf({ email: 'ana@example.com' })).toMatchInlineSnapshot(`
      [
        "dialog data-size=small aria-labelledby=(Confirm your email) open",
        "h2 Confirm your email",
        "button aria-label=Close title=Close data-kind=quiet data-size=small",
        "p We sent a link to . Open it to confirm your address; then log in. If the address has an account already, the",
        "  mail says so.",
        "strong ana@example.com",
        "p It can take a minute. Check your spam folder, too.",
        "form novalidate aria-label=Send the link again",
        "button data-kind=secondary data-size=small Send the link again",
        "a data-kind=primary data-size=medium href=/log-in Log in",
      ]
    `);
    expect(pageOf({ kind: 'recovery', email: 'ana@example.com' })).toMatchInlineSnapshot(`
      [
        "dialog data-size=small aria-labelledby=(Check your email) open",
        "h2 Check your email",
        "button aria-label=Close title=Close data-kind=quiet data-size=small",
        "p If the address has an account, a link to choose a new password is on its way.",
        "p It can take a minute. Check your spam folder, too.",
        "a data-kind=primary data-size=medium href=/log-in Log in",
      ]
    `);
    expect(pageOf({ kind: 'failed', message: 'Token is wrong!' })).toMatchInlineSnapshot(`
      [
        "dialog data-size=small aria-labelledby=(Confirm your email) open",
        "h2 Confirm your email",
        "button aria-label=Close title=Close data-kind=quiet data-size=small",
        "div data-kind=error role=alert",
        "div Token is wrong!",
        "p Each link works once and for two days, and only the newest. If you have confirmed already, log in; else ask",
        "  for another link.",
        "form novalidate aria-label=Send the link again",
        "label Email",
        "input placeholder=name@company.com email value=",
        "button data-kind=secondary data-size=small Send the link again",
        "a data-kind=primary data-size=medium href=/log-in Log in",
      ]
    `);
    keepIntendedJob({ jobId: 7, applies: true });
    expect(pageOf({ email: 'ana@example.com' }).join('\n')).toMatch(
      /address, which also sends your application unless the job has\s+questions to answer; then log in\./,
    );
  });

  it('sends the link again, to the address that is known or typed, and says why it could not', async () => {
    const answers: Parameters<typeof respondToCalls>[0] = {
      'POST /api/auth/confirmation/resend': { status: 503, body: { message: 'Later', errors: [] } },
    };
    const sent = respondToCalls(answers);
    pageOf({ email: 'ana@example.com' });
    fireEvent.click(screen.getByText('Send the link again'));
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toBe('Later');
    pageOf({});
    fireEvent.click(screen.getByText('Send the link again'));
    expect(await screen.findByText('Required')).toBeTruthy();
    fill({ Email: 'bo@example.com' });
    for (const address of Object.keys(answers)) answers[address] = { body: { data: { done: true } } };
    fireEvent.click(screen.getByText('Send the link again'));
    expect(
      await screen.findByText('If the address is waiting for confirmation, a new link is on its way.'),
    ).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ email: 'ana@example.com' }, { email: 'bo@example.com' }]);
  });
});

describe('A confirmation link', () => {
  const confirmed = async (answer: { status?: number; body: unknown }) => {
    respondToCalls({ 'POST /api/auth/confirmation': answer });
    open(ConfirmationPage, `/account/confirmation?token=${token}`);
    fireEvent.click(await screen.findByText('Confirm my email'));
    await waitFor(() => expect(at()[0]).not.toContain('/account/confirmation'));
    return [...at(), intendedJob()];
  };
  it('leads to the log-in page with the address, and with the job where the visitor applied (AUTH-23)', async () => {
    const ana = (applyTo: number | null, application: string | null) => ({
      body: { data: { email: 'ana@example.com', applyTo, application } },
    });
    expect(await confirmed(ana(null, null))).toEqual([
      '/log-in',
      { email: 'ana@example.com', notice: 'Your email is confirmed. You can log in now.' },
      undefined,
    ]);
    for (const [application, next] of [
      ['sent', 'Your application is on its way: log in to see it.'],
      ['asks', 'Log in to answer the questions of the job and send your application.'],
      ['over', 'The job is no longer open, so your application was not sent. Log in to see other jobs.'],
    ] as const)
      expect(await confirmed(ana(7, application))).toEqual([
        '/log-in',
        { email: 'ana@example.com', notice: `Your email is confirmed. ${next}` },
        { jobId: 7, applies: false },
      ]);
    expect(lastAction()).toBe('REPLACE');
  });

  it('that fails can be tried again on its page', async () => {
    respondToCalls({ 'POST /api/auth/confirmation': { status: 503, body: { message: 'Later', errors: [] } } });
    open(ConfirmationPage, `/account/confirmation?token=${token}`);
    fireEvent.click(await screen.findByText('Confirm my email'));
    expect((await screen.findByRole('alert')).textContent).toContain('Later');
    expect(screen.getByRole('button', { name: 'Confirm my email' })).toBeTruthy();
    // A reload finds the token in the entry of the history; the address does not show it.
    expect(at()).toEqual(['/account/confirmation', { mailed: { token, email: null } }]);
    open(ConfirmationPage, '/account/confirmation', { mailed: { token, email: null } });
    expect(await screen.findByText('Confirm my email')).toBeTruthy();
  });

  it.each([
    ['replaced', 'A newer link was sent. Open the one in the latest email.'],
    ['expired', 'This link has expired.'],
    ['unknown', 'This link is not valid. It may be incomplete: open it from the email again.'],
  ] as const)('that is %s says so where another one can be requested', async (state, message) => {
    respondToCalls({ 'POST /api/auth/mailed-links/read': link({ state }) });
    open(ConfirmationPage, `/account/confirmation?token=${token}`);
    await waitFor(() =>
      expect(at()).toEqual(['/account/check-confirmation', { kind: 'failed', message, email: 'ana@example.com' }]),
    );
  });

  it('without its token leads to the page that sends another one (ERR-10)', async () => {
    const sent = respondToCalls({});
    open(ConfirmationPage, '/account/confirmation');
    await waitFor(() =>
      expect(at()).toEqual(['/account/check-confirmation', { kind: 'failed', message: 'Token is wrong!' }]),
    );
    expect(sent).toEqual([]);
  });
});

const link = (over: Partial<InvitationLink>) => ({
  body: {
    data: {
      state: 'open',
      email: 'ana@example.com',
      sender: { firstName: 'Olivia', lastName: 'Brandt' },
      hasAccount: false,
      ...over,
    },
  },
});
const states: LinkState[] = ['used', 'replaced', 'expired', 'declined', 'cancelled', 'unknown'];

async function problemPages(Component: ComponentType, address: string, read: string): Promise<string> {
  const pages: string[] = [];
  const unnamed = { state: 'cancelled' as const, sender: null, email: null };
  for (const over of [...states.map((state) => ({ state })), unnamed, { hasAccount: true }]) {
    respondToCalls({ [read]: link(over) });
    open(Component, address);
    await waitFor(() => expect(said()).toMatch(/^a .*wide/m));
    pages.push(said());
  }
  expect(await leadsTo('Log in')).toEqual(['/log-in', { email: 'ana@example.com' }]);
  return pages.join('\n--\n');
}

describe('A mailed link that does not work says why and what to do', () => {
  it('where it invites a candidate', async () => {
    const address = `/candidate-invite?token=${token}&email=ana%40example.com`;
    expect(await problemPages(CandidateInvitePage, address, 'POST /api/candidate/invitations/read'))
      .toMatchInlineSnapshot(`
      "h1 This invitation was accepted
      p The link works once and has already been used. Log in to continue.
      a data-kind=primary data-size=large data-wide=true href=/log-in Log in
      --
      h1 A newer invitation was sent
      p This link no longer works. Open the one in the latest email.
      a data-kind=primary data-size=large data-wide=true href=/log-in Log in
      a data-kind=secondary data-size=large data-wide=true href=/sign-up Sign up
      --
      h1 This invitation has expired
      p Links are valid for seven days. We can send a new one to the same address.
      button data-kind=primary data-size=large data-wide=true Send me a new link
      a data-kind=secondary data-size=large data-wide=true href=/sign-up Sign up
      --
      h1 This invitation was declined
      p You can still sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This invitation was cancelled
      p The sender cancelled it. You can sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This invitation was cancelled
      p The sender cancelled it. You can sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 You already have an account
      p The invited address is registered, so there is nothing to set up. Log in to continue.
      a data-kind=primary data-size=large data-wide=true href=/log-in Log in"
    `);
  });

  it('where it invites a recruiter (AUTH-31)', async () => {
    const address = `/recruiter-invite?token=${token}`;
    expect(await problemPages(RecruiterInvitePage, address, 'POST /api/auth/mailed-links/read')).toMatchInlineSnapshot(`
      "h1 This invitation was accepted
      p The link works once and has already been used. Log in to continue.
      a data-kind=primary data-size=large data-wide=true href=/log-in Log in
      --
      h1 A newer invitation was sent
      p This link no longer works. Open the one in the latest email.
      a data-kind=primary data-size=large data-wide=true href=/log-in Log in
      a data-kind=secondary data-size=large data-wide=true href=/sign-up Sign up
      --
      h1 This invitation has expired
      p Links are valid for seven days. Ask Olivia Brandt to send it again, or sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This invitation was withdrawn
      p Ask Olivia Brandt for another one, or sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This invitation was withdrawn
      p Ask Olivia Brandt for another one, or sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This invitation was withdrawn
      p Ask your manager for another one, or sign up without it.
      a data-kind=primary data-size=large data-wide=true href=/sign-up Sign up
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 You already have an account
      p If it is a recruiter’s, log in to work with Olivia Brandt; if not, ask Olivia Brandt to invite another address.
      a data-kind=primary data-size=large data-wide=true href=/log-in Log in"
    `);
  });

  it('where it would set a new password (AUTH-40)', async () => {
    const pages: string[] = [];
    for (const state of states) {
      respondToCalls({ 'POST /api/auth/mailed-links/read': link({ state }) });
      open(NewPasswordPage, `/account/password-reset?token=${token}`);
      await waitFor(() => expect(said()).toMatch(/^a /m));
      pages.push(said());
    }
    expect(pages.join('\n--\n')).toMatchInlineSnapshot(`
      "h1 This link was already used
      p It can set one password. Log in with that password, or request a new link.
      a data-kind=primary data-size=large data-wide=true href=/reset-password Request a new link
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 A newer link was sent
      p This one no longer works. Open the link in the latest email.
      a data-kind=primary data-size=large data-wide=true href=/reset-password Request a new link
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This link has expired
      p Links are valid for one hour. Request a new one.
      a data-kind=primary data-size=large data-wide=true href=/reset-password Request a new link
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or request a new one.
      a data-kind=primary data-size=large data-wide=true href=/reset-password Request a new link
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or request a new one.
      a data-kind=primary data-size=large data-wide=true href=/reset-password Request a new link
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or request a new one.
      a data-kind=primary data-size=large data-wide=true href=/reset-password Request a new link
      a data-kind=secondary data-size=large data-wide=true href=/log-in Log in"
    `);
    expect(await leadsTo('Request a new link')).toEqual(['/reset-password', { email: 'ana@example.com' }]);
  });
});
