import { describe, expect, it, vi } from 'vitest';
import { changeJobHandler } from '../../../../functions/features/jobs/change-job.handler.ts';
import {
  closeJobHandler,
  holdJobHandler,
  listClosingCandidatesHandler,
  reopenJobHandler,
} from '../../../../functions/features/jobs/job-status.handlers.ts';
import { listJobsHandler, removeJobHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import {
  listRecruiterJobsHandler,
  readRecruiterJobHandler,
} from '../../../../functions/features/jobs/recruiter-job.handlers.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { hourOf } from '../../../../functions/records/search-log.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const paging = { page: 1, perPage: 100 };

describe('Jobs', () => {
  let hiring: Hiring;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
  });

  const close = (id: number, body: object = {}, actor = hiring.manager) =>
    handled(closeJobHandler, { params: { id }, body, actor }, hiring);
  const hold = (id: number) => handled(holdJobHandler, { params: { id }, actor: hiring.manager }, hiring);
  const list = async (
    status: 'signed' | 'on_hold' | 'closed',
    over: { ownership?: 'own' | 'all'; clientId?: number } = {},
  ) =>
    (
      await resultOf(
        listJobsHandler,
        { query: { ...paging, status, ownership: 'own', ...over }, actor: hiring.manager },
        hiring,
      )
    ).data.map(({ id }) => id);
  const gateOf = async (id: number) => (await hiring.table.get(keys.jobGate(id)))?.status;
  const searchable = async (id: number) => {
    const now = Date.parse(hiring.clock.now());
    const rows = await hiring.table.query(keys.searchChanges('job', hourOf(now), now - 1000));
    return rows
      .filter((row) => row.id === id)
      .sort((a, b) => a.version - b.version)
      .at(-1)?.document;
  };

  it('are posted, changed, held, resumed, closed, reopened and deleted by their manager, and by no other (JOB-01)', async () => {
    const { id } = await hiring.aPostedJob({ title: 'ICU nurse' });
    const other = anActor('manager', { id: 1002 });
    // As the form sends what is left open.
    const open = { hoursPerWeek: null, experienceYears: null, mostExperienceYears: null, startAt: null };
    const form = { title: 'ICU nurse, nights', description: 'New.', ...open };
    const stateOf = async () => {
      const job = await hiring.jobsStore.job(id).catch(() => undefined);
      return job && `${job.title}, ${job.status}`;
    };
    const steps: [(actor: typeof other) => Promise<unknown>, string | undefined][] = [
      [(actor) => handled(changeJobHandler, { params: { id }, body: form, actor }, hiring), `${form.title}, signed`],
      [(actor) => handled(holdJobHandler, { params: { id }, actor }, hiring), `${form.title}, on_hold`],
      [(actor) => handled(holdJobHandler, { params: { id }, actor }, hiring), `${form.title}, signed`],
      [(actor) => close(id, {}, actor), `${form.title}, closed`],
      [(actor) => handled(reopenJobHandler, { params: { id }, actor }, hiring), `${form.title}, signed`],
      [(actor) => handled(removeJobHandler, { params: { id }, actor }, hiring), undefined],
    ];
    expect(await stateOf()).toBe('ICU nurse, signed');
    for (const [step, after] of steps) {
      expect(await refusalOf(step(other))).toMatchObject({ kind: 'forbidden' });
      await step(hiring.manager);
      expect(await stateOf()).toBe(after);
    }
  });

  it('are open at once, and listed newest first by status and client (JOB-35, JOB-36)', async () => {
    const client = await hiring.aClient();
    const [first, second] = [await hiring.aPostedJob(), await hiring.aPostedJob({ clientId: client.id })];
    const others = await hiring.aPostedJob({}, anActor('manager', { id: 1002 }));
    await hold(first.id);
    expect((await list('signed')).slice(0, 1)).toEqual([second.id]);
    expect(await list('signed', { clientId: client.id })).toEqual([second.id]);
    expect(await list('on_hold')).toEqual([first.id]);
    expect(await list('signed')).not.toContain(others.id);
    expect(await list('signed', { ownership: 'all' })).toContain(others.id);
  });

  it('of the manager can be chosen by when they were posted, those of everybody cannot (JOB-34)', async () => {
    const { id } = await hiring.aPostedJob();
    const posted = hiring.clock.now();
    const listed = async (
      days: number,
      query: { range?: 'week' | 'year' | 'all'; ownership?: 'own' | 'all'; q?: string; sort?: 'points' },
    ) => {
      const clock = { now: () => new Date(Date.parse(posted) + days * 86_400_000).toISOString() };
      const all = { ...paging, status: 'signed', ownership: 'own', ...query } as const;
      const { result } = await handled(listJobsHandler, { query: all, actor: hiring.manager }, { ...hiring, clock });
      return result.data.some((job) => job.id === id);
    };
    expect([await listed(6, { range: 'week' }), await listed(8, { range: 'week' })]).toEqual([true, false]);
    expect([await listed(8, { range: 'year' }), await listed(800, { range: 'all' })]).toEqual([true, true]);
    await expect(listed(0, { range: 'week', ownership: 'all' })).rejects.toMatchObject({
      errors: [{ key: 'range', message: 'Only your own jobs can be chosen by when they were posted' }],
    });
    const message = 'Only your own jobs can be searched and sorted';
    for (const [key, query] of Object.entries({ q: { q: 'nurse' }, sort: { sort: 'points' as const } }))
      await expect(listed(0, { ...query, range: 'all', ownership: 'all' })).rejects.toMatchObject({
        errors: [{ key, message }],
      });
  });

  it('are either deleted or given a candidate, never both, when both happen at once (JOB-47)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id } = await hiring.aPostedJob();
      const applicationId = await hiring.applied(id, anActor('candidate', { id: 3100 + round }));
      const remove = () => handled(removeJobHandler, { params: { id }, actor: hiring.manager }, hiring);
      const both = await Promise.allSettled(
        round % 2 ? [hiring.accepted(applicationId), remove()] : [remove(), hiring.accepted(applicationId)],
      );
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const [job, onJob] = await hiring.table.batchGet([keys.job(id), keys.candidateOnJob(id, 3100 + round)], {
        consistent: true,
      });
      expect([job, onJob].map((one) => one !== undefined)).toEqual(job ? [true, true] : [false, false]);
    }
  });

  it('of other managers cannot be found through their clients and recruiters (JOB-34)', async () => {
    const [actor, other] = [anActor('manager', { id: 1008 }), anActor('manager', { id: 1004 })];
    for (const { id } of [actor, other]) await hiring.employ(hiring.recruiter.id, id);
    for (const recruiters of [[], [hiring.recruiter.id]]) await hiring.aPostedJob({ recruiters }, other);
    const own = await hiring.aPostedJob({ recruiters: [hiring.recruiter.id] }, actor);
    const query = { ...paging, status: 'signed' as const, ownership: 'all' as const, recruiterId: hiring.recruiter.id };
    expect((await resultOf(listJobsHandler, { query, actor }, hiring)).data.map(({ id }) => id)).toEqual([own.id]);
  });

  it('leave the public index and the pipeline while they are held or closed (JOB-57, JOB-76)', async () => {
    const { id } = await hiring.aPostedJob();
    const states: unknown[] = [];
    for (const step of [
      async () => {},
      () => hold(id),
      () => hold(id),
      () => close(id),
      () => handled(reopenJobHandler, { params: { id }, actor: hiring.manager }, hiring),
    ]) {
      await step();
      states.push([await gateOf(id), (await searchable(id)) !== null]);
    }
    expect(states).toEqual([
      ['signed', true],
      ['on_hold', false],
      ['signed', true],
      ['closed', false],
      ['signed', true],
    ]);
  });

  it('are closed once: of two simultaneous requests one is told that it came too late, as is any later one (JOB-77)', async () => {
    const { id } = await hiring.aPostedJob();
    const both = await Promise.allSettled([close(id), close(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(close(id))).toMatchObject({ kind: 'conflict', message: 'This job is already closed' });
    expect(await hiring.eventsOf(`JOB#${id}`)).toEqual(['job-posted', 'job-closed']);
  });

  it('are closed with a candidate and the recruiter who put them forward (JOB-45, JOB-78)', async () => {
    const { id } = await hiring.aPostedJob();
    const { candidateId } = await hiring.accepted(await hiring.applied(id));
    const { result: choices } = await handled(
      listClosingCandidatesHandler,
      { params: { id }, query: {}, actor: hiring.manager },
      hiring,
    );
    expect(choices).toMatchObject({
      job: { id, points: 500, status: 'signed', closed: null },
      candidates: [{ candidateId, recruiterId: hiring.recruiter.id }],
    });
    expect(await refusalOf(close(id, { candidateId, recruiterId: 2999 }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'recruiterId' }],
    });
    const { result } = await close(id, { candidateId, recruiterId: hiring.recruiter.id });
    expect(result.closed).toMatchObject({ candidate: { id: candidateId }, recruiter: { id: hiring.recruiter.id } });
  });

  it('cannot be changed, held, closed or removed by another manager', async () => {
    const { id } = await hiring.aPostedJob();
    const stranger = anActor('manager', { id: 1002 });
    const attempts = [
      close(id, {}, stranger),
      handled(holdJobHandler, { params: { id }, actor: stranger }, hiring),
      handled(removeJobHandler, { params: { id }, actor: stranger }, hiring),
    ];
    const refused = { kind: 'forbidden', message: 'This job belongs to another manager' };
    expect(await Promise.all(attempts.map(refusalOf))).toMatchObject([refused, refused, refused]);
    expect(await refusalOf(close(7))).toMatchObject({ kind: 'notFound', message: 'There is no such job' });
  });

  it('keep the number of candidates that changed during an edit, and refuse an outdated edit (JOB-72)', async () => {
    const job = await hiring.aPostedJob();
    const edit = (over: object) =>
      handled(
        changeJobHandler,
        {
          params: { id: job.id },
          body: { title: 'ICU nurse, nights', description: 'New.', ...over },
          actor: hiring.manager,
        },
        hiring,
      );
    await hiring.accepted(await hiring.applied(job.id));
    await edit({ version: 1 });
    expect(await hiring.jobsStore.job(job.id)).toMatchObject({
      title: 'ICU nurse, nights',
      description: 'New.',
      candidatesCount: 1,
      version: 2,
    });
    expect(await refusalOf(edit({ version: 1 }))).toMatchObject({ kind: 'conflict' });
  });

  it('are removed only while they have no candidates, even when one is added at that moment (JOB-75)', async () => {
    const { id } = await hiring.aPostedJob();
    const application = await hiring.applied(id);
    const remove = () => handled(removeJobHandler, { params: { id }, actor: hiring.manager }, hiring);
    const both = await Promise.allSettled([remove(), hiring.accepted(application)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const other = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(other.id));
    expect(
      await refusalOf(handled(removeJobHandler, { params: { id: other.id }, actor: hiring.manager }, hiring)),
    ).toMatchObject({ kind: 'conflict' });
  });

  it('count on their client while they exist (CLIENT-08)', async () => {
    const client = await hiring.aClient();
    const other = await hiring.aClient({ companyName: 'Harbor Clinic' });
    const count = async (id: number) => (await hiring.clientsStore.client(hiring.manager.id, id)).jobs;
    const { id } = await hiring.aPostedJob({ clientId: client.id });
    expect(await count(client.id)).toBe(1);
    await handled(
      changeJobHandler,
      { params: { id }, body: { title: 'Moved', description: 'Moved.', clientId: other.id }, actor: hiring.manager },
      hiring,
    );
    expect([await count(client.id), await count(other.id)]).toEqual([0, 1]);
    await handled(removeJobHandler, { params: { id }, actor: hiring.manager }, hiring);
    expect(await count(other.id)).toBe(0);
  });
});

describe('A recruiter’s jobs', () => {
  let hiring: Hiring;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
  });

  const list = async (status: 'new' | 'in_progress' | 'closed') =>
    (
      await resultOf(listRecruiterJobsHandler, { query: { ...paging, status }, actor: hiring.recruiter }, hiring)
    ).data.map(({ id }) => id);
  const read = (id: number, actor = hiring.recruiter) =>
    handled(readRecruiterJobHandler, { params: { id }, actor }, hiring);

  it('in progress are found in three table calls, for however many managers the recruiter works', async () => {
    const busy = anActor('recruiter', { id: 2005 });
    const managers = Array.from({ length: 5 }, (_, number) => anActor('manager', { id: 1100 + number }));
    const posted = [];
    for (const manager of managers) {
      await hiring.employ(busy.id, manager.id);
      const { id } = await hiring.aPostedJob({}, manager);
      await hiring.accepted(await hiring.applied(id), busy);
      posted.unshift(id);
    }
    await hiring.pack(...managers.map(({ id }) => id));
    const sent = vi.spyOn(hiring.table.client, 'send');
    const { result } = await handled(
      listRecruiterJobsHandler,
      { query: { ...paging, status: 'in_progress' }, actor: busy },
      hiring,
    );
    expect(sent.mock.calls).toHaveLength(3);
    sent.mockRestore();
    expect(result.data.map(({ id }) => id)).toEqual(posted);
  });

  it('in progress name the recruiter’s own candidates with their status, and are searched and sorted', async () => {
    const { employ, aPostedJob, accepted, applied } = hiring;
    const manager = anActor('manager', { id: 1150 });
    const [mine, colleague] = [anActor('recruiter', { id: 2011 }), anActor('recruiter', { id: 2012 })];
    for (const { id } of [mine, colleague]) await employ(id, manager.id);
    const [low, high] = [
      await aPostedJob({ title: 'Welder' }, manager),
      await aPostedJob({ title: 'Nurse', points: 900 }, manager),
    ];
    const [own, other] = [anActor('candidate', { id: 3211 }), anActor('candidate', { id: 3212 })];
    for (const { id } of [low, high]) await accepted(await applied(id, own), mine);
    await accepted(await applied(low.id, other), colleague);
    const rows = async (more: object) =>
      (
        await resultOf(
          listRecruiterJobsHandler,
          { query: { ...paging, status: 'in_progress', ...more }, actor: mine },
          hiring,
        )
      ).data;
    expect((await rows({ sort: 'points' })).map(({ id }) => id)).toEqual([high.id, low.id]);
    expect(await rows({ q: 'wel' })).toMatchObject([
      { id: low.id, candidates: [{ candidateId: own.id, status: 'contacted' }] },
    ]);
    expect((await rows({ q: 'wel' }))[0]?.candidates).toHaveLength(1);
  });

  it('are new until a candidate of the recruiter is on them, and only for that recruiter (JOB-37)', async () => {
    const [fresh, started, ended] = [await hiring.aPostedJob(), await hiring.aPostedJob(), await hiring.aPostedJob()];
    const named = await hiring.aPostedJob({ recruiters: [hiring.recruiter.id] });
    await hiring.employ(2002, hiring.manager.id);
    await hiring.aPostedJob({ recruiters: [2002] });
    await hiring.aPostedJob({}, anActor('manager', { id: 1002 }));
    await hiring.accepted(await hiring.applied(started.id));
    await handled(closeJobHandler, { params: { id: ended.id }, body: {}, actor: hiring.manager }, hiring);
    expect(await list('new')).toEqual([named.id, fresh.id]);
    expect(await list('in_progress')).toEqual([started.id]);
    expect(await list('closed')).toEqual([ended.id]);
  });

  it('are those of the recruiter’s managers, shown only with the recruiter’s own candidates (JOB-83)', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.accepted(await hiring.applied(id));
    expect((await read(id)).result.candidates).toHaveLength(1);
    await hiring.employ(2002, hiring.manager.id);
    expect((await read(id, anActor('recruiter', { id: 2002 }))).result.candidates).toEqual([]);
    expect(await refusalOf(read(id, anActor('recruiter', { id: 2003 })))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(read(7))).toMatchObject({ kind: 'notFound' });
  });
});
