import { describe, expect, it } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import { accountsIn, closedAccountWrite, newAccountWrites } from '../../../../functions/records/account.ts';
import { mailAllowanceIn } from '../../../../functions/records/mail-allowance.ts';
import {
  acceptWorkRequestHandler,
  closeWorkRequestHandler,
  declineWorkRequestHandler,
  listWorkRequestsHandler,
} from '../../../../functions/features/recruiters/work-request.handlers.ts';
import {
  closeOtherRecruiterHandler,
  inviteOtherRecruiterHandler,
  listOtherRecruitersHandler,
} from '../../../../functions/features/recruiters/other-recruiter.handlers.ts';
import { requestPeopleStore } from '../../../../functions/features/recruiters/request-people.store.ts';
import { workRequestsStore } from '../../../../functions/domain/work-requests/work-requests.store.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

describe('A recruiter of other managers', () => {
  let hiring: Hiring;
  let admitted = 0;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    await hiring.table.write(
      newAccountWrites(
        accountOf({ ...pick(hiring.manager), role: 'manager' }, { ...idsOf(hiring.manager), status: 'active' }),
      ),
    );
  });
  const pick = ({ firstName, lastName, email }: Actor) => ({ firstName, lastName, email });
  const idsOf = ({ id, uuid }: Actor) => ({ id, uuid, at: someTime });
  const needs = () => ({
    ...hiring,
    workRequests: workRequestsStore(hiring.table),
    requestPeople: requestPeopleStore(hiring.table),
    mailAllowance: mailAllowanceIn(hiring.table),
  });

  /** A registered person; a recruiter works for another manager. */
  async function aMember(role: 'manager' | 'recruiter' | 'candidate', hasManagers = true): Promise<Actor> {
    admitted += 1;
    const actor = anActor(role, { id: 7000 + admitted, email: `other-${admitted}@example.com`, hasManagers });
    const account = accountOf({ ...pick(actor), role }, { ...idsOf(actor), status: 'active' });
    await hiring.table.write(newAccountWrites({ ...account, hasManagers }));
    return actor;
  }
  const ask = async (jobId: number, recruiter: { id: number }, actor = hiring.manager, message?: string) =>
    resultOf(
      inviteOtherRecruiterHandler,
      { params: { id: recruiter.id }, body: { jobId, ...(message && { message }) }, actor },
      needs(),
    );
  const accept = (actor: Actor, id: number) =>
    handled(acceptWorkRequestHandler, { params: { id }, actor }, needs()).then(({ result }) => result);
  const decline = (actor: Actor, id: number) =>
    handled(declineWorkRequestHandler, { params: { id }, actor }, needs()).then(({ result }) => result);
  const closeSelf = (actor: Actor, id: number) =>
    handled(closeWorkRequestHandler, { params: { id }, actor }, needs()).then(({ result }) => result);
  const close = (id: number, actor = hiring.manager) =>
    handled(closeOtherRecruiterHandler, { params: { id }, actor }, needs()).then(({ result }) => result);
  type Scope = 'open' | 'over';
  const seenBy = async (actor: Actor, scope: Scope = 'open') =>
    resultOf(listWorkRequestsHandler, { query: { scope, page: 1, perPage: 50 }, actor }, needs());
  const sentBy = async (scope: Scope = 'open', jobId?: number, actor = hiring.manager) => {
    const query = { scope, page: 1, perPage: 50, ...(jobId && { jobId }) };
    return resultOf(listOtherRecruitersHandler, { query, actor }, needs());
  };
  const storyOf = async (id: number) =>
    (await storedEvents(hiring.table, keys.workRequestSubject(id), 'work-request-changed')).map(({ data }) => data.to);
  async function asked() {
    const [recruiter, job] = [await aMember('recruiter'), await hiring.aPostedJob()];
    const request = await ask(job.id, recruiter);
    return { recruiter, job, id: request.id };
  }

  it('is asked by a manager to work on one job, and both see the same request (RECR-43)', async () => {
    const [recruiter, job] = [await aMember('recruiter'), await hiring.aPostedJob({ title: 'Night nurse' })];
    const request = await ask(job.id, recruiter, hiring.manager, '  You know this ward.  ');
    expect(request).toMatchObject({
      job: { id: job.id, title: 'Night nurse' },
      manager: { id: hiring.manager.id },
      recruiter: { id: recruiter.id },
      state: 'created',
      message: 'You know this ward.',
      answeredAt: null,
    });
    // Its manager is verified, which the recruiter reads beside the name.
    expect((await seenBy(recruiter)).data).toEqual([{ ...request, isVerified: true }]);
    // The manager reads what helps to choose the recruiter, who has done nothing yet.
    const facts = { page: null, working: null, candidates: 0, hires: 0 };
    expect((await sentBy('open', job.id)).data).toEqual([{ ...request, facts }]);
    expect((await seenBy(recruiter, 'over')).meta.total).toBe(0);
    expect(await storyOf(request.id)).toEqual(['created']);
  });

  it('is asked only where it makes sense, and who asks gets the reason', async () => {
    const { recruiter, job } = await asked();
    const other = await aMember('manager');
    const free = await aMember('recruiter', false);
    const closed = await aMember('recruiter');
    await hiring.table.writeOne(closedAccountWrite(closed.id));
    const held = await hiring.aPostedJob();
    await handled(closeJobHandler, { params: { id: held.id }, body: {}, actor: hiring.manager }, needs());
    const refused: [string, Promise<unknown>, object][] = [
      [
        'twice',
        ask(job.id, recruiter),
        { kind: 'conflict', message: 'You have already asked this recruiter for this job' },
      ],
      ['for another’s job', ask(job.id, recruiter, other), { kind: 'notFound', message: 'There is no such job' }],
      ['for no job', ask(404_404, recruiter), { kind: 'notFound', message: 'There is no such job' }],
      [
        'a recruiter of nobody',
        ask(job.id, free),
        { kind: 'conflict', message: 'This recruiter works for no manager now' },
      ],
      ['a closed account', ask(job.id, closed), { kind: 'notFound', message: 'There is no such recruiter' }],
      ['a manager', ask(job.id, other), { kind: 'notFound', message: 'There is no such recruiter' }],
      ['nobody', ask(job.id, { id: 404_405 }), { kind: 'notFound', message: 'There is no such recruiter' }],
      ['for a closed job', ask(held.id, recruiter), { message: 'Recruiters can only be asked for an open job' }],
    ];
    for (const [what, call, reason] of refused) expect([what, await refusalOf(call)]).toMatchObject([what, reason]);
    const own = await aMember('recruiter');
    await hiring.employ(own.id, hiring.manager.id);
    expect(await refusalOf(ask(job.id, own))).toMatchObject({
      kind: 'conflict',
      message: 'This recruiter works for you already',
    });
  });

  it('accepts and works on the job; the manager sees it (RECR-45)', async () => {
    const { recruiter, job, id } = await asked();
    expect(await accept(recruiter, id)).toMatchObject({ state: 'accepted', answeredAt: someTime, endedAt: null });
    expect((await sentBy('open', job.id)).data).toMatchObject([{ id, state: 'accepted' }]);
    expect(await storyOf(id)).toEqual(['created', 'accepted']);
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({
      kind: 'conflict',
      message: 'This request has already been accepted',
    });
    expect(await refusalOf(decline(recruiter, id))).toMatchObject({
      kind: 'conflict',
      message: 'This request has already been accepted',
    });
  });

  it('declines, and can be asked again (RECR-44)', async () => {
    const { recruiter, job, id } = await asked();
    expect(await decline(recruiter, id)).toMatchObject({ state: 'declined', answeredAt: someTime });
    expect((await seenBy(recruiter)).data).toEqual([]);
    expect((await sentBy('over', job.id)).data).toMatchObject([{ id, state: 'declined' }]);
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({ message: 'This request has already been declined' });
    const again = await ask(job.id, recruiter);
    expect(again.id).not.toBe(id);
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({ kind: 'notFound' });
    expect(await accept(recruiter, again.id)).toMatchObject({ state: 'accepted' });
  });

  it('ends the own work, and only work that was accepted (RECR-46)', async () => {
    const { recruiter, id } = await asked();
    expect(await refusalOf(closeSelf(recruiter, id))).toMatchObject({
      message: 'This request has not been answered yet',
    });
    await accept(recruiter, id);
    expect(await closeSelf(recruiter, id)).toMatchObject({ state: 'self_closed', endedAt: someTime });
    expect(await refusalOf(close(id))).toMatchObject({ message: 'The recruiter has already ended this work' });
    expect(await storyOf(id)).toEqual(['created', 'accepted', 'self_closed']);
  });

  it('is let go by the manager before and after an answer (RECR-46)', async () => {
    const first = await asked();
    expect(await close(first.id)).toMatchObject({ state: 'closed' });
    expect(await refusalOf(accept(first.recruiter, first.id))).toMatchObject({
      message: 'This request has already been closed',
    });
    const second = await asked();
    await accept(second.recruiter, second.id);
    expect(await close(second.id)).toMatchObject({ state: 'closed', endedAt: someTime });
    expect((await seenBy(second.recruiter, 'over')).data).toMatchObject([{ id: second.id, state: 'closed' }]);
  });

  it('cannot accept once the job is closed', async () => {
    const { recruiter, job, id } = await asked();
    await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: hiring.manager }, needs());
    expect(await refusalOf(accept(recruiter, id))).toMatchObject({
      kind: 'gone',
      message: 'This job is closed or on hold',
    });
  });

  it('and the manager are the only two for whom the request is there', async () => {
    const { id } = await asked();
    const [stranger, rival] = [await aMember('recruiter'), await aMember('manager')];
    for (const call of [accept(stranger, id), decline(stranger, id), closeSelf(stranger, id), close(id, rival)])
      expect(await refusalOf(call)).toMatchObject({ kind: 'notFound', message: 'There is no such request' });
    expect((await seenBy(stranger)).data).toEqual([]);
    expect((await sentBy('open', undefined, rival)).data).toEqual([]);
  });

  it('answers once, however many of 50 parallel answers and withdrawals there are', async () => {
    const { recruiter, job, id } = await asked();
    const calls = Array.from({ length: 50 }, (_, place) =>
      place % 3 === 0 ? accept(recruiter, id) : place % 3 === 1 ? decline(recruiter, id) : close(id),
    );
    const outcomes = await Promise.allSettled(calls);
    const won = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value.state] : []));
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    // The manager may still close what the recruiter has just accepted; nothing else follows an answer.
    expect(won.length === 1 || (won.length === 2 && won.includes('accepted') && won.includes('closed'))).toBe(true);
    for (const reason of lost) expect(reason).toMatchObject({ kind: 'conflict' });
    const story = await storyOf(id);
    expect(story).toHaveLength(1 + won.length);
    expect((await sentBy(story.at(-1) === 'accepted' ? 'open' : 'over', job.id)).data).toMatchObject([
      { id, state: story.at(-1) },
    ]);
  });

  it('is asked once by 20 parallel requests', async () => {
    const [recruiter, job] = [await aMember('recruiter'), await hiring.aPostedJob()];
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => ask(job.id, recruiter)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await seenBy(recruiter)).meta.total).toBe(1);
  });

  it('and the manager leave nothing of the request when either is erased', async () => {
    const { recruiter, job } = await asked();
    const accounts = accountsIn(hiring.table);
    const ofRecruiter = await reachStore(hiring.table).reachOf((await accounts.account(recruiter.id))!);
    const copy = keys.askedRecruiter(hiring.manager.id, job.id, recruiter.id);
    expect(ofRecruiter.places).toContainEqual({ ...copy, manner: 'whole' });
    const ofManager = await reachStore(hiring.table).reachOf((await accounts.account(hiring.manager.id))!);
    const work = keys.workOfRecruiter(recruiter.id, hiring.manager.id, job.id);
    expect(ofManager.places).toContainEqual({ ...work, manner: 'whole' });
    expect(ofManager.places.map(({ pk }) => pk)).toContain(keys.notificationsOf(recruiter.id).pk);
  });
});
