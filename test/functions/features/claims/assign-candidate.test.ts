import { describe, expect, it } from 'vitest';
import {
  assignCandidateHandler,
  listAssignableJobsHandler,
  unassignCandidateHandler,
} from '../../../../functions/features/claims/assignment.handlers.ts';
import { assignableJobsStore } from '../../../../functions/features/claims/assignable-jobs.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import type { StoredJob } from '../../../../functions/records/job.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { SingleWrite } from '../../../../functions/platform/table/write.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims, type ClaimsWorld } from './claims-world.ts';

describe('Assigning a candidate to jobs', () => {
  const world = withLocalTable(openClaims);

  const assign = async (actor: Actor, candidate: Actor, jobIds: number[], message?: string) =>
    resultOf(assignCandidateHandler, { params: { id: candidate.id }, body: { jobIds, message }, actor }, world);
  const unassign = async (actor: Actor, candidate: Actor, body?: object) =>
    resultOf(unassignCandidateHandler, { params: { id: candidate.id }, body, actor }, world);
  const needs = () => ({ ...world, assignableJobsStore: assignableJobsStore(world.table) });
  const offered = async (actor: Actor, candidate: Actor) =>
    resultOf(listAssignableJobsHandler, { params: { id: candidate.id }, actor }, needs());
  const hides = (candidate: Actor, over: object = { companies: ['Harbour Line'] }) =>
    world.table.writeOne(
      hidingWrite(candidate.id, { companies: [], findableBy: 'recruiters', confirmed: [], version: 2, ...over }),
    );
  const rosaAndAda = async () => [await world.aPerson('recruiter'), await world.aPerson('candidate')] as const;

  it('offers the open jobs of the recruiter’s managers, each with its terms and why not this candidate (CAND-44)', async () => {
    const [rosa, ada] = await rosaAndAda();
    const [free, proposed, others, closed] = [
      await world.aClientsJob({ title: 'A free job' }),
      await world.aClientsJob({ title: 'B proposed job' }),
      await world.aClientsJob({ title: 'C job of others', recruiters: [(await world.aPerson('recruiter')).id] }),
      await world.aClientsJob({ title: 'D closed job' }),
    ];
    await handled(closeJobHandler, { params: { id: closed.id }, body: {}, actor: world.manager }, world);
    await world.propose(rosa, ada, proposed.id);
    const jobs = await offered(rosa, ada);
    const mine = jobs.filter(({ job }) => [free, proposed, others, closed].some(({ id }) => id === job.id));
    expect(mine.map(({ job, terms, refusal }) => [job.title, terms.points, refusal])).toEqual([
      ['A free job', 500, null],
      ['B proposed job', 500, expect.stringMatching(/^You have proposed this candidate already/)],
    ]);
    const stranger = { ...(await world.aPerson('recruiter')), id: 999_001 };
    expect(await offered(stranger, ada)).toEqual([]);
  });

  it('proposes the candidate for each of them, and names those that cannot be (CAND-46)', async () => {
    const [rosa, ada] = await rosaAndAda();
    const [one, two, three] = [await world.aClientsJob(), await world.aClientsJob(), await world.aClientsJob()];
    await world.propose(rosa, ada, two.id);
    const { claims, refused } = await assign(rosa, ada, [one.id, two.id, three.id, one.id], 'Both are near you.');
    expect(claims.map(({ job, state, message }) => [job.id, state, message])).toEqual([
      [one.id, 'proposed', 'Both are near you.'],
      [three.id, 'proposed', 'Both are near you.'],
    ]);
    expect(refused).toEqual([{ jobId: two.id, message: expect.stringMatching(/already/) }]);
    expect((await world.claimsStore.claimsOfRecruiter(rosa.id)).length).toBe(3);
  });

  it('is refused with the reason where no job can be', async () => {
    const [rosa, ada] = await rosaAndAda();
    const job = await world.aClientsJob();
    const otto = { ...rosa, id: 999_002 };
    expect((await refusalOf(assign(otto, ada, [job.id]))).kind).toBe('forbidden');
    expect((await refusalOf(assign(rosa, { ...ada, id: 999_003 }, [job.id]))).kind).toBe('notFound');
    expect(await refusalOf(assign(rosa, ada, [999_004]))).toMatchObject({ message: 'There is no such job' });
  });

  it('has nobody to offer or propose who hides from the people who hire (PLUS-21)', async () => {
    const [rosa, ada] = await rosaAndAda();
    const client = await world.aClient({ companyName: 'Harbour Line', email: `ann@harbour-${ada.id}.example` });
    const job = await world.aPostedJob({ clientId: client.id });
    expect((await offered(rosa, ada)).some((one) => one.job.id === job.id)).toBe(true);
    await hides(ada);
    const away = { kind: 'notFound', message: 'There is no such candidate' };
    expect(await refusalOf(offered(rosa, ada))).toMatchObject(away);
    expect(await refusalOf(assign(rosa, ada, [job.id]))).toMatchObject(away);
    expect(await refusalOf(world.propose(rosa, ada, job.id))).toMatchObject(away);
  });

  it('offers jobs for a candidate who hides from strangers only to a recruiter whom they have met (PLUS-21)', async () => {
    const [rosa, ada] = await rosaAndAda();
    const carl = await world.aPerson('recruiter');
    const [job, next] = [await world.aClientsJob(), await world.aClientsJob()];
    await world.confirm(ada, (await world.propose(rosa, ada, job.id)).id);
    await hides(ada, { findableBy: 'confirmed' });
    expect((await offered(rosa, ada)).some((one) => one.job.id === next.id)).toBe(true);
    const away = { kind: 'notFound', message: 'There is no such candidate' };
    expect(await refusalOf(offered(carl, ada))).toMatchObject(away);
    expect(await refusalOf(world.propose(carl, ada, next.id))).toMatchObject(away);
    expect((await world.propose(rosa, ada, next.id)).state).toBe('proposed');
  });

  it.each<[string, object, (job: StoredJob, rosa: Actor, ada: Actor) => SingleWrite]>([
    [
      'the candidate closes their account',
      { kind: 'notFound', errors: [{ key: 'candidateId', message: 'There is no such candidate' }] },
      (_job, _rosa, ada) => ({ update: keys.account(ada.id), set: { status: 'disabled' } }),
    ],
    [
      'the job is closed',
      { kind: 'conflict', errors: [{ key: 'jobId', message: 'Candidates can only be put forward for an open job' }] },
      (job) => ({ update: keys.jobGate(job.id), set: { status: 'closed' } }),
    ],
    [
      'the manager lets the recruiter go',
      { kind: 'forbidden', message: 'You do not work for this job’s manager' },
      (job, rosa) => ({ remove: keys.managerOfRecruiter(rosa.id, job.managerId) }),
    ],
  ])('is refused where %s in the same moment, and leaves nothing', async (_what, refusal, write) => {
    const [rosa, ada] = await rosaAndAda();
    const job = await world.aClientsJob();
    const rival = {
      ...world.claimsStore,
      saveProposed: async (...proposed: Parameters<ClaimsWorld['claimsStore']['saveProposed']>) => {
        await world.table.writeOne(write(job as never, rosa, ada));
        await world.claimsStore.saveProposed(...proposed);
      },
    };
    const call = { params: { id: ada.id }, body: { jobIds: [job.id] }, actor: rosa };
    const assigned = handled(assignCandidateHandler, call, { ...world, claimsStore: rival });
    expect(await refusalOf(assigned)).toMatchObject(refusal);
    expect(await world.claimsStore.claimsOfRecruiter(rosa.id)).toEqual([]);
  });

  it('that fails for no reason of its own fails, instead of being named as refused', async () => {
    const [rosa, ada] = await rosaAndAda();
    const down = new Error('the table is down');
    const claimsStore = { ...world.claimsStore, saveProposed: () => Promise.reject(down) };
    const call = { params: { id: ada.id }, body: { jobIds: [(await world.aClientsJob()).id] }, actor: rosa };
    await expect(handled(assignCandidateHandler, call, { ...world, claimsStore })).rejects.toBe(down);
  });

  it('is taken back for one job or for all, with the claims that the candidate confirmed (CAND-49)', async () => {
    const [rosa, ada] = await rosaAndAda();
    const [one, two, three] = [await world.aClientsJob(), await world.aClientsJob(), await world.aClientsJob()];
    const { claims } = await assign(rosa, ada, [one.id, two.id, three.id]);
    await world.confirm(ada, claims[1]!.id);
    const first = await unassign(rosa, ada, { jobIds: [one.id], reason: 'Too far' });
    expect(first.ended.map(({ job, state, ending }) => [job.id, state, ending?.reason])).toEqual([
      [one.id, 'withdrawn', 'Too far'],
    ]);
    const rest = await unassign(rosa, ada);
    expect(rest.ended.map(({ job, state }) => [job.id, state]).toSorted()).toEqual(
      [
        [two.id, 'ended'],
        [three.id, 'withdrawn'],
      ].toSorted(),
    );
    expect(await world.table.get(keys.candidateOnJob(two.id, ada.id))).toMatchObject({ recruiterId: null });
    expect((await refusalOf(unassign(rosa, ada))).kind).toBe('notFound');
  });

  it('is not taken back by another recruiter', async () => {
    const [rosa, ada] = await rosaAndAda();
    const job = await world.aClientsJob();
    await assign(rosa, ada, [job.id]);
    const carl = await world.aPerson('recruiter');
    expect((await refusalOf(unassign(carl, ada, { jobIds: [job.id] }))).kind).toBe('notFound');
    expect((await world.claimsStore.claimsOfRecruiter(rosa.id))[0]).toMatchObject({ state: 'proposed' });
  });
});
