// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../web/api/api-error.ts';
import { FrameActionsContext } from '../../../../web/common/frame/frame-actions.ts';
import { JobPage } from '../../../../web/features/jobs/components/job-page.tsx';
import { OverseenJobPage } from '../../../../web/features/jobs/pages/overseen-job.tsx';
import { aJob } from '../../../support/builders.ts';
import { aClosing, aFullJob } from '../../support/full-job.ts';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { fakeFrame } from '../../support/fake-frame.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';

const listOf = (...data: object[]) => ({ data, meta: { total: data.length, page: 1, perPage: 25 } });
const frame = fakeFrame();
const sue = { id: 4001, firstName: 'Sue', lastName: 'Park', avatar: 'sue.png' };
const notes = [
  { id: 1, note: 'Asks for nights', createdBy: sue, createdAt: '2026-09-01T10:00:00.000Z', editedAt: null },
  {
    id: 2,
    note: 'Call them',
    createdBy: sue,
    createdAt: '2026-09-02T10:00:00.000Z',
    editedAt: '2026-09-03T10:00:00.000Z',
  },
];

describe('A super manager’s page of a job', () => {
  const open = () =>
    renderSignedIn(OverseenJobPage, {
      path: '/jobs/view/:id',
      at: '/jobs/view/5001',
      account: { role: 'super_manager' },
    });

  it('says all about a job that has everything', async () => {
    const job = aFullJob({ status: 'closed', closed: aClosing });
    fakeApi.readOverseenJob.mockResolvedValue({ data: { ...job, notes } });
    open();
    await screen.findByRole('list', { name: 'Notes' });
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Jobs](/jobs)
      # ICU registered nurse, nights
      Closed{neutral}
      [See candidates](/jobs/5001/candidates)
      Lakeside Hospital · Houston, TX
      ## Description
      Care for critical patients.
      ## Skills
      Must have
      ‹Must have›
      Dialysis
      Nice to have
      ‹Nice to have›
      Triage
      ## Notes
      <CSV, notes>
      Only the job’s manager and Super Hire managers read these notes.
      ‹Add a note›
      Note
      (such as What should the team know?) ""
      <Add note | off | Write a note first>
      ‹Notes›
      (picture /sue.png)
      Sue Park wrote, and edited since (2026-09-02T10:00:00.000Z)
      Call them
      (picture /sue.png)
      Sue Park wrote (2026-09-01T10:00:00.000Z)
      Asks for nights
      ‹Facts›
      ## Oversight
      Manager: [Daniel Reyes](/super_manager/managers/1001)
      Candidates: 3
      Closed: (2026-03-01T12:00:00.000Z)
      ## Offer
      Pay:
      $60–75/h
      $90k–120k/yr
      Openings: 1 of 3 filled
      Points: 1,500
      Guarantee: 90 days
      Referral share: Not set
      Employment: Full time, Weekends
      Shift: Evening and night shifts
      Hours: 36 hours a week
      Work type: W2, Corp-to-corp
      ## Place and time
      City: Houston, Texas, United States
      Workplace: Hybrid
      Travel: Yes, most of the time
      Relocation: No
      Starts: 1st Oct 2026
      Ends: 1st Dec 2026
      ## Requirements
      Experience: 2–6 years
      Authorization: US citizen, Any visa
      Clearance: Secret, Public Trust
      Posted (2026-09-01T10:00:00.000Z) as a copy"
    `);
  });

  it('says what a job leaves open', async () => {
    fakeApi.readOverseenJob.mockResolvedValue({
      data: { ...aJob({ rateFrom: null, rateTo: null, points: 0 }), notes: [] },
    });
    open();
    await screen.findByText('No notes yet');
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Jobs](/jobs)
      # ICU registered nurse, nights
      Open{green}
      [See candidates](/jobs/5001/candidates)
      Confidential client · Remote
      ## Description
      Care for critical patients.
      ## Notes
      Only the job’s manager and Super Hire managers read these notes.
      ‹Add a note›
      Note
      (such as What should the team know?) ""
      <Add note | off | Write a note first>
      ## No notes yet
      What the client wants, what was agreed, what to remember.
      ‹Facts›
      ## Oversight
      Manager: [Daniel Reyes](/super_manager/managers/1001)
      Candidates: 0
      Closed: Not set
      ## Offer
      Pay: Not set
      Points: None
      Guarantee: None
      Referral share: Not set
      Employment: Not set
      Work type: Not set
      ## Place and time
      City: Not set
      Workplace: Not set
      Travel: Not set
      Relocation: Not set
      Starts: Not set
      Ends: Not set
      ## Requirements
      Authorization: Not set
      Clearance: None needed
      Posted (2026-09-01T10:00:00.000Z)"
    `);
  });
});

describe('A manager’s page of a job', () => {
  const Page = () => (
    <JobPage
      candidatesOf={() => <p>Candidates</p>}
      afterHire={() => <p>The guarantee</p>}
      interviewsOf={() => <p>Planned interviews</p>}
      otherRecruitersOf={() => <p>Asked recruiters</p>}
    />
  );
  const open = async (tab: string, words: string | RegExp) => {
    const Framed = () => createElement(FrameActionsContext, { value: frame }, <Page />);
    renderSignedIn(Framed, { path: '/jobs/view/:id', at: `/jobs/view/5001?tab=${tab}` });
    await screen.findByText(words);
    return screen.getByRole('tabpanel');
  };
  const people = [
    { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: 'olivia.png', email: 'olivia@example.com' },
    { id: 2002, firstName: 'Noah', lastName: 'Berg', avatar: null, email: null },
  ];
  beforeEach(() => {
    fakeApi.readJob.mockResolvedValue({ data: aFullJob() });
    fakeApi.listWaitingApplicants.mockResolvedValue(listOf());
    fakeApi.listRecruiters.mockResolvedValue(listOf(...people));
  });

  it('begins with what can be done, and what the job is about', async () => {
    await open('about', 'Description');
    expect(readAloud()).toMatchInlineSnapshot(`
      "ICU registered nurse, nights · HireHub
      [Jobs](/jobs)
      # ICU registered nurse, nights
      Open{green}
      [Open board](/jobs/5001/candidates) <Edit> <Recommend> <More actions>
      Lakeside Hospital · Houston, TX · 0 of 3 filled
      ‹Job sections› <About | selected> <Candidates 3> <Interviews> <Recruiters 1> <Notes> <Story>
      ## Description
      Care for critical patients.
      Must have
      ‹Must have›
      Dialysis
      Nice to have
      ‹Nice to have›
      Triage
      ‹Facts›
      ## Offer
      Pay:
      $60–75/h
      $90k–120k/yr
      Openings: 0 of 3 filled
      Points: 1,500
      Guarantee: 90 days
      Referral share: Not set
      Employment: Full time, Weekends
      Shift: Evening and night shifts
      Hours: 36 hours a week
      Work type: W2, Corp-to-corp
      ## Place and time
      City: Houston, Texas, United States
      Workplace: Hybrid
      Travel: Yes, most of the time
      Relocation: No
      Starts: 1st Oct 2026
      Ends: 1st Dec 2026
      ## Requirements
      Experience: 2–6 years
      Authorization: US citizen, Any visa
      Clearance: Secret, Public Trust
      Posted (2026-09-01T10:00:00.000Z) as a copy"
    `);
  });

  it('names the recruiters who were notified, and others who were asked', async () => {
    expect(readAloud(await open('recruiters', 'olivia@example.com'))).toMatchInlineSnapshot(`
      "<Change>
      Recruiters of this job
      Recruiter | Email | Actions
      (picture /olivia.png) Olivia Brandt | olivia@example.com | [Message Olivia Brandt](/messages?with=2001&job=5001)
      Asked recruiters"
    `);
  });

  it('says what it means that no recruiters are selected, and who can be', async () => {
    fakeApi.readJob.mockResolvedValue({ data: aFullJob({ recruiters: [] }) });
    expect(readAloud(await open('recruiters', 'No recruiters selected'))).toMatchInlineSnapshot(`
      "## No recruiters selected
      All of your recruiters can find this job; the ones you select are notified.
      <Choose recruiters>
      Asked recruiters"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Choose recruiters' }));
    await screen.findByRole('checkbox', { name: 'Noah Berg' });
    expect(readAloud(screen.getByRole('tabpanel'))).toMatchInlineSnapshot(`
      "## Recruiters of this job
      ‹Recruiters of this job›
      Who is notified of this job; without a choice, all of your recruiters find it
      [ ] Olivia Brandt
      [ ] Noah Berg
      <Save recruiters> <Cancel>
      Asked recruiters"
    `);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Olivia Brandt' }));
  });

  it('lets a manager without recruiters invite some where they would be chosen', async () => {
    fakeApi.listRecruiters.mockResolvedValue(listOf());
    fakeApi.readJob.mockResolvedValue({ data: aFullJob({ recruiters: [] }) });
    await open('recruiters', 'No recruiters selected');
    fireEvent.focus(screen.getByRole('button', { name: 'Choose recruiters' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Invite recruiters' }));
    expect(frame.inviteRecruiters).toHaveBeenCalledOnce();
  });

  it('has the notes, the newest first, the user’s own with what can be done about them', async () => {
    const own = { ...sue, id: 1001, firstName: 'Daniel', lastName: 'Reyes', avatar: null };
    fakeApi.listJobNotes.mockResolvedValue({ data: [notes[0], { ...notes[1], createdBy: own }] });
    const panel = await open('notes', 'Call them');
    expect(readAloud(panel)).toMatchInlineSnapshot(`
      "## Notes
      <CSV, notes>
      Only the job’s manager and Super Hire managers read these notes.
      ‹Add a note›
      Note
      (such as What should the team know?) ""
      <Add note | off | Write a note first>
      ‹Notes›
      Daniel Reyes wrote, and edited since (2026-09-02T10:00:00.000Z)
      Call them
      <Edit note> <Delete note>
      (picture /sue.png)
      Sue Park wrote (2026-09-01T10:00:00.000Z)
      Asks for nights"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Edit note' }));
    expect(readAloud(screen.getByRole('list', { name: 'Notes' }))).toMatchInlineSnapshot(`
      "‹Notes›
      Daniel Reyes wrote, and edited since (2026-09-02T10:00:00.000Z)
      Note
      "Call them"
      <Save note> <Cancel>
      (picture /sue.png)
      Sue Park wrote (2026-09-01T10:00:00.000Z)
      Asks for nights"
    `);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Delete note' }));
    expect(readAloud(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      "## Delete your note?
      <Close>
      “Call them” will be permanently deleted.
      <Keep it> <Delete note>"
    `);
  });

  it('has the story, newest first, with more of it below', async () => {
    const line = { changed: [], candidate: null, recruiter: null, by: sue };
    fakeApi.readJobStory.mockResolvedValue({
      data: [
        { ...line, id: 2, what: 'held', at: '2026-09-02T10:00:00.000Z' },
        { ...line, id: 1, what: 'posted', at: '2026-09-01T10:00:00.000Z' },
      ],
      meta: { total: 2, page: 1, perPage: 50 },
    });
    expect(readAloud(await open('story', 'put the job on hold'))).toMatchInlineSnapshot(`
      "## Story
      ‹Story of the job›
      (picture /sue.png)
      Sue Park put the job on hold (2026-09-02T10:00:00.000Z)
      (picture /sue.png)
      Sue Park posted the job (2026-09-01T10:00:00.000Z)
      All 2 entries"
    `);
  });

  it.each([
    ['notes', 'listJobNotes', 'The notes could not be loaded'],
    ['story', 'readJobStory', 'The story could not be loaded'],
    ['recruiters', 'listRecruiters', 'The recruiters could not be loaded'],
  ] as const)('says that its %s could not be loaded, and tries again', async (tab, call, words) => {
    fakeApi[call].mockRejectedValue(new ApiError(422, 'The table rests'));
    const panel = await open(tab, words);
    expect(readAloud(panel)).toContain('The table rests');
    const before = requests.filter(([name]) => name === call).length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(requests.filter(([name]) => name === call)).toHaveLength(before + 1));
  });

  it('says that the job could not be loaded, and tries again', async () => {
    fakeApi.readJob.mockRejectedValue(new ApiError(422, 'The table rests'));
    renderSignedIn(Page, { path: '/jobs/view/:id', at: '/jobs/view/5001' });
    await screen.findByText('The job could not be loaded');
    expect(readAloud()).toContain('The table rests');
    fakeApi.readJob.mockResolvedValue({ data: aFullJob() });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Description')).toBeTruthy();
  });

  it.each(['0', '-7', 'abc', '1.5'])('is not available at the id %s, for which nothing is read', async (id) => {
    renderSignedIn(Page, { path: '/jobs/view/:id', at: `/jobs/view/${id}` });
    expect(readAloud()).toContain('This job is not available');
    expect(requests).toEqual([]);
  });
});
