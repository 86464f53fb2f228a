/**
 * Orders jobs: the one selected on the map, then favourites, then the rest, each group in its original order (GUEST-33,
 * GUEST-37).
 */
export function orderJobs<J extends { id: number }>(
  jobs: readonly J[],
  { chosenId, favorites }: { chosenId: number | null; favorites: ReadonlySet<number> },
): J[] {
  const place = (job: J) => (job.id === chosenId ? 0 : favorites.has(job.id) ? 1 : 2);
  return jobs.toSorted((a, b) => place(a) - place(b));
}
