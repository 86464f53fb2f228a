import type { CampaignCard } from '../../../../shared/model/campaign.ts';
import { formatCount } from '../../../../shared/rules/money.ts';
import { Link } from '../../../ui/buttons/link.tsx';
import { PageTitle } from '../../../ui/layouts/page-title.tsx';
import { CategoryImage, categoryName } from '../../../common/jobs/category-card.tsx';
import './category-grid.css';

interface BrowseHeadProps {
  campaign: CampaignCard | null;
  isCategory: boolean;
  total: number | undefined;
  /** The address of the category list. */
  allJobs: string;
}

/**
 * The heading of a list: the category's picture, name and count. It links back to all categories (GUEST-08 to
 * GUEST-10).
 */
export function BrowseHead({ campaign, isCategory, total, allJobs }: BrowseHeadProps) {
  const count = total === undefined ? null : <span className="ui-page-count">{formatCount(total)}</span>;
  if (!isCategory) {
    return <h2 className="browse-title">All jobs {count}</h2>;
  }
  return (
    <header className="browse-category">
      <PageTitle>{campaign ? `${categoryName(campaign)} jobs` : 'Jobs'}</PageTitle>
      {campaign && <CategoryImage image={campaign.image} />}
      <div>
        <Link to={allJobs} kind="quiet" className="browse-back">
          <span aria-hidden="true">←</span> All categories
        </Link>
        <h1 className="browse-title">
          <Link to={allJobs} kind="plain" title="Back to all categories">
            {campaign ? categoryName(campaign) : 'Jobs'}
          </Link>{' '}
          {count}
        </h1>
        {/* The jobs are headings of the third level here too. */}
        <h2 className="visually-hidden">Open jobs</h2>
      </div>
    </header>
  );
}
