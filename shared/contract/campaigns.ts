import * as z from 'zod';
import { campaign } from '../model/campaign.ts';
import { campaignForm } from '../validation/campaign.ts';
import { id, paging } from './fields.ts';
import { route } from './route.ts';

const params = z.strictObject({ id });

/** A manager's campaigns, shown to guests as job categories (area CAMP). */
export const campaigns = {
  listCampaigns: route({
    method: 'GET',
    path: '/api/manager/campaigns',
    roles: ['manager'],
    summary: 'The manager’s campaigns, newest first.',
    request: { query: z.strictObject(paging()) },
    response: campaign,
    list: true,
    errors: [],
  }),
  addCampaign: route({
    method: 'POST',
    path: '/api/manager/campaigns',
    roles: ['manager'],
    summary: 'Add a campaign under a name that is not taken.',
    creates: true,
    request: { body: campaignForm },
    response: campaign,
    errors: ['invalid', 'conflict'],
  }),
  readCampaign: route({
    method: 'GET',
    path: '/api/manager/campaigns/{id}',
    roles: ['manager'],
    summary: 'One of the manager’s campaigns.',
    request: { params },
    response: campaign,
    errors: ['notFound'],
  }),
};
