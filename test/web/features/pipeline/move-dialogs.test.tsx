// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { ApiError } from '../../../../web/api/api-error.ts';
import { ownTimeZone } from '../../../../web/common/account/own-time-zone.ts';
import { BulkMoveDialog } from '../../../../web/features/pipeline/components/bulk-move-dialog.tsx';
import { MoveDialog } from '../../../../web/features/pipeline/components/move-dialog.tsx';
import { MovedNotice } from '../../../../web/features/pipeline/components/moved-notice.tsx';
import { StatusMenu } from '../../../../web/features/pipeline/components/status-menu.tsx';
import { readAloud } from '../../support/read-aloud.ts';
import { fakeApi, requests } from '../../support/fake-api.ts';
import { renderSignedIn } from '../../support/render-signed-in.tsx';
import { manager, onJob, recruiter } from './on-job.ts';

const show = (Page: ComponentType, account = {}) => renderSignedIn(Page, { path: '/jobs/view/5001', account });
const dialog = () => readAloud(screen.getByRole('dialog')).replaceAll(ownTimeZone(), 'HERE');
const kindOf = (name: string | RegExp) => screen.getByRole('button', { name }).dataset.kind;

describe('The question before a move', () => {
  const [onClose, onConfirm] = [vi.fn(), vi.fn()];
  const asked = { keptAs: '5001.3001', name: 'Priya Iyer', busy: false };
  beforeEach(() => vi.resetAllMocks());
  const ask = (question: 'back' | 'rejection' | 'interview', to: PipelineStatus, over = {}) =>
    show(() => <MoveDialog {...asked} {...{ question, to, onClose, onConfirm }} {...over} />);

  it('to go back needs a reason', () => {
    ask('back', 'contacted');
    expect(dialog()).toMatchInlineSnapshot(`
      "## Move Priya Iyer back to Contacted?
      The reason appears in the timeline for everyone who works on this job.
      <Close>
      Reason
      (required) ""
      <Keep Priya Iyer here> <Move back>"
    `);
    expect(kindOf('Move back')).toBe('primary');
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: '   ' } });
    screen.getByRole('button', { name: 'Move back' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Move back' }));
    expect(screen.getByText('Enter why the candidate moves back')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Reason'));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' Wrong résumé ' } });
    expect(screen.queryByText('Enter why the candidate moves back')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Move back' }));
    expect(onConfirm.mock.calls).toEqual([[{ reason: 'Wrong résumé' }, expect.any(Function)]]);
    fireEvent.click(screen.getByRole('button', { name: 'Keep Priya Iyer here' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('to reject may have a reason of the list, own words, or both', () => {
    ask('rejection', 'rejected', { failure: 'The table rests' });
    expect(dialog()).toMatchInlineSnapshot(`
      "## Reject Priya Iyer?
      The candidate is notified that they were not selected for this job. Only those who work on the job see your reason.
      <Close>
      Reason (optional)
      (*Choose if one fits*, Lacks a skill that the job needs, Too little experience, Did not convince in an interview, Asks for more than the job pays, Place or hours do not suit, May not work where the job is, Somebody else suits better)
      In your words (optional)
      ""
      The table rests
      <Keep Priya Iyer here> <Reject>"
    `);
    expect(kindOf('Reject')).toBe('danger');
    const reject = () => fireEvent.click(screen.getByRole('button', { name: 'Reject' }));
    reject();
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'pay' } });
    reject();
    fireEvent.change(screen.getByLabelText(/^In your words/), { target: { value: 'A third above' } });
    reject();
    const reasons = [{}, { rejectedFor: 'pay' }, { rejectedFor: 'pay', reason: 'A third above' }];
    expect(onConfirm.mock.calls.map(([details]) => details)).toEqual(reasons);
  });

  it('to invite offers to book over who is busy once that was the refusal', () => {
    ask('interview', 'first_interview_scheduled', { failure: 'Noor Haddad is not free then', wasBusy: true });
    const at = (value: string) => fireEvent.change(screen.getByLabelText(/^Interview on/), { target: { value } });
    const move = () => fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    at('2036-03-09T15:00');
    screen.getByText('Noor Haddad is not free then');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Book it anyway' }));
    move();
    at('2036-03-09T16:00');
    move();
    const meetings = onConfirm.mock.calls.map(([details]) => (details as { meeting: object }).meeting);
    expect(meetings).toMatchObject([{ isOverBusy: true }, { minutes: 60 }]);
    expect(meetings[1]).not.toHaveProperty('isOverBusy');
  });

  it('to invite may have a date, which is ahead', () => {
    vi.useFakeTimers({ now: new Date(2026, 2, 1, 10, 30), toFake: ['Date'] });
    ask('interview', 'first_interview_scheduled', { busy: true });
    expect(dialog()).toMatchInlineSnapshot(`
      "## Move Priya Iyer to First Interview Scheduled?
      The candidate sees the date, and so does a recruiter of theirs. You can leave it open.
      <Close | off>
      Interview on (optional)
      (datetime-local) ""
      In your time zone, HERE
      <Keep Priya Iyer here> <Move | busy | off>
      ‹Working›"
    `);
    expect(screen.getByLabelText<HTMLInputElement>(/^Interview on/).min).toBe('2026-03-01T10:30');
    cleanup();
    ask('interview', 'first_interview_scheduled');
    const name = (value: string) => {
      fireEvent.change(screen.getByLabelText(/^Interview on/), { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    };
    name('2026-03-01T10:29');
    screen.getByText('Choose a time that is still ahead');
    expect(onConfirm).not.toHaveBeenCalled();
    name('2026-03-01T10:30');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Book it in both calendars' }));
    name('2026-03-01T10:30');
    const named = { interviewAt: new Date(2026, 2, 1, 10, 30).toISOString() };
    expect(onConfirm.mock.calls.map(([details]) => [details])).toEqual([
      [{ ...named, meeting: { minutes: 60, zone: 'UTC' } }],
      [named],
    ]);
    expect(screen.queryByText('Choose a time that is still ahead')).toBeNull();
  });
});

describe('A move of several candidates', () => {
  const arun = onJob({
    candidateId: 3002,
    candidate: { id: 3002, firstName: 'Arun', lastName: 'Mehta', avatar: null },
  });
  const gone = onJob({
    candidateId: 3003,
    candidate: { id: 3003, firstName: 'Cara', lastName: 'Diaz', avatar: null },
    status: 'rejected',
    lastChange: { from: 'submitted', to: 'rejected', byId: 3003, at: '2026-03-01T10:00:00.000Z' },
  });
  const [onClose, onMoved] = [vi.fn(), vi.fn()];
  beforeEach(() => vi.resetAllMocks());
  const ask = (to: PipelineStatus, candidates = [onJob(), arun, gone]) =>
    show(() => <BulkMoveDialog jobId={5001} jobStatus="signed" {...{ candidates, to, onClose, onMoved }} />);

  it('is shown before it is made, and its results after', async () => {
    const results = [
      { candidateId: 3001, onJob: onJob(), refusal: null },
      { candidateId: 3002, onJob: null, refusal: 'Someone was quicker' },
    ];
    fakeApi.moveCandidates.mockResolvedValue({ data: { results } });
    ask('candidate_selected');
    expect(dialog()).toMatchInlineSnapshot(`
      "## Move 2 candidates to Candidate Selected?
      Each of them and their recruiter is notified as if you moved them one by one.
      <Close>
      ### Will move 2
      ‹Will move›
      Priya IyerFirst Interview Scheduled → Candidate Selected
      Arun MehtaFirst Interview Scheduled → Candidate Selected
      ### Will stay 1
      ‹Will stay›
      Cara DiazThe candidate has withdrawn from this job
      <Keep everyone where they are> <Move 2 candidates>"
    `);
    expect(kindOf('Move 2 candidates')).toBe('primary');
    fireEvent.click(screen.getByRole('button', { name: 'Move 2 candidates' }));
    await screen.findByRole('dialog', { name: '1 of 2 candidates moved' });
    expect(dialog()).toMatchInlineSnapshot(`
      "## 1 of 2 candidates moved
      Each move can be undone on the candidate’s page for ten minutes.
      <Close>
      ### Not moved 1
      ‹Not moved›
      Arun MehtaSomeone was quicker
      ### Moved 1
      ‹Moved›
      Priya IyerNow in Candidate Selected
      <Done>"
    `);
    expect(onMoved.mock.calls).toEqual([[[3001]]]);
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('to Rejected is a danger with a reason, and says where it fails', async () => {
    fakeApi.moveCandidates.mockRejectedValue(new ApiError(422, 'The table rests'));
    ask('rejected', [arun]);
    expect(dialog()).toMatchInlineSnapshot(`
      "## Move 1 candidate to Rejected?
      Each of them and their recruiter is notified as if you moved them one by one.
      <Close>
      ### Will move 1
      ‹Will move›
      Arun MehtaFirst Interview Scheduled → Rejected
      Reason (optional)
      (*Choose if one fits*, Lacks a skill that the job needs, Too little experience, Did not convince in an interview, Asks for more than the job pays, Place or hours do not suit, May not work where the job is, Somebody else suits better)
      In your words (optional)
      ""
      <Keep everyone where they are> <Reject 1 candidate>"
    `);
    expect(kindOf('Reject 1 candidate')).toBe('danger');
    fireEvent.change(screen.getByLabelText(/^In your words/), { target: { value: 'Filled' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reject 1 candidate' }));
    expect(await screen.findByText('The table rests')).toBeTruthy();
    expect(screen.getAllByText('The table rests')).toHaveLength(1);
    expect(requests[0]?.[1]).toMatchObject({ body: { status: 'rejected', reason: 'Filled' } });
    expect(onMoved).not.toHaveBeenCalled();
  });

  it('of nobody offers nothing but to leave', () => {
    ask('submitted', [gone]);
    expect(dialog()).toMatchInlineSnapshot(`
      "## Move 0 candidates to Submitted?
      None of the selected candidates can move there.
      <Close>
      ### Will stay 1
      ‹Will stay›
      Cara DiazThe candidate has withdrawn from this job
      <Keep everyone where they are>"
    `);
  });
});

it('The notice of the own last move names it and takes it back, for as long as that is possible', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:09:00.000Z'), toFake: ['Date', 'setInterval', 'clearInterval'] });
  const at = '2026-03-01T10:00:00.000Z';
  const lastChange = { from: 'contacted', to: 'submitted', byId: 1001, at } as const;
  const moved = { ...onJob({ status: 'submitted', lastChange }), jobStatus: 'signed' as const };
  const onUndo = vi.fn();
  show(() => <MovedNotice onJob={moved} busy={false} onUndo={onUndo} />);
  expect(readAloud()).toBe('You moved Priya to Submitted.\n<Undo>');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledOnce();
  act(() => vi.advanceTimersByTime(80_000));
  expect(readAloud()).toBe('');
  expect(vi.getTimerCount()).toBe(1);
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
});

it('The pill of a status opens the others, each with why it is not allowed', async () => {
  const onPick = vi.fn();
  show(() => <StatusMenu candidate={onJob()} jobStatus="signed" mover={recruiter} busy={false} onPick={onPick} />);
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, ctrlKey: false, pointerType: 'mouse' });
  const entries = await screen.findAllByRole('menuitem');
  const back = 'Only the hiring manager may move a candidate back';
  expect(entries.map((one) => [one.textContent, one.dataset.danger])).toEqual([
    [`Contacted${back}`, undefined],
    [`Submitted${back}`, undefined],
    ['First Interview Complete', undefined],
    ['Rejected', 'true'],
    ['Second Interview Scheduled', undefined],
    ['Second Interview Complete', undefined],
    ['Candidate Selected', undefined],
    ['Hiring/OnBoarding', undefined],
  ]);
  fireEvent.click(entries[4]!);
  expect(onPick.mock.calls).toEqual([['second_interview_scheduled']]);
});

it('A status that the user may not change opens nothing, and says why', () => {
  const onPick = vi.fn();
  show(() => (
    <StatusMenu candidate={onJob({ managerId: 9 })} jobStatus="signed" mover={manager} busy={false} onPick={onPick} />
  ));
  const [pill] = screen.getAllByText('First Interview Scheduled');
  expect(pill?.closest('[title]')?.getAttribute('title')).toBe(
    'Only the job’s manager or the recruiter who put the candidate forward may move them',
  );
});
