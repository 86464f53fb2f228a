import type * as z from 'zod';
import type { Campaign } from '../../../../shared/model/campaign.ts';
import { campaignForm } from '../../../../shared/validation/campaign.ts';
import type { Companions } from '../../../common/forms/field-changes.ts';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { cityOption } from '../../../common/lookups/city-option.ts';
import type { Option } from '../../../ui/fields/select.tsx';

/** The payload of the API. */
export type CampaignBody = z.input<typeof campaignForm>;

/** The form's values, one per field. */
export interface CampaignFields {
  label: string;
  name: string;
  description: string;
  image: string | null;
  isPublic: boolean;
  skills: Option<number>[];
  city: Option<number> | null;
  proximity: number | null;
  /** Ids of fields of work. */
  domains: string[];
  /** A day, such as '2026-12-24'. */
  expiresAt: string;
  chatPropertyId: string;
  chatWidgetId: string;
}

/** The labels of the fields in order, for the error summary. */
export const campaignLabels: Record<keyof CampaignFields, string> = {
  label: 'Title',
  name: 'Name in the address',
  description: 'Description',
  image: 'Picture',
  skills: 'Skills',
  city: 'City',
  proximity: 'Proximity',
  isPublic: 'Public',
  domains: 'Domains',
  expiresAt: 'Expires on',
  chatPropertyId: 'Chat property id',
  chatWidgetId: 'Chat widget id',
};

/** The proximity is that of the city. */
export const campaignCompanions: Companions<CampaignFields> = { city: ['proximity'] };

/** An empty form: the campaign will be public. */
export const blankCampaign: CampaignFields = {
  label: '',
  name: '',
  description: '',
  image: null,
  isPublic: true,
  skills: [],
  city: null,
  proximity: null,
  domains: [],
  expiresAt: '',
  chatPropertyId: '',
  chatWidgetId: '',
};

/** A stored campaign as form values. */
export function fieldsOf(campaign: Campaign): CampaignFields {
  return {
    label: campaign.label ?? '',
    name: campaign.name,
    description: campaign.description,
    image: campaign.image,
    isPublic: campaign.isPublic,
    skills: campaign.skills.map(({ id, name }) => ({ value: id, label: name })),
    city: campaign.city && cityOption(campaign.city),
    proximity: campaign.proximity,
    domains: campaign.domains.map(String),
    expiresAt: campaign.expiresAt?.slice(0, 10) ?? '',
    chatPropertyId: campaign.chatPropertyId ?? '',
    chatWidgetId: campaign.chatWidgetId ?? '',
  };
}

/** The start of the chosen day in UTC; null without one (CAMP-06). */
export function expiryOf(day: string): string | null {
  return day ? `${day}T00:00:00.000Z` : null;
}

/** The payload for the form's values (CAMP-04 to CAMP-08). */
export function bodyOf({ city, skills, domains, expiresAt, ...others }: CampaignFields): CampaignBody {
  return {
    ...others,
    cityId: city?.value ?? null,
    proximity: city ? others.proximity : null,
    skills: skills.map(({ value }) => value).join(','),
    domains: domains.map(Number),
    expiresAt: expiryOf(expiresAt),
    chatPropertyId: others.chatPropertyId.trim() || null,
    chatWidgetId: others.chatWidgetId.trim() || null,
  };
}

/** The form field for a key of the payload, such as `skills.0`. */
export function controlOf(key: string): keyof CampaignFields {
  const first = key.split('.')[0] ?? '';
  return first === 'cityId' ? 'city' : (first as keyof CampaignFields);
}

/** Validates the form by the server's rules. */
export const campaignResolver = payloadResolver<CampaignFields>({ schema: campaignForm, bodyOf, controlOf });
