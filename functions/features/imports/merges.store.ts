import type { EventActor } from '../../../events/envelope.ts';
import {
  candidateMerge,
  mergedEventWrite,
  mergesBy,
  newMergeWrite,
  undoneEventWrite,
  undoneMergeWrite,
  type CandidateMerge,
} from '../../records/candidate-merge.ts';
import { candidateRecord, type CandidateRecord } from '../../records/candidate-profile.ts';
import { absorbedImportWrite, importedCandidateWrite, restoredImportWrite } from '../../records/imported-candidate.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { Table } from '../../platform/table/table.ts';

interface Moment {
  id: number;
  at: string;
  actor: EventActor;
}

/** Loads and saves merges of imported candidates. */
export function mergesStore(table: Table) {
  /** The recruiter's merge of this import; undefined where there is none. */
  async function merge(place: { recruiterId: number; id: number }): Promise<CandidateMerge | undefined> {
    return candidateMerge(table, place);
  }

  /** The recruiter's merges, newest import first. */
  async function merges(recruiterId: number): Promise<CandidateMerge[]> {
    return mergesBy(table, recruiterId);
  }

  /** Saves a merge, with the import that it changed where it is one; refuses when either changed meanwhile. */
  async function saveMerged(one: CandidateMerge, survivor: ImportedCandidate | undefined, at: Moment): Promise<void> {
    await table.write([
      absorbedImportWrite(one.absorbed),
      newMergeWrite(one),
      ...(survivor ? [importedCandidateWrite(survivor)] : []),
      mergedEventWrite(one, at),
    ]);
  }

  /** Saves that a merge is undone: the import is back as it was, and the survivor without what the merge brought. */
  async function saveUndone(one: CandidateMerge, survivor: ImportedCandidate | undefined, at: Moment): Promise<void> {
    await table.write([
      undoneMergeWrite(one),
      // A version of its own, so that a page which compared the former one is refused.
      restoredImportWrite({ ...one.absorbed, version: one.absorbed.version + 1 }),
      ...(survivor ? [importedCandidateWrite(survivor)] : []),
      undoneEventWrite(one, at),
    ]);
  }

  /** What a registered candidate's profile says. */
  async function record(candidateId: number): Promise<CandidateRecord> {
    return candidateRecord(table, candidateId);
  }

  return { merge, merges, saveMerged, saveUndone, record };
}
export type MergesStore = ReturnType<typeof mergesStore>;
