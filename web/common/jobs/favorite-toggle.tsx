import { Star } from 'lucide-react';
import { IconButton } from '../../ui/buttons/button.tsx';

interface FavoriteToggleProps {
  title: string;
  isOn: boolean;
  className: string;
  onChange: (isOn: boolean) => void;
}

/** The star of a job, which adds it to the favourites or removes it. */
export function FavoriteToggle({ title, isOn, className, onChange }: FavoriteToggleProps) {
  return (
    <IconButton
      label={isOn ? `Remove ${title} from favourites` : `Add ${title} to favourites`}
      title={isOn ? 'Remove from favourites' : 'Add to favourites'}
      className={className}
      aria-pressed={isOn}
      data-pick
      onClick={() => onChange(!isOn)}
    >
      <Star aria-hidden fill={isOn ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
