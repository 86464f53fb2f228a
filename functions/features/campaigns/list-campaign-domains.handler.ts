import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { domains } from '../lookups/data/domains.ts';

export const listCampaignDomainsHandler = handler(contract.campaigns.listCampaignDomains, async () =>
  domains.map(({ id, name }) => ({ id, name })),
);
