// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Account } from '../../../../shared/model/person.ts';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { endSession } from '../../../../web/api/session.ts';
import { AccountContext } from '../../../../web/common/account/account.ts';
import { CandidateTimeline } from '../../../../web/features/pipeline/components/candidate-timeline.tsx';
import { MoveCandidate } from '../../../../web/features/pipeline/components/move-candidate.tsx';
import { recruiterJobQuery } from '../../../../web/features/recruiter-jobs/queries/recruiter-jobs.ts';
import { respondToCalls, renderPage } from '../../support/render-page.tsx';
import { aRecord, manager, onJob, recruiter } from './on-job.ts';
import { withSession } from '../../support/with-session.ts';

const pair = { jobId: 5001, candidateId: 3001 };
const base = '/api/pipeline/jobs/5001/candidates/3001';
const movedAt = '2026-03-01T10:00:00.000Z';
const moved = onJob({
  lastChange: { from: 'submitted', to: 'first_interview_scheduled', byId: manager.id, at: movedAt },
});
const author = (by: Account) => ({
  id: by.id,
  firstName: by.firstName,
  lastName: by.lastName,
  avatar: null,
  role: by.role,
});
const entries: TimelineEntry[] = [
  { type: 'user_note', id: 12, at: movedAt, by: author(manager), note: 'Strong on triage', editedAt: null },
  { type: 'user_note', id: 11, at: movedAt, by: author(recruiter), note: 'Asks for nights', editedAt: null },
  {
    type: 'status_change',
    id: 10,
    at: movedAt,
    by: author(recruiter),
    from: 'submitted',
    to: 'contacted',
    reason: 'Wrong résumé',
    undo: false,
  },
];

const readAt = Date.now();
const firstPage = aRecord({}, entries).timeline;

function pipeline(shown: 'move' | 'timeline', account: Account = manager) {
  renderPage(
    () => (
      <AccountContext value={account}>
        {shown === 'move' ? (
          <MoveCandidate onJob={aRecord(moved)} readAt={readAt} />
        ) : (
          <CandidateTimeline pair={pair} candidateName="Priya" first={firstPage} readAt={readAt} />
        )}
      </AccountContext>
    ),
    '/jobs/5001/candidates/3001',
  );
}

const posted = (sent: ReturnType<typeof respondToCalls>) =>
  sent.filter(({ method }) => method === 'POST').map(({ body }) => body);

withSession();

it('The author of the latest move can undo it for ten minutes, also by keyboard (PIPE-13, PLUS-11)', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:09:50.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const sent = respondToCalls({ [`POST ${base}/status/undo`]: { body: { data: { ...moved, jobStatus: 'signed' } } } });
  pipeline('move');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  while (document.activeElement !== undo) {
    await userEvent.tab();
    // Round the whole page without meeting it.
    if (document.activeElement === document.body) break;
  }
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent).toContainEqual({ method: 'POST', address: `${base}/status/undo`, body: {} }));
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('Undo is not offered to anyone but the author of the move', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:01:00.000Z'), toFake: ['Date'] });
  respondToCalls({});
  pipeline('move', recruiter);
  await screen.findByRole('list', { name: 'Move to' });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('A move forward is sent at once, with the version it is based on (PIPE-13, PIPE-20)', async () => {
  const sent = respondToCalls({ [`POST ${base}/status`]: { body: { data: { ...moved, jobStatus: 'signed' } } } });
  pipeline('move');
  await userEvent.click(await screen.findByRole('button', { name: 'Candidate Selected' }));
  await waitFor(() =>
    expect(sent).toContainEqual({
      method: 'POST',
      address: `${base}/status`,
      body: { status: 'candidate_selected', version: 3 },
    }),
  );
});

it('A move reloads the job’s page, which also shows the status (PIPE-13)', async () => {
  const recruitersJob = 'GET /api/recruiter/jobs/5001';
  const sent = respondToCalls({
    [`POST ${base}/status`]: { body: { data: { ...moved, jobStatus: 'signed' } } },
    [recruitersJob]: { body: { data: { job: { id: 5001 }, candidates: [] } } },
  });
  const times = () => sent.filter(({ method, address }) => `${method} ${address}` === recruitersJob).length;
  function Page() {
    useQuery(recruiterJobQuery(5001));
    return (
      <AccountContext value={recruiter}>
        <MoveCandidate onJob={aRecord(moved)} readAt={readAt} />
      </AccountContext>
    );
  }
  renderPage(Page, '/jobs/5001/candidates/3001');
  await waitFor(() => expect(times()).toBe(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Candidate Selected' }));
  await waitFor(() => expect(times()).toBe(2));
});

it('Moving a candidate back asks for a reason and keeps it when the server refuses (PIPE-14)', async () => {
  const sent = respondToCalls({
    [`POST ${base}/status`]: { status: 409, body: { message: 'Somebody else changed this meanwhile', errors: [] } },
  });
  pipeline('move');
  await userEvent.click(await screen.findByRole('button', { name: /^Contacted/ }));
  const dialog = screen.getByRole('dialog', { hidden: true });
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Move back', hidden: true }));
  await confirm();
  expect(within(dialog).getByText('Enter why the candidate moves back')).toBeTruthy();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  const reason = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { hidden: true });
  await userEvent.type(reason, 'Wrong résumé');
  await confirm();
  expect(await within(dialog).findByText('Somebody else changed this meanwhile')).toBeTruthy();
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    status: 'contacted',
    reason: 'Wrong résumé',
    version: 3,
  });
  expect(reason.value).toBe('Wrong résumé');
});

it('A move to an interview offers to name its date, which is sent in UTC and booked, and may leave it open (PLUS-52)', async () => {
  const sent = respondToCalls({ [`POST ${base}/status`]: { body: { data: { ...moved, jobStatus: 'signed' } } } });
  pipeline('move');
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Second Interview Scheduled' }));
  const dialog = () =>
    screen.getByRole('dialog', { name: 'Move Priya Iyer to Second Interview Scheduled?', hidden: true });
  const confirm = () => userEvent.click(within(dialog()).getByRole('button', { name: 'Move', hidden: true }));
  await screen.findByRole('list', { name: 'Move to' });
  await open();
  const field = within(dialog()).getByLabelText('Interview on (optional)');
  fireEvent.change(field, { target: { value: '2020-01-01T10:00' } });
  await confirm();
  expect(within(dialog()).getByText('Choose a time that is still ahead')).toBeTruthy();
  fireEvent.change(field, { target: { value: '2099-12-03T10:00' } });
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await open();
  await confirm();
  await waitFor(() => expect(posted(sent)).toHaveLength(2));
  expect(posted(sent)).toEqual([
    {
      status: 'second_interview_scheduled',
      version: 3,
      interviewAt: new Date('2099-12-03T10:00').toISOString(),
      meeting: { minutes: 60, zone: 'UTC' },
    },
    { status: 'second_interview_scheduled', version: 3 },
  ]);
});

it('Rejecting asks for a reason, which may be left out', async () => {
  const sent = respondToCalls({ [`POST ${base}/status`]: { body: { data: { ...moved, jobStatus: 'signed' } } } });
  pipeline('move');
  await userEvent.click(await screen.findByRole('button', { name: 'Rejected' }));
  expect(posted(sent)).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Reject Priya Iyer?', hidden: true });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject', hidden: true }));
  await waitFor(() => expect(posted(sent)).toEqual([{ status: 'rejected', version: 3 }]));
});

const timeline = {
  [`GET ${base}/timeline?page=1`]: { body: { data: entries, meta: { total: 3, page: 1, perPage: 50 } } },
};
const story = async () => within(await screen.findByRole('list', { name: 'Timeline' })).getAllByRole('listitem');

it('Adding a note sends it and empties the field (PIPE-22)', async () => {
  const sent = respondToCalls({ ...timeline, [`POST ${base}/notes`]: { body: { data: entries[0] } } });
  pipeline('timeline');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await userEvent.type(field, '  Starts in May ');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() =>
    expect(sent).toContainEqual({ method: 'POST', address: `${base}/notes`, body: { note: 'Starts in May' } }),
  );
  await waitFor(() => expect(field.value).toBe(''));
});

it('A double click adds one note (PIPE-22)', async () => {
  const sent = respondToCalls({ ...timeline, [`POST ${base}/notes`]: { body: { data: entries[0] } } });
  pipeline('timeline');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await userEvent.type(field, 'Starts in May');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(field.value).toBe(''));
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('A note that could not be deleted stays, with the reason (PIPE-23)', async () => {
  respondToCalls({
    ...timeline,
    [`DELETE ${base}/notes/12`]: { status: 403, body: { message: 'Not now', errors: [] } },
  });
  pipeline('timeline');
  await userEvent.click(within((await story())[0] as HTMLElement).getByRole('button', { name: 'Delete note' }));
  const question = screen.getByRole('dialog', { hidden: true });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete note', hidden: true }));
  expect((await within(question).findByRole('alert', { hidden: true })).textContent).toBe('Not now');
  expect(screen.getByText('Strong on triage')).toBeTruthy();
});

it('A note that could not be saved stays in the field', async () => {
  respondToCalls({ ...timeline, [`POST ${base}/notes`]: { status: 403, body: { message: 'Not yours', errors: [] } } });
  pipeline('timeline');
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Note' });
  await userEvent.type(field, 'Starts in May');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(await screen.findByText('Not yours')).toBeTruthy();
  expect(field.value).toBe('Starts in May');
});

it('Authors can edit and delete only their own notes (PIPE-23, PIPE-24)', async () => {
  const sent = respondToCalls({
    ...timeline,
    [`PUT ${base}/notes/12`]: { body: { data: entries[0] } },
    [`DELETE ${base}/notes/12`]: { body: { data: { id: 12 } } },
  });
  pipeline('timeline');
  const [own, other] = await story();
  expect(within(other as HTMLElement).queryAllByRole('button')).toEqual([]);
  await userEvent.click(within(own as HTMLElement).getByRole('button', { name: 'Edit note' }));
  const field = within(own as HTMLElement).getByRole('textbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'Very strong');
  await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await waitFor(() =>
    expect(sent).toContainEqual({ method: 'PUT', address: `${base}/notes/12`, body: { note: 'Very strong' } }),
  );
  await userEvent.click(await within(own as HTMLElement).findByRole('button', { name: 'Delete note' }));
  const question = await screen.findByRole('dialog', { name: 'Delete your note?', hidden: true });
  expect(question.textContent).toContain('“Strong on triage” will be permanently deleted');
  expect(sent.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Delete note', hidden: true }));
  await waitFor(() =>
    expect(sent.some(({ method, address }) => method === 'DELETE' && address === `${base}/notes/12`)).toBe(true),
  );
});

it('An unsent note is kept over a reload, for this candidate and user only, until it is sent or cleared', async () => {
  respondToCalls({ ...timeline, [`POST ${base}/notes`]: { body: { data: entries[0] } } });
  pipeline('timeline');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Call her back');
  cleanup();
  pipeline('timeline', recruiter);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('');
  cleanup();
  pipeline('timeline');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('Call her back');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe(''));
  cleanup();
  pipeline('timeline');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('');
});

it('Signing out forgets unsent notes, so that the next user of the browser cannot read them', async () => {
  respondToCalls(timeline);
  pipeline('timeline');
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Asked for 140k');
  expect(Object.values(localStorage).join()).toContain('Asked for 140k');
  endSession();
  expect(Object.values(localStorage).join()).not.toContain('Asked for 140k');
});
