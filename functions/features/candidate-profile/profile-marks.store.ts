import type { AnyEvent } from '../../../events/catalogue.ts';
import { approvedCandidateWrite, type ApprovedCandidate } from '../../records/approved-candidate.ts';
import { favoriteCandidateWrite, noFavoriteCandidateWrite } from '../../records/favorite-candidate.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import type { ProfileMarks } from './show-profile.ts';

/** Reads and saves what users have done with candidates' pages: marked and opened them. */
export function profileMarksStore(table: Table) {
  /** Whether this user has marked the candidate, and opened their page. */
  async function marksOf(viewerId: number, candidateId: number): Promise<ProfileMarks> {
    const found = await table.batchGet([
      keys.favoriteCandidate(viewerId, candidateId),
      keys.viewedCandidate(viewerId, candidateId),
      keys.approvedCandidate(viewerId, candidateId),
    ]);
    const [favorite, viewed, approval] = found;
    return {
      isFavorite: favorite !== undefined,
      isViewed: viewed !== undefined,
      approval: (approval as ApprovedCandidate | undefined) ?? null,
    };
  }

  /** Marks a candidate at this time, or removes the mark; doing it twice changes nothing. */
  async function saveFavorite(viewerId: number, candidateId: number, at: string | undefined): Promise<void> {
    await table.writeOne(
      at === undefined
        ? noFavoriteCandidateWrite(viewerId, candidateId)
        : favoriteCandidateWrite(viewerId, { candidateId, at }),
    );
  }

  /** Saves an approval with its event, of which the candidate is notified. */
  async function saveApproval(recruiterId: number, approved: ApprovedCandidate, event: AnyEvent): Promise<void> {
    await table.write([
      approvedCandidateWrite(recruiterId, approved),
      eventWrite(event),
      // The recruiter's name in the candidate's story, which no key of theirs leads to.
      traceWrite(recruiterId, keys.event(event.subject, event.id)),
    ]);
  }

  return { marksOf, saveFavorite, saveApproval };
}
export type ProfileMarksStore = ReturnType<typeof profileMarksStore>;
