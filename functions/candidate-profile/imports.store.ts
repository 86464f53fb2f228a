import { refuse } from '../door/refusal.ts';
import { changedProfileWrite, type StoredAccount } from '../records/account.ts';
import { importedCandidate, removedImportWrite, type ImportedCandidate } from '../records/imported-candidate.ts';
import { erasedResumeWrites, type StoredResume } from '../records/parsed-resume.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

type Contact = Pick<ImportedCandidate, 'countryId' | 'cityId' | 'phonePrefix' | 'phone' | 'birthday'>;

const renamed = refuse.conflict('The person was renamed meanwhile');

/** Reads imported candidates, and removes them when they are claimed or refused. */
export function importsStore(table: Table) {
  /** The import behind an invitation; undefined where there is none. */
  async function imported(
    place: Pick<ImportedCandidate, 'recruiterId' | 'id'>,
  ): Promise<ImportedCandidate | undefined> {
    return importedCandidate(table, place);
  }

  /** Fills in how to reach a person, where they have not said so themselves. */
  async function saveContact(person: StoredAccount, contact: Contact): Promise<void> {
    const facts = Object.fromEntries(
      Object.entries(contact).filter(([field, value]) => value !== null && person[field as keyof Contact] === null),
    );
    if (Object.keys(facts).length === 0) return;
    await table.writeOne(changedProfileWrite(person, facts, { kept: undefined, refusal: renamed }));
  }

  /** Removes an import with the resume that it was read from. */
  async function remove(one: ImportedCandidate): Promise<void> {
    const { recruiterId, resumeId } = one;
    const resume =
      resumeId === null
        ? undefined
        : await table.get<StoredResume>(keys.parsedResume(recruiterId, resumeId), { consistent: true });
    await table.write([removedImportWrite(one), ...(resume ? erasedResumeWrites(resume) : [])]);
  }

  return { imported, saveContact, remove };
}
export type ImportsStore = ReturnType<typeof importsStore>;
