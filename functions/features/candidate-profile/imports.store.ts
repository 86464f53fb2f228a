import { Refusal, refuse } from '../../platform/door/refusal.ts';
import { changedProfileWrite, type StoredAccount } from '../../records/account.ts';
import { candidateInvitationsIn } from '../../records/candidate-invitation.ts';
import {
  candidateMerge,
  mergesAround,
  mergesBy,
  removedMergeWrite,
  survivorOf,
  type CandidateMerge,
} from '../../records/candidate-merge.ts';
import { importedCandidate, removedImportWrites, type ImportedCandidate } from '../../records/imported-candidate.ts';
import { erasedResumeWrites } from '../../records/parsed-resume.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

type Place = Pick<ImportedCandidate, 'recruiterId' | 'id'>;
/** An import with the merges by which others became part of it, or it part of another. */
export interface Import {
  one: ImportedCandidate;
  merges: CandidateMerge[];
}
type Contact = Pick<ImportedCandidate, 'countryId' | 'cityId' | 'phonePrefix' | 'phone' | 'birthday'>;

const renamed = refuse.conflict('The person was renamed meanwhile');

/** Reads imported candidates, and removes them when they are claimed or refused. */
export function importsStore(table: Table) {
  const invitations = candidateInvitationsIn(table);

  /**
   * The import behind an invitation, also where it was merged into another one, with the merges around it; undefined
   * where there is none. One that was merged into a registered candidate is as it was.
   */
  async function imported(place: Place): Promise<Import | undefined> {
    const all = await mergesBy(table, place.recruiterId);
    const merges = mergesAround(all, place.id);
    const kept = await importedCandidate(table, { ...place, id: survivorOf(all, place.id) });
    const one = kept ?? merges.find(({ id }) => id === place.id)?.absorbed;
    return one && { one, merges };
  }

  /** A merge; undefined where there is none, or no longer. */
  async function merge(place: Place): Promise<CandidateMerge | undefined> {
    return candidateMerge(table, place);
  }

  /** Removes a merge, if there is one. */
  async function removeMerge(place: Place): Promise<void> {
    await table.writeOne(removedMergeWrite(place));
  }

  /** Fills in how to reach a person, where they have not said so themselves. */
  async function saveContact(person: StoredAccount, contact: Contact): Promise<void> {
    const facts = Object.fromEntries(
      Object.entries(contact).filter(([field, value]) => value !== null && person[field as keyof Contact] === null),
    );
    if (Object.keys(facts).length === 0) return;
    await table.writeOne(changedProfileWrite(person, facts, { kept: undefined, refusal: renamed }));
  }

  /**
   * Removes an import with the merges around it and the resumes that they were read from. Other open invitations of the
   * same person are cancelled first, so that a repetition finds what is left to do.
   */
  async function remove({ one, merges }: Import): Promise<void> {
    const { recruiterId } = one;
    const all = [one, ...merges.map(({ absorbed }) => absorbed)];
    if (merges.length > 0) await Promise.all(all.map(({ id }) => cancelInvitation(recruiterId, id)));
    const resumeIds = [...new Set(all.flatMap(({ resumeId }) => resumeId ?? []))];
    const resumes = await table.batchGet(
      resumeIds.map((id) => keys.parsedResume(recruiterId, id)),
      { consistent: true },
    );
    await table.write([
      ...removedImportWrites(
        one,
        all.map(({ email }) => email),
      ),
      ...merges.map(removedMergeWrite),
      ...resumes.flatMap((resume) => (resume ? erasedResumeWrites(resume) : [])),
    ]);
  }

  async function cancelInvitation(recruiterId: number, id: number): Promise<void> {
    try {
      const invitation = await invitations.one(recruiterId, id);
      if (invitation.status === 'waiting') await invitations.saveTakenBack(invitation);
    } catch (error) {
      // Gone, or answered in the same moment.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  return { imported, merge, removeMerge, saveContact, remove };
}
export type ImportsStore = ReturnType<typeof importsStore>;
