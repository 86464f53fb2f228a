import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { clearRemovedJob } from '../../../../functions/features/applications/clear-removed-job.steps.ts';
import {
  favoriteJobHandler,
  listCandidateJobsHandler,
} from '../../../../functions/features/applications/candidate-job.handlers.ts';
import { listSelfAssignmentsHandler } from '../../../../functions/features/applications/self-assignment.handlers.ts';
import { removedJobsStore } from '../../../../functions/features/applications/removed-jobs.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { removeJobHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { reachStore } from '../../../../functions/features/personal-data/reach.store.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';
import { nobodyElse } from '../../../support/audience.ts';

describe('What a removed job leaves behind', () => {
  const hiring = withLocalTable(openHiring);

  const someone = (id: number) => anActor('candidate', { id });
  const own = async (actor: Actor, scope: 'applied' | 'favorite', perPage = 100) =>
    resultOf(listCandidateJobsHandler, { query: { zone: 'UTC', page: 1, perPage, scope }, actor }, hiring);
  const mark = (id: number, actor: Actor, isFavorite = true) =>
    handled(favoriteJobHandler, { params: { id }, body: { isFavorite }, actor }, hiring);
  const waiting = async () =>
    (
      await resultOf(listSelfAssignmentsHandler, { query: { page: 1, perPage: 100 }, actor: hiring.recruiter }, hiring)
    ).data.map(({ id }) => id);
  const removed = async (id: number): Promise<EventOf<'job-removed'>> => {
    await handled(removeJobHandler, { params: { id }, actor: hiring.manager }, hiring);
    const [event] = await storedEvents(hiring.table, keys.jobSubject(id), 'job-removed');
    return event!;
  };
  const react = (event: EventOf<'job-removed'>) =>
    clearRemovedJob(event, { removedJobsStore: removedJobsStore(hiring.table), clock: hiring.clock });

  it('is neither listed nor counted, even before the reaction has run', async () => {
    const [kept, gone] = [await hiring.aPostedJob(), await hiring.aPostedJob()];
    await hiring.applied(kept.id, someone(3101));
    await hiring.applied(gone.id, someone(3101));
    await removed(gone.id);
    const { data, meta } = await own(someone(3101), 'applied', 1);
    expect(data.map(({ job }) => job.id)).toEqual([kept.id]);
    expect(meta.total).toBe(1);
  });

  it('goes from every candidate’s lists and from the recruiters’ (PERM-08)', async () => {
    const { id } = await hiring.aPostedJob();
    // More than one group of applicants.
    const many = Array.from({ length: 27 }, (_, place) => someone(3200 + place));
    const applications = await Promise.all(many.map((candidate) => hiring.applied(id, candidate)));
    await mark(id, many[0]!);
    await mark(id, someone(3250));
    await react(await removed(id));
    expect((await own(many[26]!, 'applied')).meta.total).toBe(0);
    expect((await own(many[0]!, 'favorite')).meta.total).toBe(0);
    expect(await hiring.table.get(keys.favoriteJob(3250, id))).toBeUndefined();
    expect((await waiting()).filter((one) => applications.includes(one))).toEqual([]);
    expect(await refusalOf(hiring.accepted(applications[0]!))).toMatchObject({ kind: 'notFound' });
    expect(await hiring.table.query(keys.applicantsOfJob(id))).toEqual([]);
  });

  it('is cleared once when the event arrives twice, and completely when the first run was cut short', async () => {
    const { id } = await hiring.aPostedJob();
    const [first, second] = [await hiring.applied(id, someone(3301)), await hiring.applied(id, someone(3302))];
    const event = await removed(id);
    const store = removedJobsStore(hiring.table);
    const cutShort = {
      ...store,
      saveEnded: async (...[application, ended]: Parameters<typeof store.saveEnded>) => {
        if (application.id === second) throw new Error('the function was stopped');
        await store.saveEnded(application, ended);
      },
    };
    await expect(clearRemovedJob(event, { removedJobsStore: cutShort, clock: hiring.clock })).rejects.toThrow(
      'stopped',
    );
    await react(event);
    await react(event);
    for (const application of [first, second])
      expect(await hiring.eventsOf(keys.applicationSubject(application))).toEqual([
        'self-assignment-created',
        'self-assignment-ended',
      ]);
  });

  it('is also cleared of what led to an application that is gone already', async () => {
    const { id } = await hiring.aPostedJob();
    await hiring.applied(id, someone(3351));
    await hiring.table.writeOne({ remove: keys.application(3351, id) });
    await react(await removed(id));
    expect(await hiring.table.query(keys.applicantsOfJob(id))).toEqual([]);
  });

  it('is said to its applicant in kind words, and to nobody else', async () => {
    const { id, title } = await hiring.aPostedJob();
    const application = await hiring.applied(id, someone(3401));
    await react(await removed(id));
    const [ended] = await storedEvents(hiring.table, keys.applicationSubject(application), 'self-assignment-ended');
    expect(
      await composeNotifications(ended!, {
        ...nobodyElse,
        recruitersOf: async () => [hiring.recruiter.id],
      }),
    ).toEqual([{ recipientId: 3401, type: 'applied_job_removed', payload: { job: { id, title } } }]);
  });

  it('cannot be marked as favourite any more, but a favourite that is still there can be removed', async () => {
    const { id } = await hiring.aPostedJob();
    await mark(id, someone(3501));
    await removed(id);
    expect(await refusalOf(mark(id, someone(3502)))).toMatchObject({ kind: 'notFound' });
    await mark(id, someone(3501), false);
    expect(await hiring.table.get(keys.favoriteJob(3501, id))).toBeUndefined();
  });

  it('is still found for export and erasure of the candidate and of the manager', async () => {
    const { id } = await hiring.aPostedJob();
    const application = await hiring.applied(id, someone(3601));
    await react(await removed(id));
    for (const person of [someone(3601), hiring.manager]) {
      const { places } = await reachStore(hiring.table).reachOf(person as unknown as StoredAccount);
      expect(places.map(({ pk }) => pk)).toContain(keys.applicationSubject(application));
    }
  });
});
