import { describe, expect, it } from 'vitest';
import { takeApplicantForwardHandler } from '../../../../functions/features/applications/waiting-applicant.handlers.ts';
import {
  endCandidateClaimHandler,
  listCandidateClaimsHandler,
} from '../../../../functions/features/claims/claim.handlers.ts';
import type { AnyEvent } from '../../../../events/catalogue.ts';
import { passOverRivals } from '../../../../functions/features/claims/pass-over-rivals.steps.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { checkAudit } from '../../../../functions/features/operator/check-audit.steps.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
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
  /** As if the candidate had applied through this recruiter’s mail about the job. */
  const broughtBy = (recruiter: Actor, jobId: number) =>
    world.table.writeOne({
      update: keys.application(ada.id, jobId),
      set: { broughtBy: { recruiterId: recruiter.id, firstUntil: '2999-01-01T00:00:00.000Z' } },
    });
  async function passOver(claimId: number) {
    const { events } = await world.claimsStore.storyOf(claimId);
    for (const event of events as AnyEvent[]) if (event.type === 'claim-confirmed') await passOverRivals(event, world);
  }
  async function anApplicant(over: object = {}) {
    ada = await world.aPerson('candidate');
    const job = await world.aClientsJob(over);
    return { job, id: await world.applied(job.id, ada) };
  }

  it('makes no claim by itself: the recruiter works on the job, and the candidate is asked (PLUS-02)', async () => {
    const { job, id } = await anApplicant({ points: 800, guaranteeDays: 60 });
    await world.accepted(id, rosa);
    const [asked] = await claimsOf(ada);
    const terms = { points: 800, guaranteeDays: 60, share: 100 };
    expect(asked).toMatchObject({ state: 'proposed', isForApplication: true, recruiter: { id: rosa.id }, terms });
    expect(await world.eventsOf(keys.claimSubject(asked!.id))).toEqual(['claim-proposed']);
    const waits = await place(job.id);
    expect([waits?.recruiterId, waits?.awaitsCandidate, waits?.claim]).toEqual([rosa.id, true, undefined]);
    // The client is free for others until the candidate has chosen.
    expect((await world.propose(carl, ada, (await world.anotherJobOf(job.clientId)).id)).state).toBe('proposed');
    await world.confirm(ada, asked!.id);
    const represented = await place(job.id);
    expect([represented?.awaitsCandidate, represented?.claim]).toEqual([undefined, { id: asked!.id, ...terms }]);
  });

  it('says to the candidate for how many days the recruiter would represent them, until they have chosen (PLUS-02)', async () => {
    const { id } = await anApplicant();
    await world.accepted(id, rosa);
    const list = async () =>
      (await resultOf(listCandidateClaimsHandler, { query: { page: 1, perPage: 25 }, actor: ada }, world)).data[0];
    const asked = await list();
    expect([asked?.state, asked?.standsDays]).toEqual(['proposed', 180]);
    await world.confirm(ada, asked!.id);
    expect((await list())?.standsDays).toBeUndefined();
  });

  it('is the candidate’s consent where the application names the recruiter, for 180 days on the terms of now (PLUS-01, PLUS-03)', async () => {
    const { job, id } = await anApplicant({ points: 800, guaranteeDays: 60 });
    await broughtBy(rosa, job.id);
    expect(await refusalOf(world.accepted(id, carl))).toMatchObject({
      kind: 'conflict',
      message: 'This applicant is offered first to the recruiter who brought them to the job, for a day',
    });
    await world.accepted(id, rosa);
    const [claim] = await claimsOf(ada);
    const terms = { points: 800, guaranteeDays: 60, share: 100 };
    expect(claim).toMatchObject({ state: 'standing', confirmedBy: 'application', recruiter: { id: rosa.id }, terms });
    expect(Date.parse(claim!.expiresAt!) - Date.parse(world.clock.now())).toBe(180 * 86_400_000);
    expect(await place(job.id)).toMatchObject({ recruiterId: rosa.id, claim: { id: claim!.id, ...terms } });
    const another = await world.anotherJobOf(job.clientId);
    expect(await refusalOf(world.propose(carl, ada, another.id))).toMatchObject({ kind: 'conflict' });
  });

  it('is asked of a candidate who came by a recruiter’s public link, which says no yes (PLUS-02)', async () => {
    const { job, id } = await anApplicant();
    const firstUntil = '2999-01-01T00:00:00.000Z';
    await world.table.writeOne({
      update: keys.application(ada.id, job.id),
      set: { broughtBy: { recruiterId: rosa.id, firstUntil, byLink: true } },
    });
    expect(await refusalOf(world.accepted(id, carl))).toMatchObject({ kind: 'conflict' });
    await world.accepted(id, rosa);
    expect(await claimsOf(ada)).toMatchObject([{ state: 'proposed', recruiter: { id: rosa.id } }]);
  });

  it('is open to every recruiter once the day of who brought the candidate is over', async () => {
    const { job, id } = await anApplicant();
    await broughtBy(rosa, job.id);
    await world.table.writeOne({
      update: keys.application(ada.id, job.id),
      set: { broughtBy: { recruiterId: rosa.id, firstUntil: world.clock.now() } },
    });
    await world.accepted(id, carl);
    expect(await claimsOf(ada)).toMatchObject([{ state: 'proposed', recruiter: { id: carl.id } }]);
  });

  it('is refused to a recruiter while another represents the candidate with the client, with since and until when (PLUS-01)', async () => {
    const { job, id } = await anApplicant();
    const { expiresAt } = await world.represented(id, rosa, ada);
    const second = await world.applied((await world.anotherJobOf(job.clientId)).id, ada);
    expect(await refusalOf(world.accepted(second, carl))).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^Another recruiter has represented this candidate with .* since .*, until /),
    });
    const stranger = { ...carl, id: 9999 };
    expect(await refusalOf(world.accepted(second, stranger))).toMatchObject({ kind: 'forbidden' });
    expect(await claimsOf(ada)).toHaveLength(1);
    // Whom the candidate chose for the company needs no second word.
    await world.accepted(second, rosa);
    const [later] = await claimsOf(ada);
    expect(later).toMatchObject({ state: 'standing', expiresAt });
  });

  it('lets two recruiters of one client wait for the candidate, who chooses one: the other is passed over (PLUS-01)', async () => {
    const { job, id } = await anApplicant();
    const other = await world.anotherJobOf(job.clientId);
    const second = await world.applied(other.id, ada);
    await Promise.all([world.accepted(id, rosa), world.accepted(second, carl)]);
    const [one, two] = await claimsOf(ada);
    const [chosen, passed] = one!.recruiter.id === rosa.id ? [one!, two!] : [two!, one!];
    await world.confirm(ada, chosen.id);
    await passOver(chosen.id);
    expect((await world.claimsStore.claim(passed.id))?.state).toBe('passed_over');
    expect([(await place(job.id))?.recruiterId, (await place(other.id))?.recruiterId]).toEqual([rosa.id, null]);
  });

  it('leaves the recruiter’s own proposal that waits for the candidate as it is (PLUS-02, PLUS-03)', async () => {
    ada = await world.aPerson('candidate');
    const job = await world.aClientsJob({ points: 800 });
    const proposal = await world.propose(rosa, ada, job.id);
    const application = await world.applied(job.id, ada);
    await world.table.writeOne({ update: keys.job(job.id), set: { points: 100 } });
    await world.accepted(application, rosa);
    expect(await claimsOf(ada)).toMatchObject([{ id: proposal.id, state: 'proposed', terms: { points: 800 } }]);
    await world.confirm(ada, proposal.id);
    expect(await place(job.id)).toMatchObject({ claim: { id: proposal.id, points: 800 }, job: { points: 800 } });
  });

  it('hands the place over where the candidate chooses another recruiter, whom the story is open to from then on', async () => {
    ada = await world.aPerson('candidate');
    const job = await world.aClientsJob();
    const proposal = await world.propose(carl, ada, job.id);
    await world.accepted(await world.applied(job.id, ada), rosa);
    await world.confirm(ada, proposal.id);
    await passOver(proposal.id);
    const taken = await place(job.id);
    expect([taken?.recruiterId, taken?.version, taken?.awaitsCandidate]).toEqual([carl.id, 2, undefined]);
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
    const pipeline = pipelineStore(world.table);
    const pair = { jobId: job.id, candidateId: ada.id };
    expect((await pipeline.position(pair, carl)).onJob.claim?.id).toBe(proposal.id);
    expect(await refusalOf(pipeline.position(pair, rosa))).toMatchObject({ kind: 'forbidden' });
  });

  it('is possible for so many applicants of a job who have not answered, however fast they are taken (PLUS-02)', async () => {
    const job = await world.aClientsJob();
    const people: Actor[] = [];
    for (let one = 0; one < 8; one += 1) people.push(await world.aPerson('candidate'));
    const ids = [];
    for (const person of people) ids.push(await world.applied(job.id, person));
    for (const id of ids.slice(0, 4)) await world.accepted(id, rosa);
    const outcomes = await Promise.allSettled(ids.slice(4).map((id) => world.accepted(id, rosa)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const waiting = (await Promise.all(people.map(claimsOf))).flat();
    expect(waiting).toHaveLength(5);
    const refused = ids[4 + outcomes.findIndex(({ status }) => status === 'rejected')]!;
    expect(await refusalOf(world.accepted(refused, rosa))).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/^5 of this job’s applicants have not answered you yet/),
    });
    const answered = people.find(({ id }) => id === waiting[0]!.candidate.id)!;
    await world.confirm(answered, waiting[0]!.id);
    await world.accepted(refused, rosa);
  });

  it('by the manager owes nobody anything, unless a recruiter introduced the candidate to the client before (PLUS-01)', async () => {
    const { job, id } = await anApplicant();
    await forward(id);
    expect([await claimsOf(ada), (await place(job.id))?.recruiterId]).toEqual([[], null]);
    const elsewhere = await anApplicant();
    await world.represented(elsewhere.id, rosa, ada);
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
