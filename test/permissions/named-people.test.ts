import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateProfileStore } from '../../functions/features/candidate-profile/candidate-profile.store.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { newCollaborationWrites } from '../../functions/records/collaboration.ts';
import { hidingWrite } from '../../functions/records/hiding.ts';
import { newWorkRequestWrites } from '../../functions/records/work-request.ts';
import { roles } from '../../shared/constants/roles.ts';
import { joinTeams } from './calls.ts';
import { hireAda, mergeIntoAda, naming, namingOnJob, openNamedWorld, operations, thingOf } from './named-people.ts';
import { things, type World } from './world.ts';

const at = '2026-11-20T09:00:00.000Z';
const whos = ['manager', 'recruiter', 'super manager', 'recruiter on request', 'colleague on the team'] as const;
type Who = (typeof whos)[number];

describe('A candidate who hides from a company', () => {
  let world: World;
  let before: Record<Who, number>;
  let hiredFor: number;
  const viewers = () => {
    const { maria, rosa, sue, otto, rita } = world.people;
    const helping = { 'recruiter on request': otto, 'colleague on the team': rita };
    return { manager: maria, recruiter: rosa, 'super manager': sue, ...helping };
  };

  beforeAll(async () => {
    world = await openNamedWorld();
    const { ada, maria, sue, otto } = world.people;
    const asked = { id: 61, managerId: maria.id, isAccepted: true, sentAt: at, resentAt: null, acceptedAt: at };
    await world.table.write(newCollaborationWrites({ ...asked, superManagerId: sue.id }));
    const job = await things.job(world, maria, 'own');
    const times = { createdAt: at, answeredAt: at, startedAt: null, endedAt: null };
    const request = {
      id: 62,
      managerId: maria.id,
      recruiterId: otto.id,
      askedBy: 'manager',
      state: 'accepted',
      message: null,
    } as const;
    await world.table.write(newWorkRequestWrites({ ...request, ...times, job: { id: job.id, title: 'ICU nurse' } }));
    for (const role of roles) for (const one of operations) await thingOf(world, one, role);
    hiredFor = await hireAda(world);
    await mergeIntoAda(world);
    // The colleague is of no company herself, and acts for that of the job alone.
    await world.table.writeOne({ remove: keys.verification(world.people.rita.id) });
    await joinTeams(world);
    const reads = operations.filter(({ isRead }) => isRead);
    const counts: [string, number][] = [];
    for (const [who, by] of Object.entries(viewers())) counts.push([who, (await naming(world, by, reads)).length]);
    before = Object.fromEntries(counts) as typeof before;
    const choice = { findableBy: 'recruiters', companies: ['The Lakeside, Inc.'], confirmed: [], version: 2 } as const;
    await world.table.writeOne(hidingWrite(ada.id, choice));
    const store = candidateProfileStore(world.table);
    await store.markRows(ada.id);
    await store.refresh(ada.id, at);
  }, 300_000);
  afterAll(() => world.close());

  it('was named to everybody who acts for it', () => {
    const { manager, recruiter, 'recruiter on request': onRequest, 'colleague on the team': colleague } = before;
    expect([manager > 0, recruiter > 0, onRequest > 0, colleague > 0]).toEqual([true, true, true, true]);
  });

  it.each(whos)(
    'is named to a %s who acts for it by no reading of a job that hired them (PLUS-40)',
    async (who) => {
      expect(await namingOnJob(world, viewers()[who], hiredFor)).toEqual([]);
    },
    300_000,
  );

  it.each(whos)(
    'is named by no operation to a %s who acts for it (PLUS-40)',
    async (who) => {
      expect(await naming(world, viewers()[who], operations)).toEqual([]);
    },
    300_000,
  );
});
