import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { shownImport } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

export const removeImportedResumeHandler = handler(
  contract.imports.removeImportedResume,
  async (
    { params: { id }, actor },
    { importsStore }: { importsStore: Pick<ImportsStore, 'imported' | 'resume' | 'saveWithoutResume'> },
  ) => {
    const before = await importsStore.imported({ recruiterId: actor.id, id });
    if (!before) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    if (before.resumeId === null) throw refuse.notFound('This candidate was entered without a resume');
    const resume = await importsStore.resume({ recruiterId: actor.id, id: before.resumeId });
    const after = { ...before, resumeId: null, resumeHash: null, version: before.version + 1 };
    await importsStore.saveWithoutResume(after, resume);
    return { ...shownImport(after), employeeInfo: after.employeeInfo ?? noEmployeeInfo };
  },
);
