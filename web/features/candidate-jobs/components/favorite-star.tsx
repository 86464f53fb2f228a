import { FavoriteToggle } from '../../../common/jobs/favorite-toggle.tsx';
import { useFavoriteJob } from '../queries/candidate-jobs.ts';

/** Adds a job to the candidate's favourites or removes it (PERM-11). */
export function FavoriteStar({ jobId, title, isOn }: { jobId: number; title: string; isOn: boolean }) {
  const favorite = useFavoriteJob();
  return (
    <FavoriteToggle
      title={title}
      isOn={favorite.isPending ? favorite.variables.isFavorite : isOn}
      className="own-job-star"
      onChange={(isFavorite) => favorite.mutate({ jobId, isFavorite })}
    />
  );
}
