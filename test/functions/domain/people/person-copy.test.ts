import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingPlacesOf } from '../../../../functions/features/applications/waiting-candidates.store.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { acceptedPlacesOf } from '../../../../functions/features/invitations/named-by-address.store.ts';
import { jobsNamingManager } from '../../../../functions/features/jobs/jobs-with-manager.store.ts';
import { placesOnJobs } from '../../../../functions/features/pipeline/people-on-jobs.store.ts';
import { recruiterRowsOf } from '../../../../functions/features/recruiters/recruiter-rows.store.ts';
import { referenceOf } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { eventActor, eventOf } from '../../../../functions/platform/table/outbox.ts';
import type { PersonCopy } from '../../../../functions/domain/people/person-copy.ts';
import { renewPerson } from '../../../../functions/domain/people/person-copy.ts';
import type { PersonReference } from '../../../../shared/model/person.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { startLocalTable } from '../../../support/local-table.ts';

const candidate = anActor('candidate');
const picture = (number: number) => `avatars/032e1f30-4f9a-8000-9d7e-0d5f6a1c2b3e/${number}.jpg`;
const readers = [recruiterRowsOf, placesOnJobs, waitingPlacesOf, jobsNamingManager, acceptedPlacesOf];

describe('Copies of a person', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let jobId: number;
  let waitingJobId: number;
  const invitation = keys.candidateInvitation(7, 70);
  const recommendation = keys.recommendation(7, 71);
  const others = keys.recommendation(8, 72);

  beforeAll(async () => {
    local = await startLocalTable();
    hiring = await openHiring(local);
    const { table, manager, recruiter } = hiring;
    await table.writeOne({
      put: {
        ...keys.recruiterOfManager(manager.id, recruiter.id),
        ...referenceOf(recruiter),
        email: recruiter.email,
        since: someTime,
      },
    });
    [jobId, waitingJobId] = (await Promise.all([hiring.aPostedJob(), hiring.aPostedJob()])).map(({ id }) => id) as [
      number,
      number,
    ];
    await hiring.accepted(await hiring.applied(jobId, candidate));
    await hiring.applied(waitingJobId, candidate);
    const named = { ...keys.itemsNaming(candidate.email), gsi2sk: '1' };
    await table.write([
      { put: { ...invitation, ...named, candidate: referenceOf(candidate) } },
      { put: { ...recommendation, ...named, candidate: referenceOf(candidate) } },
      { put: { ...others, ...named, candidate: null } },
    ]);
  });
  beforeEach(async () => {
    await hiring.table.write(
      [candidate, hiring.recruiter, hiring.manager].map((person) => ({
        put: { ...keys.account(person.id), ...person },
      })),
    );
    await Promise.all([candidate, hiring.recruiter, hiring.manager].map(renewed));
  });
  afterAll(() => local.close());

  const copiesOf = async ({ id }: Actor) => (await Promise.all(readers.map((read) => read(hiring.table, id)))).flat();
  const becomes = ({ id }: Actor, set: Partial<PersonReference>) =>
    hiring.table.writeOne({ update: keys.account(id), set });
  const renewed = async (person: Actor) => renewPerson(hiring.table, person.id, await copiesOf(person));
  const shown = async () => {
    const places = [
      keys.recruiterOfManager(hiring.manager.id, hiring.recruiter.id),
      keys.candidateOnJob(jobId, candidate.id),
      keys.application(candidate.id, waitingJobId),
      keys.job(jobId),
      keys.job(waitingJobId),
      invitation,
      recommendation,
    ] as const;
    const [row, onJob, waiting, job, otherJob, invited, recommended] = await hiring.table.batchGet(places, {
      consistent: true,
    });
    const shown = ({ firstName, avatar }: PersonReference) => [firstName, avatar];
    const found = {
      row,
      onJob: onJob!.candidate,
      recruiter: onJob!.recruiter,
      waiting: waiting!.candidate,
      manager: job!.manager,
      managerOfOther: otherJob!.manager,
      invited: invited!.candidate,
      recommended: recommended!.candidate,
    };
    return Object.fromEntries(Object.entries(found).map(([name, reference]) => [name, shown(reference!)]));
  };

  it('of a candidate are updated where they wait, are on a job or were invited, and no one else’s (PROF-03, PROF-10)', async () => {
    const before = await shown();
    await becomes(candidate, { firstName: 'Priyanka', avatar: picture(1) });
    await renewed(candidate);
    const now = ['Priyanka', picture(1)];
    expect(await shown()).toEqual({ ...before, onJob: now, waiting: now, invited: now, recommended: now });
    expect(await hiring.table.get(others)).toMatchObject({ candidate: null });
  });

  it('of a candidate on a job name their position, until the profile names another or none, and cost nothing otherwise', async () => {
    const place = keys.candidateOnJob(jobId, candidate.id);
    const entry = keys.profileEntry(candidate.id, 'workExperiences', 5);
    const position = async () => (await hiring.table.get(place, { consistent: true }))?.position;
    const work = { part: 'workExperiences', id: 5, company: 'Acme', description: '', from: 0, to: null };
    expect((await position()) ?? null).toBeNull();
    for (const title of ['Nurse', 'Head nurse']) {
      await hiring.table.writeOne({ put: { ...entry, ...work, title } });
      await renewed(candidate);
      expect(await position()).toBe(title);
    }
    const outdated = await placesOnJobs(hiring.table, candidate.id);
    await hiring.table.writeOne({ remove: entry });
    await renewed(candidate);
    expect(await position()).toBeNull();
    await hiring.table.writeOne({ put: { ...entry, ...work, title: 'Nurse' } });
    await expect(renewPerson(hiring.table, candidate.id, outdated)).rejects.toThrow('changed while it was renewed');
    await hiring.table.writeOne({ remove: entry });
  });

  it('of a recruiter are updated in the lists of their managers and beside their candidates (PROF-03, PROF-10)', async () => {
    const before = await shown();
    await becomes(hiring.recruiter, { firstName: 'Nate', avatar: picture(2) });
    await renewed(hiring.recruiter);
    expect(await shown()).toEqual({ ...before, row: ['Nate', picture(2)], recruiter: ['Nate', picture(2)] });
    expect(await hiring.table.get(keys.recruiterOfManager(hiring.manager.id, hiring.recruiter.id))).toMatchObject({
      email: hiring.recruiter.email,
      since: someTime,
    });
    await becomes(hiring.recruiter, { avatar: null });
    await renewed(hiring.recruiter);
    expect(await shown()).toMatchObject({ row: ['Nate', null], recruiter: ['Nate', null] });
  });

  it('of a manager are updated on all their jobs, and an edit of a job read before does not restore the former name (PROF-10)', async () => {
    const before = await shown();
    const read = await hiring.jobsStore.jobOfManager(jobId, hiring.manager.id);
    await becomes(hiring.manager, { firstName: 'Danielle' });
    await renewed(hiring.manager);
    const now = ['Danielle', hiring.manager.avatar];
    expect(await shown()).toEqual({ ...before, manager: now, managerOfOther: now });
    const event = eventOf('job-changed', {
      id: hiring.clock.newId(),
      at: hiring.clock.now(),
      actor: eventActor(hiring.manager),
      subject: `JOB#${jobId}`,
      data: { jobId, title: 'Edited', managerId: hiring.manager.id, recruiterIds: [], changed: ['title'] },
    });
    await hiring.jobsStore.saveChange(read, { job: { ...read, title: 'Edited', version: read.version + 1 }, event });
    expect(await hiring.table.get(keys.job(jobId), { consistent: true })).toMatchObject({
      title: 'Edited',
      manager: { firstName: 'Danielle' },
    });
  });

  it('show the newest name and picture whatever the order of the reactions, and a copy that changed in the meantime is left to the next try', async () => {
    const before = await copiesOf(candidate);
    await becomes(candidate, { firstName: 'Second', avatar: picture(3) });
    await becomes(candidate, { firstName: 'Third' });
    // The second event arrives first; the first one, repeated later, finds nothing left to do.
    await renewed(candidate);
    await expect(
      renewPerson(hiring.table, candidate.id, [
        { ...before[0]!, seen: { ...before[0]!.seen, firstName: 'First' } } as PersonCopy,
      ]),
    ).rejects.toThrow('changed while');
    await renewed(candidate);
    expect(await shown()).toMatchObject({
      onJob: ['Third', picture(3)],
      waiting: ['Third', picture(3)],
      invited: ['Third', picture(3)],
    });
    expect(
      new Set((await copiesOf(candidate)).map(({ seen }) => JSON.stringify(Object.entries(seen).toSorted()))),
    ).toEqual(
      new Set([
        JSON.stringify(
          Object.entries({ ...referenceOf(candidate), firstName: 'Third', avatar: picture(3) }).toSorted(),
        ),
      ]),
    );
  });

  it('are not written when they are up to date, nor for a person who is leaving or gone', async () => {
    const never = { ...hiring.table, writeOne: () => Promise.reject(new Error('wrote')) };
    await renewPerson(never, candidate.id, await copiesOf(candidate));
    const outdated = (await copiesOf(candidate)).map((copy) => ({
      ...copy,
      seen: { ...copy.seen, firstName: 'A former' },
    }));
    expect(outdated).toHaveLength(4);
    await hiring.table.writeOne({ update: keys.account(candidate.id), set: { status: 'disabled' } });
    await renewPerson(never, candidate.id, outdated);
    await hiring.table.writeOne({ remove: keys.account(candidate.id) });
    await renewPerson(never, candidate.id, outdated);
    expect(await shown()).toMatchObject({ onJob: [candidate.firstName, candidate.avatar] });
  });

  it('do not restore a name that was erased in the meantime', async () => {
    const before = await copiesOf(candidate);
    await becomes(candidate, { avatar: picture(5) });
    await hiring.table.writeOne({
      update: keys.candidateOnJob(jobId, candidate.id),
      set: { candidate: { id: candidate.id, firstName: 'A former', lastName: 'candidate', avatar: null } },
    });
    await expect(renewPerson(hiring.table, candidate.id, before)).rejects.toThrow('changed while');
    expect((await hiring.table.get(keys.candidateOnJob(jobId, candidate.id)))?.candidate.firstName).toBe('A former');
  });
});
