import { beforeEach, describe, expect, it } from 'vitest';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import {
  confirmClaimByLinkHandler,
  undoChoiceByLinkHandler,
} from '../../../../functions/features/claims/claim-link.handlers.ts';
import { endCandidateClaimHandler, undoChoiceHandler } from '../../../../functions/features/claims/claim.handlers.ts';
import { keepRivalsWaiting, settleChoices } from '../../../../functions/features/claims/pass-over-rivals.steps.ts';
import { auditStore } from '../../../../functions/features/operator/audit.store.ts';
import { checkAudit } from '../../../../functions/features/operator/check-audit.steps.ts';
import { listTimelineHandler } from '../../../../functions/features/pipeline/candidate-on-job.handlers.ts';
import { pipelineStore } from '../../../../functions/features/pipeline/pipeline.store.ts';
import { changeCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { aClock, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import type { ClaimsWorld } from './claims-world.ts';
import { openClaims } from './claims-world.ts';

describe('A candidate who takes back whom they chose', () => {
  let world: ClaimsWorld;
  let [rosa, carl, ada] = [] as unknown as [Actor, Actor, Actor];
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
    [rosa, carl] = [await world.aPerson('recruiter'), await world.aPerson('recruiter')];
  });
  beforeEach(async () => {
    world.clock.set(someTime);
    ada = await world.aPerson('candidate');
  });

  const minutes = (count: number) => new Date(Date.parse(someTime) + count * 60_000).toISOString();
  const claim = (id: number) => world.claimsStore.claim(id);
  const place = (jobId: number) => world.table.get(keys.candidateOnJob(jobId, ada.id));
  const application = (jobId: number) => world.table.get(keys.application(ada.id, jobId));
  const count = async (jobId: number) => (await world.table.get(keys.job(jobId)))?.candidatesCount;
  const undo = async (id: number, after = 5, actor = ada) =>
    resultOf(undoChoiceHandler, { params: { id }, actor }, { ...world, clock: aClock(minutes(after)) });
  const confirmed = async (id: number) =>
    keepRivalsWaiting((await storedEvents(world.table, keys.claimSubject(id), 'claim-confirmed')).at(-1)!, world);
  const settle = async (after: number) => settleChoices({ ...world, clock: aClock(minutes(after)) });

  /** Proposals of two recruiters for jobs of one company. */
  async function offered() {
    const job = await world.aClientsJob();
    const other = await world.anotherJobOf(job.clientId);
    const mine = await world.propose(rosa, ada, job.id);
    return { job, other, mine: mine.id, theirs: (await world.propose(carl, ada, other.id)).id };
  }

  it('has both proposals wait again, is on no job, and is free for anybody (PLUS-02)', async () => {
    const { job, mine, theirs } = await offered();
    await world.confirm(ada, mine);
    expect([(await place(job.id))?.recruiterId, await count(job.id)]).toEqual([rosa.id, 1]);
    expect(await undo(mine)).toMatchObject({ state: 'proposed', confirmedAt: null, expiresAt: null, standsDays: 180 });
    expect([await place(job.id), await application(job.id), await count(job.id)]).toEqual([undefined, undefined, 0]);
    expect(await world.claimsStore.introductionOf(ada.id, job)).toBeUndefined();
    expect([(await claim(mine))?.state, (await claim(theirs))?.state]).toEqual(['proposed', 'proposed']);
    const third = await world.aPerson('recruiter');
    expect((await world.propose(third, ada, job.id)).state).toBe('proposed');
    // Chosen again, everything is as at the first time.
    await world.confirm(ada, mine);
    expect(await place(job.id)).toMatchObject({ recruiterId: rosa.id, claim: { id: mine } });
    const read = { params: { jobId: job.id, candidateId: ada.id }, query: { page: 1, perPage: 25 }, actor: rosa };
    expect(
      (await resultOf(listTimelineHandler, read, { pipelineStore: pipelineStore(world.table) })).data,
    ).toHaveLength(2);
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
  });

  it('is passed on to nobody before: the other offers are told eleven minutes later, and never after an undo (PLUS-51)', async () => {
    const [kept, undone] = [await offered(), await offered()];
    for (const { mine } of [kept, undone]) {
      await world.confirm(ada, mine);
      await confirmed(mine);
    }
    expect(await settle(10)).toBe(0);
    expect((await claim(kept.theirs))?.state).toBe('proposed');
    await undo(undone.mine, 10);
    expect(await settle(11)).toBe(2);
    expect([(await claim(kept.theirs))?.state, (await claim(undone.theirs))?.state]).toEqual([
      'passed_over',
      'proposed',
    ]);
    expect(await settle(11)).toBe(0);
    expect(await world.eventsOf(keys.claimSubject(undone.theirs))).toEqual(['claim-proposed']);
  });

  it('is counted by the last choice: one that was undone and made again waits for its own ten minutes', async () => {
    const { mine, theirs } = await offered();
    await world.confirm(ada, mine);
    await confirmed(mine);
    await undo(mine, 9);
    await world.at(aClock(minutes(9.5))).confirm(ada, mine);
    await confirmed(mine);
    await settle(12);
    expect((await claim(theirs))?.state).toBe('proposed');
    await settle(21);
    expect((await claim(theirs))?.state).toBe('passed_over');
  });

  it('whose recruiter ended meanwhile has no rival passed over, and one who was hired has', async () => {
    const [ended, hired] = [await offered(), await offered()];
    for (const { mine } of [ended, hired]) {
      await world.confirm(ada, mine);
      await confirmed(mine);
    }
    await handled(endCandidateClaimHandler, { params: { id: ended.mine }, body: {}, actor: ada }, world);
    await world.table.writeOne({
      update: keys.claim(hired.mine),
      set: { state: 'ended', ending: { at: minutes(2), by: 'hire', reason: null } },
    });
    await settle(11);
    expect([(await claim(ended.theirs))?.state, (await claim(hired.theirs))?.state]).toEqual([
      'proposed',
      'passed_over',
    ]);
  });

  it('waits again with the application that they had made', async () => {
    const job = await world.aClientsJob();
    const id = await world.applied(job.id, ada);
    const proposal = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, proposal.id);
    await undo(proposal.id);
    expect(await application(job.id)).toMatchObject({ id, state: 'waiting' });
    expect((await application(job.id))?.notBy).toBeUndefined();
    const listed = async (actor: Actor) => {
      const { data } = await resultOf(listSelfAssignmentsHandler, { query: { page: 1, perPage: 100 }, actor }, world);
      return data.some((one) => one.job.id === job.id);
    };
    expect([await listed(rosa), await listed(carl)]).toEqual([true, true]);
    await world.accepted(id, carl);
    expect(await place(job.id)).toMatchObject({ recruiterId: carl.id, version: 2 });
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
  });

  it('has the recruiter wait for their word again who had accepted the application', async () => {
    const job = await world.aClientsJob();
    await world.accepted(await world.applied(job.id, ada), rosa);
    const [asked] = await world.claimsStore.claimsOfCandidate(ada.id);
    await world.confirm(ada, asked!.id);
    expect((await place(job.id))?.awaitsCandidate).toBeUndefined();
    await undo(asked!.id);
    expect(await place(job.id)).toMatchObject({ recruiterId: rosa.id, awaitsCandidate: true });
    expect((await place(job.id))?.claim).toBeUndefined();
  });

  it('has the recruiter back whom the other one had replaced, or nobody where they withdrew meanwhile', async () => {
    for (const isThere of [true, false]) {
      const job = await world.aClientsJob();
      const id = await world.applied(job.id, ada);
      const rival = await world.propose(carl, ada, job.id);
      await world.accepted(id, rosa);
      const claims = await world.claimsStore.claimsOfCandidate(ada.id);
      const asked = claims.find((one) => one.job.id === job.id && one.recruiter.id === rosa.id);
      await world.confirm(ada, rival.id);
      expect(await place(job.id)).toMatchObject({ recruiterId: carl.id });
      if (!isThere) await world.table.writeOne({ update: keys.claim(asked!.id), set: { state: 'withdrawn' } });
      await undo(rival.id);
      expect(await place(job.id)).toMatchObject(
        isThere ? { recruiterId: rosa.id, awaitsCandidate: true } : { recruiterId: null },
      );
    }
    expect((await checkAudit(auditStore(world.table))).faults).toEqual([]);
  });

  it('by a mailed link can choose by the same link again', async () => {
    const { mine } = await offered();
    const token = 'A'.repeat(22);
    await world.mailedTokens.save(token, { kind: 'claim', candidateId: ada.id, claimId: mine }, world.clock.now());
    const body = { token, claimId: mine };
    const choose = async () => resultOf(confirmClaimByLinkHandler, { body }, world);
    const takeBack = async () => resultOf(undoChoiceByLinkHandler, { body }, world);
    expect((await refusalOf(takeBack())).kind).toBe('gone');
    expect((await choose()).state).toBe('standing');
    expect((await refusalOf(choose())).kind).toBe('gone');
    expect((await takeBack()).state).toBe('proposed');
    expect((await choose()).state).toBe('standing');
  });

  const moved = async (jobId: number) => {
    const pipeline = pipelineStore(world.table);
    const position = await pipeline.position({ jobId, candidateId: ada.id }, world.manager);
    const circumstances = { actor: world.manager, at: minutes(1), id: world.clock.newId() };
    await pipeline.saveStatusChange(changeCandidateStatus(position, { status: 'submitted' }, circumstances));
  };
  const refused: [string, string | RegExp, (id: number, jobId: number) => Promise<unknown>][] = [
    ['after ten minutes', /^A choice can be undone for 10 minutes/, async (id) => undo(id, 10.1)],
    ['twice', /^This was undone already/, async (id) => [await undo(id), await undo(id)]],
    ['after a move', /^You were moved/, async (id, jobId) => [await moved(jobId), await undo(id)]],
    [
      'after the claim ended',
      'This has already ended',
      async (id) => [
        await handled(endCandidateClaimHandler, { params: { id }, body: {}, actor: ada }, world),
        await undo(id),
      ],
    ],
    [
      'on a closed job',
      'This job was closed meanwhile',
      async (id, jobId) => [
        await handled(closeJobHandler, { params: { id: jobId }, body: {}, actor: world.manager }, world),
        await undo(id),
      ],
    ],
    ['as the recruiter', 'There is no such claim', async (id) => undo(id, 1, rosa)],
  ];
  it.each(refused)('is refused %s', async (_, message, act) => {
    const { mine, job } = await offered();
    await world.confirm(ada, mine);
    expect(await refusalOf(act(mine, job.id))).toMatchObject({ message: expect.stringMatching(message) });
  });

  it('for a recruiter with whom they agreed on a second job since undoes the second one first', async () => {
    const { job, mine } = await offered();
    await world.confirm(ada, mine);
    const second = await world.propose(rosa, ada, (await world.anotherJobOf(job.clientId)).id);
    await world.confirm(ada, second.id);
    expect((await refusalOf(undo(mine))).message).toMatch(/undo that first/);
    await undo(second.id);
    expect(await world.claimsStore.introductionOf(ada.id, job)).toMatchObject({ claimId: mine });
    await undo(mine);
    expect(await world.claimsStore.introductionOf(ada.id, job)).toBeUndefined();
  });

  it('at the very moment when the others are passed over has one of both, and never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { mine, theirs } = await offered();
      await world.confirm(ada, mine);
      await confirmed(mine);
      const [undone] = await Promise.allSettled([undo(mine, 10), settle(11)]);
      const states = [(await claim(mine))?.state, (await claim(theirs))?.state];
      expect(states).toEqual(undone.status === 'fulfilled' ? ['proposed', 'proposed'] : ['standing', 'passed_over']);
    }
  });

  it('whose time for undoing was closed before the write of an undo is refused', async () => {
    const { mine, theirs } = await offered();
    await world.confirm(ada, mine);
    await confirmed(mine);
    const overtaken = {
      ...world.claimsStore,
      confirmationFacts: async (...asked: Parameters<typeof world.claimsStore.confirmationFacts>) => {
        const facts = await world.claimsStore.confirmationFacts(...asked);
        await settle(11);
        return facts;
      },
    };
    const call = { params: { id: mine }, actor: ada };
    const needs = { ...world, claimsStore: overtaken, clock: aClock(minutes(10)) };
    expect((await refusalOf(handled(undoChoiceHandler, call, needs))).kind).toBe('conflict');
    expect([(await claim(mine))?.state, (await claim(theirs))?.state]).toEqual(['standing', 'passed_over']);
  });

  it('while another recruiter proposes has that proposal refused or waiting, and the introduction is nobody’s', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { job, mine } = await offered();
      const third = await world.aPerson('recruiter');
      await world.confirm(ada, mine);
      const [undone, proposed] = await Promise.allSettled([undo(mine), world.propose(third, ada, job.id)]);
      expect(undone.status).toBe('fulfilled');
      const kind = proposed.status === 'rejected' ? (proposed.reason as { kind: string }).kind : 'conflict';
      expect(kind).toBe('conflict');
      expect(await world.claimsStore.introductionOf(ada.id, job)).toBeUndefined();
      expect((await world.propose(await world.aPerson('recruiter'), ada, job.id)).state).toBe('proposed');
    }
  });
});
