import { useQuery } from '@tanstack/react-query';
import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Link } from '../../../ui/buttons/link.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { guestCampaignsQuery } from '../../../common/jobs/guest-campaigns.ts';
import './category-grid.css';

const usual = 6;

/** The display name of a category: its label, otherwise its name in capitals (GUEST-06). */
export function categoryName({ label, name }: Pick<CampaignCard, 'label' | 'name'>): string {
  return label || name.toUpperCase();
}

/** A category's picture, or a plain tint without one. */
export function CategoryImage({ image }: Pick<CampaignCard, 'image'>) {
  return (
    <span className="category-image">
      {image && <img src={image} alt="" width="96" height="72" decoding="async" />}
    </span>
  );
}

/** The open job categories (GUEST-05 to GUEST-07). */
export function CategoryGrid({ pathOf }: { pathOf: (campaign: string) => string }) {
  const { data, isPending, error, refetch } = useQuery(guestCampaignsQuery);
  if (error) {
    return (
      <p role="alert" className="category-failure">
        The categories could not be loaded. {failureMessage(error)}
        <Button size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (data?.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className="category-grid">
        {isPending &&
          Array.from({ length: usual }, (_, place) => (
            <li key={place} className="category-card">
              <span className="category-image" />
              <span className="category-words">
                <Skeleton width="96px" height="14px" />
              </span>
            </li>
          ))}
        {data?.map((campaign) => (
          <li key={campaign.id}>
            <Link to={pathOf(campaign.name)} kind="plain" className="category-card">
              <CategoryImage image={campaign.image} />
              <span className="category-words">
                <strong>{categoryName(campaign)}</strong>
                <span className="faint numeric">{countOf(campaign.jobsCount, 'job')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
