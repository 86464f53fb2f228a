import type { Campaign } from '../../../shared/model/campaign.ts';
import type { City, Tag } from '../../../shared/model/place.ts';
import type { CampaignForm } from '../../../shared/validation/campaign.ts';
import { refuse } from '../../platform/door/refusal.ts';

/** The reference data that a campaign's form names by id. */
export interface CampaignReference {
  cityById(id: number): City | undefined;
  tagById(id: number): Tag | undefined;
  domainById(id: number): Tag | undefined;
}

/** A campaign's content. */
export type CampaignFacts = Omit<Campaign, 'id' | 'version' | 'managerId' | 'createdAt'>;

/** A campaign's content, from its form and the real city, skills and domains that it names; refuses any other. */
export function describeCampaign(form: CampaignForm, reference: CampaignReference): CampaignFacts {
  const { cityId, skills, version: _version, ...facts } = form;
  const city = cityId === null ? null : reference.cityById(cityId);
  if (city === undefined) throw refuse.invalid('cityId', 'There is no such city');
  const tags = skills.map((id, row) => {
    const tag = reference.tagById(id);
    if (!tag) throw refuse.invalid(`skills.${row}`, 'There is no such skill');
    return tag;
  });
  for (const [row, id] of facts.domains.entries())
    if (!reference.domainById(id)) throw refuse.invalid(`domains.${row}`, 'There is no such domain');
  return { ...facts, city, skills: tags };
}
