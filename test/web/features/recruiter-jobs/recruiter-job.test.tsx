// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { RecruiterJobPage } from '../../../../web/features/recruiter-jobs/pages/recruiter-job.tsx';
import { aJob } from '../../../support/builders.ts';
import { fakeApi } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
import { aFullJob } from '../../support/full-job.ts';
import { aGuestJob } from '../../support/guest-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { onJob } from '../pipeline/on-job.ts';

it.each([403, 404])(
  'The recruiter’s job page shows the no-access view and nothing of the job after a %i response (ERR-02)',
  async (status) => {
    fakeApi.readRecruiterJob.mockRejectedValue(new ApiError(status, 'There is no such job'));
    fakeApi.readGuestJob.mockRejectedValue(new ApiError(404, 'There is no such job'));
    renderSignedIn(RecruiterJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
    expect(await screen.findByRole('heading', { name: 'This job is not available' })).toBeTruthy();
    expect(screen.queryAllByRole('heading')).toHaveLength(1);
  },
);

it('A job of other managers is read as everybody can read it, and leads to where it may be asked for (PLUS-49)', async () => {
  fakeApi.readRecruiterJob.mockRejectedValue(new ApiError(403, 'You do not work for this job’s manager'));
  fakeApi.readGuestJob.mockResolvedValue({
    data: { ...aGuestJob({ id: 5001, title: 'Theatre nurse' }), description: 'Nights in theatre four.' },
  });
  renderSignedIn(RecruiterJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
  expect(await screen.findByRole('heading', { name: 'Theatre nurse' })).toBeTruthy();
  expect(await screen.findByText('Nights in theatre four.')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'See whether you can ask for it' });
  expect(way.getAttribute('href')).toBe('/recruiter/market?q=Theatre+nurse');
});

it.each(['0', '-7', 'abc'])(
  'The recruiter’s job page at the id %s asks for nothing, and shows neither a job nor that access is missing (JOB-63)',
  async (id) => {
    fakeApi.readRecruiterJob.mockReset();
    renderSignedIn(RecruiterJobPage, { path: '/jobs/view/:id', at: `/jobs/view/${id}` });
    expect(await screen.findByText('No job is chosen')).toBeTruthy();
    expect(screen.queryByText(/not available/)).toBeNull();
    expect(fakeApi.readRecruiterJob).not.toHaveBeenCalled();
  },
);

it('The recruiter’s job page shows how well each candidate fits after the job, and asks for nothing without candidates (PLUS-17)', async () => {
  const manager = { id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
  const job = { ...aGuestJob({ id: 5001 }), status: 'signed', points: 500, manager, description: '' };
  const page = { path: '/jobs/view/:id', at: '/jobs/view/5001', account: { role: 'recruiter' } } as const;
  const match = { percent: 80, reasons: [{ about: 'skills', fit: 'part', words: 'React is not listed' }] };
  const hired = { at: '2026-03-03T10:00:00.000Z', startOn: null };
  const [fitting, unmatched] = [onJob(), onJob({ candidateId: 3002, status: 'hiring_onboarding', hired })];
  fakeApi.listJobMatches.mockResolvedValue({
    data: [
      { candidateId: 3001, match },
      { candidateId: 3002, match: null },
    ],
  });
  fakeApi.readRecruiterJob.mockResolvedValue({ data: { job, candidates: [], silentSince: null } });
  renderSignedIn(RecruiterJobPage, page);
  await screen.findByText('No candidates of yours yet');
  expect(fakeApi.listJobMatches).not.toHaveBeenCalled();
  cleanup();
  fakeApi.readRecruiterJob.mockResolvedValue({ data: { job, candidates: [fitting, unmatched], silentSince: null } });
  renderSignedIn(RecruiterJobPage, page);
  expect(await screen.findByText('80 % match')).toBeTruthy();
  expect(screen.getByText('React is not listed')).toBeTruthy();
  expect(screen.getByText('Hired')).toBeTruthy();
  expect(screen.getAllByText(/% match/)).toHaveLength(1);
  const asked = { params: { id: 5001 }, query: { candidateIds: [3001, 3002] } };
  expect(fakeApi.listJobMatches.mock.calls.map(([call]) => ({ params: call.params, query: call.query }))).toEqual([
    asked,
  ]);
});

describe('The page of a job for a recruiter', () => {
  const frame = fakeFrame();
  const account = { id: 2001, role: 'recruiter' as const };
  beforeEach(() => vi.resetAllMocks());
  const open = (read: Promise<unknown>) => {
    fakeApi.readRecruiterJob.mockReturnValue(read);
    renderSignedIn(
      () => (
        <FrameActionsContext value={frame}>
          <RecruiterJobPage />
        </FrameActionsContext>
      ),
      { path: '/jobs/view/:id', at: '/jobs/view/5001', account },
    );
  };

  it('says all about it, and where the recruiter’s candidates are', async () => {
    const job = aFullJob();
    fakeApi.listJobMatches.mockResolvedValue({ data: [] });
    open(
      Promise.resolve({
        data: { job, candidates: [onJob()], silentSince: '2026-08-03T12:00:00.000Z', mayShareLink: true },
      }),
    );
    await screen.findByText('Priya Iyer');
    await vi.waitFor(() => expect(document.querySelector('.match-line')).toBeNull());
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Jobs](/jobs)
      # ICU registered nurse, nights
      Open{green}
      <Put a candidate forward> [Best candidates](/recruiter/candidates/best/5001) <Your link> <Invite candidates> [Message Daniel](/messages?with=1001&job=5001)
      The hiring manager has answered nobody on this job since 3rd Aug 2026. Ask them before you put somebody forward.
      ## Your candidates
      ‹Your candidates on this job›
      [Priya Iyer](/jobs/5001/candidates/3001)First Interview Scheduled{amber} (2026-03-01T10:00:00.000Z)
      ## Description
      Care for critical patients.
      Must have
      ‹Must have›
      Dialysis
      Nice to have
      ‹Nice to have›
      Triage
      ‹Facts›
      ## Facts
      Openings: 0 of 3 filled
      Points for a hire: 1,500 points
      Guarantee: 90 days
      Client: Lakeside Hospital
      Place: Houston, Texas
      Hourly rate: $60–75/h
      Salary: $90k–120k/yr
      Employment: Full time, Weekends
      Shift and hours: Evening and night shifts, 36 hours a week
      Experience: 2–6 years
      Clearance: Secret, Public Trust
      Hiring manager: [Daniel Reyes](/recruiter/managers/1001)
      Posted: (2026-09-01T10:00:00.000Z)"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Put a candidate forward' }));
    fireEvent.click(screen.getByRole('button', { name: 'Invite candidates' }));
    expect([frame.putForward.mock.calls, frame.inviteCandidates.mock.calls.length]).toMatchObject([
      [[{ job: { id: job.id } }]],
      1,
    ]);
  });

  it('says what a job leaves open, and that one on hold takes nobody', async () => {
    const job = aJob({ rateFrom: null, rateTo: null, status: 'on_hold', points: 1 });
    open(Promise.resolve({ data: { job, candidates: [], silentSince: null, mayShareLink: true } }));
    await screen.findByText('No candidates of yours yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Jobs](/jobs)
      # ICU registered nurse, nights
      On hold{neutral}
      <Put a candidate forward | off | Only an open job takes candidates> <Your link> <Invite candidates> [Message Daniel](/messages?with=1001&job=5001)
      ## Your candidates
      ## No candidates of yours yet
      Put a candidate forward: they get your proposal by mail and decide. Or accept someone who applied.
      ## Description
      Care for critical patients.
      ‹Facts›
      ## Facts
      Points for a hire: 1 point
      Guarantee: None
      Client: Not set
      Place: Not set
      Hourly rate: Not set
      Salary: Not set
      Employment: Not set
      Clearance: None needed
      Hiring manager: [Daniel Reyes](/recruiter/managers/1001)
      Posted: (2026-09-01T10:00:00.000Z)"
    `);
  });

  it('says that it could not be loaded, is read again, and keeps its shape meanwhile', async () => {
    open(Promise.reject(new ApiError(422, 'The table rests')));
    await screen.findByText('The job could not be loaded');
    expect(readAloud()).toMatchInlineSnapshot(`
      "{red}
      ## The job could not be loaded
      The table rests
      <Try again>"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(fakeApi.readRecruiterJob).toHaveBeenCalledTimes(2));
    cleanup();
    open(new Promise(() => {}));
    expect(readAloud()).toMatchInlineSnapshot(`
      "Job · HireHub
      [Jobs](/jobs)
      #
      ‹Loading›
      ‹Facts›"
    `);
  });
});
