import { Star } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/button.tsx';
import './job-card.css';

interface FavoriteButtonProps {
  title: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Adds a job to the favourites or removes it. */
export function FavoriteButton({ title, isOn, onChange }: FavoriteButtonProps) {
  return (
    <IconButton
      label={isOn ? `Remove ${title} from favourites` : `Add ${title} to favourites`}
      title={isOn ? 'Remove from favourites' : 'Add to favourites'}
      className="job-star"
      aria-pressed={isOn}
      data-pick
      onClick={() => onChange(!isOn)}
    >
      <Star aria-hidden fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
