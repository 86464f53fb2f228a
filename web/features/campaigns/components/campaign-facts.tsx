import type { Campaign } from '../../../../shared/model/campaign.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { totalOf } from '../../../api/paging.ts';
import { CategoryCard } from '../../../common/jobs/category-card.tsx';
import { paths } from '../../../common/navigation/paths.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { Card, Facts } from '../../../ui/layouts/card.tsx';
import { formatDate } from '../../../ui/text/dates.ts';
import { formatDay } from '../../../ui/text/short-dates.ts';
import { domainNames, placeOf, stateOf } from '../model/campaign-words.ts';
import { campaignDomainsQuery, campaignJobsQuery } from '../queries/campaigns.ts';

/** The category as guests see it, with what decides whether they do. */
export function CampaignForGuests({ campaign, now }: { campaign: Campaign; now: number }) {
  const jobs = useInfiniteQuery(campaignJobsQuery(campaign.id));
  const { word } = stateOf(campaign, now);
  const address = paths.findJobsOf(campaign.name);
  return (
    <Card title="What guests see">
      <div className="stack">
        <div className="campaign-preview">
          <CategoryCard campaign={{ ...campaign, jobsCount: totalOf(jobs.data) }} />
        </div>
        {campaign.description && <p className="campaign-text">{campaign.description}</p>}
        {word === 'Public' ? (
          <Link to={address}>Open {address}</Link>
        ) : (
          <p className="soft">
            {word === 'Hidden'
              ? 'Guests do not see this campaign. Edit it to show it.'
              : 'Guests no longer see this campaign. Edit it to choose a later day.'}
          </p>
        )}
      </div>
    </Card>
  );
}

/** What the campaign gathers and where it is shown. */
export function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const domains = useQuery({ ...campaignDomainsQuery, enabled: campaign.domains.length > 0 });
  return (
    <Card title="Conditions">
      <Facts
        facts={[
          { label: 'Skills', value: campaign.skills.map(({ name }) => name).join(', ') || 'Any' },
          { label: 'Place', value: placeOf(campaign) ?? 'Anywhere' },
          { label: 'Domains', value: domainNames(campaign.domains, domains.data) || 'Shown on every host' },
          { label: 'Expires on', value: campaign.expiresAt && formatDay(campaign.expiresAt) },
          { label: 'Live chat', value: campaign.chatPropertyId && campaign.chatWidgetId ? 'Connected' : null },
          { label: 'Created', value: formatDate(campaign.createdAt) },
        ]}
      />
    </Card>
  );
}
