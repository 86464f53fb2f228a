import type { CampaignCard } from '../../../shared/model/campaign.ts';
import { countOf } from '../../../shared/rules/money.ts';
import { Link } from '../../ui/buttons/link.tsx';
import './category-card.css';

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

interface CategoryCardProps {
  campaign: Pick<CampaignCard, 'label' | 'name' | 'image' | 'jobsCount'>;
  /** Where it leads; without it, it is a preview. */
  to?: string;
}

/** A job category with its picture, name and number of jobs (GUEST-06). */
export function CategoryCard({ campaign, to }: CategoryCardProps) {
  const content = (
    <>
      <CategoryImage image={campaign.image} />
      <span className="category-words">
        <strong>{categoryName(campaign)}</strong>
        <span className="faint numeric">{countOf(campaign.jobsCount, 'job')}</span>
      </span>
    </>
  );
  if (to === undefined) return <div className="category-card">{content}</div>;
  return (
    <Link to={to} kind="plain" className="category-card">
      {content}
    </Link>
  );
}
