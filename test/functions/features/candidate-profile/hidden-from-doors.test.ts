import { beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import { acceptSelfAssignmentHandler } from '../../../../functions/features/applications/accept-self-assignment.handler.ts';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import { listWaitingApplicantsHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { calendarStore } from '../../../../functions/features/calendar/calendar.store.ts';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import {
  favoriteCandidateHandler,
  readCandidateProfileHandler,
} from '../../../../functions/features/candidate-profile/candidate-profile.handlers.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import {
  readHidingHandler,
  saveHidingHandler,
} from '../../../../functions/features/candidate-profile/hiding.handlers.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import {
  closeJobHandler,
  listClosingCandidatesHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listJobCandidatesHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import {
  listRecruiterJobsHandler,
  readRecruiterJobHandler,
} from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import {
  markViewedHandler,
  readCircleHandler,
  readPersonHandler,
} from '../../../../functions/features/people/person.handlers.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import {
  listTimelineHandler,
  listWaitingCandidatesHandler,
  readCandidateOnJobHandler,
} from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { moveCandidatesHandler } from '../../../../functions/features/pipeline/move-candidates.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { silenceStore } from '../../../../functions/features/pipeline/silence.store.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const page = { page: 1, perPage: 100 };
const away = { kind: 'notFound' };

describe('A candidate who hides', () => {
  let hiring: Hiring;
  let jobId: number;
  let otherJobId: number;
  let vera: Actor;
  let hana: Actor;
  const stranger = anActor('recruiter', { id: 2100, email: 'carl@staffing.example' });
  const needs = () => ({
    ...hiring,
    calendarStore: calendarStore(hiring.table),
    candidateProfileStore: candidateProfileStore(hiring.table, () => Date.parse(someTime)),
    profileMarksStore: profileMarksStore(hiring.table),
    peopleStore: peopleStore(hiring.table),
    pipelineStore: pipelineStore(hiring.table),
    silenceDays: () => 5,
    skillPairs: () => [],
    tagsOf: hiring.reference.tagsOf,
  });

  async function hide(candidate: Actor, body: object): Promise<void> {
    await handled(saveHidingHandler, { params: { candidateId: candidate.id }, body, actor: candidate }, needs());
    await needs().candidateProfileStore.markRows(candidate.id);
  }

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    const { table, manager, recruiter } = hiring;
    for (const { id, uuid, role, firstName, lastName, email } of [manager, recruiter, stranger]) {
      const form = { firstName, lastName, email, role: role === 'super_manager' ? 'manager' : role } as const;
      const account = accountOf(form, { id, uuid, at: someTime, status: 'active' });
      await table.writeOne({ put: { ...keys.account(id), ...account } });
    }
    await hiring.aClient({ companyName: 'Lakeside Hospital LLC' });
    const { aCandidate } = openCandidates(hiring);
    [vera, hana] = [await aCandidate('Vera', { title: 'Nurse' }), await aCandidate('Hana', { title: 'Nurse' })];
    ({ id: jobId } = await hiring.aPostedJob());
    ({ id: otherJobId } = await hiring.aPostedJob({ title: 'Night nurse' }));
    for (const candidate of [vera, hana]) {
      await hiring.accepted(await hiring.applied(jobId, candidate));
      const params = { jobId, candidateId: candidate.id };
      await handled(changeCandidateStatusHandler, { params, body: { status: 'submitted' }, actor: recruiter }, needs());
      await hiring.applied(otherJobId, candidate);
    }
  });

  // Every list and count that shows candidates to the people who hire for a company.
  const lists: Record<string, (viewers: Record<'manager' | 'recruiter', Actor>) => Promise<unknown>> = {
    'the candidates of a job': async ({ manager }) =>
      (await resultOf(listJobCandidatesHandler, { params: { id: jobId }, actor: manager }, needs())).candidates,
    'those a job can be closed with': async ({ manager }) =>
      (await resultOf(listClosingCandidatesHandler, { params: { id: jobId }, query: {}, actor: manager }, needs()))
        .candidates,
    'those who wait for the manager': async ({ manager }) =>
      resultOf(listWaitingCandidatesHandler, { query: page, actor: manager }, needs()),
    'those whom reminders name': async ({ manager }) => silenceStore(hiring.table).inProcessOf(manager.id),
    'the manager’s applicants': async ({ manager }) =>
      resultOf(listWaitingApplicantsHandler, { query: page, actor: manager }, needs()),
    'the recruiter’s applicants': async ({ recruiter }) =>
      resultOf(listSelfAssignmentsHandler, { query: page, actor: recruiter }, needs()),
    'the applicants beside the recruiter’s jobs': async ({ recruiter }) =>
      (
        await resultOf(
          listRecruiterJobsHandler,
          { query: { ...page, status: 'new', waiting: true }, actor: recruiter },
          needs(),
        )
      ).meta.waiting,
    'the manager’s circle': async ({ manager }) =>
      (await resultOf(readCircleHandler, { actor: manager }, needs())).people,
    'the recruiter’s circle': async ({ recruiter }) =>
      (await resultOf(readCircleHandler, { actor: recruiter }, needs())).people,
    'the recruiter’s jobs in progress': async ({ recruiter }) =>
      resultOf(listRecruiterJobsHandler, { query: { ...page, status: 'in_progress' }, actor: recruiter }, needs()),
    'the recruiter’s job': async ({ recruiter }) =>
      (await resultOf(readRecruiterJobHandler, { params: { id: jobId }, actor: recruiter }, needs())).candidates,
    'those a manager can meet': async ({ manager }) => needs().calendarStore.candidatesOf(manager.id),
  };

  // Every door to one candidate: it shows them or refuses as if there were nobody.
  const doors: Record<string, (candidate: Actor, by: 'manager' | 'recruiter') => Promise<unknown>> = {
    profile: (candidate, by) =>
      handled(readCandidateProfileHandler, { params: { candidateId: candidate.id }, actor: hiring[by] }, needs()),
    card: (candidate, by) => handled(readPersonHandler, { params: { id: candidate.id }, actor: hiring[by] }, needs()),
    favourite: (candidate, by) =>
      handled(
        favoriteCandidateHandler,
        { params: { candidateId: candidate.id }, body: { isFavorite: true }, actor: hiring[by] },
        needs(),
      ),
    'mark of having looked': (candidate, by) =>
      handled(markViewedHandler, { params: { id: candidate.id }, actor: hiring[by] }, needs()),
    'place on the job': (candidate, by) =>
      handled(readCandidateOnJobHandler, { params: { jobId, candidateId: candidate.id }, actor: hiring[by] }, needs()),
    story: (candidate, by) =>
      handled(
        listTimelineHandler,
        { params: { jobId, candidateId: candidate.id }, query: page, actor: hiring[by] },
        needs(),
      ),
  };

  describe('from nobody', () => {
    withHidden(() => ({ findableBy: 'recruiters' }));

    it.each(Object.keys(lists))('is shown in %s', async (list) => {
      const shown = JSON.stringify(await lists[list]!(hiring as never));
      expect([shown.includes('Vera'), shown.includes('Hana')]).toEqual([true, true]);
    });
  });

  describe('from a company', () => {
    withHidden(() => ({ findableBy: 'recruiters', companies: ['lakeside hospital'] }));

    it.each(Object.keys(lists))(
      'is not in %s of the people who hire for it, who see everyone else (PLUS-21)',
      async (list) => {
        const shown = JSON.stringify(await lists[list]!(hiring as never));
        expect([shown.includes('Vera'), shown.includes('Hana')]).toEqual([true, false]);
      },
    );

    it.each(Object.keys(doors).flatMap((door) => [[door, 'manager'] as const, [door, 'recruiter'] as const]))(
      'has no %s for its %s (PLUS-21)',
      async (door, by) => {
        await doors[door]!(vera, by);
        expect(await refusalOf(doors[door]!(hana, by))).toMatchObject(away);
      },
    );

    it('is neither moved, nor met, nor written to, nor put forward (PLUS-21)', async () => {
      const { manager, recruiter } = hiring;
      const body = { candidates: [{ candidateId: hana.id }], status: 'first_interview_scheduled' };
      const { results } = await resultOf(moveCandidatesHandler, { params: { jobId }, body, actor: manager }, needs());
      expect(results[0]).toMatchObject({ onJob: null });
      expect(await refusalOf(needs().calendarStore.partner(manager.id, hana.id, jobId))).toMatchObject(away);
      expect(await chatStore(hiring.table).isHidden(recruiter, hana)).toBe(true);
      const [application] = (await hiring.applicationsStore.applicationsOf(hana.id)).filter(
        (one) => one.jobId === otherJobId,
      );
      const accept = { params: { id: application!.id }, actor: recruiter };
      expect(await refusalOf(handled(acceptSelfAssignmentHandler, accept, needs()))).toMatchObject(away);
    });

    it('is seen by others, and sees themselves', async () => {
      const read = (actor: Actor) =>
        handled(readCandidateProfileHandler, { params: { candidateId: hana.id }, actor }, needs());
      expect((await read(stranger)).result.candidate.firstName).toBe('Hana');
      expect((await read(hana)).result.isEditable).toBe(true);
    });

    it('cannot be named as hired, and the job stays open (PLUS-21, JOB-45)', async () => {
      const close = handled(
        closeJobHandler,
        { params: { id: jobId }, body: { candidateId: hana.id }, actor: hiring.manager },
        needs(),
      );
      expect(await refusalOf(close)).toMatchObject({ errors: [{ key: 'candidateId' }] });
      expect(await hiring.jobsStore.job(jobId)).toMatchObject({ status: 'signed', closed: null });
    });

    it('cannot apply to a job of its people, whom nobody would answer', async () => {
      const { id } = await hiring.aPostedJob({ title: 'Third nurse' });
      const apply = handled(applyToJobHandler, { params: { id }, actor: hana }, needs());
      expect(await refusalOf(apply)).toMatchObject({
        kind: 'conflict',
        message: 'You hide from the people who hire for this job. Change whom you hide from to apply',
      });
    });
  });

  describe('by a domain', () => {
    withHidden(() => ({ findableBy: 'recruiters', companies: ['https://www.lakeside.example/careers'] }));

    it('is hidden from who hires for a client with addresses there (PLUS-21)', async () => {
      expect(await refusalOf(doors['profile']!(hana, 'manager'))).toMatchObject(away);
      expect(JSON.stringify(await lists['the candidates of a job']!(hiring as never))).not.toContain('Hana');
    });
  });

  describe('from everybody but confirmed recruiters', () => {
    withHidden(() => ({ findableBy: 'confirmed' }));

    it('is hidden from strangers, but from nobody on whose jobs they are or wait for an answer (PLUS-21, PLUS-38)', async () => {
      const read = (actor: Actor) =>
        handled(readCandidateProfileHandler, { params: { candidateId: hana.id }, actor }, needs());
      expect(await refusalOf(read(stranger))).toMatchObject(away);
      expect(await refusalOf(read(anActor('super_manager')))).toMatchObject(away);
      expect((await read(hiring.manager)).result.candidate.id).toBe(hana.id);
      expect(JSON.stringify(await lists['the candidates of a job']!(hiring as never))).toContain('Hana');
      expect(JSON.stringify(await lists['the recruiter’s applicants']!(hiring as never))).toContain('Hana');
    });

    it('is seen again by a recruiter they confirm, who must be one they have met (PLUS-21)', async () => {
      const save = (confirmed: number[]) =>
        handled(
          saveHidingHandler,
          { params: { candidateId: hana.id }, body: { findableBy: 'confirmed', confirmed }, actor: hana },
          needs(),
        );
      expect(await refusalOf(save([stranger.id]))).toMatchObject({ errors: [{ key: 'confirmed' }] });
      await save([hiring.recruiter.id]);
      const { result } = await handled(readHidingHandler, { params: { candidateId: hana.id }, actor: hana }, needs());
      expect(result).toMatchObject({ findableBy: 'confirmed', confirmed: [{ id: hiring.recruiter.id }] });
    });
  });

  it('is marked in applications and on jobs alike, and a mark that cannot be written is not forgotten', async () => {
    const { candidateProfileStore: store } = needs();
    await hide(vera, { findableBy: 'recruiters', companies: ['Lakeside Hospital'] });
    const marked = [keys.application(vera.id, otherJobId), keys.candidateOnJob(jobId, vera.id)];
    const rows = await hiring.table.batchGet(marked);
    expect(rows.map((row) => row?.hiding !== undefined)).toEqual([true, true]);
    const begun = () => hiring.table.get(keys.begunJob(hiring.recruiter.id, jobId, vera.id));
    expect(await begun()).toHaveProperty('hides', true);
    const table = { ...hiring.table, writeOne: async () => Promise.reject(new Error('the table is away')) };
    await expect(candidateProfileStore(table, () => 0).markRows(vera.id)).rejects.toThrow('the table is away');
    await hide(vera, { findableBy: 'recruiters', companies: [] });
    expect(await begun()).not.toHaveProperty('hides');
    await hiring.table.writeOne({ remove: keys.candidateOnJob(jobId, vera.id) });
    await expect(store.markRows(vera.id)).resolves.toBeUndefined();
  });

  function withHidden(body: () => object): void {
    beforeAll(async () => hide(hana, body()));
  }
});
