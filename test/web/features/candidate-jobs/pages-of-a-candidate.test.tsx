// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { CandidateJobPage } from '../../../../web/features/candidate-jobs/pages/candidate-job.tsx';
import { CandidateJobsPage } from '../../../../web/features/candidate-jobs/pages/candidate-jobs.tsx';
import { aJob } from '../../../support/builders.ts';
import { aFullJob } from '../../support/full-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { cellsOf } from '../../support/saved-cells.ts';
import { heardLive, sayLive } from '../../support/live-listeners.ts';

vi.mock('../../../../web/api/live-updates.ts', () => import('../../support/live-listeners.ts'));
const saveBlob = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/common/uploads/save-file.ts', () => ({ saveBlob }));

beforeEach(() => void saveBlob.mockReset());

const account = { id: 3001, role: 'candidate' as const };
const olivia = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: null };
const [applied, since] = ['2026-02-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z'];
const row = (id: number, over: object = {}, job: object = aFullJob({ id })) => ({
  id,
  job,
  jobStatus: 'signed',
  state: 'accepted',
  status: 'submitted',
  since,
  recruiter: olivia,
  isFavorite: false,
  appliedAt: applied,
  ...over,
});
const call = 'listCandidateJobs';
const listOf = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 15 } });

describe('The jobs of a candidate', () => {
  const open = async (words: string, at = '/jobs') => {
    renderSignedIn(CandidateJobsPage, { path: '/jobs', at, account });
    await screen.findAllByText(words);
  };
  const asked = () => (requests.findLast(([name]) => name === call)![1] as { query: object }).query;

  it('say all about each, and so does their file', async () => {
    const bare = aJob({ id: 2, title: 'Welder', rateFrom: null, rateTo: null });
    const match = { percent: 80, reasons: [{ about: 'skills', fit: 'full', words: 'You know triage' }] };
    fakeApi[call].mockResolvedValue(
      listOf(
        row(1, { match }),
        row(2, { state: null, status: null, recruiter: null, isFavorite: true, jobStatus: 'closed' }, bare),
        row(3, { state: null, status: null, recruiter: null }, { ...bare, id: 3, title: 'Cook' }),
      ),
    );
    await open('Cook');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs · HireHub
      # Your jobs 3
      ‹Time› <Week> <Month> <Year> <All | pressed>
      [Find jobs](/find-jobs)[Who represents you](/claims) <CSV, your jobs applied>
      ‹Your jobs› <Applied | selected> <Under way> <Favourite> <Recommended>
      ‹Your jobs›
      [ICU registered nurse, nights Lakeside Hospital · Houston, TX · Hybrid · $60–75/h · $90k–120k/yr](/jobs/view/1)Put forward{accent} (2026-03-01T12:00:00.000Z) <Add ICU registered nurse, nights to favourites>
      80 % match{green}
      ‹Why›
      You know triage
      [Welder Confidential client · Remote](/jobs/view/2)Closed{neutral} <Remove Welder from favourites | pressed>
      [Cook Confidential client · Remote](/jobs/view/3) <Add Cook to favourites>
      All 3 jobs"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'CSV, your jobs applied' }));
    await vi.waitFor(() => expect(saveBlob).toHaveBeenCalledOnce());
    const cells = await cellsOf(saveBlob.mock.lastCall?.[0]);
    expect(cells.map((line) => line.join(' | ')).join('\n')).toMatchInlineSnapshot(`
      "Job | Company | Place | Pay | State | Since | Favourite
      ICU registered nurse, nights | Lakeside Hospital | Houston, TX · Hybrid | $60–75/h, $90k–120k/yr | Put forward | 2026-03-01 | No
      Welder | Confidential client | Remote |  | Closed |  | Yes
      Cook | Confidential client | Remote |  |  |  | No"
    `);
  });

  it('say where there are none how they come, by the address of each kind', async () => {
    fakeApi[call].mockResolvedValue(listOf());
    const said: string[] = [];
    for (const scope of ['applied', 'assigned', 'favorite', 'recommended', 'none of them']) {
      renderSignedIn(CandidateJobsPage, { path: '/jobs', at: `/jobs?scope=${scope}`, account });
      await screen.findByRole('heading', { level: 2 });
      said.push(
        `${screen.getByRole('tab', { selected: true }).textContent}: ${readAloud(screen.getByRole('tabpanel'))}`,
      );
      cleanup();
    }
    expect(said.at(-1)).toBe(said[0]);
    expect(said.slice(0, -1)).toMatchInlineSnapshot(`
      [
        "Applied: ## You have not applied to a job yet
      Find one that fits and press Apply now. Every step will appear here.
      [Find jobs](/find-jobs)",
        "Under way: ## Nothing is under way yet
      Jobs appear here once a recruiter or the hiring manager takes up your application, or a recruiter puts you forward.
      [Find jobs](/find-jobs)",
        "Favourite: ## No favourite jobs yet
      Press a job’s star to save it for later.
      [Find jobs](/find-jobs)",
        "Recommended: ## No recommended jobs yet
      Jobs are recommended by the skills, pay and place in your profile. Add what you can do and where you live.
      [Complete your profile](/profile)",
      ]
    `);
  });

  it('of a time say what they have to do with it', async () => {
    fakeApi[call].mockResolvedValue(listOf());
    const leads: (string | null | undefined)[] = [];
    for (const scope of ['applied', 'assigned', 'favorite', 'recommended']) {
      await open('None in this period', `/jobs?range=week&scope=${scope}`);
      leads.push(document.querySelector('.ui-page-lead')?.textContent);
      cleanup();
    }
    expect(leads).toEqual([
      'In this time, and what still runs.',
      'In this time, and what still runs.',
      'Marked in this period.',
      'Posted in this period.',
    ]);
    await open('None in this period', '/jobs?range=week');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Jobs · HireHub
      # Your jobs 0
      ‹Time› <Week | pressed> <Month> <Year> <All>
      [Find jobs](/find-jobs)[Who represents you](/claims)
      In this time, and what still runs.
      ‹Your jobs› <Applied | selected> <Under way> <Favourite> <Recommended>
      ## None in this period
      Choose a longer time, or All."
    `);
    expect(asked()).toEqual({ scope: 'applied', range: 'week', zone: 'America/New_York', page: 1 });
    fireEvent.click(screen.getByRole('tab', { name: 'Favourite' }));
    await vi.waitFor(() => expect(asked()).toMatchObject({ scope: 'favorite', range: 'week' }));
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    await vi.waitFor(() => expect(asked()).toEqual({ scope: 'favorite', page: 1 }));
    expect(document.querySelector('.ui-page-lead')).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: 'Applied' }));
    await vi.waitFor(() => expect(asked()).toEqual({ scope: 'applied', page: 1 }));
  });

  it('say that they could not be loaded, and are read again', async () => {
    fakeApi[call].mockRejectedValue(new ApiError(422, 'The table rests'));
    await open('Your jobs could not be loaded');
    expect(readAloud(screen.getByRole('tabpanel'))).toMatchInlineSnapshot(`
      "{red}
      ## Your jobs could not be loaded
      The table rests
      <Try again>"
    `);
    fakeApi[call].mockResolvedValue(listOf(row(1)));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('ICU registered nurse, nights')).toBeTruthy();
  });

  it.each<[what: string, news: object]>([
    ['application', {}],
    ['candidate-on-job', {}],
    ['job', {}],
    ['notification', { notification: { payload: { job: { id: 1 } } } }],
    ['catch-up', {}],
  ])('are read again after live news: %s', async (what, news) => {
    fakeApi[call].mockResolvedValue(listOf());
    await open('You have not applied to a job yet');
    const before = requests.length;
    sayLive('notification', { notification: { payload: {} } });
    expect(requests).toHaveLength(before);
    fakeApi[call].mockResolvedValue(listOf(row(1)));
    sayLive(what, news);
    expect(await screen.findByText('ICU registered nurse, nights')).toBeTruthy();
    cleanup();
    expect(heardLive()).toEqual([]);
  });
});

describe('The page of a job for a candidate', () => {
  const application = (over: object = {}) => {
    const { job: _job, ...own } = row(5001, over);
    return own;
  };
  const open = async (words: string, data: object | Error) => {
    fakeApi.readCandidateJob.mockImplementation(() => {
      if (data instanceof Error) throw data;
      return { data };
    });
    renderSignedIn(CandidateJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001', account });
    await screen.findAllByText(words);
  };

  it('says all about it, and where the application is', async () => {
    const outlook = { status: 'submitted', since, isSilent: false, isManagerReminded: false };
    const usually = { of: 4, went: 3, to: 'first_interview_scheduled', days: 5 };
    fakeApi.readOutlook.mockResolvedValue({ data: { ...outlook, usually } });
    const match = { percent: 80, reasons: [{ about: 'skills', fit: 'full', words: 'You know triage' }] };
    const own = application({ interviewAt: null });
    await open('How well it fits your profile', { job: aFullJob(), application: own, isFavorite: true, match });
    await screen.findByText(/others/);
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Your jobs](/jobs)
      # ICU registered nurse, nights
      <Remove ICU registered nurse, nights from favourites | pressed>
      Lakeside Hospital · Houston, TX · Hybrid · $60–75/h · $90k–120k/yr
      ## Your application
      Put forward{accent}
      You have been put forward. The hiring manager is reading your profile.
      ‹Steps of your application›
      Applied (done)
      Accepted (done)
      Put forward (current)
      First interview
      Second interview
      Selected
      Hired
      Last change (2026-03-01T12:00:00.000Z) · Applied (2026-02-01T12:00:00.000Z) · Represented by [Olivia Brandt](/candidate/recruiters/2001) · [Write a message](/messages?with=2001&job=5001)
      Of 4 others who were at this point of the same job, 3 were invited to a first interview, half of them within 5 days. That is how it went for them, not a promise.
      <Withdraw from this job>
      ## How well it fits your profile
      80 % match{green}
      ‹Why›
      You know triage
      ## About this job
      Care for critical patients.
      ## Skills
      Must have
      ‹Must have›
      Dialysis
      Nice to have
      ‹Nice to have›
      Triage
      ‹Facts›
      ## At a glance
      Location: Houston, TX · Hybrid
      Hourly rate: $60–75/h
      Salary: $90k–120k/yr
      Employment: Full time, Weekends
      Shift: Evening and night shifts
      Hours: 36 hours a week
      Experience: 2–6 years
      Clearance: Secret, Public Trust
      Authorization: US citizen, Any visa
      Travel: Requires Travel, 100%
      Relocation: Relocation Not Needed
      Company: [All jobs of Lakeside Hospital](/find-jobs?company=Lakeside+Hospital)
      Manager: [Daniel Reyes](/candidate/managers/1001)
      Posted: (2026-09-01T10:00:00.000Z)
      Open until: 1st Dec 2026"
    `);
    expect(requests.find(([name]) => name === 'readOutlook')?.[1]).toMatchObject({
      params: { jobId: 5001, candidateId: 3001 },
    });
  });

  it('asks a candidate without skills to add them, instead of saying how little they fit', async () => {
    const job = aJob({ spheres: [{ id: 1001, name: 'React' }] });
    const near = { about: 'distance', fit: 'full', words: '3 km away' };
    await open('About this job', {
      job,
      application: null,
      isFavorite: false,
      match: { percent: null, reasons: [near] },
    });
    expect(readAloud()).toContain('3 km away');
    expect(readAloud()).not.toContain('% match');
    expect(screen.getByRole('link', { name: 'Add your skills' }).getAttribute('href')).toBe('/profile');
  });

  it('is applied to, and says why it could not be', async () => {
    const job = aJob({ rateFrom: null, rateTo: null });
    await open('About this job', { job, application: null, isFavorite: false, match: { percent: null, reasons: [] } });
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Your jobs](/jobs)
      # ICU registered nurse, nights
      <Apply now> <Add ICU registered nurse, nights to favourites>
      Confidential client · Remote
      ## About this job
      Care for critical patients.
      ‹Facts›
      ## At a glance
      Location: Remote
      Hourly rate: Not stated
      Salary: Not stated
      Employment: Any
      Clearance: None needed
      Authorization: Any
      Travel: Not stated
      Relocation: Not stated
      Manager: [Daniel Reyes](/candidate/managers/1001)
      Posted: (2026-09-01T10:00:00.000Z)"
    `);
    fakeApi.readWorkingFacts.mockReturnValue(new Promise(() => {}));
    fakeApi.applyToJob.mockRejectedValue(new ApiError(409, 'It is full'));
    fireEvent.click(screen.getByRole('button', { name: 'Apply now' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send application' }));
    expect((await screen.findByRole('alert')).textContent).toBe('It is full');
    expect(requests.find(([name]) => name === 'applyToJob')?.[1]).toMatchObject({ params: { id: 5001 } });
  });

  it.each([
    ['signed', true, 'Withdraw from this job'],
    ['on_hold', true, 'Withdraw from this job'],
    ['closed', false, undefined],
  ] as const)('in the state %s has what can still be done', async (status, _, button) => {
    fakeApi.readOutlook.mockReturnValue(new Promise(() => {}));
    await open('Your application', {
      job: aJob({ status }),
      application: application(),
      isFavorite: false,
      match: null,
    });
    expect(screen.queryByRole('button', { name: /Withdraw/ })?.textContent).toBe(button);
    const outlooks = requests.filter(([name]) => name === 'readOutlook');
    expect(outlooks).toHaveLength(status === 'signed' ? 1 : 0);
  });

  it('says that the job is closed, or that it could not be loaded', async () => {
    await open('This job is closed', new ApiError(410, 'Gone'));
    expect(readAloud()).toMatchInlineSnapshot(`
      "Job closed · HireHub
      # This job is closed
      The employer has filled it or taken it down, so it no longer accepts applications.
      [Find other jobs](/find-jobs)"
    `);
    cleanup();
    await open('The job could not be loaded', new ApiError(422, 'The table rests'));
    expect(readAloud()).toContain('The table rests');
    cleanup();
    fakeApi.readCandidateJob.mockReturnValue(new Promise(() => {}));
    renderSignedIn(CandidateJobPage, { path: '/jobs/view/:id', at: '/jobs/view/5001', account });
    expect(readAloud()).toMatchInlineSnapshot(`
      "Job · HireHub
      [Your jobs](/jobs)
      #
      ‹Loading›
      ‹Facts›"
    `);
  });
});
