import { describe, expect, it } from 'vitest';
import { takeApplicantForwardHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import { endCandidateClaimHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import type { ClaimsWorld } from './claims-world.ts';
import { openClaims } from './claims-world.ts';

describe('Accepting an application', () => {
  let world: ClaimsWorld;
  let rosa: Actor;
  let carl: Actor;
  let ada: Actor;
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
    [rosa, carl] = [await world.aPerson('recruiter'), await world.aPerson('recruiter')];
  });

  const place = (jobId: number) => world.table.get(keys.candidateOnJob(jobId, ada.id));
  const claimsOf = (candidate: Actor) => world.claimsStore.claimsOfCandidate(candidate.id);
  const forward = async (id: number) =>
    resultOf(takeApplicantForwardHandler, { params: { id }, actor: world.manager }, world);
  async function anApplicant(over: object = {}) {
    ada = await world.aPerson('candidate');
    const job = await world.aClientsJob(over);
    return { job, id: await world.applied(job.id, ada) };
  }

  it('makes a claim of the recruiter for 180 days on the terms of now: applying was the consent (PLUS-01, PLUS-03)', async () => {
    const { job, id } = await anApplicant({ points: 800, guaranteeDays: 60 });
    await world.accepted(id, rosa);
    const [claim] = await claimsOf(ada);
    const terms = { points: 800, guaranteeDays: 60, share: 100 };
    expect(claim).toMatchObject({ state: 'standing', confirmedBy: 'application', recruiter: { id: rosa.id }, terms });
    expect(Date.parse(claim!.expiresAt!) - Date.parse(world.clock.now())).toBe(180 * 86_400_000);
    expect(await place(job.id)).toMatchObject({ recruiterId: rosa.id, claim: { id: claim!.id, ...terms } });
    const another = await world.anotherJobOf(job.clientId);
    expect(await refusalOf(world.propose(carl, ada, another.id))).toMatchObject({ kind: 'conflict' });
  });

  it('is refused to a recruiter while another represents the candidate with the client, with since and until when (PLUS-01)', async () => {
    const { job, id } = await anApplicant();
    await world.accepted(id, rosa);
    const second = await world.applied((await world.anotherJobOf(job.clientId)).id, ada);
    expect(await refusalOf(world.accepted(second, carl))).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^Another recruiter has represented this candidate with .* since .*, until /),
    });
    const stranger = { ...carl, id: 9999 };
    expect(await refusalOf(world.accepted(second, stranger))).toMatchObject({ kind: 'forbidden' });
    expect(await claimsOf(ada)).toHaveLength(1);
    await world.accepted(second, rosa);
    const [later, first] = await claimsOf(ada);
    expect(later).toMatchObject({ state: 'standing', expiresAt: first!.expiresAt });
  });

  it('goes to one of two recruiters who accept two applications to one client at once (PLUS-01)', async () => {
    const { job, id } = await anApplicant();
    const second = await world.applied((await world.anotherJobOf(job.clientId)).id, ada);
    const outcomes = await Promise.allSettled([world.accepted(id, rosa), world.accepted(second, carl)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await claimsOf(ada)).map(({ state }) => state)).toEqual(['standing']);
  });

  it('confirms the recruiter’s own proposal that waits, on the terms it was made with (PLUS-03)', async () => {
    ada = await world.aPerson('candidate');
    const job = await world.aClientsJob({ points: 800 });
    const proposal = await world.propose(rosa, ada, job.id);
    const application = await world.applied(job.id, ada);
    await world.table.writeOne({ update: keys.job(job.id), set: { points: 100 } });
    await world.accepted(application, rosa);
    expect(await claimsOf(ada)).toMatchObject([
      { id: proposal.id, state: 'standing', confirmedBy: 'application', terms: { points: 800 } },
    ]);
  });

  it('by the manager owes nobody anything, unless a recruiter introduced the candidate to the client before (PLUS-01)', async () => {
    const { job, id } = await anApplicant();
    await forward(id);
    expect([await claimsOf(ada), (await place(job.id))?.recruiterId]).toEqual([[], null]);
    const elsewhere = await anApplicant();
    await world.accepted(elsewhere.id, rosa);
    const other = await world.anotherJobOf(elsewhere.job.clientId);
    await forward(await world.applied(other.id, ada));
    const [claim] = await claimsOf(ada);
    expect(claim).toMatchObject({ job: { id: other.id }, recruiter: { id: rosa.id }, confirmedBy: 'application' });
    expect(await place(other.id)).toMatchObject({ recruiterId: rosa.id, claim: { id: claim!.id } });
  });
});

describe('Claims of one recruiter with one client', () => {
  let world: ClaimsWorld;
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
  });

  it('end together, however many they are', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, id);
    for (let one = 0; one < 40; one += 1)
      await world.accepted(await world.applied((await world.anotherJobOf(job.clientId)).id, ada), rosa);
    await handled(endCandidateClaimHandler, { params: { id }, body: {}, actor: ada }, world);
    const after = await world.claimsStore.claimsOfCandidate(ada.id);
    expect(after.map(({ state }) => state)).toEqual(Array<string>(41).fill('ended'));
  });
});

describe('A candidate who hides', () => {
  let world: ClaimsWorld;
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
  });
  const hide = (candidate: Actor, companies: string[], over: object = {}) =>
    world.table.writeOne({
      put: {
        ...keys.hiddenFrom(candidate.id),
        companies,
        findableBy: 'recruiters',
        confirmed: [],
        version: 1,
        ...over,
      },
    });

  it('is not there for recruiters of the company, who cannot propose them; nor for strangers, if closed to them (PLUS-21)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const companyName = job.client!.companyName;
    await hide(ada, [companyName]);
    expect(await refusalOf(world.propose(rosa, ada, job.id))).toMatchObject({ kind: 'notFound' });
    await hide(ada, [], { findableBy: 'confirmed' });
    expect(await refusalOf(world.propose(rosa, ada, job.id))).toMatchObject({ kind: 'notFound' });
    await hide(ada, [], { findableBy: 'confirmed', confirmed: [rosa.id] });
    expect((await world.propose(rosa, ada, job.id)).state).toBe('proposed');
  });

  it('cannot confirm a proposal to a company they hide from meanwhile, where nobody would see them (PLUS-21)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await hide(ada, [job.client!.companyName]);
    expect(await refusalOf(world.confirm(ada, id))).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^You hide from the people who hire for this job/),
    });
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'proposed' });
  });
});
