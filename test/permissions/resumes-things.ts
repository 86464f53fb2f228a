import { importedAddressWrite, importedCandidateWrite } from '../../functions/records/imported-candidate.ts';
import { newPeopleImportWrite } from '../../functions/records/people-import.ts';
import { mergeOf } from '../../functions/features/imports/merge-imports.ts';
import { newMergeWrite } from '../../functions/records/candidate-merge.ts';
import { newResumeWrite } from '../../functions/records/parsed-resume.ts';
import type { Table } from '../../functions/platform/table/table.ts';
import { aResume, anImport } from '../support/a-resume.ts';

/** What of the world these things need. */
interface Around {
  table: Table;
  newId(): number;
}

/** What routes about resumes are about. */
export const resumesThings = {
  'parsed resume': async ({ table, newId }: Around, owner: { id: number }) => {
    const id = newId();
    await table.writeOne(newResumeWrite(aResume({ id, recruiterId: owner.id })));
    return { id, params: { id } };
  },
  'imported candidate with a resume': async ({ table, newId }: Around, owner: { id: number }) => {
    const id = newId();
    const recruiterId = owner.id;
    await table.write([
      newResumeWrite(aResume({ id: id + 1, recruiterId })),
      importedCandidateWrite(anImport({ id, recruiterId, resumeId: id + 1 })),
    ]);
    return { id, params: { id } };
  },
  'two imported candidates': async ({ table, newId }: Around, owner: { id: number }) => {
    const [id, otherId] = [newId(), newId()];
    for (const one of [id, otherId])
      await table.writeOne(importedCandidateWrite(anImport({ id: one, recruiterId: owner.id })));
    const into = { kind: 'imported', id: otherId };
    return { id, params: { id }, body: { into, take: ['phone'], version: 1, intoVersion: 1 } };
  },
  'merge of candidates': async ({ table, newId }: Around, owner: { id: number }) => {
    const id = newId();
    const absorbed = anImport({ id, recruiterId: owner.id, importedAt: new Date().toISOString() });
    const into = { kind: 'imported' as const, id: newId() };
    await table.writeOne(newMergeWrite(mergeOf({ absorbed, into, take: [], at: absorbed.importedAt })));
    return { id, params: { id } };
  },
  'person of a file': async ({ table, newId }: Around, owner: { id: number }) => {
    const id = newId();
    const one = anImport({ id, recruiterId: owner.id, email: `of-a-file-${id}@example.com`, awaitsInvitation: true });
    await table.write([importedCandidateWrite(one), importedAddressWrite(one, { onlyNew: true })]);
    return { id, params: { id } };
  },
  'file of people': async ({ table, newId }: Around, owner: { id: number }) => {
    const [id, at] = [newId(), new Date().toISOString()];
    const none = { added: 0, refused: 0, kept: 0 };
    const times = { startedAt: at, changedAt: at };
    const one = { id, recruiterId: owner.id, fileName: 'people.csv', rows: 2, ...none, ...times };
    await table.writeOne(newPeopleImportWrite(one));
    return { id, params: { id } };
  },
  'imported candidate': async ({ table, newId }: Around, owner: { id: number }) => {
    const id = newId();
    await table.writeOne(importedCandidateWrite(anImport({ id, recruiterId: owner.id })));
    return { id, params: { id } };
  },
};
