import { Star } from 'lucide-react';
import { IconButton } from '../../../ui/buttons/button.tsx';
import { useFavoriteJob } from '../queries/candidate-jobs.ts';

/** Adds a job to the candidate's favourites or removes it (PERM-11). */
export function FavoriteStar({ jobId, title, isOn }: { jobId: number; title: string; isOn: boolean }) {
  const favorite = useFavoriteJob();
  const shown = favorite.isPending ? favorite.variables.isFavorite : isOn;
  return (
    <IconButton
      label={shown ? `Remove ${title} from favourites` : `Add ${title} to favourites`}
      title={shown ? 'Remove from favourites' : 'Add to favourites'}
      className="own-job-star"
      aria-pressed={shown}
      data-pick
      onClick={() => favorite.mutate({ jobId, isFavorite: !shown })}
    >
      <Star aria-hidden fill={shown ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
