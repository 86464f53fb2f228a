import { FavoriteToggle } from '../../../common/jobs/favorite-toggle.tsx';
import './job-card.css';

interface FavoriteButtonProps {
  title: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Adds a job to the favourites or removes it. */
export function FavoriteButton(props: FavoriteButtonProps) {
  return <FavoriteToggle {...props} className="job-star" />;
}
