import { keys } from '../../../../functions/platform/table/keys.ts';
import { describe, expect, it } from 'vitest';
import {
  addCampaignHandler,
  checkCampaignNameHandler,
  listCampaignDomainsHandler,
  listCampaignJobsHandler,
  readCampaignHandler,
  removeCampaignHandler,
} from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { changeCampaignHandler } from '../../../../functions/features/campaigns/change-campaign.handler.ts';
import { skillDomains } from '../../../../functions/features/lookups/skill-list.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { builtInTags } from '../../../../functions/features/lookups/tags.steps.ts';
import { domainById } from '../../../../functions/features/lookups/tags.ts';
import type { SearchQuery } from '../../../../functions/search/engine/engine.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { campaignForm } from '../../../../shared/validation/campaign.ts';
import { aClock, aJob, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

describe('A campaign', () => {
  const table = withLocalTable(tableIn);
  const manager = anActor('manager');
  const colleague = anActor('manager', { id: 1888 });
  const clock = aClock();
  const asked: SearchQuery[] = [];
  const jobSearch = {
    search: async (query: SearchQuery) => {
      asked.push(query);
      return {
        hits: [{ id: 5001, version: 1, km: null }],
        total: 41,
        page: 1,
        perPage: 25,
        facets: {},
        matched: { words: [], phrases: [] },
      };
    },
  };
  const needs = () =>
    ({
      campaignsStore: campaignsStore(table),
      reference: { cityById, domainById, tagsOf: builtInTags },
      clock,
      jobSearch,
    }) as never;
  const add = async (body: object, actor = manager) => resultOf(addCampaignHandler, { body, actor }, needs());
  const change = async (id: number, body: object, actor = manager) =>
    resultOf(changeCampaignHandler, { params: { id }, body, actor }, needs());
  const remove = async (id: number, actor = manager) =>
    resultOf(removeCampaignHandler, { params: { id }, actor }, needs());
  const read = async (id: number) => resultOf(readCampaignHandler, { params: { id }, actor: manager }, needs());
  const isFree = async (query: object) =>
    (
      await resultOf(
        checkCampaignNameHandler,
        { query: contract.campaigns.checkCampaignName.request.query.parse(query), actor: manager },
        needs(),
      )
    ).isFree;
  const events = (id: number) =>
    storedEvents(table, keys.campaignSubject(id), 'campaign-added', 'campaign-changed', 'campaign-removed');

  it('is changed by its manager, under the next version, and an event names what changed (CAMP-03, CAMP-16)', async () => {
    const { id } = await add({ name: 'welders', label: 'Welders' });
    const body = { name: 'welders', label: 'Welding', cityId: 4_930_956, proximity: 40, version: 1 };
    expect(await change(id, body)).toMatchObject({ version: 2, label: 'Welding', proximity: 40 });
    expect(await read(id)).toMatchObject({ version: 2, label: 'Welding', city: { id: 4_930_956 } });
    expect(await events(id)).toMatchObject([
      { type: 'campaign-added' },
      { type: 'campaign-changed', data: { changed: ['label', 'proximity', 'city'], formerImage: null } },
    ]);
    expect(await refusalOf(change(id, body, colleague))).toMatchObject({ kind: 'notFound' });
  });

  it('that was changed elsewhere is not overwritten (CAMP-16)', async () => {
    const { id } = await add({ name: 'pipe-fitters' });
    await change(id, { name: 'pipe-fitters', label: 'First', version: 1 });
    expect(await refusalOf(change(id, { name: 'pipe-fitters', label: 'Second', version: 1 }))).toMatchObject({
      kind: 'conflict',
      message: 'This campaign was changed elsewhere; reload it and try again',
    });
    const both = await Promise.allSettled(['a', 'b'].map((label) => change(id, { name: 'pipe-fitters', label })));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await read(id)).version).toBe(3);
  });

  it('is renamed when the new name is free, and its former name is free again (CAMP-14, CAMP-16)', async () => {
    const { id } = await add({ name: 'nurses' });
    await add({ name: 'doctors' }, colleague);
    expect(await refusalOf(change(id, { name: 'Doctors' }))).toMatchObject({
      kind: 'conflict',
      errors: [{ key: 'name', message: 'This name is taken' }],
    });
    expect(await change(id, { name: 'Nurses' })).toMatchObject({ name: 'Nurses' });
    await change(id, { name: 'care' });
    expect(await Promise.all(['nurses', 'CARE', 'doctors'].map((name) => isFree({ name })))).toEqual([
      true,
      false,
      false,
    ]);
    expect(await isFree({ name: 'care', id })).toBe(true);
    await add({ name: 'nurses' }, colleague);
  });

  it.each([
    ['köln', 'Invalid characters for URL (only letters, digits and - _ . ~ +)'],
    ['', 'Required'],
    ['x'.repeat(41), '40 chars max'],
  ])('has no name to check in %j (CAMP-14, VALID-67, DEC-25)', (name, message) => {
    const { error } = contract.campaigns.checkCampaignName.request.query.safeParse({ name });
    expect(error?.issues).toContainEqual(expect.objectContaining({ path: ['name'], message }));
  });

  it('is deleted by its manager alone, with its public address (CAMP-10, CAMP-17)', async () => {
    const { id } = await add({ name: 'riggers' });
    expect(await refusalOf(remove(id, colleague))).toMatchObject({ kind: 'notFound' });
    expect(await remove(id)).toEqual({ id });
    expect(await refusalOf(read(id))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(remove(id))).toMatchObject({ kind: 'notFound' });
    expect(await isFree({ name: 'riggers' })).toBe(true);
    expect(await events(id)).toMatchObject([{ type: 'campaign-added' }, { type: 'campaign-removed' }]);
  });

  it('shows no picture that another person uploaded, and its own is deleted once no campaign shows it', async () => {
    const own = `/avatars/${manager.uuid}/campaign-1f.jpg`;
    const foreign = `/avatars/${anActor('candidate').uuid}/1f.jpg`;
    const refused = { kind: 'invalid', errors: [{ key: 'image' }] };
    expect(await refusalOf(add({ name: 'a', image: foreign }))).toMatchObject(refused);
    await table.writeOne({ put: { pk: `USER#${manager.id}`, sk: 'CAMPAIGN-UPLOAD', image: own } });
    const [first, second] = [await add({ name: 'a', image: own }), await add({ name: 'b', image: own })];
    expect(await refusalOf(change(first.id, { name: 'a', image: foreign }))).toMatchObject(refused);
    await change(first.id, { name: 'a' });
    await remove(second.id);
    expect((await events(first.id)).at(-1)?.data).toMatchObject({ formerImage: null });
    expect((await events(second.id)).at(-1)?.data).toMatchObject({ formerImage: own.slice(1) });
  });

  it.each([
    ['cityId', { cityId: 1 }, 'There is no such city'],
    ['skills.0', { skills: '1' }, 'There is no such skill'],
    ['domains.1', { domains: [skillDomains[0]!.id, 999_999] }, 'There is no such domain'],
  ])('names only what exists: %s is refused', async (key, body, message) => {
    expect(await refusalOf(add({ name: 'nowhere', ...body }))).toMatchObject({ errors: [{ key, message }] });
  });

  it('has 40 skills at most, sent as a list or joined by commas (CAMP-07)', () => {
    const skills = Array.from({ length: 41 }, (_, place) => 1001 + place);
    for (const sent of [skills, skills.join(',')]) {
      const { error } = campaignForm.safeParse({ name: 'many', skills: sent });
      expect(error?.issues).toMatchObject([{ path: ['skills'], message: 'At most 40 skills' }]);
    }
    expect(campaignForm.parse({ name: 'many', skills: skills.slice(1).join(',') }).skills).toHaveLength(40);
  });

  it('can be limited to the fields of work, by id and name (CAMP-08, CAMP-13)', async () => {
    const { result } = await handled(listCampaignDomainsHandler, { actor: manager }, {});
    expect(result).toEqual(skillDomains.map(({ id, name }) => ({ id, name })));
    expect(await add({ name: 'by-domain', domains: [result[0]!.id] })).toMatchObject({ domains: [result[0]!.id] });
  });

  it('shows its manager the open jobs that it gathers, also while it is hidden (CAMP-02)', async () => {
    const { description: _text, ...facts } = aJob();
    await table.writeOne({ put: { pk: 'JOB#5001', sk: 'JOB', ...facts } });
    const { id } = await add({ name: 'hidden', isPublic: false, skills: '5001', cityId: 4_930_956, proximity: 80 });
    const query = { page: 1, perPage: 25 };
    const jobs = () => handled(listCampaignJobsHandler, { params: { id }, query, actor: manager }, needs());
    expect((await jobs()).result).toMatchObject({ data: [{ id: 5001, title: facts.title }], meta: { total: 41 } });
    expect(asked.at(-1)?.where).toMatchObject({
      campaignSkillIds: { anyOf: [5001] },
      place: { km: 80 },
      endsAt: { from: Date.parse(clock.now()) },
    });
  });
});
