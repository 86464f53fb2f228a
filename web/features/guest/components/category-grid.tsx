import { useQuery } from '@tanstack/react-query';
import { failureMessage } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { CategoryCard } from '../../../common/jobs/category-card.tsx';
import { guestCampaignsQuery } from '../../../common/jobs/guest-campaigns.ts';
import './category-grid.css';

const usual = 6;

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
            <CategoryCard campaign={campaign} to={pathOf(campaign.name)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
