import { describe, expect, it } from 'vitest';
import * as skills from '../../../functions/records/associated-skill.ts';
import * as campaigns from '../../../functions/records/campaign.ts';
import * as clients from '../../../functions/records/client.ts';
import * as views from '../../../functions/records/job-view.ts';
import * as searches from '../../../functions/records/saved-search.ts';
import type { StoredSavedSearch } from '../../../functions/records/saved-search.ts';
import { listedIn } from '../../../functions/platform/table/key.ts';
import { keys, sortable } from '../../../functions/platform/table/keys.ts';
import type { Campaign } from '../../../shared/model/campaign.ts';
import type { Client } from '../../../shared/model/client.ts';
import { someTime } from '../../support/builders.ts';
import { describeWrites } from '../../support/outcomes.ts';

const failed = 'TransactionCanceledException';

const facts = { companyName: 'Lakeside', email: 'ann@lake.example' };
const client = { id: 9, ...facts, jobs: 0, version: 1, createdAt: someTime } as unknown as Client;
const named = (company: string) => listedIn(keys.namedForCompany(company), sortable(9));
const domained = listedIn(keys.listedForCompany('lakeexample'), sortable(9));
const ofManager = (over: object = {}) => ({
  ...keys.client(1, 9),
  ...named('lakeside'),
  ...domained,
  ...client,
  ...over,
});
const renamed = { companyName: 'Riverside', email: 'ann@lake.example', version: 2 } as clients.ClientFacts & {
  version: number;
};
// Introductions to a company outlive its row’s name (PLUS-41).
const formerly = { formerNames: ['Lakeside'] };
const left = { formerNames: ['Lakeside', 'lake.example'] };

describeWrites('A client', [
  ['is added', () => clients.newClientWrite(1, client), [], [ofManager()]],
  ['is added once', () => clients.newClientWrite(1, client), [ofManager()], failed],
  [
    'is changed beside its number of jobs',
    () => clients.changedClientWrite(1, client, renamed),
    [ofManager({ jobs: 3 })],
    [ofManager({ ...renamed, ...formerly, ...named('riverside'), jobs: 3 })],
  ],
  [
    'whose contact’s address names no company any more is found by its name only',
    () => clients.changedClientWrite(1, client, { ...renamed, email: 'ann@gmail.com' }),
    [ofManager()],
    [{ ...keys.client(1, 9), ...client, ...renamed, ...left, ...named('riverside'), email: 'ann@gmail.com' }],
  ],
  [
    'is changed as it was read',
    () => clients.changedClientWrite(1, client, renamed),
    [ofManager({ version: 2 })],
    'conflict | Someone else has changed this client; reload it and try again',
  ],
  ['without jobs is removed', () => clients.removedClientWrite(1, 9), [ofManager()], []],
  [
    'with a job is not removed',
    () => clients.removedClientWrite(1, 9),
    [ofManager({ jobs: 1 })],
    'conflict | Only a client with no jobs can be deleted',
  ],
  [
    'that is gone is not removed',
    () => clients.removedClientWrite(1, 9),
    [],
    'conflict | Only a client with no jobs can be deleted',
  ],
  ['has a job more', () => clients.clientJobAddedWrite(1, 9), [ofManager()], [ofManager({ jobs: 1 })]],
  [
    'that is gone has no job more',
    () => clients.clientJobAddedWrite(1, 9),
    [],
    'invalid | There is no such client | clientId',
  ],
  ['has a job less', () => clients.clientJobRemovedWrite(1, 9), [ofManager({ jobs: 1 })], [ofManager()]],
]);

const campaign = {
  id: 20,
  managerId: 1,
  name: 'Spring',
  isPublic: true,
  expiresAt: null,
  version: 1,
} as unknown as Campaign;
const own = (over: object = {}) => ({ ...campaign, ...keys.campaign(1, 20), ...over });
const open = (over: object = {}) => ({ ...campaign, ...keys.publicCampaign('Spring'), ...over });
const edited = { ...campaign, name: 'SPRING', version: 2 };
const summer = { ...campaign, name: 'Summer', version: 2 };
const elsewhere = 'conflict | This campaign was changed elsewhere; reload it and try again';
const taken = 'conflict | This name is taken | name';
const changed = (to: Campaign) => () => campaigns.changedCampaignWrites(campaign, to);
describeWrites('A campaign', [
  ['is its manager’s, and public by its name', () => campaigns.newCampaignWrites(campaign), [], [own(), open()]],
  ['has a name of its own', () => campaigns.newCampaignWrites(campaign), [open({ id: 21 })], taken],
  ['is added once', () => campaigns.newCampaignWrites(campaign), [own()], failed],
  ['is changed with its public copy', changed(edited), [own(), open()], [own(edited), open(edited)]],
  ['is changed as it was read', changed(edited), [own({ version: 2 }), open()], elsewhere],
  ['leaves the public copy of another', changed(edited), [own(), open({ id: 21 })], elsewhere],
  [
    'has another name',
    changed(summer),
    [own(), open()],
    [own(summer), { ...summer, ...keys.publicCampaign('Summer') }],
  ],
  [
    'has no name that is taken',
    changed(summer),
    [own(), open(), { ...summer, ...keys.publicCampaign('Summer'), id: 21 }],
    taken,
  ],
  ['leaves the former name of another', changed(summer), [own(), open({ id: 21 })], elsewhere],
  ['is removed with its public copy', () => campaigns.removedCampaignWrites(campaign), [own(), open()], []],
  [
    'is removed as it was read',
    () => campaigns.removedCampaignWrites(campaign),
    [own({ version: 2 }), open()],
    elsewhere,
  ],
  [
    'is not removed with the public copy of another',
    () => campaigns.removedCampaignWrites(campaign),
    [own(), open({ id: 21 })],
    elsewhere,
  ],
]);

describe('A campaign', () => {
  it('is seen by everyone while it is public and before its end', () => {
    const seen = (isPublic: boolean, expiresAt: string | null) =>
      campaigns.isPublicCampaign({ isPublic, expiresAt }, someTime);
    expect([seen(true, null), seen(false, null), seen(true, someTime), seen(true, '2026-09-01T10:00:00.001Z')]).toEqual(
      [true, false, false, true],
    );
  });
});

const view = { id: 30, managerId: 1, name: 'Mine' } as unknown as views.StoredJobView;
const viewItem = { ...keys.jobView(1, 30), ...view };
describeWrites('A view of the job list', [
  ['is saved', () => views.newJobViewWrite(view), [], [viewItem]],
  ['is saved once', () => views.newJobViewWrite(view), [viewItem], failed],
  ['is removed', () => views.removedJobViewWrite(1, 30), [viewItem], []],
  ['that is gone is not removed', () => views.removedJobViewWrite(1, 30), [], 'notFound | There is no such saved view'],
]);

const search = { id: 40, ownerId: 7, name: 'Nurses', alert: 'daily', version: 2 } as unknown as StoredSavedSearch;
const listed = { ...keys.announcedSearches, gsi1sk: sortable(40) };
const searchItem = (over: object = {}) => ({ ...keys.savedSearch(7, 40), ...search, ...over });
const quiet = { ...search, alert: 'never' } as StoredSavedSearch;
const find = { searchId: 40, candidateId: 8, at: someTime, isWaiting: true };
const place = keys.savedSearchFind(7, 40, 8);
const found = (over: object = {}) => ({ ...place, ...find, ttl: Date.parse(someTime) / 1000 + 400 * 86_400, ...over });
const announced = () => searches.announcedFindWrite(7, find);
describeWrites('A saved search', [
  ['with an alert is listed', () => searches.newSavedSearchWrite(search), [], [searchItem(listed)]],
  ['without an alert is not listed', () => searches.newSavedSearchWrite(quiet), [], [searchItem({ alert: 'never' })]],
  ['is saved once', () => searches.newSavedSearchWrite(search), [searchItem()], failed],
  [
    'is changed, and listed no more',
    () => searches.changedSavedSearchWrite(quiet),
    [searchItem({ ...listed, version: 1 })],
    [searchItem({ alert: 'never' })],
  ],
  [
    'is changed as it was read',
    () => searches.changedSavedSearchWrite(search),
    [searchItem()],
    'conflict | This search was changed in another window; reload it and try again',
  ],
  ['is removed', () => searches.removedSavedSearchWrite(7, 40), [searchItem(listed)], []],
  [
    'that is gone is not removed',
    () => searches.removedSavedSearchWrite(7, 40),
    [],
    'notFound | There is no such saved search',
  ],
  [
    'finds a candidate, who is left a trace',
    () => searches.newFindWrites(7, find),
    [],
    [found(), { ...keys.trace(8, place), place }],
  ],
  ['finds each candidate once', () => searches.newFindWrites(7, find), [found()], 'conflict | already found'],
  ['announces whom it found', announced, [found()], [found({ isWaiting: false })]],
  ['announces each once', announced, [found({ isWaiting: false })], 'conflict | already found'],
]);

const pair = (isApart: boolean) => ({ ...keys.associatedSkill(1, 10, 11), tagId: 10, associatedTagId: 11, isApart });
const together = () => skills.associatedSkillWrite(1, 10, 11);
const apart = () => skills.skillsApartWrite(1, 10, 11);
const removed = () => skills.noAssociatedSkillWrite(1, 10, 11);
const already = 'conflict | These skills are associated already';
const notAssociated = 'notFound | These skills are not associated';
describeWrites('Two skills', [
  ['go together', together, [], [pair(false)]],
  ['go together that were apart', together, [pair(true)], [pair(false)]],
  ['go together once', together, [pair(false)], already],
  ['of a built-in pair are apart', apart, [], [pair(true)]],
  ['that go together are apart', apart, [pair(false)], [pair(true)]],
  ['are apart once', apart, [pair(true)], notAssociated],
  ['are no pair any more', removed, [pair(false)], []],
  ['that are apart are no pair to remove', removed, [pair(true)], notAssociated],
  ['without a pair have none to remove', removed, [], notAssociated],
]);
