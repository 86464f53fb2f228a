import { beforeEach, describe, expect, it } from 'vitest';
import { acceptHandoverHandler, askHandoverHandler } from '../../../../../functions/features/jobs/handover.handlers.ts';
import { handoversStore } from '../../../../../functions/features/jobs/handovers.store.ts';
import {
  acceptMembershipHandler,
  askColleagueHandler,
} from '../../../../../functions/features/jobs/job-team.handlers.ts';
import { jobTeamStore } from '../../../../../functions/features/jobs/job-team.store.ts';
import { requestErasureHandler } from '../../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import {
  readInterviewPlanHandler,
  readScorecardsHandler,
  saveInterviewPlanHandler,
  submitScorecardHandler,
} from '../../../../../functions/features/pipeline/interviewing.handlers.ts';
import { interviewingStore } from '../../../../../functions/features/pipeline/interviewing.store.ts';
import { awaitedInterviewers } from '../../../../../functions/domain/pipeline/awaited-interviewers.steps.ts';
import type { Actor } from '../../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { mailAllowanceIn } from '../../../../../functions/records/mail-allowance.ts';
import { anActor, someTime } from '../../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import type { Hiring } from '../../../../support/hiring.ts';
import { openHiring } from '../../../../support/hiring.ts';
import type { LocalTable } from '../../../../support/local-table.ts';
import { startLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import type { PersonalDataRoom } from '../../../../support/personal-data.ts';
import { everything, openPersonalData } from '../../../../support/personal-data.ts';

const owner = anActor('manager');
const candidate = anActor('candidate');
const noor = anActor('manager', {
  id: 4101,
  firstName: 'canary-first',
  lastName: 'canary-last',
  email: 'canary@example.com',
});
const pat = anActor('manager', { id: 4102, firstName: 'Pat', email: 'pat@example.com' });

describe('The interviews of a job', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let room: PersonalDataRoom;
  let jobId: number;
  let stepId: number;
  let clockNow = () => someTime;

  beforeEach(async () => {
    clockNow = () => someTime;
    local = await startLocalTable({ now: () => Date.parse(clockNow()) });
    hiring = await openHiring(local);
    room = openPersonalData(local);
    clockNow = room.clock.now;
    for (const actor of [owner, candidate, hiring.recruiter, noor, pat]) await room.admit(actor);
    jobId = (await hiring.aPostedJob({}, owner)).id;
    await hiring.employ(hiring.recruiter.id, owner.id);
    await hiring.accepted(await hiring.applied(jobId, candidate));
    for (const { email, ...actor } of [noor, pat]) {
      const params = { id: jobId };
      const { id } = await resultOf(askColleagueHandler, { params, body: { email }, actor: owner }, needs());
      await resultOf(acceptMembershipHandler, { params: { id }, actor: { ...actor, email } }, needs());
    }
    const step = { stage: 'first', title: 'Skills', ask: '', criteria: [{ name: 'Judgement', good: '' }] };
    const steps = [
      { ...step, interviewers: [owner.id, noor.id, pat.id] },
      { ...step, title: 'Team', interviewers: [noor.id] },
    ];
    const plan = { params: { id: jobId }, body: { version: 0, steps }, actor: owner };
    stepId = (await resultOf(saveInterviewPlanHandler, plan, needs())).steps[0]!.id;
    await hiring.table.writeOne({ update: place(), set: { status: 'first_interview_complete' } });
    return () => local.close();
  });

  const needs = () => ({
    ...hiring,
    jobTeamStore: jobTeamStore(hiring.table),
    handoversStore: handoversStore(hiring.table),
    interviewingStore: interviewingStore(hiring.table),
    mailAllowance: mailAllowanceIn(hiring.table),
  });
  const pair = () => ({ jobId, candidateId: candidate.id });
  const place = () => keys.candidateOnJob(jobId, candidate.id);
  const score = async (actor: Actor) => {
    const scores = [{ criterion: 'Judgement', score: 4 }];
    const body = { stepId, scores, recommendation: 'yes', comment: 'canary-comment' };
    return resultOf(submitScorecardHandler, { params: pair(), body, actor }, needs());
  };
  const evidence = async (actor: Actor) =>
    (await resultOf(readScorecardsHandler, { params: pair(), actor }, needs())).steps;
  const awaited = async () =>
    awaitedInterviewers(hiring.table, { job: { id: jobId }, candidate: { id: candidate.id }, stage: 'first' });
  const canaries = async () => {
    await local.sweepExpired();
    return [...new Set((await everything(local)).match(/canary[\w.@-]*/g))].toSorted();
  };

  it('keep the scores of an interviewer whose account is erased, without name or words, and wait for them no more', async () => {
    await score(noor);
    expect(await awaited()).toEqual([owner.id, pat.id, noor.id]);
    expect(await canaries()).toEqual(
      expect.arrayContaining(['canary-comment', 'canary-first', 'canary-last', 'canary@example.com']),
    );
    await handled(
      requestErasureHandler,
      { body: { password: somePassword, confirmation: 'erase' }, actor: noor },
      room,
    );
    for (const at of ['2026-09-15T10:00:00.000Z', '2026-09-15T10:20:00.000Z']) await room.strike(at);
    expect(await canaries()).toEqual([]);
    expect(await awaited()).toEqual([owner.id, pat.id]);
    // Who has not scored sees no scores yet, so the owner does.
    await score(owner);
    const [first] = await evidence(owner);
    expect(first?.interviewers.map(({ person }) => person.id)).toEqual([owner.id, pat.id]);
    const scores = [{ criterion: 'Judgement', score: 4 }];
    const ofErased = first?.cards?.find(({ by }) => by.id === noor.id);
    expect(ofErased).toMatchObject({ by: { firstName: 'A former' }, scores, comment: null });
    expect(await hiring.table.query(keys.membershipsOf(noor.id))).toEqual([]);
    expect(await hiring.table.get(keys.jobMember(jobId, noor.id))).toBeUndefined();
  });

  it('wait, once the job is handed over, for its new manager and no longer for the former one', async () => {
    const body = { email: pat.email };
    const asked = { params: { id: jobId }, body, actor: owner };
    const { id } = await resultOf(askHandoverHandler, asked, needs());
    await resultOf(acceptHandoverHandler, { params: { id }, actor: pat }, needs());
    expect(await awaited()).toEqual([noor.id, pat.id]);
    const plan = { params: { id: jobId }, actor: pat };
    const { people, steps } = await resultOf(readInterviewPlanHandler, plan, needs());
    expect(people.map((one) => one.id)).toEqual([pat.id, noor.id]);
    expect(steps[0]?.interviewers).toEqual([noor.id, pat.id]);
    await score(pat);
    expect((await evidence(pat))[0]?.cards).toMatchObject([{ by: { id: pat.id } }]);
    for (const refused of [evidence(owner), score(owner)])
      expect(await refusalOf(refused)).toMatchObject({ kind: 'forbidden' });
  });
});
