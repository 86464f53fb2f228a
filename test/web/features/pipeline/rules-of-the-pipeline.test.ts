import { describe, expect, it } from 'vitest';
import { pipelineStatuses, type PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { statusMeaning } from '../../../../web/common/jobs/pipeline-meaning.ts';
import { adjacentCard, boardColumns, timeInStatus } from '../../../../web/features/pipeline/model/board-columns.ts';
import { previewOf } from '../../../../web/features/pipeline/model/bulk-move.ts';
import { maySchedule } from '../../../../web/features/pipeline/model/may-schedule.ts';
import { moveQuestion } from '../../../../web/features/pipeline/model/move-question.ts';
import { nextMove } from '../../../../web/features/pipeline/model/next-move.ts';
import { timelineSentence } from '../../../../web/features/pipeline/model/timeline-sentence.ts';
import { manager, onJob, recruiter } from './on-job.ts';

const everyStatus = <V>(of: (status: PipelineStatus) => V) =>
  Object.fromEntries(pipelineStatuses.map((status) => [status, of(status)]));

it('Each status has a colour of its meaning, and those that wait for the manager a usual next move', () => {
  expect(statusMeaning).toEqual({
    contacted: 'neutral',
    submitted: 'accent',
    first_interview_scheduled: 'amber',
    first_interview_complete: 'accent',
    rejected: 'red',
    second_interview_scheduled: 'amber',
    second_interview_complete: 'accent',
    candidate_selected: 'green',
    hiring_onboarding: 'green',
  });
  expect(everyStatus(nextMove)).toEqual({
    contacted: undefined,
    submitted: { to: 'first_interview_scheduled', label: 'Invite to interview' },
    first_interview_scheduled: { to: 'first_interview_complete', label: 'Interview is done' },
    first_interview_complete: { to: 'second_interview_scheduled', label: 'Invite again' },
    rejected: undefined,
    second_interview_scheduled: { to: 'second_interview_complete', label: 'Interview is done' },
    second_interview_complete: { to: 'candidate_selected', label: 'Select' },
    candidate_selected: undefined,
    hiring_onboarding: undefined,
  });
});

it('A move asks for a reason to go back or to reject, and for the date of an interview', () => {
  expect(everyStatus((to) => moveQuestion('first_interview_complete', to))).toEqual({
    contacted: 'back',
    submitted: 'back',
    first_interview_scheduled: 'back',
    first_interview_complete: 'back',
    rejected: 'rejection',
    second_interview_scheduled: 'interview',
    second_interview_complete: undefined,
    candidate_selected: undefined,
    hiring_onboarding: undefined,
  });
});

it('An interview is scheduled by the manager of the job alone, and where one lies ahead (SHELL-63)', () => {
  const status = 'second_interview_scheduled' as const;
  const may = (over: object, account = manager) => maySchedule({ status, managerId: 1001, ...over }, account);
  expect(may({})).toBe(true);
  expect([may({ status: 'submitted' }), may({ managerId: 9 }), may({ managerId: 2001 }, recruiter)]).toEqual([
    false,
    false,
    false,
  ]);
});

const day = 86_400_000;
it.each([
  [-1, 'today'],
  [0, 'today'],
  [day - 1, 'today'],
  [day, '1 day'],
  [2 * day - 1, '1 day'],
  [2 * day, '2 days'],
])('After %i milliseconds a candidate has been in the status: %s', (passed, words) => {
  const since = '2026-03-01T10:00:00.000Z';
  expect(timeInStatus(since, Date.parse(since) + passed)).toBe(words);
});

describe('The columns of the board', () => {
  const card = (candidateId: number, status: PipelineStatus, day = '01') =>
    onJob({ candidateId, status, statusChangedAt: `2026-03-${day}T10:00:00.000Z` });
  const columns = boardColumns([
    card(4, 'rejected'),
    card(3, 'submitted', '02'),
    card(2, 'submitted'),
    card(1, 'submitted'),
    card(5, 'hiring_onboarding'),
  ]);

  it('are the nine statuses, those of the rejected at the end, in each the candidate first who has waited longest', () => {
    const filled = columns.filter(({ cards }) => cards.length > 0);
    const onTheWay = pipelineStatuses.filter((status) => status !== 'rejected');
    expect(columns.map(({ status }) => status)).toEqual([...onTheWay, 'rejected']);
    expect(filled.map(({ cards }) => cards.map(({ candidateId }) => candidateId))).toEqual([[1, 2, 3], [5], [4]]);
  });

  it('have candidates who came at the same moment in the order of their ids, in whatever order they are read', () => {
    const same = [card(1, 'submitted'), card(2, 'submitted'), card(3, 'submitted')];
    const idsOf = (cards: typeof same) => boardColumns(cards)[1]?.cards.map(({ candidateId }) => candidateId);
    expect(idsOf(same)).toEqual([1, 2, 3]);
    expect(idsOf(same.toReversed())).toEqual([1, 2, 3]);
  });

  it.each([
    [1, 'ArrowUp', undefined],
    [2, 'ArrowUp', 1],
    [2, 'ArrowDown', 3],
    [3, 'ArrowDown', undefined],
    [1, 'ArrowLeft', undefined],
    [3, 'ArrowRight', 5],
    [5, 'ArrowLeft', 1],
    [5, 'ArrowRight', 4],
    [4, 'ArrowLeft', 5],
    [4, 'ArrowRight', undefined],
    [99, 'ArrowUp', undefined],
    [99, 'ArrowDown', undefined],
    [99, 'ArrowLeft', undefined],
  ])('lead from card %i by %s to %s', (from, key, to) => {
    expect(adjacentCard(columns, from, key)?.candidateId).toBe(to);
  });

  it('keep the row of a card in the next column, as far as it has one', () => {
    const two = boardColumns([
      card(1, 'contacted'),
      card(2, 'contacted', '02'),
      card(3, 'rejected'),
      card(4, 'rejected', '02'),
    ]);
    expect(adjacentCard(two, 2, 'ArrowRight')?.candidateId).toBe(4);
    expect(adjacentCard(two, 4, 'ArrowLeft')?.candidateId).toBe(2);
  });
});

describe('A preview of a move of several candidates', () => {
  const [low, high] = [onJob({ status: 'contacted' }), onJob({ candidateId: 3002, status: 'candidate_selected' })];
  const preview = (to: PipelineStatus, jobStatus: 'signed' | 'closed' = 'signed', candidates = [low, high]) =>
    previewOf(candidates, to, { jobStatus, mover: manager });

  it('asks what all have in common, and for a reason where anybody goes back', () => {
    expect(preview('submitted')).toEqual({ moving: [low, high], staying: [], question: 'back' });
    expect(preview('rejected').question).toBe('rejection');
    expect(preview('first_interview_scheduled', 'signed', [low]).question).toBe('interview');
    expect(preview('submitted', 'signed', [low]).question).toBeUndefined();
  });

  it('says why each stays, and asks nothing where nobody moves', () => {
    const refusal = 'The job is closed, so candidates cannot be moved';
    expect(preview('submitted', 'closed')).toEqual({
      moving: [],
      staying: [
        { candidate: low, refusal },
        { candidate: high, refusal },
      ],
      question: undefined,
    });
  });
});

it('A line of the story is worded to follow the name of who did it (PIPE-15)', () => {
  const by = (role: string) => ({ id: 1, firstName: 'X', lastName: 'Y', avatar: null, role });
  const move = { type: 'status_change', id: 1, at: '', from: 'submitted', to: 'rejected', reason: null, undo: false };
  const said = (entry: object) => timelineSentence({ ...move, by: by('recruiter'), ...entry } as never, 'Priya');
  expect([
    said({ type: 'user_note', editedAt: null }),
    said({ type: 'user_note', editedAt: '2026-03-01T10:00:00.000Z' }),
    said({ type: 'interview_date', interviewAt: '2026-03-01T10:00:00.000Z' }),
    said({ type: 'interview_date', interviewAt: null }),
    said({ by: by('candidate') }),
    said({ by: by('candidate'), undo: true }),
    said({ by: by('manager'), from: null, to: 'contacted' }),
    said({ from: null, to: 'contacted' }),
    said({ by: by('manager'), from: null, to: 'rejected' }),
    said({ undo: true }),
    said({}),
  ]).toEqual([
    'wrote a note',
    'wrote a note, edited since',
    'changed the date of the interview',
    'removed the date of the interview',
    'withdrew from this job',
    'took the withdrawal back',
    'took Priya forward as Contacted',
    'put Priya forward as Contacted',
    'declined Priya’s application',
    'undid the move to Submitted, back to Rejected',
    'moved Priya from Submitted to Rejected',
  ]);
});
