import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidateProfileStore } from '../../functions/features/candidate-profile/candidate-profile.store.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import { named, openNamedWorld, operations } from './named-people.ts';
import type { World } from './world.ts';

const at = '2026-11-20T09:00:00.000Z';
const ownEvent = 'Colonoscopy at Saint Zenobia';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const ownTime = { start: inDays(2), end: inDays(2.05), zone: 'UTC' };

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
    // What Otto typed is all that he has of whom he invited, and nobody's calendar is open to him.
    await world.call('invitations.inviteCandidates', otto, { body: { emails: [ada.account.email] } });
    await world.made('calendar.addOwnEvent', ada, { body: { ...ownTime, title: ownEvent } });
  }, 120_000);
  afterAll(() => world.close());

  it('is named by surname, and shows anything of their calendar, in no operation to a recruiter who is not verified, before they agree (PLUS-38)', async () => {
    const { ada, otto } = world.people;
    const by = { id: ada.id, params: { id: ada.id, candidateId: ada.id } };
    const found: Record<string, string[]> = { surname: [], address: [], 'first name': [], calendar: [] };
    for (const { operation, row } of operations) {
      if (row.recruiter === undefined) continue;
      const given = { params: { ...by.params, jobId: 1 }, body: row.body, query: row.query ?? 'page=1&perPage=50' };
      const { text } = await world.call(operation, otto, given as Parameters<World['call']>[2]);
      if (text.includes(named.lastName)) found['surname']!.push(operation);
      if (text.includes(ada.account.email)) found['address']!.push(operation);
      if (text.includes(ownEvent)) found['calendar']!.push(operation);
      if (text.includes(named.firstName)) found['first name']!.push(operation);
    }
    expect([found['surname'], found['calendar']]).toEqual([[], []]);
    expect(found['address']).toEqual(['invitations.listCandidateInvitations']);
    expect(found['first name']).toEqual(
      expect.arrayContaining([
        'people.readPerson',
        'candidate-profile.readCandidateProfile',
        'claims.listRecruiterClaims',
      ]),
    );
  }, 120_000);
});
