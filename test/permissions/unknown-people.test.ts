import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateProfileStore } from '../../functions/features/candidate-profile/candidate-profile.store.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { named, openNamedWorld, operations } from './named-people.ts';
import type { World } from './world.ts';

const at = '2026-11-20T09:00:00.000Z';

describe('A candidate whom all recruiters find', () => {
  let world: World;
  beforeAll(async () => {
    world = await openNamedWorld();
    const { rita, ada, otto } = world.people;
    await world.table.writeOne({ remove: keys.verification(rita.id) });
    const body = { title: 'Ward nurse', description: 'Care for patients.', points: 500 };
    const jobId = await world.made('jobs.postJob', rita, { body });
    await world.made('claims.proposeCandidate', otto, { body: { jobId, candidateId: ada.id } });
    await candidateProfileStore(world.table).refresh(ada.id, at);
  }, 120_000);
  afterAll(() => world.close());

  it('is named by surname in no operation to a recruiter who is not verified, before they agree (PLUS-38)', async () => {
    const { ada, otto } = world.people;
    const by = { id: ada.id, params: { id: ada.id, candidateId: ada.id } };
    const found: Record<string, string[]> = { surname: [], 'first name': [] };
    for (const { operation, row } of operations) {
      if (row.recruiter === undefined) continue;
      const given = { params: { ...by.params, jobId: 1 }, body: row.body, query: row.query ?? 'page=1&perPage=50' };
      const { text } = await world.call(operation, otto, given as Parameters<World['call']>[2]);
      if (text.includes(named.lastName) || text.includes(ada.account.email)) found['surname']!.push(operation);
      if (text.includes(named.firstName)) found['first name']!.push(operation);
    }
    expect(found['surname']).toEqual([]);
    expect(found['first name']).toEqual(
      expect.arrayContaining([
        'people.readPerson',
        'candidate-profile.readCandidateProfile',
        'claims.listRecruiterClaims',
      ]),
    );
  }, 120_000);
});
