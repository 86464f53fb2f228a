import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { handler } from '../../platform/door/handler.ts';
import { shownImport } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

interface Needs {
  importsStore: Pick<ImportsStore, 'imported' | 'saveImported'>;
}

/** Keeps with the record what the recruiter notes of the person; what is not sent stays. */
export const saveRemarksHandler = handler(
  contract.imports.saveRemarks,
  async ({ params: { id }, body: { version, ...said }, actor, refuse }, { importsStore }: Needs) => {
    const before = await importsStore.imported({ recruiterId: actor.id, id });
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    if (before.version !== version) throw refuse.conflict('This candidate was changed meanwhile; reload and try again');
    const after = { ...before, ...said, version: version + 1 };
    await importsStore.saveImported(after);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);
