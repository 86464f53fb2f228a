// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '../../../../../shared/model/job.ts';
import { ApiError } from '../../../../../web/api/api-error.ts';
import { JobPage } from '../../../../../web/features/jobs/components/job-page.tsx';
import { aJob } from '../../../../support/builders.ts';
import { fakeApi } from '../../../support/fake-api.ts';
import { renderSignedIn } from '../../../support/render-signed-in.tsx';
import { heardLive, sayLive } from '../../../support/live-listeners.ts';

vi.mock('../../../../../web/api/live-updates.ts', () => import('../../../support/live-listeners.ts'));
// The parts of the page have tests of their own; here it counts where each is shown.
vi.mock('../../../../../web/features/jobs/components/waiting-applicants.tsx', () => ({
  WaitingApplicants: ({ jobId, isOpen }: { jobId: number; isOpen: boolean }) => (
    <p>{`Applicants of ${jobId}, ${isOpen ? 'open' : 'not open'}`}</p>
  ),
}));
vi.mock('../../../../../web/features/jobs/components/job-recruiters.tsx', () => ({
  JobRecruiters: () => <p>Recruiters of the job</p>,
}));
vi.mock('../../../../../web/features/jobs/components/job-notes.tsx', () => ({
  JobNotes: () => <p>Notes of the job</p>,
}));
vi.mock('../../../../../web/features/jobs/components/job-story.tsx', () => ({
  JobStory: () => <p>Story of the job</p>,
}));
vi.mock('../../../../../web/features/jobs/components/job-facts.tsx', () => ({ JobFactsColumn: () => <p>Facts</p> }));

beforeEach(() => vi.resetAllMocks());

const nobody = { data: [], meta: { total: 0, page: 1, perPage: 100 } };
beforeEach(() => void fakeApi.listWaitingApplicants.mockResolvedValue(nobody));

const own = (over: Partial<Job> = {}) => aJob({ managerId: 1001, candidatesCount: 3, ...over } as Partial<Job>);
const Page = () => (
  <JobPage
    candidatesOf={({ title }) => <p>{`Candidates on ${title}`}</p>}
    afterHire={() => <p>The guarantee</p>}
    interviewsOf={() => <p>Planned interviews</p>}
    otherRecruitersOf={() => <p>Asked recruiters</p>}
  />
);
const open = async (job = own(), search = '') => {
  fakeApi.readJob.mockResolvedValue({ data: job });
  renderSignedIn(Page, { path: '/jobs/view/:id', at: `/jobs/view/5001${search}` });
  await screen.findByRole('heading', { level: 1, name: job.title });
  await waitFor(() => expect(screen.queryByLabelText('Loading')).toBeNull());
};
const choose = async (action: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('A job of the user’s own shows its client, place and status, and a tab for each part (JOB-06)', async () => {
  await open(
    own({
      client: { id: 1, companyName: 'Lakeside' } as never,
      city: {
        name: 'Houston',
        state: { name: 'Texas', abbr: 'TX' },
        country: { id: 840, name: 'United States' },
      } as never,
      spheres: [{ id: 2, name: 'Triage' }],
    }),
  );
  expect(screen.getByText('Lakeside · Houston, TX')).toBeTruthy();
  expect(screen.getByText('Open').getAttribute('data-meaning')).toBe('green');
  expect(screen.getByRole('link', { name: /Jobs$/ }).getAttribute('href')).toBe('/jobs');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Candidates3',
    'Interviews',
    expect.stringMatching(/^Recruiters/),
    'Notes',
    'Story',
  ]);
  expect(within(screen.getByRole('list', { name: 'Skills' })).getByText('Triage')).toBeTruthy();
  expect(screen.getByText('Applicants of 5001, open')).toBeTruthy();
  expect(screen.queryByText('The guarantee')).toBeNull();
  expect(fakeApi.readJob.mock.calls).toEqual([[{ params: { id: 5001 } }]]);
  expect(fakeApi.readJob.mock.lastCall?.[0].signal).toBeInstanceOf(AbortSignal);
});

it.each([
  ['candidates', 'Candidates on ICU registered nurse, nights'],
  ['recruiters', 'Recruiters of the job'],
  ['recruiters', 'Asked recruiters'],
  ['notes', 'Notes of the job'],
  ['story', 'Story of the job'],
  ['lost', 'Description'],
])('The tab %s in the address shows: %s', async (tab, words) => {
  await open(own(), `?tab=${tab}`);
  expect(screen.getByText(words)).toBeTruthy();
  const selected = screen.getByRole('tab', { selected: true }).textContent;
  expect(selected?.toLowerCase().startsWith(tab === 'lost' ? 'about' : tab)).toBe(true);
});

it('Choosing a tab shows its part, and the first one again', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: /^Notes/ }));
  expect(await screen.findByText('Notes of the job')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: /^About/ }));
  await waitFor(() => expect(screen.getByRole('tab', { selected: true }).textContent).toBe('About'));
});

it('Another manager’s job shows what it is about, and nothing of its candidates', async () => {
  await open(own({ managerId: 9, client: null }));
  expect(screen.getByText('Confidential client')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Description' })).toBeTruthy();
  expect(screen.queryByText(/^Applicants of/)).toBeNull();
  expect(screen.queryByRole('list', { name: 'Skills' })).toBeNull();
});

it('A job is put on hold, says what that means, and is resumed from there (JOB-57)', async () => {
  await open();
  fakeApi.holdJob.mockResolvedValueOnce({ data: own({ status: 'on_hold' }) });
  await choose('Hold job');
  const notice = (await screen.findByText(/The job is on hold/)).closest('.ui-notice') as HTMLElement;
  expect(notice.textContent).toBe('The job is on hold. Candidates stay where they are until you resume it.Resume job');
  expect(screen.getByText('On hold').getAttribute('data-meaning')).toBe('amber');
  expect(screen.getByText('Applicants of 5001, not open')).toBeTruthy();
  fakeApi.holdJob.mockResolvedValueOnce({ data: own() });
  await userEvent.click(within(notice).getByRole('button', { name: 'Resume job' }));
  expect((await screen.findByText('The job is open again.')).closest('.ui-notice')?.textContent).toBe(
    'The job is open again.Hold job',
  );
  expect(fakeApi.holdJob.mock.calls).toEqual([[{ params: { id: 5001 } }], [{ params: { id: 5001 } }]]);
});

const closed = {
  at: '2026-03-01T12:00:00.000Z',
  candidate: { id: 3, firstName: 'Priya', lastName: 'Iyer', avatar: null },
  recruiter: { id: 4, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
} as Job['closed'];

it('A closed job says who was hired with its guarantee, and is reopened (JOB-56)', async () => {
  await open(own({ status: 'closed', closed }));
  expect(screen.getByText(/Priya Iyer was hired\. Olivia Brandt earned 500 points\./)).toBeTruthy();
  expect(screen.getByText('The guarantee')).toBeTruthy();
  fakeApi.reopenJob.mockResolvedValue({ data: own() });
  await choose('Reopen job');
  expect(await screen.findByText('The job is open again.')).toBeTruthy();
  expect(fakeApi.reopenJob.mock.calls).toEqual([[{ params: { id: 5001 } }]]);
  expect(screen.queryByText('The guarantee')).toBeNull();
});

it.each([
  ['without a recruiter', { closed: { ...closed, recruiter: null } as Job['closed'] }],
  ['of another manager', { closed, managerId: 9 }],
])('A closed job %s has no guarantee', async (_, over) => {
  await open(own({ status: 'closed', ...over }));
  expect(screen.getByText(/Priya Iyer was hired/)).toBeTruthy();
  expect(screen.queryByText('The guarantee')).toBeNull();
});

it.each([
  ['is open for others', own({ openings: 3, filled: 1 })],
  [
    'was closed with nobody',
    own({
      openings: 3,
      filled: 1,
      status: 'closed',
      closed: { at: '2026-03-03T10:00:00.000Z', candidate: null, recruiter: null },
    }),
  ],
] as [string, Job][])('A job that hired somebody and %s has their guarantee (PLUS-50)', async (_, job) => {
  await open(job);
  expect(screen.getByText('The guarantee')).toBeTruthy();
});

it.each([
  ['Hold job', own(), 'holdJob'],
  ['Reopen job', own({ status: 'closed', closed }), 'reopenJob'],
] as const)('A refusal to %s is shown under the head', async (action, job, call) => {
  await open(job);
  fakeApi[call].mockRejectedValue(new ApiError(409, 'It was changed'));
  await choose(action);
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The job could not be changed. It was changed. Nothing was changed.',
  );
});

it('A move on this job or a lost connection loads the job again, and a move on another job does not', async () => {
  await open();
  act(() => sayLive('candidate-on-job', { jobId: 5002 }));
  expect(fakeApi.readJob).toHaveBeenCalledTimes(1);
  act(() => sayLive('candidate-on-job', { jobId: 5001 }));
  await waitFor(() => expect(fakeApi.readJob).toHaveBeenCalledTimes(2));
  act(() => sayLive('catch-up'));
  await waitFor(() => expect(fakeApi.readJob).toHaveBeenCalledTimes(3));
  cleanup();
  expect(heardLive()).toEqual([]);
});

it('The description waits for the applicants who are shown above it, so that it does not move', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof nobody>();
  fakeApi.listWaitingApplicants.mockReturnValue(promise);
  fakeApi.readJob.mockResolvedValue({ data: own() });
  renderSignedIn(Page, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
  await screen.findByRole('tab', { name: 'About' });
  expect([screen.queryByText('Description'), screen.queryByText('Applicants of 5001, open')]).toEqual([null, null]);
  resolve(nobody);
  expect(await screen.findByText('Applicants of 5001, open')).toBeTruthy();
  expect(screen.getByText('Description')).toBeTruthy();
});
