import { describe, expect, it } from 'vitest';
import {
  declineClaimHandler,
  endCandidateClaimHandler,
  endRecruiterClaimHandler,
  listCandidateClaimsHandler,
  listManagerClaimsHandler,
  previewClaimHandler,
  readClaimHandler,
} from '../../../../functions/features/claims/claim.handlers.ts';
import { proposeCandidateHandler } from '../../../../functions/features/claims/propose-candidate.handler.ts';
import { endDueClaims } from '../../../../functions/features/claims/end-due-claims.steps.ts';
import { endHiredClaim, passOverRivals } from '../../../../functions/features/claims/pass-over-rivals.steps.ts';
import {
  listRecruiterJobsHandler,
  readRecruiterJobHandler,
} from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { awardPoints } from '../../../../functions/features/points/award-points.ts';
import { closeJobHandler, fillOpeningHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import type { ClaimsWorld } from './claims-world.ts';
import { openClaims } from './claims-world.ts';
import { storedEvents } from '../../../support/stored-events.ts';

const page = { page: 1, perPage: 100 };

describe('The introduction of a candidate to a client', () => {
  const world = withLocalTable(openClaims);

  const days = (count: number, from = world.clock.now()) =>
    new Date(Date.parse(from) + count * 86_400_000).toISOString();
  const onJob = (jobId: number, candidate: Actor) => world.table.get(keys.candidateOnJob(jobId, candidate.id));
  const confirmedEvent = async (claimId: number) => {
    const { events } = await world.claimsStore.storyOf(claimId);
    return events.find(({ type }) => (type as string) === 'claim-confirmed') as unknown as EventOf<'claim-confirmed'>;
  };

  it('belongs for 180 days to the first recruiter whom the candidate confirms, who is refused to others with since and until when (PLUS-01)', async () => {
    const [rosa, carl, ada] = [
      await world.aPerson('recruiter'),
      await world.aPerson('recruiter'),
      await world.aPerson('candidate'),
    ];
    const job = await world.aClientsJob();
    const proposal = await world.propose(rosa, ada, job.id);
    expect([proposal.state, await onJob(job.id, ada)]).toEqual(['proposed', undefined]);
    const claim = await world.confirm(ada, proposal.id);
    expect(claim).toMatchObject({ state: 'standing', confirmedBy: 'app', expiresAt: days(180) });
    expect(await onJob(job.id, ada)).toMatchObject({ status: 'contacted', recruiterId: rosa.id });
    const another = await world.anotherJobOf(job.clientId);
    expect(await refusalOf(world.propose(carl, ada, another.id))).toMatchObject({
      kind: 'conflict',
      message: expect.stringMatching(/since 1 Sep(t)? 2026, until 28 Feb 2027/),
    });
    const elsewhere = await world.aClientsJob();
    expect((await world.propose(carl, ada, elsewhere.id)).state).toBe('proposed');
  });

  it('refuses a proposal that another recruiter’s confirmation overtook while it was decided (PLUS-01)', async () => {
    const [rosa, carl, ada] = [
      await world.aPerson('recruiter'),
      await world.aPerson('recruiter'),
      await world.aPerson('candidate'),
    ];
    const job = await world.aClientsJob();
    const another = await world.anotherJobOf(job.clientId);
    const rival = await world.propose(carl, ada, another.id);
    const overtaken: ClaimsWorld['claimsStore'] = {
      ...world.claimsStore,
      factsFor: async (...asked) => {
        const facts = await world.claimsStore.factsFor(...asked);
        await world.confirm(ada, rival.id);
        return facts;
      },
    };
    const call = { body: { candidateId: ada.id, jobId: job.id }, actor: rosa };
    const needs = { ...world, claimsStore: overtaken, proposalDays: () => 7 };
    expect(await refusalOf(handled(proposeCandidateHandler, call, needs as never))).toMatchObject({ kind: 'conflict' });
    expect((await world.claimsStore.claimsOfCandidate(ada.id)).map(({ recruiter }) => recruiter.id)).toEqual([carl.id]);
  });

  it('goes to one of fifty rivals who are confirmed at once; the others are told at once why (PLUS-01)', async () => {
    const ada = await world.aPerson('candidate');
    const job = await world.aClientsJob();
    const rivals = [];
    for (let one = 0; one < 50; one += 1) rivals.push(await world.aPerson('recruiter'));
    const jobs = [];
    for (let one = 0; one < 50; one += 1) jobs.push(await world.anotherJobOf(job.clientId));
    const proposals = [];
    for (const [at, rival] of rivals.entries()) proposals.push(await world.propose(rival, ada, jobs[at]!.id));
    const outcomes = await Promise.allSettled(proposals.map(({ id }) => world.confirm(ada, id)));
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [(one.reason as Error).message] : []));
    expect(lost).toHaveLength(49);
    for (const message of lost) expect(message).toMatch(/^Another recruiter has represented this candidate/);
    const winner = proposals[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    const event = await confirmedEvent(winner.id);
    await passOverRivals(event, world);
    await passOverRivals(event, world);
    const after = await world.claimsStore.claimsOfCandidate(ada.id);
    expect(after.map(({ state }) => state).sort()).toEqual([...Array<string>(49).fill('passed_over'), 'standing']);
    const [told] = after.filter(({ state }) => state === 'passed_over');
    const { events } = await world.claimsStore.storyOf(told!.id);
    expect(events.map(({ type }) => type as string)).toEqual(['claim-proposed', 'claim-ended']);
  });

  it('is never confirmed by silence: a proposal without an answer lapses after 14 days, and can be made again (PLUS-02)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    const now = world.clock.now();
    const later = { ...world.clock, now: () => days(14, now) };
    expect(await refusalOf(world.propose(rosa, ada, job.id))).toMatchObject({ kind: 'conflict' });
    const late = world.at(later);
    expect((await refusalOf(late.confirm(ada, id))).message).toMatch(/^This proposal ended on/);
    expect(await endDueClaims({ claimsStore: world.claimsStore, clock: later })).toBeGreaterThan(0);
    expect(await endDueClaims({ claimsStore: world.claimsStore, clock: later })).toBe(0);
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'lapsed', ending: { by: 'time' } });
    expect(await onJob(job.id, ada)).toBeUndefined();
    expect((await late.propose(rosa, ada, job.id)).state).toBe('proposed');
  });

  it('waits for the candidate’s own answer: they decline a proposal and cannot end it, and a stranger finds none', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const { id } = await world.propose(rosa, ada, (await world.aClientsJob()).id);
    const end = (actor: Actor) => handled(endCandidateClaimHandler, { params: { id }, body: {}, actor }, world);
    expect(await refusalOf(end(ada))).toMatchObject({
      kind: 'conflict',
      message: 'This proposal waits for your answer; decline it instead',
    });
    expect(await refusalOf(end(await world.aPerson('candidate')))).toMatchObject({
      kind: 'notFound',
      message: 'There is no such claim',
    });
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'proposed' });
  });

  it('makes the candidate an applicant whose source is that they were put forward', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    await world.confirm(ada, (await world.propose(rosa, ada, job.id)).id);
    expect(await world.table.get(keys.application(ada.id, job.id))).toMatchObject({
      state: 'accepted',
      source: 'put_forward',
    });
  });

  it('keeps the terms of its beginning when the job’s points are lowered (PLUS-03)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob({ points: 800 });
    const { id } = await world.propose(rosa, ada, job.id);
    await world.table.writeOne({ update: keys.job(job.id), set: { points: 100 } });
    expect((await world.confirm(ada, id)).terms).toEqual({ points: 800, guaranteeDays: 0, share: 100 });
    expect(await onJob(job.id, ada)).toMatchObject({ claim: { id, points: 800 } });
    const body = { candidateId: ada.id, recruiterId: rosa.id };
    await handled(closeJobHandler, { params: { id: job.id }, body, actor: world.manager }, world);
    const closed = (await storedEvents(world.table, keys.jobSubject(job.id), 'job-closed'))[0]!;
    expect([closed.data.points, awardPoints(closed)?.entry.points]).toEqual([100, 800]);
    await endHiredClaim(closed, world);
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'ended', ending: { by: 'hire' } });
  });

  it('ends with the hire for one of several openings, and who put the hired person forward stays on the open job', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob({ openings: 2 });
    const { id } = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, id);
    const hiring = { params: { id: job.id }, body: { candidateId: ada.id }, actor: world.manager };
    await handled(fillOpeningHandler, hiring, world);
    await endHiredClaim((await storedEvents(world.table, keys.jobSubject(job.id), 'opening-filled'))[0]!, world);
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'ended' });
    expect(await onJob(job.id, ada)).toMatchObject({ recruiterId: rosa.id, hired: {} });
  });

  it('is free again once the candidate or the recruiter ends it, and the recruiter leaves the open job', async () => {
    const [rosa, carl] = [await world.aPerson('recruiter'), await world.aPerson('recruiter')];
    const ada = await world.aPerson('candidate');
    const byCandidate = (id: number, body: object) =>
      handled(endCandidateClaimHandler, { params: { id }, body, actor: ada }, world);
    const byRecruiter = (id: number, body: object) =>
      handled(endRecruiterClaimHandler, { params: { id }, body, actor: rosa }, world);
    for (const end of [byCandidate, byRecruiter]) {
      const job = await world.aClientsJob();
      const { id } = await world.propose(rosa, ada, job.id);
      await world.confirm(ada, id);
      const { result } = await end(id, { reason: 'It did not fit' });
      expect(result).toMatchObject({ state: 'ended', ending: { reason: 'It did not fit' } });
      expect(await onJob(job.id, ada)).toMatchObject({ recruiterId: null, recruiter: null });
      expect((await world.propose(carl, ada, (await world.anotherJobOf(job.clientId)).id)).state).toBe('proposed');
      expect(await refusalOf(end(id, {}))).toMatchObject({
        kind: 'conflict',
      });
    }
  });

  it('ends after its 180 days for everybody, though the recruiter stays on the job', async () => {
    const [rosa, carl, ada] = [
      await world.aPerson('recruiter'),
      await world.aPerson('recruiter'),
      await world.aPerson('candidate'),
    ];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, id);
    const at = days(180);
    const later = world.at({ ...world.clock, now: () => at });
    const other = await world.anotherJobOf(job.clientId);
    expect((await later.propose(carl, ada, other.id)).state).toBe('proposed');
    expect(
      await endDueClaims({ claimsStore: world.claimsStore, clock: { ...world.clock, now: () => at } }),
    ).toBeGreaterThan(0);
    expect(await world.claimsStore.claim(id)).toMatchObject({ state: 'ended', ending: { by: 'time' } });
    expect(await onJob(job.id, ada)).toMatchObject({ recruiterId: rosa.id });
  });

  it.each([
    ['oneself', 'conflict', async (rosa: Actor) => [rosa, (await world.aClientsJob()).id] as const],
    ['nobody', 'notFound', async (rosa: Actor) => [{ ...rosa, id: 1 }, (await world.aClientsJob()).id] as const],
    [
      'an erased person',
      'notFound',
      async () => {
        const ada = await world.aPerson('candidate');
        await world.table.writeOne({ remove: keys.account(ada.id) });
        return [ada, (await world.aClientsJob()).id] as const;
      },
    ],
    [
      'a candidate for a closed job',
      'conflict',
      async () => {
        const job = await world.aClientsJob();
        await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: world.manager }, world);
        return [await world.aPerson('candidate'), job.id] as const;
      },
    ],
  ])('of %s is refused (%s)', async (_, kind, made) => {
    const rosa = await world.aPerson('recruiter');
    const [whom, jobId] = await made(rosa);
    expect((await refusalOf(world.propose(rosa, whom, jobId))).kind).toBe(kind);
    expect(await world.claimsStore.claimsOfRecruiter(rosa.id)).toEqual([]);
  });

  it('is not confirmed on a job that was closed meanwhile, and leaves nothing half done', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: world.manager }, world);
    expect(await refusalOf(world.confirm(ada, id))).toMatchObject({
      kind: 'gone',
      message: 'This job is closed or on hold',
    });
    expect(await onJob(job.id, ada)).toBeUndefined();
    expect(await world.claimsStore.introductionOf(ada.id, job)).toBeUndefined();
  });

  it('that a candidate declined is not proposed again, and cannot be confirmed', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await handled(declineClaimHandler, { params: { id }, body: { reason: 'Too far' }, actor: ada }, world);
    expect((await refusalOf(world.confirm(ada, id))).message).toBe('You have declined this already');
    expect((await refusalOf(world.propose(rosa, ada, job.id))).message).toMatch(/has declined/);
  });

  it('says to the candidate, who decides about it, whether its recruiter is verified (PLUS-38)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    await world.propose(rosa, ada, job.id);
    const { manager, table } = world;
    const isShown = async () =>
      (await resultOf(listCandidateClaimsHandler, { query: page, actor: ada }, world)).data[0]?.isVerified ?? false;
    const whole = await table.get(keys.verification(manager.id), { consistent: true });
    await table.writeOne({ remove: keys.verification(manager.id) });
    expect(await isShown()).toBe(false);
    await table.writeOne({ put: { ...whole, ...keys.verification(manager.id), userId: manager.id } });
    expect(await isShown()).toBe(true);
  });

  it('shows the manager that somebody is proposed, without who, until the candidate confirms', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    const seen = async () =>
      (await resultOf(listManagerClaimsHandler, { query: { ...page, jobId: job.id }, actor: world.manager }, world))
        .data[0];
    expect(await seen()).toMatchObject({ id, candidate: null, recruiter: { id: rosa.id } });
    const read = await handled(readClaimHandler, { params: { id }, actor: world.manager }, world);
    expect(JSON.stringify(read.result)).not.toContain(String(ada.id));
    await world.confirm(ada, id);
    expect(await seen()).toMatchObject({ id, candidate: { id: ada.id } });
  });

  it('that is contested shows both recruiters what happened when, confirmed how, without naming the other (PLUS-04)', async () => {
    const [rosa, carl, ada] = [
      await world.aPerson('recruiter'),
      await world.aPerson('recruiter'),
      await world.aPerson('candidate'),
    ];
    const job = await world.aClientsJob();
    const lost = await world.propose(carl, ada, (await world.anotherJobOf(job.clientId)).id);
    const won = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, won.id);
    await passOverRivals(await confirmedEvent(won.id), world);
    // A second proposal of the one who was chosen is nobody else's.
    await world.propose(rosa, ada, (await world.anotherJobOf(job.clientId)).id);
    const evidence = async (id: number, actor: Actor) => resultOf(readClaimHandler, { params: { id }, actor }, world);
    const ofLoser = await evidence(lost.id, carl);
    expect(ofLoser.steps.map(({ what, state }) => [what, state])).toEqual([
      ['proposed', null],
      ['ended', 'passed_over'],
    ]);
    expect(ofLoser.rivals).toMatchObject([
      { state: 'proposed' },
      { recruiter: null, state: 'standing', confirmedBy: 'app' },
    ]);
    const ofWinner = await evidence(won.id, rosa);
    expect(ofWinner.steps.map(({ what, way, by }) => [what, way, by?.id])).toEqual([
      ['proposed', null, rosa.id],
      ['confirmed', 'app', ada.id],
    ]);
    expect(ofWinner.rivals).toMatchObject([{ recruiter: null, state: 'passed_over' }]);
    expect((await evidence(won.id, ada)).rivals).toMatchObject([{ recruiter: { id: carl.id } }]);
    expect((await refusalOf(evidence(won.id, carl))).kind).toBe('notFound');
  });

  it('warns before a proposal, on the job’s page, and in the recruiter’s list, when its manager has answered nobody for ten days (PLUS-14)', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, id);
    await world.table.writeOne({ update: keys.candidateOnJob(job.id, ada.id), set: { status: 'submitted' } });
    const bea = await world.aPerson('candidate');
    const preview = async (later: number) =>
      resultOf(
        previewClaimHandler,
        { query: { candidateId: bea.id, jobId: job.id }, actor: rosa },
        world.at({ ...world.clock, now: () => days(later) }),
      );
    const onPage = async (later: number) => {
      const needs = { ...world, clock: { ...world.clock, now: () => days(later) } };
      return resultOf(readRecruiterJobHandler, { params: { id: job.id }, actor: rosa }, needs);
    };
    const inList = async (later: number) => {
      const needs = { ...world, clock: { ...world.clock, now: () => days(later) } };
      const query = { page: 1, perPage: 100, status: 'in_progress' as const };
      const { result } = await handled(listRecruiterJobsHandler, { query, actor: rosa }, needs);
      return result.data.find((one) => one.id === job.id)?.silentSince;
    };
    expect([await inList(9), await inList(10)]).toEqual([null, world.clock.now()]);
    expect((await onPage(9)).silentSince).toBeNull();
    expect((await onPage(10)).silentSince).toBe(world.clock.now());
    expect(await preview(9)).toMatchObject({ silentSince: null, refusal: null, terms: { points: 500 } });
    expect(await preview(10)).toMatchObject({ silentSince: world.clock.now(), answerDays: 10 });
  });
});
