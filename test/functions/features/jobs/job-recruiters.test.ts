import { keys } from '../../../../functions/platform/table/keys.ts';
import { describe, expect, it } from 'vitest';
import { composeNotifications } from '../../../../functions/features/notifications/compose-notifications.steps.ts';
import { changeJobRecruitersHandler } from '../../../../functions/features/jobs/job.handlers.ts';
import { readJobHandler } from '../../../../functions/features/jobs/job-team.handlers.ts';
import { jobTeamStore } from '../../../../functions/features/jobs/job-team.store.ts';
import { listClosingCandidatesHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { searchSkills } from '../../../../functions/features/lookups/skills.ts';
import { jobs } from '../../../../shared/contract/jobs.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

describe('The recruiters of a job', () => {
  let hiring: Hiring;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
  });
  const change = (id: number, body: object, actor = hiring.manager) =>
    handled(changeJobRecruitersHandler, { params: { id }, actor, body }, hiring);
  const read = async (id: number) =>
    resultOf(readJobHandler, { params: { id }, actor: hiring.manager }, { jobTeamStore: jobTeamStore(hiring.table) });

  it('are changed alone: the rest of the job, its text among it, stays as it is (JOB-65)', async () => {
    const posted = await hiring.aPostedJob({ rateFrom: 60, rateTo: 75 });
    await change(posted.id, { recruiters: [hiring.recruiter.id, hiring.recruiter.id], version: posted.version });
    expect(await read(posted.id)).toEqual({
      ...(await read(posted.id)),
      title: posted.title,
      description: 'Care for **critical** patients.',
      rateFrom: 60,
      recruiters: [hiring.recruiter.id],
      version: posted.version + 1,
    });
    expect(await hiring.eventsOf(`JOB#${posted.id}`)).toEqual(['job-posted', 'job-changed']);
  });

  it('are only the manager’s own, named by their place, and changed by the manager alone (JOB-65)', async () => {
    const { id } = await hiring.aPostedJob();
    expect(await refusalOf(change(id, { recruiters: [hiring.recruiter.id, 2999] }))).toMatchObject({
      kind: 'invalid',
      errors: [{ key: 'recruiters.1', message: 'This recruiter does not work for you' }],
    });
    const stranger = anActor('manager', { id: 1997 });
    expect(await refusalOf(change(id, { recruiters: [] }, stranger))).toMatchObject({ kind: 'forbidden' });
    expect((await read(id)).recruiters).toEqual([]);
  });

  it('are not changed over another change: of two with the same version one is refused (JOB-65)', async () => {
    const { id, version } = await hiring.aPostedJob();
    const both = await Promise.allSettled([
      change(id, { recruiters: [hiring.recruiter.id], version }),
      change(id, { recruiters: [], version }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusalOf(change(id, { recruiters: [], version }))).toMatchObject({ kind: 'conflict' });
  });

  it('who are chosen later are notified as if it were posted to them, the others only of what changed', async () => {
    await hiring.employ(2_101, hiring.manager.id);
    const { id } = await hiring.aPostedJob({ recruiters: [hiring.recruiter.id] });
    await change(id, { recruiters: [hiring.recruiter.id, 2_101] });
    const notified = async () => {
      const changes = await storedEvents(hiring.table, keys.jobSubject(id), 'job-changed');
      const audience = { recruitersOf: async () => [], applicantsOf: async () => [] } as never;
      const told = await composeNotifications(changes.at(-1)!, audience);
      return told.map(({ recipientId, type }) => [recipientId, type]);
    };
    expect(await notified()).toEqual([[2_101, 'job_create']]);
    // All of the manager's recruiters were notified of a job that was posted without a choice.
    const { id: open } = await hiring.aPostedJob();
    await change(open, { recruiters: [2_101] });
    const [changed] = await storedEvents(hiring.table, keys.jobSubject(open), 'job-changed');
    expect(changed?.data.chosen).toBeUndefined();
  });

  it('for closing it are read by candidate: the one who put that candidate forward, or none (JOB-79)', async () => {
    const { id } = await hiring.aPostedJob();
    const { candidateId } = await hiring.accepted(await hiring.applied(id));
    const recruitersOf = async (wanted: number) =>
      (
        await resultOf(
          listClosingCandidatesHandler,
          { params: { id }, query: { candidateId: wanted }, actor: hiring.manager },
          hiring,
        )
      ).candidates.map(({ recruiterId, recruiter }) => [recruiterId, recruiter?.firstName]);
    expect(await recruitersOf(candidateId)).toEqual([[hiring.recruiter.id, hiring.recruiter.firstName]]);
    expect(await recruitersOf(9)).toEqual([]);
  });
});

describe('A job on the wire', () => {
  let hiring: Hiring;
  withLocalTable(async (local) => {
    hiring = await openHiring(local);
  });
  const sent = async (id: number) =>
    jobs.readJob.response.parse(
      await resultOf(
        readJobHandler,
        { params: { id }, actor: hiring.manager },
        { jobTeamStore: jobTeamStore(hiring.table) },
      ),
    );

  it('has its city, the country that follows from it, and its client (JOB-13, JOB-74)', async () => {
    const client = await hiring.aClient();
    const { id } = await hiring.aPostedJob({ cityId: 4_930_956, countryId: 0, clientId: client.id });
    expect(await sent(id)).toMatchObject({
      id,
      cityId: 4_930_956,
      city: { name: 'Boston' },
      country: { id: 840 },
      clientId: client.id,
      client: { companyName: 'Lakeside Hospital' },
    });
  });

  it('says whether it is a copy, and has title, skills, the whole description and its beginning as plain text (JOB-26, JOB-48)', async () => {
    const skills = searchSkills('java', 2).map((skill) => skill.id);
    const { id } = await hiring.aPostedJob({ isCloned: true, tagIds: skills });
    const job = await sent(id);
    expect(job).toMatchObject({
      isCloned: true,
      title: 'ICU nurse',
      description: 'Care for **critical** patients.',
      desc: 'Care for critical patients.',
    });
    expect(job.spheres.map((skill) => skill.id)).toEqual(skills);
    expect(await sent((await hiring.aPostedJob()).id)).toMatchObject({ isCloned: false });
  });
});
