import { resumeLimits } from '../../shared/constants/resume.ts';
import type { Certification, Education, EmployeeInfo, WorkExperience } from '../../shared/model/candidate-profile.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/**
 * A candidate whom a recruiter imported. It has the id of the invitation that was mailed with it, so that its link leads
 * to both, and is removed when the candidate claims the profile or refuses it.
 */
export interface ImportedCandidate {
  id: number;
  recruiterId: number;
  email: string;
  firstName: string;
  lastName: string;
  countryId: number | null;
  cityId: number | null;
  phonePrefix: string | null;
  phone: string | null;
  birthday: string | null;
  /** The resume it was read from. */
  resumeId: number | null;
  /** SHA-256 of that resume. */
  resumeHash?: string | null;
  /** A small picture as a data URL, which is erased with the rest; some KB. */
  avatar?: string | null;
  employeeInfo: EmployeeInfo | null;
  educations: Education[];
  certifications: Certification[];
  workExperiences: WorkExperience[];
  importedAt: string;
  version: number;
}

type Place = Pick<ImportedCandidate, 'recruiterId' | 'id'>;

const changedMeanwhile = refuse.conflict('This candidate was changed meanwhile; reload and try again');
const ttlOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + resumeLimits.keptDays * 86_400;

/** The write of an import; without the version that was read, it must be the first. */
export function importedCandidateWrite(one: ImportedCandidate): SingleWrite {
  return {
    put: { ...keys.importedCandidate(one.recruiterId, one.id), ...one, ttl: ttlOf(one.importedAt) },
    when: one.version === 1 ? isNew : versionIs(one.version - 1),
    refusal: changedMeanwhile,
  };
}

/** The write that removes an import, if there is one. */
export function removedImportWrite({ recruiterId, id }: Place): SingleWrite {
  return { remove: keys.importedCandidate(recruiterId, id) };
}

/** The write that takes an import away into a merge, unless it changed since it was compared. */
export function absorbedImportWrite({ recruiterId, id, version }: ImportedCandidate): SingleWrite {
  return { remove: keys.importedCandidate(recruiterId, id), when: versionIs(version), refusal: changedMeanwhile };
}

/** The write that brings a merged import back as it was. */
export function restoredImportWrite(one: ImportedCandidate): SingleWrite {
  return {
    put: { ...keys.importedCandidate(one.recruiterId, one.id), ...one, ttl: ttlOf(one.importedAt) },
    when: isNew,
    refusal: changedMeanwhile,
  };
}

/** Everybody whom a recruiter imported and who has neither claimed nor refused the profile, newest first. */
export async function importsBy(table: Table, recruiterId: number): Promise<ImportedCandidate[]> {
  return table.query(keys.importedCandidates(recruiterId), { newestFirst: true, consistent: true });
}

/** An import; undefined where there is none, or no longer. */
export async function importedCandidate(
  table: Table,
  { recruiterId, id }: Place,
): Promise<ImportedCandidate | undefined> {
  return table.get(keys.importedCandidate(recruiterId, id), { consistent: true });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  importedCandidate: {
    holds: 'people whom a recruiter imported, found by their invitation',
    own: (userId) => keys.importedCandidates(userId),
    exported: { file: 'imported' },
    erasure: remove,
  },
  importedCandidates: { leadsTo: 'importedCandidate' },
} satisfies PersonalData;
