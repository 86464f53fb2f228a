import { resumeLimits } from '../../shared/constants/resume.ts';
import type { Certification, Education, EmployeeInfo, WorkExperience } from '../../shared/model/candidate-profile.ts';
import type { NotedCall } from '../../shared/model/imported-candidate.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
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
  /** The file and row that the person came by. */
  source?: { importId: number; fileName: string; row: number };
  /** What the recruiter notes about the person, and their tags; the person is not shown it. */
  note?: string;
  tags?: string[];
  /** Where they came from, in the recruiter's words. */
  cameFrom?: string;
  calls?: NotedCall[];
  /** Nobody has mailed the person yet. */
  awaitsInvitation?: true;
  version: number;
}

/** By which import an address is among a recruiter's people. */
export interface ImportedAddress {
  id: number;
  awaitsInvitation?: true;
}

type Place = Pick<ImportedCandidate, 'recruiterId' | 'id'>;

const changedMeanwhile = refuse.conflict('This candidate was changed meanwhile; reload and try again');
const ttlOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + resumeLimits.keptDays * 86_400;

// Found by its address, so that the person exports and erases it though nobody has invited them.
const itemOf = (one: ImportedCandidate): object => ({
  ...keys.importedCandidate(one.recruiterId, one.id),
  ...one,
  ...listedIn(keys.itemsNaming(one.email), sortable(one.id)),
  ttl: ttlOf(one.importedAt),
});

/** The write of an import; without the version that was read, it must be the first. */
export function importedCandidateWrite(one: ImportedCandidate): SingleWrite {
  return {
    put: itemOf(one),
    when: one.version === 1 ? isNew : versionIs(one.version - 1),
    refusal: changedMeanwhile,
  };
}

/** The refusal of somebody who is among the recruiter's people already. */
export const addedAlready = refuse.conflict(
  'You have added this person already; invite them from their record',
  'email',
);

/** The write of an import's address. One that is there is refused where its person waits to be invited, or always. */
export function importedAddressWrite(
  { recruiterId, id, email, importedAt, awaitsInvitation }: ImportedCandidate,
  { onlyNew }: { onlyNew: boolean },
): SingleWrite {
  return {
    put: {
      ...keys.importedAddress(recruiterId, email),
      id,
      ...(awaitsInvitation && { awaitsInvitation }),
      ttl: ttlOf(importedAt),
    },
    when: onlyNew ? isNew : { expression: 'attribute_not_exists(awaitsInvitation)' },
    refusal: addedAlready,
  };
}

/** The writes by which somebody who was added is invited; one who is invited already refuses. */
export function invitedImportWrites({ recruiterId, id, email }: Place & { email: string }): SingleWrite[] {
  const remove = ['awaitsInvitation'];
  const when = { expression: 'attribute_exists(awaitsInvitation)' };
  const refusal = refuse.conflict('This person was invited already');
  return [
    { update: keys.importedCandidate(recruiterId, id), add: { version: 1 }, remove, when, refusal },
    { update: keys.importedAddress(recruiterId, email), remove, when, refusal },
  ];
}

/** The writes that remove an import, if there is one, and what these addresses lead to. */
export function removedImportWrites({ recruiterId, id }: Place, emails: readonly string[]): SingleWrite[] {
  return [
    { remove: keys.importedCandidate(recruiterId, id) },
    ...[...new Set(emails)].map((email) => ({ remove: keys.importedAddress(recruiterId, email) })),
  ];
}

/** The writes that take back somebody whom a file added, unless they were changed or invited since. */
export function takenBackImportWrites({ recruiterId, id, email }: Place & { email: string }): SingleWrite[] {
  return [
    {
      remove: keys.importedCandidate(recruiterId, id),
      when: {
        expression: 'attribute_not_exists(pk) OR (#version = :first AND attribute_exists(awaitsInvitation))',
        values: { first: 1 },
      },
      refusal: changedMeanwhile,
    },
    { remove: keys.importedAddress(recruiterId, email) },
  ];
}

/** The write that takes an import away into a merge, unless it changed since it was compared. */
export function absorbedImportWrite({ recruiterId, id, version }: ImportedCandidate): SingleWrite {
  return { remove: keys.importedCandidate(recruiterId, id), when: versionIs(version), refusal: changedMeanwhile };
}

/** The write that brings a merged import back as it was. */
export function restoredImportWrite(one: ImportedCandidate): SingleWrite {
  return {
    put: itemOf(one),
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
  importedAddress: {
    holds: 'the address of somebody whom a recruiter added',
    found: 'in the recruiter’s partition, and by address',
    exported: { file: 'imported' },
    erasure: remove,
  },
} satisfies PersonalData;
