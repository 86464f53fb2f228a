import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { waitingPlacesOf } from '../../../functions/applications/waiting-candidates.store.ts';
import type { Actor } from '../../../functions/door/actor.ts';
import { placesOnJobs } from '../../../functions/pipeline/people-on-jobs.store.ts';
import { recruiterRowsOf } from '../../../functions/recruiters/recruiter-rows.store.ts';
import { renewAvatars } from '../../../functions/table/avatar-copies.ts';
import { keys } from '../../../functions/table/keys.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { anActor, someTime } from '../../support/builders.ts';
import type { Hiring } from '../../support/hiring.ts';
import { openHiring } from '../../support/hiring.ts';
import type { LocalTable } from '../../support/local-table.ts';
import { startLocalTable } from '../../support/local-table.ts';

const candidate = anActor('candidate');
const picture = (number: number) => `avatars/032e1f30-4f9a-8000-9d7e-0d5f6a1c2b3e/${number}.jpg`;

describe('copies of a picture', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let jobId: number;
  let waitingJobId: number;

  beforeAll(async () => {
    local = await startLocalTable();
    hiring = await openHiring(local);
    const { table, manager, recruiter } = hiring;
    await table.writeOne({ put: { ...keys.recruiterOfManager(manager.id, recruiter.id), id: recruiter.id, firstName: recruiter.firstName, lastName: recruiter.lastName, avatar: null, since: someTime } });
    [jobId, waitingJobId] = (await Promise.all([hiring.aPostedJob(), hiring.aPostedJob()])).map(({ id }) => id) as [number, number];
    await hiring.accepted(await hiring.applied(jobId, candidate));
    await hiring.applied(waitingJobId, candidate);
  });
  beforeEach(async () => {
    await hiring.table.write([candidate, hiring.recruiter].map((person) => ({ put: { ...keys.account(person.id), ...person } })));
  });
  afterAll(() => local.close());

  const copiesOf = async ({ id }: Actor) => (await Promise.all([recruiterRowsOf, placesOnJobs, waitingPlacesOf].map((read) => read(hiring.table, id)))).flat();
  const chooses = ({ id }: Actor, avatar: string | null) => hiring.table.writeOne({ update: keys.account(id), set: { avatar } });
  const renewed = async (person: Actor) => renewAvatars(hiring.table, person.id, await copiesOf(person));
  const shown = async () => {
    const [row, onJob, waiting] = await hiring.table.batchGet<{ avatar: string; candidate: PersonReference; recruiter: PersonReference }>(
      [keys.recruiterOfManager(hiring.manager.id, hiring.recruiter.id), keys.candidateOnJob(jobId, candidate.id), keys.application(candidate.id, waitingJobId)],
      { consistent: true },
    );
    return { row: row?.avatar, candidate: onJob?.candidate.avatar, recruiter: onJob?.recruiter.avatar, waiting: waiting?.candidate.avatar };
  };

  it('are renewed where a candidate waits and stands on a job, and nobody else’s (PROF-03)', async () => {
    await chooses(candidate, picture(1));
    await renewed(candidate);
    expect(await shown()).toEqual({ row: null, candidate: picture(1), recruiter: null, waiting: picture(1) });
  });

  it('are renewed in the lists of a recruiter’s managers and beside the recruiter’s candidates (PROF-03)', async () => {
    await chooses(candidate, picture(1));
    await renewed(candidate);
    await chooses(hiring.recruiter, picture(2));
    await renewed(hiring.recruiter);
    expect(await shown()).toMatchObject({ row: picture(2), recruiter: picture(2), candidate: picture(1) });
    await chooses(hiring.recruiter, null);
    await renewed(hiring.recruiter);
    expect(await shown()).toMatchObject({ row: null, recruiter: null, candidate: picture(1) });
  });

  it('keep the name beside them, and show the newest picture whatever the order of the reactions', async () => {
    const before = await copiesOf(candidate);
    await chooses(candidate, picture(3));
    await renewed(candidate);
    await expect(renewAvatars(hiring.table, candidate.id, [{ ...before[0]!, seen: { ...(before[0]!.seen as PersonReference), avatar: 'avatars/stale.jpg' } } as (typeof before)[number]])).rejects.toThrow('changed while');
    await renewed(candidate);
    expect(await shown()).toMatchObject({ candidate: picture(3), waiting: picture(3) });
    expect((await copiesOf(candidate)).map(({ seen }) => seen)).toEqual(Array.from({ length: 2 }, () => ({ id: candidate.id, firstName: 'Priya', lastName: 'Iyer', avatar: picture(3) })));
  });

  it('write nothing when they are right already, and nothing of somebody who is gone', async () => {
    await chooses(candidate, picture(4));
    await renewed(candidate);
    const never = { ...hiring.table, writeOne: () => Promise.reject(new Error('wrote')) };
    await renewAvatars(never, candidate.id, await copiesOf(candidate));
    await hiring.table.writeOne({ remove: keys.account(candidate.id) });
    await renewAvatars(never, candidate.id, await copiesOf(candidate));
    expect(await shown()).toMatchObject({ candidate: picture(4) });
  });

  it('do not bring back a name that was erased meanwhile', async () => {
    const before = await copiesOf(candidate);
    await chooses(candidate, picture(5));
    await hiring.table.writeOne({ update: keys.candidateOnJob(jobId, candidate.id), set: { candidate: { id: candidate.id, firstName: 'A former', lastName: 'candidate', avatar: null } } });
    await expect(renewAvatars(hiring.table, candidate.id, before)).rejects.toThrow('changed while');
    expect((await hiring.table.get<{ candidate: PersonReference }>(keys.candidateOnJob(jobId, candidate.id)))?.candidate.firstName).toBe('A former');
  });
});
