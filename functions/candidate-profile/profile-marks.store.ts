import { favoriteCandidateWrite, noFavoriteCandidateWrite } from '../records/favorite-candidate.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { ProfileMarks } from './show-profile.ts';

/** Reads and saves what users have done with candidates' pages: marked and opened them. */
export function profileMarksStore(table: Table) {
  /** Whether this user has marked the candidate, and opened their page. */
  async function marksOf(viewerId: number, candidateId: number): Promise<ProfileMarks> {
    const found = await table.batchGet([
      keys.favoriteCandidate(viewerId, candidateId),
      keys.viewedCandidate(viewerId, candidateId),
    ]);
    const [favorite, viewed] = found.map((item) => item !== undefined);
    return { isFavorite: favorite ?? false, isViewed: viewed ?? false };
  }

  /** Marks a candidate at this time, or removes the mark; doing it twice changes nothing. */
  async function saveFavorite(viewerId: number, candidateId: number, at: string | undefined): Promise<void> {
    await table.writeOne(
      at === undefined
        ? noFavoriteCandidateWrite(viewerId, candidateId)
        : favoriteCandidateWrite(viewerId, { candidateId, at }),
    );
  }

  return { marksOf, saveFavorite };
}
export type ProfileMarksStore = ReturnType<typeof profileMarksStore>;
