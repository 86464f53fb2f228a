import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { campaignPictureSize } from '../../../../shared/constants/campaign-picture.ts';
import type { Tag } from '../../../../shared/model/place.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { FieldConflict, type FieldConflictOf } from '../../../common/forms/field-conflict.tsx';
import { campaignCompanions, campaignLabels, type CampaignFields } from '../model/campaign-fields.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import { domainNames, withinOf } from '../model/campaign-words.ts';
import { campaignDomainsQuery } from '../queries/campaigns.ts';
import './campaign-conflict.css';

type Words = { [F in keyof CampaignFields]?: (fields: CampaignFields, domains: Tag[] | undefined) => ReactNode };

const words: Words = {
  image: ({ image }) => (image ? <Picture src={image} /> : 'No picture'),
  isPublic: ({ isPublic }) => (isPublic ? 'Public' : 'Hidden'),
  skills: ({ skills }) => skills.map(({ label }) => label).join(', ') || 'Any',
  city: ({ city, proximity }) => (city ? withinOf(city.label, proximity) : 'Anywhere'),
  domains: ({ domains: ids }, domains) => {
    if (ids.length === 0) return 'Shown on every host';
    return domainNames(ids.map(Number), domains) || countOf(ids.length, 'domain');
  },
  expiresAt: ({ expiresAt }) => expiresAt && formatDay(expiresAt),
};

/** What was saved of a campaign since its form was opened, worded as on its page, to choose from. */
export function CampaignConflict(props: FieldConflictOf<CampaignFields>) {
  const domains = useQuery(campaignDomainsQuery);
  return (
    <FieldConflict
      {...props}
      what="This campaign"
      companions={campaignCompanions}
      labels={{ ...campaignLabels, city: 'Place' }}
      words={(field, fields) => {
        const say = words[field];
        return (say ? say(fields, domains.data) : String(fields[field])) || 'Not set';
      }}
    />
  );
}

function Picture({ src }: { src: string }) {
  const { width, height } = campaignPictureSize;
  return (
    <img
      className="campaign-conflict-picture"
      src={src}
      alt="Shown beside the name"
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
