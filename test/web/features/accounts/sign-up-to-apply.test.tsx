// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { intendedJob, keepIntendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { AuthModal } from '../../../../web/features/accounts/components/auth-modal.tsx';
import { ConfirmationPage } from '../../../../web/features/accounts/pages/confirmation.tsx';
import { LogInPage } from '../../../../web/features/accounts/pages/log-in.tsx';
import { SignUpPage } from '../../../../web/features/accounts/pages/sign-up.tsx';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';

const token = 'abcdefghijklmnopqrstuv';
const nurse = { jobId: 7, title: 'Night nurse', applies: true };
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const modal = (which: 'sign-up' | 'log-in', onClose = () => {}) =>
  renderPage(() => <AuthModal which={which} onSwitch={() => {}} onClose={onClose} />, '/find-jobs');

it('Signing up while applying names the job, asks for no role and sends the job along (GUEST-30, GUEST-31)', async () => {
  keepIntendedJob(nurse);
  const sent = respondToCalls({ 'POST /api/auth/sign-up/candidate': { body: { data: { id: 1, email: 'a@b.co' } } } });
  modal('sign-up');
  expect(screen.getByRole('dialog', { name: 'Apply for Night nurse' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'I sign up as' })).toBeNull();
  await type('First name', 'Mihai');
  await type('Last name', 'Ionescu');
  await type('Email', 'mihai@example.com');
  await type('Password', 'Secret12!');
  await type('Confirm password', 'Secret12!');
  await userEvent.click(screen.getByRole('radio', { name: /^All verified recruiters/ }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Create account and apply' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ address: '/api/auth/sign-up/candidate', body: { applyTo: 7 } });
});

it('Closing the form turns away from the job, so that a later log-in does not apply', async () => {
  keepIntendedJob(nurse);
  const onClose = vi.fn();
  modal('log-in', onClose);
  expect(screen.getByRole('button', { name: 'Log in and apply' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(intendedJob()).toBeUndefined();
});

it('The sign-up page of a job’s link applies to it by its title, and offers to sign up without it (GUEST-31)', async () => {
  respondToCalls({ 'GET /api/guest/jobs/7': { body: { data: { id: 7, title: 'Night nurse' } } } });
  renderPage(SignUpPage, '/sign-up?job=7');
  await screen.findByRole('heading', { level: 1, name: 'Apply for Night nurse' });
  expect(screen.queryByRole('group', { name: 'I sign up as' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign up without this job' }));
  expect(screen.getByRole('group', { name: 'I sign up as' })).toBeTruthy();
  expect(intendedJob()).toBeUndefined();
});

it('The log-in page of somebody who applies names the job, and offers to log in without it', async () => {
  keepIntendedJob(nurse);
  const sent = respondToCalls({});
  renderPage(LogInPage, '/log-in');
  expect(screen.getByRole('heading', { level: 1, name: 'Log in to apply' })).toBeTruthy();
  expect(screen.getByText(/Night nurse/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in and apply' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log in without this job' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Log in' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log in without this job' })).toBeNull();
  expect(intendedJob()).toBeUndefined();
  expect(sent).toEqual([]);
});

it.each(['0', '-3', '7x', '9999999999999999999'])('A sign-up link with the job %s is an ordinary sign-up', (job) => {
  renderPage(SignUpPage, `/sign-up?job=${job}`);
  expect(screen.getByRole('group', { name: 'I sign up as' })).toBeTruthy();
});

it('A confirmation link of somebody who applied leads to the job without applying again (GUEST-31)', async () => {
  respondToCalls({ 'POST /api/auth/confirmation': { body: { data: { email: 'ana@example.com', applyTo: 7 } } } });
  renderPage(ConfirmationPage, `/account/confirmation?token=${token}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm my email' }));
  await screen.findByText('at /log-in');
  expect(intendedJob()).toEqual({ jobId: 7, applies: false });
  cleanup();
  renderPage(LogInPage, '/log-in');
  expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
});

it('Changing from signing up to logging in shows no problem of the form that is left, which would move the button away', async () => {
  keepIntendedJob(nurse);
  const onSwitch = vi.fn();
  renderPage(() => <AuthModal which="sign-up" onSwitch={onSwitch} onClose={() => {}} />, '/find-jobs');
  screen.getByLabelText('First name').focus();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSwitch).toHaveBeenCalledWith('log-in');
  expect(document.activeElement).toBe(screen.getByLabelText('First name'));
  expect(screen.queryByText('Required')).toBeNull();
});
