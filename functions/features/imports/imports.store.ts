import { mergesBy, survivorOf } from '../../records/candidate-merge.ts';
import {
  importedCandidate,
  importedCandidateWrite,
  importsBy,
  type ImportedCandidate,
} from '../../records/imported-candidate.ts';
import { erasedResumeWrites, type StoredResume, type StoredResumeText } from '../../records/parsed-resume.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

type Place = Pick<StoredResume, 'recruiterId' | 'id'>;

/** Loads and saves the candidates whom recruiters import, with the resumes that they were read from. */
export function importsStore(table: Table) {
  /** The recruiter's resume; undefined when there is none. */
  async function resume({ recruiterId, id }: Place): Promise<StoredResume | undefined> {
    return table.get(keys.parsedResume(recruiterId, id), { consistent: true });
  }

  /** What was read in it; undefined before that. */
  async function text({ recruiterId, id }: Place): Promise<StoredResumeText | undefined> {
    return table.get(keys.resumeText(recruiterId, id), { consistent: true });
  }

  /** A candidate whom the recruiter imported, until the candidate claims the profile. */
  async function imported(place: Place): Promise<ImportedCandidate | undefined> {
    return importedCandidate(table, place);
  }

  /** What an invitation's link leads to: its import, or the one that this was merged into. */
  async function entered({ recruiterId, id }: Place): Promise<ImportedCandidate | undefined> {
    return importedCandidate(table, { recruiterId, id: survivorOf(await mergesBy(table, recruiterId), id) });
  }

  /** Everybody whom the recruiter imported and who has not responded yet. */
  async function imports(recruiterId: number): Promise<ImportedCandidate[]> {
    return importsBy(table, recruiterId);
  }

  /** Saves an import over the version that was read; another one refuses. */
  async function saveImported(one: ImportedCandidate): Promise<void> {
    await table.writeOne(importedCandidateWrite(one));
  }

  /** Saves an import that has lost its resume, and removes that with everything that was read in it. */
  async function saveWithoutResume(one: ImportedCandidate, from: StoredResume | undefined): Promise<void> {
    await table.write([importedCandidateWrite(one), ...(from ? erasedResumeWrites(from) : [])]);
  }

  return { resume, text, imported, entered, imports, saveImported, saveWithoutResume };
}
export type ImportsStore = ReturnType<typeof importsStore>;
