import { describe, expect, it } from 'vitest';
import type { Actor } from '../../../../../functions/platform/door/actor.ts';
import { endClaims } from '../../../../../functions/features/personal-data/erasure/end-claims.steps.ts';
import { formerJobTitle } from '../../../../../functions/features/personal-data/erasure/forget-person.ts';
import { accountsIn } from '../../../../../functions/records/account.ts';
import { claimsIn } from '../../../../../functions/domain/claims/claims.ts';
import { claimEndsIn } from '../../../../../functions/domain/claims/claim-ends.steps.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import type { ClaimsWorld } from '../../claims/claims-world.ts';
import { openClaims } from '../../claims/claims-world.ts';

describe('A person who leaves', () => {
  let world: ClaimsWorld;
  withLocalTable(async (opened) => {
    world = await openClaims(opened);
    const { manager, table } = world;
    await table.writeOne({ put: { ...keys.account(manager.id), ...manager, status: 'active' } });
  });

  it.each([
    ['a candidate', 'stays'],
    ['a recruiter', 'leaves'],
    ['a manager', 'stays'],
  ] as const)('%s, ends their proposals and claims; the recruiter %s on the open job', async (who, owed) => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const job = await world.aClientsJob();
    const { id } = await world.propose(rosa, ada, job.id);
    await world.confirm(ada, id);
    const elsewhere = await world.aClientsJob();
    const waiting = await world.propose(rosa, ada, elsewhere.id);
    const [claims, claimEnds] = [claimsIn(world.table), claimEndsIn(world.table)];
    const person = { 'a candidate': ada, 'a recruiter': rosa, 'a manager': world.manager }[who];
    const account = await accountsIn(world.table).account(person.id);
    await endClaims(account!, { claims, claimEnds, clock: world.clock });
    const after = await Promise.all([id, waiting.id].map(claims.claim));
    expect(after).toMatchObject([id, waiting.id].map(() => ({ state: 'ended', ending: { by: 'erasure' } })));
    expect(await claims.introductionOf(ada.id, job)).toBeUndefined();
    const onJob = await world.table.get(keys.candidateOnJob(job.id, ada.id));
    expect(onJob?.recruiterId).toBe(owed === 'stays' ? rosa.id : null);
    const { events } = await world.claimsStore.storyOf(waiting.id);
    expect(events.at(-1)?.actor).toMatchObject({ firstName: 'A former' });
    const { job: named } = events.at(-1)!.data as { job: { title: string } };
    expect(named.title).toBe(who === 'a manager' ? formerJobTitle : elsewhere.title);
  });

  it('leaves a claim as it is that ended before', async () => {
    const [rosa, ada] = [await world.aPerson('recruiter'), await world.aPerson('candidate')];
    const { id } = await world.propose(rosa, ada, (await world.aClientsJob()).id);
    const [claims, claimEnds] = [claimsIn(world.table), claimEndsIn(world.table)];
    const end = async (person: Actor) =>
      endClaims((await accountsIn(world.table).account(person.id))!, { claims, claimEnds, clock: world.clock });
    await end(rosa);
    const before = await claims.claim(id);
    expect(before?.state).toBe('ended');
    await end(ada);
    expect(await claims.claim(id)).toEqual(before);
  });
});
