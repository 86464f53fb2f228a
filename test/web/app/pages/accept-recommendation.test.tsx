// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { RecommendationLink } from '../../../../shared/model/invitation.ts';
import { AcceptRecommendationPage } from '../../../../web/app/pages/accept-recommendation.tsx';
import { waitingAction } from '../../../../web/common/mailed-links/pending-action.ts';
import { aJob } from '../../../support/builders.ts';
import { beginSession, endSession } from '../../../../web/api/session.ts';
import { candidateJobQuery } from '../../../../web/features/candidate-jobs/queries/candidate-jobs.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const token = 'abcdefghijklmnopqrstuv';
const session = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","exp":4102444800}')}.x`.replaceAll('=', '');
const by = { token, email: 'ana@example.com' };
const address = `/guest/job/5001?token=${token}&email=ana%40example.com`;
const read = 'POST /api/candidate/recommendations/read';
const job = { ...aJob(), isFavorite: false, distance: null };
const link = (over: Partial<RecommendationLink> = {}) => ({
  body: {
    data: {
      state: 'open',
      email: 'ana@example.com',
      sender: { firstName: 'Olivia', lastName: 'Brandt' },
      hasAccount: false,
      job,
      isJobOpen: true,
      ...over,
    },
  },
});
const open = (at = address) => renderPage(AcceptRecommendationPage, at, '/guest/job/:id');
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

afterEach(() => endSession());

it.each([
  ['', 'anything'],
  [`?token=${token}`, 'an address'],
  ['?email=ana%40example.com', 'a token'],
])('A recommendation link “%s” leads to / because %s is missing (AUTH-35) (GUEST-04)', (query) => {
  open(`/guest/job/5001${query}`);
  expect(screen.getByText('at /')).toBeTruthy();
});

it('The recommendation page shows the job and who recommends it (GUEST-04)', async () => {
  respondToCalls({ [read]: link() });
  open();
  expect(await screen.findByRole('heading', { name: 'Olivia Brandt recommends a job to you' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: job.title })).toBeTruthy();
});

it('Accepting a recommendation sends names and passwords, then opens the log-in page (AUTH-33) (AUTH-51) (AUTH-52)', async () => {
  const sent = respondToCalls({
    [read]: link(),
    'POST /api/candidate/recommendations/accept': { body: { data: { id: 1, email: 'ana@example.com' } } },
  });
  open();
  await screen.findByLabelText('First name');
  await type('First name', 'Ana');
  await type('Last name', 'Popescu');
  await type('Password', 'Secret12!');
  await type('Repeat password', 'Secret12!');
  await userEvent.click(screen.getByRole('button', { name: 'Accept and create account' }));
  expect(await screen.findByText('Choose who finds you')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Nobody/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Accept and create account' }));
  await waitFor(() => expect(screen.getByText('at /log-in')).toBeTruthy());
  const accepted = sent.find(({ address: to }) => to.endsWith('/accept'));
  expect(accepted?.body).toEqual({
    findableBy: 'nobody',
    ...by,
    firstName: 'Ana',
    lastName: 'Popescu',
    password: 'Secret12!',
    confirmationPassword: 'Secret12!',
  });
  expect(sent.map(({ address: to }) => to).join(' ')).not.toContain(token);
});

it('A signed-in candidate who accepts is on the job’s page, which is read again (JOB-60)', async () => {
  beginSession(session, true);
  const sent = respondToCalls({
    [read]: link({ hasAccount: true }),
    'POST /api/candidate/recommendations/take-up': { status: 201, body: { data: { jobId: 5001 } } },
  });
  const { queryClient } = renderSignedIn(AcceptRecommendationPage, {
    path: '/guest/job/:id',
    at: address,
    account: { role: 'candidate', email: by.email },
  });
  const { queryKey } = candidateJobQuery(5001);
  queryClient.setQueryData(queryKey, {
    job,
    application: null,
    isFavorite: false,
    match: null,
    resume: null,
    resumes: [],
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Accept/ }));
  expect(await screen.findByText('at /jobs/view/5001')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject({ address: '/api/candidate/recommendations/take-up', body: by });
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

it('The recommendation form validates names and passwords like an invited account (VALID-21)', async () => {
  respondToCalls({ [read]: link() });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept and create account' }));
  expect((await screen.findAllByText('Required')).length).toBeGreaterThanOrEqual(3);
});

it('A visitor who already has an account is sent to log in, and the acceptance is kept until then (AUTH-54)', async () => {
  respondToCalls({ [read]: link({ hasAccount: true }) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Log in and accept' }));
  await waitFor(() => expect(screen.getByText('at /log-in')).toBeTruthy());
  expect(waitingAction()).toEqual({ path: '/guest/job/5001', ...by, status: 'accepted' });
});

it.each<[Partial<RecommendationLink>, string, string]>([
  [{ state: 'used' }, 'This recommendation was accepted', 'Log in'],
  [{ state: 'replaced' }, 'A newer link was sent', 'See the job'],
  [{ state: 'expired' }, 'This recommendation has expired', 'See the job'],
  [{ state: 'cancelled' }, 'This recommendation was cancelled', 'See the job'],
  [{ state: 'declined' }, 'This recommendation was declined', 'See the job'],
  [{ isJobOpen: false }, 'This job is no longer open', 'See open jobs'],
  [{ state: 'unknown', job: null, isJobOpen: false }, 'This link is not valid', 'See open jobs'],
])('A recommendation in state %o explains itself and offers the next step', async (over, title, next) => {
  respondToCalls({ [read]: link(over) });
  open();
  await waitFor(() => expect(heading()).toBe(title));
  expect(screen.getByRole('link', { name: next })).toBeTruthy();
});

it('A recommendation link for one job does not open at another job’s address', async () => {
  respondToCalls({ [read]: link() });
  open(`/guest/job/6001?token=${token}&email=ana%40example.com`);
  await waitFor(() => expect(heading()).toBe('This link is not valid'));
});

it('Declining a recommendation asks for confirmation first', async () => {
  const sent = respondToCalls({
    [read]: link(),
    'POST /api/candidate/recommendations/decline': { body: { data: { done: true } } },
  });
  open(`${address}&status=declined`);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline this job' }));
  await waitFor(() => expect(heading()).toBe('You declined this job'));
  expect(sent.at(-1)).toMatchObject({ address: '/api/candidate/recommendations/decline', body: by });
});
