import { describe, expect, it } from 'vitest';
import { accountConfirmedExamples } from '../../../../events/accounts/account-confirmed.ts';
import type { EventOf } from '../../../../events/catalogue.ts';
import { applyAfterSignUp } from '../../../../functions/features/applications/apply-by-event.steps.ts';
import { applyToJobHandler } from '../../../../functions/features/applications/apply-to-job.handler.ts';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import { withdrawApplicationHandler } from '../../../../functions/features/applications/withdraw-application.handler.ts';
import { withdrawalsStore } from '../../../../functions/features/applications/withdrawals.store.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import {
  makeJobLinkHandler,
  readJobLinkHandler,
  removeJobLinkHandler,
  visitJobLinkHandler,
} from '../../../../functions/features/recommendations/job-link.handlers.ts';
import { followedLinkIn } from '../../../../functions/domain/jobs/followed-link.ts';
import { jobLinksStore } from '../../../../functions/features/recommendations/job-links.store.ts';
import { recommendationsStore } from '../../../../functions/features/recommendations/recommendations.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { endedEmploymentWrites } from '../../../../functions/records/recruiter-of-manager.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';

async function openRoom(local: LocalTable) {
  const hiring = await openHiring(local);
  const { table, recruiter } = hiring;
  const needs = {
    ...hiring,
    jobLinksStore: jobLinksStore(table),
    recommendationsStore: recommendationsStore(table),
    withdrawalsStore: withdrawalsStore(table),
  };
  const { id, firstName, lastName } = recruiter;
  await table.writeOne({ put: { ...keys.account(id), id, firstName, lastName, status: 'active', version: 1 } });
  const of = (jobId: number, actor: Actor = recruiter) => ({ params: { id: jobId }, actor });
  return {
    ...needs,
    make: (jobId: number, actor?: Actor) => resultOf(makeJobLinkHandler, of(jobId, actor), needs),
    read: (jobId: number, actor?: Actor) => resultOf(readJobLinkHandler, of(jobId, actor), needs),
    remove: (jobId: number, actor?: Actor) => handled(removeJobLinkHandler, of(jobId, actor), needs),
    visit: (code: string, isAgain?: boolean) =>
      resultOf(visitJobLinkHandler, { body: { code, ...(isAgain && { isAgain }) } }, needs),
    apply: (jobId: number, link: string, actor: Actor) =>
      handled(
        applyToJobHandler,
        { params: { id: jobId }, body: { withResume: true, answers: [], note: '', link }, actor },
        needs,
      ),
    applicationOf: (actor: Actor, jobId: number) => table.get(keys.application(actor.id, jobId), { consistent: true }),
  };
}

describe('A recruiter’s link to a job', () => {
  let room: Awaited<ReturnType<typeof openRoom>>;
  let candidates = 4000;
  const aCandidate = () => anActor('candidate', { id: ++candidates });
  withLocalTable(async (local) => {
    room = await openRoom(local);
  });

  it('leads to its job, names its bringer, and counts applications and visits, but none that a browser makes again in a day', async () => {
    const job = await room.aPostedJob();
    const { code } = await room.make(job.id);
    const { firstName, lastName } = room.recruiter;
    const led = { job: { id: job.id, title: job.title }, recruiter: { firstName, lastName }, isVerified: true };
    expect(await room.visit(code)).toEqual(led);
    await room.visit(code);
    expect(await room.visit(code, true)).toEqual(led);
    await room.apply(job.id, code, aCandidate());
    expect(await room.read(job.id)).toMatchObject({ code, visits: 2, applications: 1 });
  });

  it('counts each person once, also who withdraws and applies again, by it or in between without it', async () => {
    const [job, ada] = [await room.aPostedJob(), aCandidate()];
    const { code } = await room.make(job.id);
    const withdraw = () => handled(withdrawApplicationHandler, { params: { id: job.id }, actor: ada }, room);
    for (const link of [code, 'A'.repeat(22), code]) {
      await room.apply(job.id, link, ada);
      await withdraw();
    }
    await room.apply(job.id, code, ada);
    expect(await room.applicationOf(ada, job.id)).toMatchObject({ state: 'waiting', broughtBy: { byLink: true } });
    expect(await room.read(job.id)).toMatchObject({ applications: 1 });
    await room.remove(job.id);
    const { code: fresh } = await room.make(job.id);
    await withdraw();
    await room.apply(job.id, fresh, ada);
    expect(await room.read(job.id)).toMatchObject({ applications: 1 });
  });

  it('offers who applies through it to its recruiter first, for a day', async () => {
    const [job, ada] = [await room.aPostedJob(), aCandidate()];
    const { code } = await room.make(job.id);
    await room.apply(job.id, code, ada);
    expect(await room.applicationOf(ada, job.id)).toMatchObject({
      source: 'recommended',
      broughtBy: { recruiterId: room.recruiter.id, byLink: true },
    });
    const query = { page: 1, perPage: 50 };
    const shown = await resultOf(listSelfAssignmentsHandler, { query, actor: room.recruiter }, room);
    const offered = shown.data.find(({ candidate }) => candidate.id === ada.id)?.offeredFirst;
    expect(offered).toMatchObject({ toYou: true, byLink: true });
  });

  it('is kept through the sign-up by which somebody applies', async () => {
    const [job, ada] = [await room.aPostedJob(), aCandidate()];
    const { code } = await room.make(job.id);
    const confirmed = accountConfirmedExamples[0] as EventOf<'account-confirmed'>;
    const data = { userId: ada.id, role: 'candidate' as const, applyTo: job.id, byLink: code };
    const needs = { ...room, account: async () => ada };
    await applyAfterSignUp({ ...confirmed, data }, needs);
    await applyAfterSignUp({ ...confirmed, data }, needs);
    expect(await room.applicationOf(ada, job.id)).toMatchObject({ broughtBy: { recruiterId: room.recruiter.id } });
    expect(await room.read(job.id)).toMatchObject({ applications: 1 });
  });

  it.each(['pressed', 'made after signing up'])(
    'keeps nobody from applying that is removed in the moment of an application: one %s',
    async (how) => {
      const [job, ada] = [await room.aPostedJob(), aCandidate()];
      const { code } = await room.make(job.id);
      const followedLink: typeof room.followedLink = async (...asked) => {
        const found = await room.followedLink(...asked);
        await room.remove(job.id);
        return found;
      };
      const needs = { ...room, followedLink, account: async () => ada };
      const body = { withResume: true, answers: [], note: '', link: code };
      const data = { userId: ada.id, role: 'candidate' as const, applyTo: job.id, byLink: code };
      if (how === 'pressed') await handled(applyToJobHandler, { params: { id: job.id }, body, actor: ada }, needs);
      else await applyAfterSignUp({ ...(accountConfirmedExamples[0] as EventOf<'account-confirmed'>), data }, needs);
      const application = await room.applicationOf(ada, job.id);
      expect(application).toMatchObject({ state: 'waiting', source: 'applied' });
      expect([application?.broughtBy, application?.countedOn]).toEqual([undefined, undefined]);
      expect(await room.read(job.id)).toBeNull();
    },
  );

  it('is one per job, which a recruiter makes only for an open job of a manager who chose nobody else', async () => {
    const [job, closed] = [await room.aPostedJob(), await room.aPostedJob()];
    const both = await Promise.allSettled([room.make(job.id), room.make(job.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await room.read(job.id, anActor('recruiter', { id: 2999 }))).toBeNull();
    await handled(closeJobHandler, { params: { id: closed.id }, body: {}, actor: room.manager }, room);
    expect(await refusalOf(room.make(closed.id))).toMatchObject({ kind: 'conflict' });
    expect(await refusalOf(room.make(job.id, anActor('recruiter', { id: 2999 })))).toMatchObject({ kind: 'forbidden' });
    await room.employ(2002, room.manager.id);
    const others = await room.aPostedJob({ recruiters: [2002] });
    expect(await refusalOf(room.make(others.id))).toMatchObject({ message: 'This job is for other recruiters' });
    expect(await refusalOf(room.make(1))).toMatchObject({ kind: 'notFound' });
  });

  it('that leads nowhere is refused alike, whatever the reason, and counts nothing', async () => {
    const jobs = [await room.aPostedJob(), await room.aPostedJob()];
    const [removed, closed] = await Promise.all(jobs.map(({ id }) => room.make(id)));
    await room.remove(jobs[0]!.id);
    await handled(closeJobHandler, { params: { id: jobs[1]!.id }, body: {}, actor: room.manager }, room);
    const refusals = [];
    for (const code of [removed!.code, closed!.code, 'A'.repeat(22)]) refusals.push(await refusalOf(room.visit(code)));
    expect(refusals.map(({ kind, message }) => [kind, message])).toEqual(
      refusals.map(() => ['notFound', 'This link no longer works']),
    );
    expect(await room.read(jobs[1]!.id)).toMatchObject({ visits: 0 });
    expect(await refusalOf(room.remove(jobs[0]!.id))).toMatchObject({ kind: 'notFound' });
  });

  it('works no more once its recruiter does not work for the manager, and keeps nobody from applying', async () => {
    const [job, ada] = [await room.aPostedJob(), aCandidate()];
    const mara = anActor('recruiter', { id: 2003 });
    const account = { id: 2003, firstName: 'Mara', lastName: 'Voss', status: 'active', version: 1 };
    await room.table.writeOne({ put: { ...keys.account(2003), ...account } });
    await room.employ(mara.id, room.manager.id);
    const { code } = await room.make(job.id, mara);
    await room.table.write(endedEmploymentWrites(room.manager.id, mara.id));
    expect(await refusalOf(room.visit(code))).toMatchObject({ kind: 'notFound' });
    await room.apply(job.id, code, ada);
    expect(await room.applicationOf(ada, job.id)).not.toHaveProperty('broughtBy');
    expect(await room.read(job.id, mara)).toMatchObject({ applications: 0 });
  });

  it('is refused in its own write where the recruiter left the manager, or the job closed or is another manager’s', async () => {
    const [job, left] = [await room.aPostedJob(), anActor('recruiter', { id: 2004 })];
    const save = (recruiterId: number, managerId = room.manager.id) => {
      const link = { recruiterId, jobId: job.id, code: 'B'.repeat(22), createdAt: job.createdAt };
      return refusalOf(room.jobLinksStore.saveNew({ ...link, visits: 0, applications: 0 }, managerId));
    };
    expect(await save(left.id)).toMatchObject({ kind: 'forbidden' });
    await room.employ(room.recruiter.id, 1999);
    const closed = { kind: 'conflict', message: 'Only an open job can be recommended' };
    expect(await save(room.recruiter.id, 1999)).toMatchObject(closed);
    await handled(closeJobHandler, { params: { id: job.id }, body: {}, actor: room.manager }, room);
    expect(await save(room.recruiter.id)).toMatchObject(closed);
  });

  it('leads nowhere while its recruiter is disabled, once the job is for others, and once another is in its place', async () => {
    const job = await room.aPostedJob();
    const before = await room.make(job.id);
    const account = keys.account(room.recruiter.id);
    await room.table.writeOne({ update: account, set: { status: 'disabled' } });
    expect(await refusalOf(room.visit(before.code))).toMatchObject({ kind: 'notFound' });
    await room.table.writeOne({ update: account, set: { status: 'active' } });
    await room.table.writeOne({ update: keys.job(job.id), set: { recruiters: [2002] } });
    expect(await refusalOf(room.visit(before.code))).toMatchObject({ kind: 'notFound' });
    await room.table.writeOne({ update: keys.job(job.id), set: { recruiters: [] } });
    expect(await room.visit(before.code)).toMatchObject({ job: { id: job.id } });
    const [listed] = await room.table.query(keys.jobLinkByCode(before.code));
    await room.remove(job.id);
    await room.make(job.id);
    // As an index that is behind still names it.
    const behind = { ...room.table, query: async () => [listed] } as unknown as typeof room.table;
    expect(await followedLinkIn(behind)(before.code, room.clock.now())).toBeUndefined();
    expect(await refusalOf(room.jobLinksStore.countVisit(listed!))).toMatchObject({ kind: 'notFound' });
    expect(await room.read(job.id)).toMatchObject({ visits: 0 });
  });

  it('of another job, or of a recruiter from whom the candidate hides, attributes nobody', async () => {
    const [job, other] = [await room.aPostedJob(), await room.aPostedJob()];
    const [ada, ben] = [aCandidate(), aCandidate()];
    const { code } = await room.make(other.id);
    await room.apply(job.id, code, ada);
    expect(await room.applicationOf(ada, job.id)).not.toHaveProperty('broughtBy');
    const applicationsStore = { ...room.applicationsStore, hidesFromRecruiter: async () => true };
    const asked = {
      params: { id: other.id },
      body: { link: code, note: '', answers: [], withResume: true },
      actor: ben,
    };
    await handled(applyToJobHandler, asked, { ...room, applicationsStore });
    expect(await room.applicationOf(ben, other.id)).not.toHaveProperty('broughtBy');
    expect(await room.read(other.id)).toMatchObject({ applications: 0 });
  });
});
