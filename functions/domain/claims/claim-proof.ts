import type { EventOf } from '../../../events/catalogue.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { managersWorkingWith } from '../../records/collaboration.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredEntry } from '../../records/points.ts';

/** What a claim led to: the moves of its candidate on the job while it stood, and what a hire earned. */
export interface ClaimProof {
  moves: EventOf<'candidate-status-changed'>[];
  award: StoredEntry | undefined;
  /** What the manager said against the award, if anything. */
  said: StoredEntry | undefined;
}

/** Reads what a claim led to, beside its own story. */
export function claimProofsIn(table: Table) {
  const entry = async (recruiterId: number, entryId: number): Promise<StoredEntry | undefined> =>
    table.get(keys.ledgerEntry(recruiterId, entryId), { consistent: true });

  /** What this claim led to; nothing before its candidate confirmed it. */
  async function proofOf({ job, candidate, recruiter, confirmedAt, ending }: StoredClaim): Promise<ClaimProof> {
    if (confirmedAt === null) return { moves: [], award: undefined, said: undefined };
    const [story, awarded] = await Promise.all([
      table.query(keys.storyOf(job.id, candidate.id), { consistent: true }),
      table.get(keys.jobAward(job.id, candidate.id), { consistent: true }),
    ]);
    const moves = story.flatMap((item) =>
      'event' in item && item.event.type === 'candidate-status-changed' ? [item.event] : [],
    );
    const award = awarded?.recruiterId === recruiter.id ? await entry(recruiter.id, awarded.entryId) : undefined;
    const said = award?.returnId === undefined ? undefined : await entry(recruiter.id, award.returnId);
    // The recruiter whose claim ended reads the story no more.
    const wasTheirs = ({ time }: { time: string }) => time >= confirmedAt && (!ending || time <= ending.at);
    return { moves: moves.filter(wasTheirs), award, said };
  }

  /** Whether this super manager works with the manager of the claim, and so decides what is contested about it. */
  const isArbiter = async (userId: number, { manager }: StoredClaim): Promise<boolean> =>
    (await managersWorkingWith(table, userId)).includes(manager.id);

  return { proofOf, isArbiter };
}
