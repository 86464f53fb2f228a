// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { CloneJobPage } from '../../../../web/features/jobs/pages/clone-job.tsx';
import { EditJobPage } from '../../../../web/features/jobs/pages/edit-job.tsx';
import { PostJobPage } from '../../../../web/features/jobs/pages/post-job.tsx';
import { aClosing, aFullJob, fullJobBody as body, houston } from '../../support/full-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const listOf = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 100 } });
const frame = fakeFrame();
const open = (Component: ComponentType, path: string, at = path) =>
  renderSignedIn(
    () => (
      <FrameActionsContext value={frame}>
        <Component />
      </FrameActionsContext>
    ),
    { path, at },
  );
const sentBody = (call: string) =>
  (requests.find(([name]) => name === call)?.[1] as { body: object } | undefined)?.body;

beforeEach(() => {
  vi.clearAllMocks();
  fakeApi.readJob.mockResolvedValue({ data: aFullJob({ version: 4 }) });
  fakeApi.readCity.mockResolvedValue({ data: houston });
  fakeApi.listClientOptions.mockResolvedValue({ data: [{ id: 7, companyName: 'Lakeside Hospital' }] });
  fakeApi.listRecruiters.mockResolvedValue(listOf({ id: 2001, firstName: 'Olivia', lastName: 'Brandt', email: null }));
});

describe('The form of a new job', () => {
  it('begins empty, and asks more where an answer needs it', async () => {
    open(PostJobPage, '/jobs/new');
    fireEvent.change(screen.getByLabelText(/^Travel/), { target: { value: 'yes' } });
    for (const other of screen.getAllByRole('checkbox', { name: 'Other' })) fireEvent.click(other);
    expect(readAloud()).toMatchInlineSnapshot(`
      "Post a job · HireHub
      [Jobs](/jobs)
      # Post a job
      It is open as soon as you post it.
      ‹Post job›
      ‹The job›
      ## The job
      Title
      (required, such as Senior Java Developer) ""
      Client (optional)
      (*No client*)
      Candidates see this company’s name.
      <Add client>
      Description‹Format› <Heading> <Bold> <Italic> <List> <Numbered list> <Link> <Improve | off | Write something first>
      (required) ""
      Markdown: # for a heading, - for a list, **bold**. The buttons above write it.
      Skills (optional)
      (such as Search skills) ""
      Used to match candidates. Press the star of a skill that is a must-have.
      <Suggest skills from the text | off | Write a title or a description first>
      ‹Place and time›
      ## Place and time
      City (optional)
      (such as Start typing at least 2 characters) ""
      Workplace (optional)
      (*Not stated*, On site, Hybrid, Remote)
      Start date (optional)
      (date) ""
      End date (optional)
      (date) ""
      Travel (optional)
      (Not stated, *Yes*, No)
      Share of the time (optional)
      (*Not stated*, Most of the time, 10%, 20%, 30%, 40%, 50%, 60%, 70%, 80%, 90%)
      Relocation (optional)
      (*Not stated*, Yes, No)
      ‹Pay›
      ## Pay
      Fill in either or both. Jobs with pay are found more often.
      Hourly rate per hour
      Hourly rate from
      (such as 00.00) ""
      Hourly rate to
      (such as 00.00) ""
      Hourly rate currency (*USD $*, 170 in all)
      Salary per year
      Salary from
      (such as 000.00) ""
      Salary to
      (such as 000.00) ""
      Salary currency (*USD $*, 170 in all)
      ‹Terms›
      ## Terms
      Employment
      [ ] Full time
      [ ] Part time
      [ ] Temporary
      [x] Other
      Describe the other employment type (optional)
      ""
      Shift
      [ ] Day
      [ ] Evening
      [ ] Night
      [ ] Weekend
      [ ] Rotating
      [ ] Flexible
      Work type
      [ ] W2
      [ ] 1099
      [ ] Corp-to-corp
      Work authorization
      [ ] US citizen
      [ ] Green card
      [ ] H1-B
      [x] Other
      Describe the other authorization (optional)
      ""
      Clearance
      [ ] Top Secret
      [ ] Secret
      [ ] Public Trust
      [ ] None
      Hours a week (optional)
      ""
      Experience (years) (optional)
      ""
      As many years are asked for; 0 for none.
      Most experience (years) (optional)
      ""
      Empty for no limit.
      ‹Questions to those who apply›
      ## Questions to those who apply
      Up to eight. You and the job’s recruiters read the answers; nobody is rejected by them. What was answered keeps the words of its question when you change it.
      <Add a question>
      ‹Recruiting›
      ## Recruiting
      Recruiters (optional)
      (such as Choose recruiters) ""
      They are notified of the job immediately. Your other recruiters can also find it.
      Openings (optional)
      "1"
      How many people you look for. Each hire fills one; the job stays open until the last.
      Points (optional)
      (such as 500) ""
      Earned by the recruiter of each candidate whom you hire.
      Guarantee (optional)
      (*No guarantee*, 30 days, 60 days, 90 days)
      The points are held for this long after the first day at work. Say so on the closed job if the hired person leaves before.
      Referral share (%) (optional)
      (such as 10) ""
      Of the points, on top of them, for the candidate who invited the hired person. Empty: the usual share.
      <Post job> <Preview> [Cancel](/jobs)Unsaved changes are kept in this browser."
    `);
    expect(requests.map(([name]) => name)).not.toContain('listRecruiters');
  });

  it('leads to the frame’s dialogs for a first client and first recruiters', async () => {
    fakeApi.listRecruiters.mockResolvedValue(listOf());
    fakeApi.listRecruiterInvitations.mockResolvedValue(listOf());
    open(PostJobPage, '/jobs/new');
    fireEvent.focus(screen.getByLabelText('Title'));
    fireEvent.click(await screen.findByRole('button', { name: 'Invite recruiters' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add client' }));
    expect([frame.inviteRecruiters.mock.calls.length, frame.addClient.mock.calls.length]).toEqual([1, 1]);
    expect(readAloud(screen.getByRole('region', { name: 'Recruiting' })).split('\n')[2]).toBe(
      'You have no recruiters yet. <Invite recruiters>',
    );
  });

  it('names every problem by its field, in the order of the fields', async () => {
    open(PostJobPage, '/jobs/new');
    const keys =
      'referralShare guaranteeDays points recruiters citizenshipDesc employmentTypeDesc salaryTo rateFrom ' +
      'tagIds.0 travelPercent endAt startAt cityId clientId description title';
    const errors = keys.split(' ').map((key) => ({ key, message: `Not this ${key}` }));
    fakeApi.postJob.mockRejectedValue(new ApiError(422, 'No', errors));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nurse' } });
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Care' } });
    fireEvent.change(screen.getByLabelText(/^Travel/), { target: { value: 'yes' } });
    for (const other of screen.getAllByRole('checkbox', { name: 'Other' })) fireEvent.click(other);
    fireEvent.click(screen.getByRole('button', { name: 'Post job' }));
    const summary = await screen.findByText(/things need attention/);
    expect(readAloud(summary.closest('[role="alert"]')!)).toMatchInlineSnapshot(`
      "16 things need attention:
      [Title : Not this title](#title)
      [Description : Not this description](#description)
      [Client : Not this clientId](#clientId)
      [City : Not this cityId](#city)
      [Start date : Not this startAt](#startAt)
      [End date : Not this endAt](#endAt)
      [Share of the time : Not this travelPercent](#travelPercent)
      [Skills : Not this tagIds.0](#skills)
      [Hourly rate : Not this rateFrom](#hourly)
      [Salary : Not this salaryTo](#salary)
      [Other employment : Not this employmentTypeDesc](#employmentTypeDesc)
      [Other authorization : Not this citizenshipDesc](#citizenshipDesc)
      [Recruiters : Not this recruiters](#recruiters)
      [Points : Not this points](#points)
      [Guarantee : Not this guaranteeDays](#guaranteeDays)
      [Referral share : Not this referralShare](#referralShare)"
    `);
    expect(
      readAloud(screen.getByRole('form'))
        .split('\n')
        .filter((line) => line.startsWith('Not this')),
    ).toMatchInlineSnapshot(`
      [
        "Not this title",
        "Not this clientId",
        "Not this description",
        "Not this tagIds.0",
        "Not this cityId",
        "Not this startAt",
        "Not this endAt",
        "Not this travelPercent",
        "Not this rateFrom",
        "Not this salaryTo",
        "Not this employmentTypeDesc",
        "Not this citizenshipDesc",
        "Not this recruiters",
        "Not this points",
        "Not this guaranteeDays",
        "Not this referralShare",
      ]
    `);
  });

  it('shows as one failure what no field is to blame for', async () => {
    open(PostJobPage, '/jobs/new');
    fakeApi.postJob.mockRejectedValue(new ApiError(422, 'The table rests'));
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: 'Nurse' } });
    fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Care' } });
    expect(screen.getByText('Unsaved changes are kept in this browser.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Post job' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The table rests');
  });
});

describe('The form of a stored job', () => {
  it('has all that is stored, and saves the same where nothing is changed', async () => {
    open(EditJobPage, '/jobs/:id', '/jobs/5001');
    fakeApi.changeJob.mockResolvedValue({ data: aFullJob({ version: 5 }) });
    await screen.findByText('Olivia Brandt');
    const lines = readAloud().split('\n');
    expect(lines.filter((line) => /[^(]"[^"]+"|^\(.*\*|^\[x\]|Remove/.test(line))).toMatchInlineSnapshot(`
      [
        "(required, such as Senior Java Developer) "ICU registered nurse, nights"",
        "(No client, *Lakeside Hospital*)",
        "(required) "Care for **critical** patients."",
        "<Triage is a must-have> Triage <Remove Triage> <Dialysis is a must-have | pressed> Dialysis <Remove Dialysis> """,
        "Houston, TX <Remove Houston, TX> """,
        "(Not stated, On site, *Hybrid*, Remote)",
        "(date) "2026-10-01"",
        "(date) "2026-12-01"",
        "(Not stated, *Yes*, No)",
        "(Not stated, *Most of the time*, 10%, 20%, 30%, 40%, 50%, 60%, 70%, 80%, 90%)",
        "(Not stated, Yes, *No*)",
        "(such as 00.00) "60"",
        "(such as 00.00) "75"",
        "(such as 000.00) "90,000"",
        "(such as 000.00) "120,000"",
        "[x] Full time",
        "[x] Other",
        "[x] Evening",
        "[x] Night",
        "[x] W2",
        "[x] Corp-to-corp",
        "[x] US citizen",
        "[x] Other",
        "[x] Secret",
        "[x] Public Trust",
        "Olivia Brandt <Remove Olivia Brandt> """,
        "(such as 500) "1,500"",
        "(No guarantee, 30 days, 60 days, *90 days*)",
      ]
    `);
    const title = 'ICU registered nurse, nights';
    expect([...lines.slice(0, 3), lines.at(-1)].join('\n')).toBe(
      `Edit ${title} · HireHub\n[${title}](/jobs/view/5001)\n# Edit ${title}\n<Save changes> <Preview> [Cancel](/jobs/view/5001)`,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await vi.waitFor(() => expect(sentBody('changeJob')).toEqual({ ...body, version: 4 }));
  });

  it('becomes another job as a copy, with all that is stored except for what is changed', async () => {
    fakeApi.postJob.mockResolvedValue({ data: aFullJob() });
    open(CloneJobPage, '/jobs/clone/:id', '/jobs/clone/5001');
    await screen.findByText('Olivia Brandt');
    expect(readAloud().split('\n').slice(0, 5)).toMatchInlineSnapshot(`
      [
        "Copy ICU registered nurse, nights · HireHub",
        "[ICU registered nurse, nights](/jobs/view/5001)",
        "# Copy ICU registered nurse, nights",
        "A new job that starts as a copy of this one.",
        "‹Post copy›",
      ]
    `);
    fireEvent.change(screen.getByLabelText(/^Guarantee/), { target: { value: '30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post copy' }));
    await vi.waitFor(() => expect(sentBody('postJob')).toEqual({ ...body, guaranteeDays: 30, isCloned: true }));
  });

  it('says of a closed job that its points stay, and is not for other managers', async () => {
    fakeApi.readJob.mockResolvedValue({ data: aFullJob({ status: 'closed', closed: aClosing }) });
    open(EditJobPage, '/jobs/:id', '/jobs/5001');
    expect(await screen.findByText('This job is closed. Its points were awarded and cannot change.')).toBeTruthy();
    cleanup();
    fakeApi.readJob.mockResolvedValue({ data: aFullJob({ managerId: 9 }) });
    open(EditJobPage, '/jobs/:id', '/jobs/5001');
    await screen.findByText('This job form is not available');
    expect(readAloud()).toMatchInlineSnapshot(`
      "Not available · HireHub
      # This job form is not available
      It may have been removed, or it is not shared with you. Ask the person who sent you here for access.
      [Back to the job](/jobs/view/5001)"
    `);
  });

  it('loads as a form of the same shape', () => {
    fakeApi.readJob.mockReturnValue(new Promise(() => {}));
    open(EditJobPage, '/jobs/:id', '/jobs/5001');
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  });
});
