import {
  entrySections,
  mostEntries,
  mostSpheres,
  type EntrySection,
  type ProfileSection,
} from '../../../shared/constants/candidate-profile.ts';
import type { City, Tag } from '../../../shared/model/place.ts';
import { noEmployeeInfo, type EmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import type { HidingForm } from '../../../shared/validation/hiding.ts';
import type { ResumeEntriesForm } from '../../../shared/validation/imported-candidate.ts';
import type { EmployeeInfoForm } from '../../../shared/validation/employee-info.ts';
import { Refusal, noSuch, refuse } from '../../platform/door/refusal.ts';
import { hidingWrite } from '../../records/hiding.ts';
import type { CandidateRecord, Entries } from '../../records/candidate-profile.ts';
import {
  changedEntryWrite,
  employeeInfoWrite,
  newEntryWrite,
  removedEntryWrite,
} from '../../records/candidate-profile.ts';
import type { SingleWrite } from '../../platform/table/write.ts';

/** A decided change: the record after it, and the writes of the sections that it concerns alone. */
export interface RecordChange {
  section: ProfileSection;
  change: 'added' | 'changed' | 'removed';
  /** The entry; null for what is not a list, and for several at a time. */
  entryId: number | null;
  record: CandidateRecord;
  writes: readonly SingleWrite[];
}

/** What a user enters of an entry. */
export type EntryFacts<S extends EntrySection> = Omit<Entries[S], 'id' | 'version'>;

const noEntry = () => noSuch('entry');
const stale = () => refuse.conflict('Someone else has changed this; reload it and try again');

/** Refuses a form whose dates do not fit, each field with its text. */
export function refuseProblems(problems: Readonly<Record<string, string | undefined>>): void {
  const errors = Object.entries(problems).flatMap(([key, message]) => (message ? [{ key, message }] : []));
  if (errors[0]) throw new Refusal('invalid', errors[0].message, { errors });
}

/** The entries of a section, in the order in which they were entered. */
export function entriesOf<S extends EntrySection>(record: CandidateRecord, section: S): readonly Entries[S][] {
  return record[section] as readonly unknown[] as readonly Entries[S][];
}

/** The entry with this id, or a refusal. */
export function entryOf<S extends EntrySection>(record: CandidateRecord, section: S, entryId: number): Entries[S] {
  const found = entriesOf(record, section).find(({ id }) => id === entryId);
  if (!found) throw noEntry();
  return found;
}

/** Adds an entry; a full section refuses. */
export function addEntry<S extends EntrySection>(
  { candidateId, record, section }: { candidateId: number; record: CandidateRecord; section: S },
  id: number,
  facts: EntryFacts<S>,
): RecordChange {
  const entries = entriesOf(record, section);
  if (entries.length >= mostEntries) throw refuse.conflict(`At most ${mostEntries} entries; remove one first`);
  const entry = { ...facts, id, version: 1 } as Entries[S];
  return {
    section,
    change: 'added',
    entryId: id,
    record: { ...record, [section]: [...entries, entry] },
    writes: [newEntryWrite(candidateId, section, entry)],
  };
}

/** Changes an entry; refuses one that is gone, and one that changed since the version that was edited. */
export function changeEntry<S extends EntrySection>(
  { candidateId, record, section }: { candidateId: number; record: CandidateRecord; section: S },
  entryId: number,
  { version, ...facts }: EntryFacts<S> & { version?: number | undefined },
): RecordChange {
  const before = entryOf(record, section, entryId);
  if (version !== undefined && version !== before.version) throw stale();
  const entry = { ...facts, id: entryId, version: before.version + 1 } as Entries[S];
  return {
    section,
    change: 'changed',
    entryId,
    record: { ...record, [section]: entriesOf(record, section).map((one) => (one.id === entryId ? entry : one)) },
    writes: [changedEntryWrite(candidateId, section, entry)],
  };
}

/** Removes an entry; one that is gone refuses. */
export function removeEntry<S extends EntrySection>(
  { candidateId, record, section }: { candidateId: number; record: CandidateRecord; section: S },
  entryId: number,
): RecordChange {
  const before = entryOf(record, section, entryId);
  return {
    section,
    change: 'removed',
    entryId,
    record: { ...record, [section]: entriesOf(record, section).filter(({ id }) => id !== entryId) },
    writes: [removedEntryWrite(candidateId, section, before)],
  };
}

/** The city and skills that a form names, from the look-ups. */
export interface Lookups {
  cityById(id: number): City | undefined;
  tagById(id: number): Tag | undefined;
}

/** Saves employee info; refuses an unknown city or skill, and a version that is no longer the current one. */
export function changeEmployeeInfo(
  { candidateId, record }: { candidateId: number; record: CandidateRecord },
  { version, cityId, tagIds, ...facts }: EmployeeInfoForm,
  { cityById, tagById }: Lookups,
): RecordChange {
  const before = record.employeeInfo ?? noEmployeeInfo;
  if (version !== undefined && version !== before.version) throw stale();
  const city = cityId === null ? null : cityById(cityId);
  if (city === undefined) throw refuse.invalid('cityId', 'There is no such city');
  const spheres = tagIds.map((id) => tagById(id) ?? unknownSkill());
  const info: EmployeeInfo = { ...facts, city, spheres, version: before.version + 1 };
  return {
    section: 'employeeInfo',
    change: before.version === 0 ? 'added' : 'changed',
    entryId: null,
    record: { ...record, employeeInfo: info },
    writes: [employeeInfoWrite(candidateId, info)],
  };
}

/**
 * Saves whom the candidate hides from; refuses a recruiter whom they do not know, and a version that is no longer the
 * current one.
 */
export function changeHiding(
  { candidateId, record }: { candidateId: number; record: CandidateRecord },
  { version, ...facts }: HidingForm,
  known: ReadonlySet<number>,
): RecordChange {
  const current = record.hiding?.version ?? 0;
  if (version !== undefined && version !== current) throw stale();
  if (facts.confirmed.some((id) => !known.has(id)))
    throw refuse.invalid('confirmed', 'You can confirm recruiters you have met on a job');
  const hiding = { ...facts, version: current + 1 };
  return {
    section: 'hiding',
    change: current === 0 ? 'added' : 'changed',
    entryId: null,
    record: { ...record, hiding },
    writes: [hidingWrite(candidateId, hiding)],
  };
}

function unknownSkill(): never {
  throw refuse.invalid('tagIds', 'There is no such skill');
}

/** Adds what was read in a resume, and the skills that are new; refuses unknown skills and full sections. */
export function addFromResume(
  { candidateId, record }: { candidateId: number; record: CandidateRecord },
  { tagIds, ...lists }: ResumeEntriesForm,
  { newId, tagById }: { newId: () => number } & Pick<Lookups, 'tagById'>,
): RecordChange {
  const writes: SingleWrite[] = [];
  let after = record;
  for (const section of entrySections) {
    for (const { version: _version, ...facts } of lists[section]) {
      const added = addEntry({ candidateId, record: after, section }, newId(), facts as EntryFacts<typeof section>);
      after = added.record;
      writes.push(...added.writes);
    }
  }
  const before = record.employeeInfo ?? noEmployeeInfo;
  const known = new Set(before.spheres.map(({ id }) => id));
  const fresh = [...new Set(tagIds)].filter((id) => !known.has(id)).map((id) => tagById(id) ?? unknownSkill());
  if (known.size + fresh.length > mostSpheres) throw refuse.invalid('tagIds', `At most ${mostSpheres} skills`);
  if (fresh.length > 0) {
    const info = { ...before, spheres: [...before.spheres, ...fresh], version: before.version + 1 };
    after = { ...after, employeeInfo: info };
    writes.push(employeeInfoWrite(candidateId, info));
  }
  return { section: 'resume', change: 'added', entryId: null, record: after, writes };
}
