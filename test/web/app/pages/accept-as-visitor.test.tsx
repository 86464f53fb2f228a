// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { RecommendationLink } from '../../../../shared/model/invitation.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { AcceptRecommendationPage } from '../../../../web/app/pages/accept-recommendation.tsx';
import { waitingAction } from '../../../../web/common/mailed-links/pending-action.ts';
import { intendedJob } from '../../../../web/common/visitor/intended-job.ts';
import { aJob } from '../../../support/builders.ts';
import { at, fill, lastAction, leadsTo, open, said } from '../../support/auth-page.tsx';
import { fakeApi } from '../../support/fake-api.ts';
import { outlineOf } from '../../support/outline.ts';
import { aManagerAccount } from '../../support/render-signed-in.tsx';

const token = 'abcdefghijklmnopqrstuv';
const by = { token, email: 'ana@example.com' };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('The page of a recommended job', () => {
  const job = { ...aJob(), state: null, country: null, isFavorite: false, distance: null };
  const link = (over: Partial<RecommendationLink> = {}) => ({
    data: {
      state: 'open',
      email: by.email,
      sender: { firstName: 'Olivia', lastName: 'Brandt' },
      hasAccount: false,
      job,
      isJobOpen: true,
      ...over,
    },
  });
  const ana = { ...aManagerAccount, email: by.email, role: 'candidate' } as Account;
  const show = async (over: Partial<RecommendationLink> = {}, account: Account | null = null, status = '') => {
    fakeApi.readRecommendationLink.mockResolvedValue(link(over));
    open(AcceptRecommendationPage, `/guest/job/${job.id}?token=${token}&email=ana%40example.com${status}`, null, {
      account,
      pattern: '/guest/job/:id',
    });
    expect(heading()).toBe('A job for you');
    await waitFor(() => expect(heading()).not.toBe('A job for you'));
    return said();
  };

  it('has what its visitor can do: set up an account, log in, accept, or change accounts (GUEST-04, AUTH-33)', async () => {
    const visitors = [
      await show(),
      await show({ hasAccount: true, sender: null }),
      await show({}, ana),
      await show({}, { ...ana, email: 'bo@example.com' }),
      await show({}, { ...ana, role: 'manager' }),
      await show({}, null, '&status=declined'),
    ];
    const withoutJob = (page: string) =>
      page
        .split('\n')
        .filter((line) => !/^(input|label|li|ul| {2}|div (data-end|must))|Show password/.test(line))
        .join('\n');
    expect(visitors.map(withoutJob).join('\n--\n')).toMatchInlineSnapshot(`
      "h1 Olivia Brandt recommends a job to you
      p ICU registered nurse, nights · Confidential client · Remote · $60–75/h
      form novalidate aria-label=Set up your account
      fieldset data-list=true
      legend Who finds you?
      span All verified recruiters
      span They find you and read your profile. Those who are not verified see your first name, title, skills, city,
      span Only those I confirm
      span Nobody else finds you, but for recruiters whose jobs you apply to.
      span Nobody
      span You are in no search. The people of a job see you once you apply to it.
      p Accepting creates your HireHub account and sends your application. You agree to the .
      a data-kind=text target=_blank href=/terms_and_conditions rel=noopener terms and conditions
      button data-kind=primary data-size=large data-wide=true Accept and create account
      button data-kind=quiet data-size=medium data-wide=true Not for me
      --
      h1 Someone recommends a job to you
      p ICU registered nurse, nights · Confidential client · Remote · $60–75/h
      p You have an account with this address. Log in to send your application.
      button data-kind=primary data-size=large data-wide=true Log in and accept
      button data-kind=quiet data-size=medium data-wide=true Not for me
      --
      h1 Olivia Brandt recommends a job to you
      p ICU registered nurse, nights · Confidential client · Remote · $60–75/h
      button data-kind=primary data-size=large data-wide=true Accept and apply
      button data-kind=quiet data-size=medium data-wide=true Not for me
      --
      h1 Olivia Brandt recommends a job to you
      p ICU registered nurse, nights · Confidential client · Remote · $60–75/h
      div data-kind=warning role=status
      div You are logged in as bo@example.com. Log out, then open the link in the email again.
      button data-kind=primary data-size=large data-wide=true Log out
      button data-kind=quiet data-size=medium data-wide=true Not for me
      --
      h1 Olivia Brandt recommends a job to you
      p ICU registered nurse, nights · Confidential client · Remote · $60–75/h
      div data-kind=warning role=status
      div Your account is not a candidate’s, so it cannot apply for jobs.
      button data-kind=quiet data-size=medium data-wide=true Not for me
      --
      h1 Decline this job?
      p ICU registered nurse, nights · Confidential client · Remote · $60–75/h
      p Olivia Brandt will see that you declined. You can still apply later.
      button data-kind=primary data-size=large data-wide=true Decline this job
      button data-kind=secondary data-size=large data-wide=true View it again"
    `);
    expect(outlineOf(document.querySelector('.auth-aside')!).split('\n')[0]).toContain(job.title);
    expect([document.title, fakeApi.readRecommendationLink.mock.lastCall?.[0].body]).toEqual([
      'Recommended job · HireHub',
      by,
    ]);
  });

  it('whose link does not work says why, with the likeliest step first', async () => {
    const pages: string[] = [];
    for (const state of ['used', 'replaced', 'expired', 'declined', 'cancelled', 'unknown'] as const)
      pages.push(await show({ state }));
    pages.push(
      await show({ isJobOpen: false }),
      await show({ state: 'used', isJobOpen: false, email: null }),
      await show({ job: { ...job, id: 9 } }),
      await show({ job: null }),
    );
    expect(pages.join('\n--\n').replaceAll(' data-size=large data-wide=true', '')).toMatchInlineSnapshot(`
      "h1 This recommendation was accepted
      p The link works once and has already been used. Log in to see your application.
      a data-kind=secondary href=/find-jobs/view/5001 See the job
      a data-kind=secondary href=/find-jobs See open jobs
      a data-kind=primary href=/log-in Log in
      --
      h1 A newer link was sent
      p This one no longer works. Open the one in the latest email, or see the job without it.
      a data-kind=primary href=/find-jobs/view/5001 See the job
      a data-kind=secondary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This recommendation has expired
      p Links are valid for two weeks. You can still apply for the job if it is open.
      a data-kind=primary href=/find-jobs/view/5001 See the job
      a data-kind=secondary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This recommendation was declined
      p If you changed your mind, you can still apply for the job if it is open.
      a data-kind=primary href=/find-jobs/view/5001 See the job
      a data-kind=secondary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This recommendation was cancelled
      p The sender cancelled it. You can still apply for the job if it is open.
      a data-kind=primary href=/find-jobs/view/5001 See the job
      a data-kind=secondary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or see the open jobs.
      a data-kind=primary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This job is no longer open
      p It was filled or taken down after it was recommended to you. Others are open now.
      a data-kind=primary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This recommendation was accepted
      p The link works once and has already been used. Log in to see your application.
      a data-kind=secondary href=/find-jobs See open jobs
      a data-kind=primary href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or see the open jobs.
      a data-kind=primary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in
      --
      h1 This link is not valid
      p It may be incomplete. Open it from the email again, or see the open jobs.
      a data-kind=primary href=/find-jobs See open jobs
      a data-kind=secondary href=/log-in Log in"
    `);
    expect(await leadsTo('Log in')).toEqual(['/log-in', { email: by.email }]);
    expect(waitingAction()).toBeUndefined();
  });

  it('keeps the acceptance of a visitor who logs in first, and leads there with the address (AUTH-54)', async () => {
    await show({ hasAccount: true });
    press('Log in and accept');
    expect(at()).toEqual(['/log-in', { email: by.email }]);
    expect(waitingAction()).toMatchObject({ path: `/guest/job/${job.id}`, ...by, status: 'accepted' });
  });

  it('sends the application of a candidate once, also by itself after logging in, and leads to the job', async () => {
    fakeApi.takeUpRecommendation.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
    await show({}, ana, '&status=accepted');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The application could not be sent. Not now. Nothing was changed.',
    );
    fakeApi.takeUpRecommendation.mockResolvedValue({ data: {} });
    press('Accept and apply');
    await waitFor(() => expect(at()).toEqual([`/jobs/view/${job.id}`, null]));
    expect([fakeApi.takeUpRecommendation.mock.calls, lastAction()]).toEqual([
      [[{ body: by }], [{ body: by }]],
      'REPLACE',
    ]);
    await show({}, ana);
    expect(fakeApi.takeUpRecommendation).toHaveBeenCalledTimes(2);
  });

  it('leads to the form where the job must be answered, and says so before (PLUS-55)', async () => {
    expect(await show({ hasAccount: true, mustAnswer: true })).toContain(
      'Log in to answer the questions of this job and send',
    );
    expect(await show({ mustAnswer: true })).toContain('Accepting creates your HireHub account. You agree');
    fakeApi.takeUpRecommendation.mockResolvedValue({ data: {} });
    await show({ mustAnswer: true }, ana);
    press('Accept and answer its questions');
    await waitFor(() => expect(intendedJob()).toEqual({ jobId: job.id, applies: false }));
  });

  it('is declined after a second look, and viewed again on request', async () => {
    await show();
    press('Not for me');
    expect(heading()).toBe('Decline this job?');
    press('View it again');
    expect(heading()).toBe('Olivia Brandt recommends a job to you');
    press('Not for me');
    fakeApi.declineRecommendation.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
    press('Decline this job');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The job could not be declined. Not now. Nothing was changed.',
    );
    fakeApi.declineRecommendation.mockResolvedValue({ data: {} });
    press('Decline this job');
    await waitFor(() => expect(heading()).toBe('You declined this job'));
    expect([said(), waitingAction()]).toEqual([
      'h1 You declined this job\np Thank you for letting us know. Other jobs are open now.\na data-kind=primary data-size=large data-wide=true href=/find-jobs See open jobs',
      undefined,
    ]);
    expect(fakeApi.declineRecommendation.mock.calls).toEqual([[{ body: by }], [{ body: by }]]);
  });

  it('that is refused while an account is set up says so under its field or above, and reads the link again', async () => {
    await show();
    const person = { 'First name': 'Ana', 'Last name': 'Li', Password: 'Secret12!', 'Repeat password': 'Secret12!' };
    fill(person);
    fireEvent.click(screen.getByRole('radio', { name: /^Nobody/ }));
    fakeApi.acceptRecommendation.mockRejectedValueOnce(
      new ApiError(422, '', [{ key: 'lastName', message: 'Too short' }]),
    );
    press('Accept and create account');
    expect(await screen.findByText('Too short')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(fakeApi.readRecommendationLink).toHaveBeenCalledTimes(2));
    fill({ 'Last name': 'Lee' });
    fakeApi.acceptRecommendation.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
    press('Accept and create account');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Your account could not be set up. Not now. What you typed is kept.',
    );
    fakeApi.acceptRecommendation.mockResolvedValue({ data: {} });
    press('Accept and create account');
    await waitFor(() =>
      expect(at()).toEqual([
        '/log-in',
        { email: by.email, notice: 'Your account is ready and your application was sent. Log in to follow it.' },
      ]),
    );
    expect(localStorage.getItem('hirehub.redirect')).toBe(`/jobs/view/${job.id}`);
  });

  it('that could not be loaded is asked for again', async () => {
    fakeApi.readRecommendationLink.mockRejectedValueOnce(new ApiError(400, 'Not now.'));
    open(AcceptRecommendationPage, `/guest/job/${job.id}?token=${token}&email=ana%40example.com`, null, {
      pattern: '/guest/job/:id',
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The recommendation could not be loadedNot now. The link was not used.Try again',
    );
    fakeApi.readRecommendationLink.mockResolvedValue(link());
    press('Try again');
    expect(await screen.findByRole('heading', { name: /recommends a job/ })).toBeTruthy();
  });
});
