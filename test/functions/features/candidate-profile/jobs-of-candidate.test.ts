import { describe, expect, it } from 'vitest';
import { candidateProfileStore } from '../../../../functions/features/candidate-profile/candidate-profile.store.ts';
import { jobsOfCandidateStore } from '../../../../functions/features/candidate-profile/jobs-of-candidate.store.ts';
import {
  listJobsOfCandidateHandler,
  readCandidateProfileHandler,
  readCandidateSummaryHandler,
} from '../../../../functions/features/candidate-profile/candidate-profile.handlers.ts';
import { profileMarksStore } from '../../../../functions/features/candidate-profile/profile-marks.store.ts';
import { favoriteJobHandler } from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { takeApplicantForwardHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { extractiveSummary } from '../../../../functions/platform/outside/ai-text/extractive.ts';
import { peopleStore } from '../../../../functions/features/people/people.store.ts';
import { markViewedHandler } from '../../../../functions/features/people/person.handlers.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { newEntryWrite } from '../../../../functions/records/candidate-profile.ts';
import { summaryAllowanceIn } from '../../../../functions/records/summary-allowance.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims } from '../claims/claims-world.ts';

describe('The jobs of a candidate', () => {
  const world = withLocalTable(openClaims);

  const needs = () => ({
    ...world,
    candidateProfileStore: candidateProfileStore(world.table),
    profileMarksStore: profileMarksStore(world.table),
    jobsOfCandidateStore: jobsOfCandidateStore(world.table),
    peopleStore: peopleStore(world.table),
    pipelineStore: pipelineStore(world.table),
    withdrawalsStore: withdrawalsStore(world.table),
    summaryAllowance: summaryAllowanceIn(world.table),
    summarize: async (facts: Parameters<typeof extractiveSummary>[0]) => ({
      text: extractiveSummary(facts),
      engine: 'extractive' as const,
    }),
    usesModel: false,
  });
  const jobsFor = async (actor: Actor, candidate: Actor) => {
    const call = { params: { candidateId: candidate.id }, query: { page: 1, perPage: 25 }, actor };
    return (await resultOf(listJobsOfCandidateHandler, call, needs())).data;
  };
  const profileFor = async (actor: Actor, candidate: Actor) =>
    resultOf(readCandidateProfileHandler, { params: { candidateId: candidate.id }, actor }, needs());
  const summaryFor = async (actor: Actor, candidate: Actor) =>
    resultOf(readCandidateSummaryHandler, { params: { candidateId: candidate.id }, actor }, needs());

  it('are a manager’s own, with what they may do there: take forward, decline, close; and the candidate is marked as seen (CAND-52, CAND-78, PERM-34, PERM-35, PERM-36)', async () => {
    const [ada, { manager }] = [await world.aPerson('candidate'), world];
    const [applied, other] = [await world.aClientsJob({ title: 'Applied' }), await world.aClientsJob()];
    const applicationId = await world.applied(applied.id, ada);
    expect(await jobsFor(manager, ada)).toMatchObject([
      { id: applied.id, state: 'waiting', status: null, applicationId, actions: ['apply', 'decline'] },
    ]);
    await handled(takeApplicantForwardHandler, { params: { id: applicationId }, actor: manager }, needs());
    expect(await jobsFor(manager, ada)).toMatchObject([
      { state: 'onJob', status: 'contacted', applicationId: null, actions: ['decline', 'closeJob'] },
    ]);
    expect(await profileFor(manager, ada)).toMatchObject({ isViewed: false });
    await handled(markViewedHandler, { params: { id: ada.id }, actor: manager }, needs());
    expect(await profileFor(manager, ada)).toMatchObject({ isViewed: true });
    const decline = {
      params: { jobId: applied.id, candidateId: ada.id },
      body: { status: 'rejected' },
      actor: manager,
    };
    await handled(changeCandidateStatusHandler, decline, needs());
    expect(await jobsFor(manager, ada)).toMatchObject([{ state: 'onJob', status: 'rejected', actions: [] }]);
    await handled(
      takeApplicantForwardHandler,
      { params: { id: await world.applied(other.id, ada) }, actor: manager },
      needs(),
    );
    const hire = { params: { id: other.id }, body: { candidateId: ada.id, recruiterId: null }, actor: manager };
    await handled(closeJobHandler, hire, world);
    expect((await jobsFor(manager, ada)).find(({ id }) => id === other.id)).toMatchObject({
      jobStatus: 'closed',
      actions: [],
    });
  });

  it('are of a recruiter those on which they represent or propose the candidate (CAND-52)', async () => {
    const [rosa, carl, ada] = [
      await world.aPerson('recruiter'),
      await world.aPerson('recruiter'),
      await world.aPerson('candidate'),
    ];
    const [one, two] = [await world.aClientsJob(), await world.aClientsJob()];
    await world.confirm(ada, (await world.propose(rosa, ada, one.id)).id);
    await world.propose(rosa, ada, two.id);
    expect(await jobsFor(rosa, ada)).toMatchObject([
      { id: two.id, state: 'proposed', status: null, actions: ['unassign'] },
      { id: one.id, state: 'onJob', status: 'contacted', actions: ['unassign'] },
    ]);
    expect(await jobsFor(carl, ada)).toEqual([]);
    const seen = await jobsFor(anActor('super_manager'), ada);
    expect(seen.map(({ id, actions }) => [id, actions])).toEqual([[one.id, []]]);
    const stranger = anActor('manager', { id: 888_001 });
    expect((await refusalOf(jobsFor(stranger, ada))).kind).toBe('forbidden');
  });

  it('are saved, applied to, accepted and cancelled by the candidate (CAND-79)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const [saved, proposed] = [await world.aClientsJob(), await world.aClientsJob()];
    const mine = async (jobId: number) => world.applicationsStore.jobAndStanding(ada.id, jobId);
    const save = { params: { id: saved.id }, body: { isFavorite: true }, actor: ada };
    await handled(favoriteJobHandler, save, needs());
    expect(await mine(saved.id)).toMatchObject({ isFavorite: true, application: undefined });
    await world.applied(saved.id, ada);
    expect(await mine(saved.id)).toMatchObject({ application: { state: 'waiting' } });
    await world.confirm(ada, (await world.propose(rosa, ada, proposed.id)).id);
    expect(await mine(proposed.id)).toMatchObject({
      application: { state: 'accepted' },
      onJob: { status: 'contacted' },
    });
    await handled(withdrawApplicationHandler, { params: { id: saved.id }, actor: ada }, needs());
    await handled(withdrawApplicationHandler, { params: { id: proposed.id }, actor: ada }, needs());
    expect(await mine(saved.id)).toMatchObject({ application: { state: 'withdrawn' } });
    expect(await mine(proposed.id)).toMatchObject({ onJob: { status: 'rejected' } });
    expect((await jobsFor(world.manager, ada)).map(({ state }) => state)).toEqual(['withdrawn', 'withdrawn']);
  });

  it('come with a summary of the candidate that says only what the profile says (CAND-10, CAND-54)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const experience = { id: 1, version: 1, title: 'ICU nurse', company: 'Lakeside\n\nHospital', location: '' };
    const years = { isWorking: true, fromYear: 2015, fromMonth: null, toYear: null, toMonth: null };
    await world.table.writeOne(newEntryWrite(ada.id, 'workExperiences', { ...experience, ...years }));
    const text = `${ada.firstName} is a candidate, here since September 2026. ${ada.firstName} works as ICU nurse at Lakeside Hospital. Latest: ICU nurse at Lakeside Hospital.`;
    expect(await summaryFor(rosa, ada)).toMatchObject({ text, engine: 'extractive' });
    expect(await profileFor(rosa, ada)).toMatchObject({ summary: text, isViewed: false });
    expect((await refusalOf(summaryFor(anActor('manager', { id: 888_002 }), ada))).kind).toBe('forbidden');
    expect((await refusalOf(summaryFor(await world.aPerson('candidate'), ada))).kind).toBe('forbidden');
  });
});
