import { entrySections, type EntrySection } from '../../shared/constants/candidate-profile.ts';
import type { Certification, Education, EmployeeInfo, WorkExperience } from '../../shared/model/candidate-profile.ts';
import { Refusal, refuse } from '../platform/door/refusal.ts';
import type { StoredHiding } from './hiding.ts';
import type { OwnResume } from './own-resume.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** The entries of each section. */
export interface Entries {
  educations: Education;
  certifications: Certification;
  workExperiences: WorkExperience;
}

/** What a record says of itself; its version counts every change, and is the version of the search document. */
export interface RecordHead {
  version: number;
  createdAt: string;
  changedAt: string;
}

/** A candidate's record (design: one partition, read in one query). */
export interface CandidateRecord {
  head: RecordHead | undefined;
  employeeInfo: EmployeeInfo | undefined;
  educations: readonly Education[];
  certifications: readonly Certification[];
  workExperiences: readonly WorkExperience[];
  hiding?: StoredHiding | undefined;
  resume?: OwnResume | undefined;
}

/** Items of the partition name what they are, so that no key is read back. */
export type RecordItem =
  | ({ part: 'head' } & RecordHead)
  | ({ part: 'employeeInfo' } & EmployeeInfo)
  | ({ part: 'hiding' } & StoredHiding)
  | ({ part: 'resume' } & OwnResume)
  | { [S in EntrySection]: { part: S } & Entries[S] }[EntrySection];

/** A candidate's record in one consistent query; everything is empty before the first change. */
export async function candidateRecord(table: Table, candidateId: number): Promise<CandidateRecord> {
  const items = await table.query(keys.candidateRecord(candidateId), { consistent: true });
  const of = <P extends RecordItem['part']>(part: P) =>
    items.filter((item): item is Extract<RecordItem, { part: P }> => item.part === part);
  return {
    head: of('head')[0],
    employeeInfo: of('employeeInfo')[0],
    educations: of('educations'),
    certifications: of('certifications'),
    workExperiences: of('workExperiences'),
    hiding: of('hiding')[0],
    resume: of('resume')[0],
  };
}

/** Orders entries newest first; one that has not ended precedes those that have. */
export const latestFirst: { [S in EntrySection]: (entries: readonly Entries[S][]) => Entries[S][] } = {
  educations: (entries) => byTime(entries, ({ to, from }) => [to ?? (from === null ? 0 : forever), from ?? 0]),
  certifications: (entries) => byTime(entries, ({ issueYear, issueMonth }) => [issueYear ?? 0, issueMonth ?? 0]),
  workExperiences: (entries) =>
    byTime(entries, (one) => [
      one.isWorking ? forever : (one.toYear ?? one.fromYear ?? 0),
      one.toMonth ?? 0,
      one.fromYear ?? 0,
      one.fromMonth ?? 0,
    ]),
};

/** The title of a candidate's current or last position; null where their profile names none. */
export const positionIn = ({ workExperiences }: Pick<CandidateRecord, 'workExperiences'>): string | null =>
  latestFirst.workExperiences(workExperiences)[0]?.title ?? null;
const forever = 9999;

function byTime<E extends { id: number }>(entries: readonly E[], timeOf: (entry: E) => number[]): E[] {
  return entries.toSorted((a, b) => {
    const [first, second] = [timeOf(a), timeOf(b)];
    const at = first.findIndex((value, place) => value !== second[place]);
    return at < 0 ? b.id - a.id : (second[at] ?? 0) - (first[at] ?? 0);
  });
}

/** What an entry says, without its number, version and place in the table: two people may say the same. */
export function entryFacts(entry: { id: number; version: number }): object {
  const { id: _id, version: _version, part: _part, pk: _pk, sk: _sk, ...facts } = entry as Record<string, unknown>;
  return facts;
}

/** The refusal of a change over a record that changed since it was read; read it again and decide again. */
export const recordChanged = new Refusal('conflict', 'This profile was changed at the same moment; try again');

const sectionChanged = refuse.conflict('Someone else has changed this; reload it and try again');

/** The write of the head that every change of a record makes; refuses with `recordChanged`. */
export function recordHeadWrite(candidateId: number, before: RecordHead | undefined, at: string): SingleWrite {
  const next: RecordHead = { version: (before?.version ?? 0) + 1, createdAt: before?.createdAt ?? at, changedAt: at };
  return {
    put: { ...keys.candidateHead(candidateId), part: 'head', ...next },
    when: before ? versionIs(before.version) : isNew,
    refusal: recordChanged,
  };
}

/** The write of a new entry. */
export function newEntryWrite<S extends EntrySection>(candidateId: number, section: S, entry: Entries[S]): SingleWrite {
  return {
    put: { ...keys.profileEntry(candidateId, section, entry.id), part: section, ...entry },
    when: isNew,
    refusal: recordChanged,
  };
}

/**
 * The writes of everything in a record whose sections are new, over its head where it has one; refuses with
 * `recordChanged` when anything of it was written meanwhile.
 */
export function newRecordWrites(
  candidateId: number,
  record: Omit<CandidateRecord, 'hiding'>,
  at: string,
): SingleWrite[] {
  return [
    recordHeadWrite(candidateId, record.head, at),
    ...entrySections.flatMap((section) =>
      record[section].map((entry) => newEntryWrite(candidateId, section, entry as Entries[typeof section])),
    ),
    ...(record.employeeInfo ? [employeeInfoWrite(candidateId, record.employeeInfo)] : []),
  ];
}

/** The write of an entry over the one that was read; another change meanwhile refuses, and never comes back. */
export function changedEntryWrite<S extends EntrySection>(
  candidateId: number,
  section: S,
  entry: Entries[S],
): SingleWrite {
  return {
    put: { ...keys.profileEntry(candidateId, section, entry.id), part: section, ...entry },
    when: versionIs(entry.version - 1),
    refusal: sectionChanged,
  };
}

/** The write that removes an entry as it was read. */
export function removedEntryWrite(
  candidateId: number,
  section: EntrySection,
  { id, version }: { id: number; version: number },
): SingleWrite {
  return {
    remove: keys.profileEntry(candidateId, section, id),
    when: versionIs(version),
    refusal: sectionChanged,
  };
}

/** The write of employee info over the one that was read; version 1 must be the first. */
export function employeeInfoWrite(candidateId: number, info: EmployeeInfo): SingleWrite {
  return {
    put: { ...keys.employeeInfo(candidateId), part: 'employeeInfo', ...info },
    when: info.version === 1 ? isNew : versionIs(info.version - 1),
    refusal: sectionChanged,
  };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  candidateRecord: { leadsTo: 'candidateHead, employeeInfo, hiddenFrom, ownResume and profileEntry' },
  candidateHead: {
    holds: 'education, certifications, work experience and employee info of a candidate, and when they changed',
    own: (userId) => keys.candidateRecord(userId),
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  employeeInfo: {
    holds: 'what a candidate wants to earn, may do, knows and where they live',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
  profileEntry: {
    holds: 'one education, certification or work experience of a candidate',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
} satisfies PersonalData;
