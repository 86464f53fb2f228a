import { describe, expect, it } from 'vitest';
import { takeApplicantForwardHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { addClientHandler, changeClientHandler } from '../../../../functions/features/clients/client.handlers.ts';
import {
  endCandidateClaimHandler,
  endRecruiterClaimHandler,
} from '../../../../functions/features/claims/claim.handlers.ts';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import { closeJobHandler, reopenJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { decideContest, shownContest } from '../../../../functions/features/operator/decide-contest.steps.ts';
import { operatorStore } from '../../../../functions/features/operator/operator.store.ts';
import { changeCandidateStatusHandler } from '../../../../functions/features/pipeline/change-candidate-status.handler.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { bountiesStore } from '../../../../functions/features/points/bounties.store.ts';
import { contestReturnHandler } from '../../../../functions/features/points/bounty.handlers.ts';
import { readPointsNow } from '../../../../functions/features/points/points-now.steps.ts';
import { pointsStore } from '../../../../functions/features/points/points.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { jobForm } from '../../../../shared/validation/job.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { openClaims } from '../claims/claims-world.ts';

describe('What an introduction owes is not voided', () => {
  const world = withLocalTable(openClaims);
  const people = async () => [await world.aPerson('recruiter'), await world.aPerson('candidate')] as const;
  const availableOf = async ({ id }: Actor) =>
    (await readPointsNow(id, { pointsStore: pointsStore(world.table), clock: world.clock })).points.available;
  const balanceOf = async ({ id }: Actor) => (await pointsStore(world.table).balance(id)).balance;

  async function introduced(rosa: Actor, ada: Actor, job: { id: number }) {
    const { id } = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, id);
    return id;
  }

  /** Closes the job and awards what its newest closing says. */
  async function close(job: { id: number }, body: object): Promise<void> {
    await handled(closeJobHandler, { params: { id: job.id }, body, actor: world.manager }, world);
    const closed = (await storedEvents(world.table, keys.jobSubject(job.id), 'job-closed')).at(-1)!;
    const award = awardPoints(closed, {
      deciders: await bountiesStore(world.table).decidersFor(world.manager.id),
    });
    if (award) await pointsStore(world.table).saveAward(award, 100_000);
  }

  it('by closing the job without the payee, or with another one (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const other = await world.aPerson('recruiter');
    const job = await world.aClientsJob();
    await introduced(rosa, ada, job);
    const wrong = await refusalOf(close(job, { candidateId: ada.id, recruiterId: other.id }));
    expect(wrong.errors).toMatchObject([{ key: 'recruiterId' }]);
    await close(job, { candidateId: ada.id, recruiterId: null });
    expect([await balanceOf(rosa), await balanceOf(other)]).toEqual([500, 0]);
  });

  it('by a candidate who ends it after the manager went on with them (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const end = async (job: { id: number }, status: string) => {
      const id = await introduced(rosa, ada, job);
      await world.table.writeOne({ update: keys.candidateOnJob(job.id, ada.id), set: { status } });
      await handled(endCandidateClaimHandler, { params: { id }, body: {}, actor: ada }, world);
    };
    const [job, early] = [await world.aClientsJob(), await world.aClientsJob()];
    await end(early, 'contacted');
    await close(early, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(0);
    // Who was moved and then moved back was worked with all the same.
    const [back, passed] = [await world.aClientsJob(), [{ status: 'submitted', since: world.clock.now(), days: 1 }]];
    const backId = await introduced(rosa, ada, back);
    await world.table.writeOne({ update: keys.candidateOnJob(back.id, ada.id), set: { passed } });
    await handled(endCandidateClaimHandler, { params: { id: backId }, body: {}, actor: ada }, world);
    await close(back, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(500);
    await end(job, 'submitted');
    await world.table.writeOne({ update: keys.job(job.id), set: { points: 100 } });
    await close(job, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(1000);
  });

  it('by reopening the job for a second hire, while the same hire is paid once (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const ben = await world.aPerson('candidate');
    const job = await world.aClientsJob();
    await introduced(rosa, ada, job);
    await introduced(rosa, ben, job);
    for (const { id: candidateId } of [ada, ben, ben]) {
      await close(job, { candidateId });
      await handled(reopenJobHandler, { params: { id: job.id }, actor: world.manager }, world);
    }
    expect(await balanceOf(rosa)).toBe(1000);
  });

  it('by another row for the same company, or by changing or removing the job’s client (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const rival = await world.aPerson('recruiter');
    const job = await world.aClientsJob();
    await introduced(rosa, ada, job);
    const companyName = `The ${job.client?.companyName.toUpperCase()} Holdings, Inc.`;
    const contact = { cityId: 4_930_956, contactPerson: 'Ann', contactPersonsPosition: 'Head', email: 'a@b.example' };
    const sameName = await resultOf(
      addClientHandler,
      { body: { ...contact, companyName }, actor: world.manager },
      world,
    );
    const same = await world.aPostedJob({ clientId: sameName.id });
    expect(await refusalOf(world.propose(rival, ada, same.id))).toMatchObject({ kind: 'conflict' });
    await world.table.writeOne({ update: keys.job(job.id), set: { clientId: null, client: null } });
    await close(job, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(500);
    const [moved, ben] = [await world.aClientsJob(), await world.aPerson('candidate')];
    await introduced(rosa, ben, moved);
    const other = await world.aClient({ companyName: 'Somewhere Else' });
    const { title, description, points } = (await world.jobsStore.job(moved.id))!;
    const body = jobForm.parse({ title, description, points, clientId: other.id });
    await handled(changeJobHandler, { params: { id: moved.id }, body, actor: world.manager }, world);
    await close(moved, { candidateId: ben.id, recruiterId: null });
    expect(await balanceOf(rosa)).toBe(1000);
  });

  it.each([
    ['site', { domain: 'https://www.harbour-clinic.example/jobs' }],
    ['mail domain', { email: 'b@harbour-clinic.example' }],
  ])('by another row under another name with the same %s (PLUS-41)', async (_of, sameness) => {
    const [rosa, ada] = await people();
    const rival = await world.aPerson('recruiter');
    const first = await world.aClientsJob({}, { domain: 'harbour-clinic.example' });
    await introduced(rosa, ada, first);
    const { id: clientId } = await world.aClient({ companyName: 'Bay Health', email: 'a@b.example', ...sameness });
    const second = await world.aPostedJob({ clientId });
    expect(await refusalOf(world.propose(rival, ada, second.id))).toMatchObject({ kind: 'conflict' });
    const params = { id: await world.applied(second.id, ada) };
    await handled(takeApplicantForwardHandler, { params, actor: world.manager }, world);
    await close(second, { candidateId: ada.id, recruiterId: null });
    expect(await balanceOf(rosa)).toBe(500);
    // A new row of the new name alone is the same company too, since the hire introduced her under it.
    const third = await world.aClient({ companyName: 'The Bay Health Inc.', email: 'a@c.example' });
    const last = await world.aPostedJob({ clientId: third.id });
    expect(await refusalOf(world.propose(rival, ada, last.id))).toMatchObject({ kind: 'conflict' });
  });

  it('nor owed by another client whose contact has an address of the manager’s own company', async () => {
    const [rosa, ada] = await people();
    const rival = await world.aPerson('recruiter');
    const manager = { ...world.manager, email: 'maria@agency.example' };
    const jobOf = async (companyName: string) =>
      world.aPostedJob({ clientId: (await world.aClient({ companyName, email: 'jobs@agency.example' })).id }, manager);
    await introduced(rosa, ada, await jobOf('Bay Health'));
    expect(await world.propose(rival, ada, (await jobOf('Hill Clinic')).id)).toBeTruthy();
  });

  it('by giving the client another name, for no job that is posted or changed later (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const rival = await world.aPerson('recruiter');
    const first = await world.aClientsJob();
    await introduced(rosa, ada, first);
    const contact = { cityId: 4_930_956, contactPerson: 'Ann', contactPersonsPosition: 'Head', email: 'a@b.example' };
    const rename = async (companyName: string) =>
      handled(
        changeClientHandler,
        { params: { id: first.clientId! }, body: { ...contact, companyName }, actor: world.manager },
        world,
      );
    for (const name of ['Harbour Clinic', 'The Harbour Clinic', 'Bay Clinic']) await rename(name);
    const [later, changed] = [await world.anotherJobOf(first.clientId), await world.aPostedJob()];
    expect(later.client).toEqual({ companyName: 'Bay Clinic' });
    const { title, description, points } = changed;
    const body = jobForm.parse({ title, description, points, clientId: first.clientId });
    await handled(changeJobHandler, { params: { id: changed.id }, body, actor: world.manager }, world);
    for (const [paid, job] of [later, changed].entries()) {
      expect(await refusalOf(world.propose(rival, ada, job.id))).toMatchObject({ kind: 'conflict' });
      const params = { id: await world.applied(job.id, ada) };
      await handled(takeApplicantForwardHandler, { params, actor: world.manager }, world);
      await close(job, { candidateId: ada.id, recruiterId: null });
      expect(await balanceOf(rosa)).toBe(500 * (paid + 1));
    }
  });

  it('by taking the client off a job, or never asking whose an applicant is, before they are hired (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const first = await world.aClientsJob();
    await introduced(rosa, ada, first);
    const another = await world.anotherJobOf(first.clientId);
    const id = await world.applied(another.id, ada);
    const change = async (clientId: number | null) => {
      const { title, description, points } = (await world.jobsStore.job(another.id))!;
      const body = jobForm.parse({ title, description, points, clientId });
      await handled(changeJobHandler, { params: { id: another.id }, body, actor: world.manager }, world);
    };
    await change(null);
    await change(first.clientId);
    await change(null);
    await handled(takeApplicantForwardHandler, { params: { id }, actor: world.manager }, world);
    await close(another, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(500);
  });

  it('by an applicant whom the manager took forward before they were introduced to the company (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const [first, other] = [await world.aClientsJob(), await world.aClientsJob()];
    const places = await Promise.all([
      world.anotherJobOf(first.clientId).then((job) => ({ job, owed: 500 })),
      world.anotherJobOf(other.clientId).then((job) => ({ job, owed: 0 })),
    ]);
    for (const { job } of places) {
      const params = { id: await world.applied(job.id, ada) };
      await handled(takeApplicantForwardHandler, { params, actor: world.manager }, world);
    }
    await introduced(rosa, ada, first);
    for (const { job, owed } of places) {
      const before = await balanceOf(rosa);
      await close(job, { candidateId: ada.id });
      expect((await balanceOf(rosa)) - before).toBe(owed);
    }
  });

  it('by a contest before it is decided, which the operator does where no super manager works with the manager (PLUS-41)', async () => {
    const store = operatorStore(world.table);
    const needs = { operatorStore: store, clock: world.clock };
    const decided = async (outcome: 'upheld' | 'restored') => {
      const [rosa, ada] = await people();
      const job = await world.aClientsJob();
      await introduced(rosa, ada, job);
      await close(job, { candidateId: ada.id, contest: 'She applied herself.' });
      expect(await availableOf(rosa)).toBe(0);
      const contest = (await store.contests()).find(({ recruiterId }) => recruiterId === rosa.id)!;
      expect(shownContest(contest)).toMatchObject({ points: 500, manager: 'She applied herself.', recruiter: null });
      const decision = { action: 'decide-contest', id: contest.id, outcome, reason: 'It is proved' } as const;
      expect((await refusalOf(decideContest(decision, needs))).message).toMatch(/^The recruiter is heard first/);
      const reply = { params: { id: contest.id }, body: { words: 'I called her' }, actor: rosa };
      await handled(contestReturnHandler, reply, { bountiesStore: bountiesStore(world.table), clock: world.clock });
      await decideContest(decision, needs);
      const again = { action: 'decide-contest', id: contest.id, outcome, reason: 'Again' } as const;
      expect(await refusalOf(decideContest(again, needs))).toMatchObject({ kind: 'notFound' });
      return [await balanceOf(rosa), await availableOf(rosa)];
    };
    expect([await decided('restored'), await decided('upheld')]).toEqual([
      [500, 500],
      [0, 0],
    ]);
  });

  it('by rejecting the candidate and taking them back (PLUS-41)', async () => {
    const [rosa, ada] = await people();
    const job = await world.aClientsJob();
    await introduced(rosa, ada, job);
    const needs = { pipelineStore: pipelineStore(world.table), clock: world.clock };
    const move = (status: 'rejected' | 'submitted') => {
      const params = { jobId: job.id, candidateId: ada.id };
      const body = { status, reason: 'The client thought again.' };
      return handled(changeCandidateStatusHandler, { params, body, actor: world.manager }, needs);
    };
    await move('rejected');
    expect((await refusalOf(close(job, { candidateId: ada.id }))).message).toMatch(/rejected/i);
    await move('submitted');
    await close(job, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(500);
  });

  it('but for a recruiter who gives the candidate up', async () => {
    const [rosa, ada] = await people();
    const job = await world.aClientsJob();
    const id = await introduced(rosa, ada, job);
    await world.table.writeOne({ update: keys.candidateOnJob(job.id, ada.id), set: { status: 'submitted' } });
    await handled(endRecruiterClaimHandler, { params: { id }, body: {}, actor: rosa }, world);
    await close(job, { candidateId: ada.id });
    expect(await balanceOf(rosa)).toBe(0);
  });
});
