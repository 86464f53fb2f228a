// @vitest-environment jsdom
import type { QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  candidateJobQuery,
  markedJobsQuery,
  useApplyToJob,
  useFavoriteJob,
} from '../../../web/features/candidate-jobs/queries/candidate-jobs.ts';
import { useUndoWithdrawal, useWithdrawApplication } from '../../../web/features/candidate-jobs/queries/withdrawal.ts';
import { useAddClient, useChangeClient, useRemoveClient } from '../../../web/features/clients/queries/clients.ts';
import { useRemoveColleague } from '../../../web/features/jobs/queries/job-team.ts';
import { useNoteChanges } from '../../../web/features/jobs/queries/job-notes.ts';
import { useRemoveJobView, useSaveJobView } from '../../../web/features/jobs/queries/job-views.ts';
import {
  jobQuery,
  useChangeJob,
  useChangeJobRecruiters,
  useCloseJob,
  useHoldJob,
  usePostJob,
  useRemoveJob,
  useReopenJob,
} from '../../../web/features/jobs/queries/jobs.ts';
import {
  useDeclineApplicant,
  useTakeForward,
  useUndoDeclined,
  waitingApplicantsQuery,
} from '../../../web/features/jobs/queries/waiting-applicants.ts';
import { useCandidateJobNotes } from '../../../web/features/pipeline/queries/candidate-timeline.ts';
import { useChangeCandidateStatus } from '../../../web/features/pipeline/queries/change-candidate-status.ts';
import { useChangeInterviewDate } from '../../../web/features/pipeline/queries/change-interview-date.ts';
import { useSubmitScorecard } from '../../../web/features/pipeline/queries/interviewing.ts';
import {
  selfAssignmentsQuery,
  useSelfAssignmentDecision,
  useUndoDecline,
} from '../../../web/features/recruiter-jobs/queries/self-assignments.ts';
import { beginChanges, type Change, client, make, reloaded } from '../support/changes.tsx';
import type { WaitingApplicant } from '../../../shared/model/application.ts';
import { responses, sentCalls } from '../support/recorded-api.ts';
import { onJob } from './pipeline/on-job.ts';

vi.mock('../../../web/api/api.ts', async () => ({ api: (await import('../support/recorded-api.ts')).recordedApi }));

beforeEach(beginChanges);

const pair = { jobId: 5001, candidateId: 3001 };
const card = onJob();
const applicant = { id: 61, job: { id: 5001 }, candidate: { id: 3001 } } as WaitingApplicant;
const outcome = { candidateId: 3001, onAccepted: vi.fn(), onDeclined: vi.fn(), onFailed: vi.fn() };
const undone = { onUndone: vi.fn(), onFailed: vi.fn() };
const [jobs, lists, dashboards, job] = [['jobs'], ['jobs', 'list'], ['jobs', 'dashboard'], ['jobs', 5001]];
const [clients, views, own, counts] = [['clients'], ['job-views'], ['candidate-jobs'], ['jobs', 'count']];
const pipeline = [['pipeline'], ['calendar'], job, ['jobs', 'recruiter', 5001]];
const scored = [
  ['pipeline', 'scorecards', pair],
  ['pipeline', 'own-interviews', 5001],
];
const taken = [['pipeline'], jobs];
const decided = [['self-assignments'], jobs, ['candidate-profiles', 3001]];
const ofJob = { params: { id: 5001 } };

type Row = [call: string, use: () => Change, given: unknown, sent: object, done: QueryKey[], failed: QueryKey[]];

describe('A change reloads what shows it, and after a refusal what may be out of date', () => {
  it.each<Row>([
    ['jobs.postJob', usePostJob, { title: 'Nurse' }, { body: { title: 'Nurse' } }, [jobs, clients], []],
    [
      'jobs.changeJob',
      () => useChangeJob(5001),
      { version: 2 },
      { ...ofJob, body: { version: 2 } },
      [lists, dashboards, clients],
      [job],
    ],
    [
      'jobs.changeJobRecruiters',
      () => useChangeJobRecruiters(5001),
      { recruiters: [7], version: 2 },
      { ...ofJob, body: { recruiters: [7], version: 2 } },
      [],
      [job],
    ],
    ['jobs.holdJob', () => useHoldJob(5001), undefined, ofJob, [lists, dashboards], []],
    ['jobs.reopenJob', () => useReopenJob(5001), undefined, ofJob, [lists, dashboards], []],
    [
      'jobs.closeJob',
      () => useCloseJob(5001),
      { candidateId: null, recruiterId: null },
      { ...ofJob, body: { candidateId: null, recruiterId: null } },
      [['candidate-profiles'], jobs],
      [['candidate-profiles'], jobs],
    ],
    ['jobs.removeJob', () => useRemoveJob(5001), undefined, ofJob, [clients, lists, dashboards], []],
    [
      'jobs.saveJobView',
      useSaveJobView,
      { name: 'Mine', filters: {} },
      { body: { name: 'Mine', filters: {} } },
      [views],
      [views],
    ],
    ['jobs.removeJobView', useRemoveJobView, 5, { params: { id: 5 } }, [views], [views]],
    ['applications.takeApplicantForward', () => useTakeForward(), applicant, { params: { id: 61 } }, taken, taken],
    [
      'applications.declineApplicant',
      () => useDeclineApplicant(),
      { row: applicant, given: { reason: 'Far' } },
      { params: { id: 61 }, body: { reason: 'Far' } },
      taken,
      taken,
    ],
    ['pipeline.undoCandidateStatus', () => useUndoDeclined(), applicant, { params: pair, body: {} }, taken, taken],
    [
      'pipeline.changeCandidateStatus',
      () => useChangeCandidateStatus().move,
      { candidate: card, status: 'rejected', reason: 'Late' },
      { params: pair, body: { status: 'rejected', reason: 'Late', version: 3 } },
      pipeline,
      pipeline,
    ],
    [
      'pipeline.undoCandidateStatus',
      () => useChangeCandidateStatus().undo,
      { candidate: card },
      { params: pair, body: {} },
      pipeline,
      pipeline,
    ],
    [
      'pipeline.changeInterviewDate',
      () => useChangeInterviewDate(card),
      { interviewAt: null },
      { params: pair, body: { interviewAt: null, version: 3 } },
      [['calendar'], ['pipeline']],
      [['calendar'], ['pipeline']],
    ],
    [
      'pipeline.submitScorecard',
      () => useSubmitScorecard(pair),
      { stepId: 7 },
      { params: pair, body: { stepId: 7 } },
      scored,
      scored,
    ],
    ['jobs.removeColleague', () => useRemoveColleague(5001), 8, { params: { id: 5001, memberId: 8 } }, [job], [job]],
    ['clients.addClient', useAddClient, { phone: '1' }, { body: { phone: '1' } }, [clients], []],
    [
      'clients.changeClient',
      () => useChangeClient(31),
      { version: 2 },
      { params: { id: 31 }, body: { version: 2 } },
      [clients, jobs],
      [clients],
    ],
    ['clients.removeClient', () => useRemoveClient(31), undefined, { params: { id: 31 } }, [clients], []],
    [
      'applications.applyToJob',
      useApplyToJob,
      { jobId: 5001, sent: { note: 'Nights' } },
      { ...ofJob, body: { note: 'Nights' } },
      [own, counts],
      [own, counts],
    ],
    [
      'applications.favoriteJob',
      useFavoriteJob,
      { jobId: 5001, isFavorite: true },
      { ...ofJob, body: { isFavorite: true } },
      [own],
      [own],
    ],
    [
      'applications.withdrawApplication',
      () => useWithdrawApplication(5001),
      'Found one',
      { ...ofJob, body: { reason: 'Found one' } },
      [own],
      [own],
    ],
    [
      'applications.withdrawApplication',
      () => useWithdrawApplication(5001),
      undefined,
      { ...ofJob, body: {} },
      [own],
      [own],
    ],
    ['applications.undoWithdrawal', () => useUndoWithdrawal(5001), undefined, ofJob, [own], [own]],
    [
      'applications.acceptSelfAssignment',
      () => useSelfAssignmentDecision(outcome).accept,
      61,
      { params: { id: 61 } },
      decided,
      decided,
    ],
    [
      'applications.declineSelfAssignment',
      () => useSelfAssignmentDecision(outcome).decline,
      { id: 61, reason: 'Far' },
      { params: { id: 61 }, body: { reason: 'Far' } },
      decided,
      decided,
    ],
    [
      'applications.declineSelfAssignment',
      () => useSelfAssignmentDecision(outcome).decline,
      { id: 61, reason: '' },
      { params: { id: 61 }, body: {} },
      decided,
      decided,
    ],
    [
      'applications.undoDecline',
      () => useUndoDecline(undone),
      61,
      { params: { id: 61 } },
      [['self-assignments']],
      [['self-assignments']],
    ],
  ])('%s', async (call, use, given, sent, done, failed) => {
    responses.set(call, { data: { id: 5001 } });
    expect(await make(use, given)).toBe(true);
    expect([sentCalls, reloaded]).toEqual([[[call, sent]], done]);
    reloaded.length = 0;
    responses.set(call, new Error('no network'));
    expect(await make(use, given)).toBe(false);
    expect(reloaded).toEqual(failed);
  });

  it('Notes on a job and on a candidate have addresses for super managers of their own (DEC-41)', async () => {
    const done = vi.fn(async () => undefined);
    const [note, edited] = ['Ask again', { noteId: 7, note: 'Asked' }];
    for (const role of ['manager', 'super_manager'] as const)
      for (const what of ['add', 'change', 'remove'] as const) {
        const given = { add: note, change: edited, remove: 7 }[what];
        expect(await make(() => useNoteChanges(5001, done)[what], given, role)).toBe(true);
        expect(await make(() => useCandidateJobNotes(pair)[what], given, role)).toBe(true);
      }
    expect(done).toHaveBeenCalledTimes(6);
    expect(reloaded).toEqual(Array.from({ length: 6 }, () => ['pipeline', 'timeline', pair]));
    const [ofOne, body] = [{ id: 5001, noteId: 7 }, { note: 'Asked' }];
    const ofBoth = { ...pair, noteId: 7 };
    expect(sentCalls).toEqual([
      ['jobs.addJobNote', { ...ofJob, body: { note } }],
      ['pipeline.addCandidateJobNote', { params: pair, body: { note } }],
      ['jobs.changeJobNote', { params: ofOne, body }],
      ['pipeline.changeCandidateJobNote', { params: ofBoth, body }],
      ['jobs.removeJobNote', { params: ofOne }],
      ['pipeline.removeCandidateJobNote', { params: ofBoth }],
      ['jobs.addOverseenJobNote', { ...ofJob, body: { note } }],
      ['pipeline.addOverseenCandidateNote', { params: pair, body: { note } }],
      ['jobs.changeOverseenJobNote', { params: ofOne, body }],
      ['pipeline.changeOverseenCandidateNote', { params: ofBoth, body }],
      ['jobs.removeOverseenJobNote', { params: ofOne }],
      ['pipeline.removeOverseenCandidateNote', { params: ofBoth }],
    ]);
  });
});

it.each([
  ['changeJob', useChangeJob],
  ['changeJobRecruiters', useChangeJobRecruiters],
  ['holdJob', useHoldJob],
  ['reopenJob', useReopenJob],
] as const)('A job’s page shows the response to %s without reading the job again', async (call, use) => {
  const team = { members: [], asked: [] };
  client.setQueryData(jobQuery(5001).queryKey, { id: 5001, title: 'Before', team } as never);
  responses.set(`jobs.${call}`, { data: { id: 5001, title: call } });
  await make(() => use(5001) as Change, {});
  // A change says nothing of the colleagues, who stay.
  expect(client.getQueryData(jobQuery(5001).queryKey)).toEqual({ id: 5001, title: call, team });
});

it('An applicant who is taken forward leaves the list and its total, and what else shows jobs reloads, not that list', async () => {
  const rows = [{ id: 61 }, { id: 62 }];
  const meta = { total: 9, page: 1, perPage: 100 };
  const { queryKey } = waitingApplicantsQuery(5001);
  await make(() => useTakeForward(5001), applicant);
  expect(client.getQueryData(queryKey)).toBeUndefined();
  client.setQueryData(queryKey, { data: rows, meta } as never);
  await make(() => useTakeForward(5001), applicant);
  expect(client.getQueryData(queryKey)).toEqual({ data: [{ id: 62 }], meta: { ...meta, total: 8 } });
  await make(() => useTakeForward(5001), { ...applicant, id: 99 });
  expect(client.getQueryData(queryKey)?.meta.total).toBe(8);
  const [, [filter] = []] = vi.mocked(client.invalidateQueries).mock.calls;
  const reloads = [queryKey, jobQuery(5001).queryKey].map((key) => filter?.predicate?.({ queryKey: key } as never));
  expect(reloads).toEqual([false, true]);
});

describe('A favourite job', () => {
  const ids = () => [...(client.getQueryData(markedJobsQuery.queryKey)?.favorites ?? [])];
  const { queryKey } = candidateJobQuery(7);

  it('has its star before the response, in lists and on its page, and loses it the same way', async () => {
    responses.set('applications.favoriteJob', new Error('no network'));
    await make(useFavoriteJob, { jobId: 7, isFavorite: true });
    expect([ids(), client.getQueryData(queryKey)]).toEqual([[7], undefined]);
    client.setQueryData(queryKey, { job: { id: 7 }, isFavorite: true } as never);
    client.setQueryData(markedJobsQuery.queryKey, { favorites: new Set([7, 9]), applied: new Set([3]) });
    await make(useFavoriteJob, { jobId: 7, isFavorite: false });
    expect(client.getQueryData(markedJobsQuery.queryKey)?.applied).toEqual(new Set([3]));
    expect([ids(), client.getQueryData(queryKey)]).toEqual([[9], { job: { id: 7 }, isFavorite: false }]);
  });
});

describe('A decision about an application', () => {
  const page = (...idsOf: number[]) => ({
    data: idsOf.map((id) => ({ id })),
    meta: { total: 9, page: 1, perPage: 12 },
  });
  const { queryKey } = selfAssignmentsQuery();
  beforeEach(() => {
    for (const heard of [...Object.values(outcome), ...Object.values(undone)])
      if (typeof heard === 'function') heard.mockReset();
    client.setQueryData(queryKey, { pages: [page(61, 62), page(63)], pageParams: [1, 2] } as never);
    client.setQueryData(selfAssignmentsQuery(3001).queryKey, { pages: [page(61)], pageParams: [1] } as never);
    client.setQueryData(['self-assignments', 'count'], 9);
  });

  it.each([
    ['accept', 61, 'onAccepted', ['what acceptSelfAssignment returns']],
    ['decline', { id: 61, reason: undefined }, 'onDeclined', []],
  ] as const)('to %s takes its row out of every list before they are read again', async (what, given, heard, said) => {
    responses.set('applications.acceptSelfAssignment', { data: said[0] });
    await make(() => useSelfAssignmentDecision(outcome)[what] as Change, given);
    const left = client.getQueryData(queryKey)?.pages.map(({ data, meta }) => [data.map(({ id }) => id), meta.total]);
    expect(left).toEqual([
      [[62], 8],
      [[63], 9],
    ]);
    expect(client.getQueryData(selfAssignmentsQuery(3001).queryKey)?.pages[0]?.data).toEqual([]);
    expect(client.getQueryData(['self-assignments', 'count'])).toBe(9);
    expect([outcome[heard].mock.calls, outcome.onFailed.mock.calls]).toEqual([[said], []]);
  });

  it.each(['accept', 'decline'] as const)('to %s that is refused leaves the row, and says why', async (what) => {
    const error = new Error('no network');
    for (const call of ['accept', 'decline']) responses.set(`applications.${call}SelfAssignment`, error);
    await make(() => useSelfAssignmentDecision(outcome)[what] as Change, what === 'accept' ? 61 : { id: 61 });
    expect(client.getQueryData(queryKey)?.pages[0]?.data).toHaveLength(2);
    expect(outcome.onFailed.mock.calls[0]?.[0]).toBe(error);
    expect([outcome.onAccepted.mock.calls, outcome.onDeclined.mock.calls]).toEqual([[], []]);
  });

  it('that is taken back says so, or why it could not be', async () => {
    await make(() => useUndoDecline(undone), 61);
    expect([undone.onUndone.mock.calls.length, undone.onFailed.mock.calls.length]).toEqual([1, 0]);
    const error = new Error('no network');
    responses.set('applications.undoDecline', error);
    await make(() => useUndoDecline(undone), 61);
    expect(undone.onFailed.mock.calls[0]?.[0]).toBe(error);
  });
});
