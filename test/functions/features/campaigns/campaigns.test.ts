import { describe, expect, it } from 'vitest';
import {
  addCampaignHandler,
  listCampaignsHandler,
  readCampaignHandler,
} from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { cityById } from '../../../../functions/features/lookups/cities.ts';
import { builtInTags } from '../../../../functions/features/lookups/tags.steps.ts';
import { domainById } from '../../../../functions/features/lookups/tags.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A manager’s campaigns', () => {
  let needs: { campaignsStore: ReturnType<typeof campaignsStore> } & Record<'reference' | 'clock', never>;
  const manager = anActor('manager');
  withLocalTable((local) => {
    const store = campaignsStore(openTable(local.tableName, local.documents));
    const others = { reference: { cityById, domainById, tagsOf: builtInTags }, clock: aClock() };
    needs = { campaignsStore: store, ...others } as unknown as typeof needs;
  });
  const add = async (name: string) => resultOf(addCampaignHandler, { body: { name }, actor: manager }, needs);
  const list = async (query: object = {}, actor = manager) => {
    const parsed = contract.campaigns.listCampaigns.request.query.parse(query);
    return resultOf(listCampaignsHandler, { query: parsed, actor }, needs);
  };

  it('are added under a free name, and read one by one by their manager alone (CAMP-12, CAMP-15)', async () => {
    const { id } = await add('nurses');
    const read = (actor = manager) => handled(readCampaignHandler, { params: { id }, actor }, needs);
    expect((await read()).result).toMatchObject({ id, name: 'nurses', isPublic: true, managerId: manager.id });
    expect(await refusalOf(add('NURSES'))).toMatchObject({ kind: 'conflict', errors: [{ key: 'name' }] });
    expect(await refusalOf(read(anActor('manager', { id: 1888 })))).toMatchObject({ kind: 'notFound' });
  });

  it('are listed newest first, 25 to a page unless the caller asks for others (CAMP-11, CAMP-18)', async () => {
    for (let number = 0; number < 26; number += 1) await add(`campaign-${number}`);
    const first = await list();
    expect([first.data.length, first.meta]).toEqual([25, { total: 27, page: 1, perPage: 25 }]);
    expect(first.data[0]?.name).toBe('campaign-25');
    expect((await list({ page: 2 })).data.map(({ name }) => name)).toEqual(['campaign-0', 'nurses']);
    expect((await list({ perPage: 3 })).data).toHaveLength(3);
    expect((await list({}, anActor('manager', { id: 1888 }))).meta.total).toBe(0);
  });
});
