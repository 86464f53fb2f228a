import * as z from 'zod';
import { avatarUploadPermit } from '../model/avatar.ts';
import { campaign, campaignJob, campaignPictureUpload } from '../model/campaign.ts';
import { tag } from '../model/place.ts';
import { avatarUploadForm } from '../validation/avatar.ts';
import { campaignForm, campaignName } from '../validation/campaign.ts';
import { id, onlyId, paging } from './fields.ts';
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
  listCampaignDomains: route({
    method: 'GET',
    path: '/api/manager/campaigns/domains',
    roles: ['manager'],
    summary: 'The fields of work that a campaign can be limited to.',
    request: {},
    response: z.array(tag),
    errors: [],
  }),
  checkCampaignName: route({
    method: 'GET',
    path: '/api/manager/campaigns/name-check',
    roles: ['manager'],
    summary: 'Whether a name is free, or is that of the campaign being edited (CAMP-14).',
    request: { query: z.strictObject({ name: campaignName, id: id.optional() }) },
    response: z.object({ isFree: z.boolean() }),
    errors: [],
  }),
  startCampaignPicture: route({
    method: 'POST',
    path: '/api/manager/campaigns/picture',
    roles: ['manager'],
    summary:
      'Begin to upload a campaign’s picture: returns a form for one file of the given type, at most 5 MB. The outcome can be read.',
    request: { body: avatarUploadForm },
    response: avatarUploadPermit,
    errors: ['invalid', 'tooMany', 'conflict'],
  }),
  readCampaignPicture: route({
    method: 'GET',
    path: '/api/manager/campaigns/picture',
    roles: ['manager'],
    summary: 'How far the manager’s newest upload for a campaign is, and the newest picture that a campaign may show.',
    request: {},
    response: campaignPictureUpload,
    errors: [],
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
  changeCampaign: route({
    method: 'PUT',
    path: '/api/manager/campaigns/{id}',
    roles: ['manager'],
    summary: 'Change a campaign; a stale version and a taken name are refused.',
    request: { params, body: campaignForm },
    response: campaign,
    errors: ['notFound', 'invalid', 'conflict'],
  }),
  removeCampaign: route({
    method: 'DELETE',
    path: '/api/manager/campaigns/{id}',
    roles: ['manager'],
    summary: 'Delete a campaign; the jobs it gathered stay as they are (CAMP-17).',
    request: { params },
    response: onlyId,
    errors: ['notFound', 'conflict'],
  }),
  listCampaignJobs: route({
    method: 'GET',
    path: '/api/manager/campaigns/{id}/jobs',
    roles: ['manager'],
    summary:
      'The open jobs that a campaign gathers, newest first, also while it is hidden; with the campaign, and the fields of work that name its domains.',
    request: { params, query: z.strictObject(paging()) },
    response: campaignJob,
    list: true,
    meta: z.object({ campaign, domains: z.array(tag) }),
    errors: ['notFound', 'unavailable'],
  }),
};
