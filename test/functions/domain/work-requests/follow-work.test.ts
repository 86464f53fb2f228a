import { describe, expect, it, vi } from 'vitest';
import { accountOf } from '../../../../functions/features/accounts/sign-up/open-account.ts';
import type { EventActor } from '../../../../events/envelope.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import {
  acceptWorkRequestHandler,
  closeWorkRequestHandler,
  declineWorkRequestHandler,
} from '../../../../functions/features/recruiters/work-request.handlers.ts';
import {
  closeOtherRecruiterHandler,
  inviteOtherRecruiterHandler,
} from '../../../../functions/features/recruiters/other-recruiter.handlers.ts';
import { followWork } from '../../../../functions/domain/work-requests/follow-work.steps.ts';
import { workRequestsStore } from '../../../../functions/domain/work-requests/work-requests.store.ts';
import { listAssignableJobsHandler } from '../../../../functions/features/claims/assignment.handlers.ts';
import { assignableJobsStore } from '../../../../functions/features/claims/assignable-jobs.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import {
  listRecruiterJobsHandler,
  readRecruiterJobHandler,
} from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { newAccountWrites } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { notificationSentence } from '../../../../shared/rules/notification-words.ts';
import type { WorkRequestStep } from '../../../../shared/rules/work-request.ts';
import { someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { openClaims, type ClaimsWorld } from '../../features/claims/claims-world.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { nobodyElse } from '../../../support/audience.ts';

const system: EventActor = { kind: 'system' };
const page = { page: 1, perPage: 50 };

describe('A recruiter of other managers on a job', () => {
  let world: ClaimsWorld;
  let later = 0;
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
    const { id, uuid, firstName, lastName, email } = world.manager;
    const named = { firstName, lastName, email, role: 'manager' } as const;
    await world.table.write(newAccountWrites(accountOf(named, { id, uuid, at: someTime, status: 'active' })));
  });
  const needs = () => ({
    ...world,
    workRequests: workRequestsStore(world.table),
    assignableJobsStore: assignableJobsStore(world.table),
    mailAllowance: { take: vi.fn(async () => {}) },
  });

  /** A recruiter whom the built manager does not employ; another one does. */
  async function aForeigner(): Promise<Actor> {
    const recruiter = await world.aPerson('recruiter');
    await world.table.write([
      { remove: keys.recruiterOfManager(world.manager.id, recruiter.id) },
      { remove: keys.managerOfRecruiter(recruiter.id, world.manager.id) },
      { update: keys.account(recruiter.id), set: { hasManagers: true } },
    ]);
    await world.employ(recruiter.id, 990_000 + (later += 1));
    return recruiter;
  }
  async function asked(recruiter: Actor, jobId: number) {
    const given = { params: { id: recruiter.id }, body: { jobId }, actor: world.manager };
    return (await resultOf(inviteOtherRecruiterHandler, given, needs())).id;
  }
  const accept = (actor: Actor, id: number) => handled(acceptWorkRequestHandler, { params: { id }, actor }, needs());
  const close = (actor: Actor, id: number) => handled(closeWorkRequestHandler, { params: { id }, actor }, needs());
  const follow = async (jobId: number, step: WorkRequestStep) =>
    followWork(await needs().workRequests.requestsBy(world.manager.id, jobId), step, system, needs());
  const stateOf = async (recruiter: Actor) =>
    (await needs().workRequests.requestsTo(recruiter.id)).map(({ state }) => state);
  const listed = async (actor: Actor, status: 'new' | 'in_progress' | 'closed') =>
    (await resultOf(listRecruiterJobsHandler, { query: { ...page, status }, actor }, needs())).data.map(({ id }) => id);
  const read = (actor: Actor, id: number) => handled(readRecruiterJobHandler, { params: { id }, actor }, needs());
  const offered = async (actor: Actor, candidate: Actor) =>
    (await resultOf(listAssignableJobsHandler, { params: { id: candidate.id }, actor }, needs())).map(
      ({ job, refusal }) => [job.id, refusal],
    );

  it('reads the job once asked, and finds and works on it once accepted, also one that is for others of the manager', async () => {
    const [olga, ada, own] = [await aForeigner(), await world.aPerson('candidate'), await world.aPerson('recruiter')];
    const job = await world.aPostedJob({ recruiters: [own.id] });
    const elsewhere = await world.aPostedJob();
    expect(await refusalOf(read(olga, job.id))).toMatchObject({ kind: 'forbidden' });
    const id = await asked(olga, job.id);
    expect((await read(olga, job.id)).result.job.id).toBe(job.id);
    expect(await listed(olga, 'new')).toEqual([]);
    expect(await refusalOf(world.propose(olga, ada, job.id))).toMatchObject({ kind: 'forbidden' });
    await accept(olga, id);
    expect(await listed(olga, 'new')).toEqual([job.id]);
    // A public link is for those who work for the manager.
    expect((await read(olga, job.id)).result.mayShareLink).toBe(false);
    expect((await read(own, elsewhere.id)).result.mayShareLink).toBe(true);
    expect(await offered(olga, ada)).toEqual([[job.id, null]]);
    expect(await refusalOf(read(olga, elsewhere.id))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(world.propose(olga, ada, elsewhere.id))).toMatchObject({ kind: 'forbidden' });
    const proposal = await world.propose(olga, ada, job.id);
    await follow(job.id, 'start');
    expect(await stateOf(olga)).toEqual(['working']);
    await world.confirm(ada, proposal.id);
    expect(await listed(olga, 'in_progress')).toEqual([job.id]);
  });

  it('who has ended the work proposes nobody any more, and no proposal of theirs can be confirmed', async () => {
    const [olga, ada, ben] = [await aForeigner(), await world.aPerson('candidate'), await world.aPerson('candidate')];
    const job = await world.aPostedJob();
    const id = await asked(olga, job.id);
    await accept(olga, id);
    const proposal = await world.propose(olga, ada, job.id);
    await close(olga, id);
    expect(await refusalOf(world.propose(olga, ben, job.id))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(world.confirm(ada, proposal.id))).toMatchObject({
      kind: 'gone',
      message: expect.stringMatching(/ no longer works on this job$/),
    });
    expect(await listed(olga, 'new')).toEqual([]);
  });

  it('is finished with the job after work, and let go before it; a repeated event changes nothing', async () => {
    const [olga, paul, quinn] = [await aForeigner(), await aForeigner(), await aForeigner()];
    const job = await world.aPostedJob();
    await accept(olga, await asked(olga, job.id));
    await follow(job.id, 'start');
    await accept(paul, await asked(paul, job.id));
    const waiting = await asked(quinn, job.id);
    for (let delivery = 0; delivery < 2; delivery += 1) await follow(job.id, 'finish');
    expect([await stateOf(olga), await stateOf(paul), await stateOf(quinn)]).toEqual([
      ['finished'],
      ['closed'],
      ['closed'],
    ]);
    expect(await world.eventsOf(keys.workRequestSubject(waiting))).toHaveLength(2);
  });

  it('has met the manager from the acceptance on, so that each finds the other', async () => {
    const olga = await aForeigner();
    const job = await world.aPostedJob();
    const id = await asked(olga, job.id);
    const met = async () => world.table.get(keys.sharedJobs(olga.id, world.manager.id), { consistent: true });
    expect(await met()).toBeUndefined();
    await accept(olga, id);
    expect(await met()).toBeDefined();
  });

  it('and the manager are notified of each step in its own words, the one who did not take it (NOTIF-39 to NOTIF-45)', async () => {
    const [olga, job] = [await aForeigner(), await world.aPostedJob()];
    const take = (handler: typeof closeOtherRecruiterHandler | typeof declineWorkRequestHandler, actor: Actor) =>
      handled(handler as typeof declineWorkRequestHandler, { params: { id: request }, actor }, needs());
    const news: [string, string][] = [];
    let request = 0;
    const told = async () => {
      const stored = await storedEvents(world.table, keys.workRequestSubject(request), 'work-request-changed');
      const sent = await Promise.all(stored.map((event) => composeNotifications(event, nobodyElse)));
      const who = { [olga.id]: 'recruiter', [world.manager.id]: 'manager' };
      news.push(...sent.flat().map(({ type, recipientId }): [string, string] => [type, who[recipientId] ?? 'nobody']));
    };
    for (const end of [
      () => take(declineWorkRequestHandler, olga),
      () => take(closeOtherRecruiterHandler, world.manager),
      async () => {
        await accept(olga, request);
        await follow(job.id, 'start');
        await close(olga, request);
      },
      async () => {
        await accept(olga, request);
        await follow(job.id, 'start');
        await follow(job.id, 'finish');
      },
    ]) {
      request = await asked(olga, job.id);
      await end();
      await told();
    }
    const created = ['foreign_recruiter_invite_created', 'recruiter'];
    const working = [
      ['foreign_recruiter_invite_accepted', 'manager'],
      ['foreign_recruiter_invite_work', 'manager'],
    ];
    expect(news).toEqual([
      created,
      ['foreign_recruiter_invite_declined', 'manager'],
      created,
      ['foreign_recruiter_invite_closed', 'recruiter'],
      created,
      ...working,
      ['foreign_recruiter_invite_self_closed', 'manager'],
      created,
      ...working,
      ['foreign_recruiter_invite_work_finished', 'recruiter'],
      ['foreign_recruiter_invite_work_finished', 'manager'],
    ]);
  });

  it('is told whether the manager or the end of the job ended it, and whether it was work already', async () => {
    const closeByManager = (_: number, id: number) =>
      handled(closeOtherRecruiterHandler, { params: { id }, actor: world.manager }, needs());
    const finish = (jobId: number) => follow(jobId, 'finish');
    const told = async (accepts: boolean, end: (jobId: number, id: number) => Promise<unknown>) => {
      const [olga, job] = [await aForeigner(), await world.aPostedJob()];
      const id = await asked(olga, job.id);
      if (accepts) await accept(olga, id);
      await end(job.id, id);
      const [last] = (await storedEvents(world.table, keys.workRequestSubject(id), 'work-request-changed')).slice(-1);
      const [news] = await composeNotifications(last!, nobodyElse);
      return notificationSentence(news! as never, { role: 'recruiter', when: String }).replace(job.title, 'the job');
    };
    const manager = `${world.manager.firstName} ${world.manager.lastName}`;
    expect(await told(false, closeByManager)).toBe(`${manager} no longer asks you to work on the job`);
    expect(await told(true, closeByManager)).toBe(`${manager} ended your work on the job`);
    expect(await told(false, finish)).toBe('the job is no longer open, so you are not asked to work on it');
    expect(await told(true, finish)).toBe('the job is no longer open, so your work on it has ended');
  });
});
