import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { avatarUpload } from './avatar.ts';
import { jobFacts } from './job.ts';
import { city, tag } from './place.ts';

/** A public job category (GUEST-57). */
export const campaignCard = z.object({
  id: idValue,
  name: z.string(),
  label: z.string().nullable(),
  image: z.string().nullable(),
  jobsCount: z.number(),
  chatPropertyId: z.string().nullable(),
  chatWidgetId: z.string().nullable(),
});
export type CampaignCard = z.output<typeof campaignCard>;

/** A campaign as its manager sees it (CAMP-04). */
export const campaign = campaignCard.omit({ jobsCount: true }).extend({
  version: z.number(),
  managerId: idValue,
  description: z.string(),
  isPublic: z.boolean(),
  city: city.nullable(),
  /** Kilometres around the city; null without a city (CAMP-05). */
  proximity: z.number().nullable(),
  skills: z.array(tag),
  /** Ids of fields of work (CAMP-08). */
  domains: z.array(idValue).default([]),
  expiresAt: isoTime.nullable(),
  createdAt: isoTime,
});
export type Campaign = z.output<typeof campaign>;

/** An open job that a campaign gathers; anybody's, as guests see it. */
export const campaignJob = jobFacts.pick({ id: true, title: true, client: true, city: true, createdAt: true });
export type CampaignJob = z.output<typeof campaignJob>;

/** A manager's newest upload for a campaign; `image` is what a campaign then shows. */
export const campaignPictureUpload = avatarUpload.omit({ avatar: true }).extend({ image: z.string().nullable() });
export type CampaignPictureUpload = z.output<typeof campaignPictureUpload>;
