import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { shownImport } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

export const readImportedCandidateHandler = handler(
  contract.imports.readImportedCandidate,
  async ({ params: { id }, actor }, { importsStore }: { importsStore: Pick<ImportsStore, 'imported'> }) => {
    const found = await importsStore.imported({ recruiterId: actor.id, id });
    if (!found) throw refuse.notFound('There is no such imported candidate; it may have been claimed or refused');
    return { ...shownImport(found), employeeInfo: found.employeeInfo ?? noEmployeeInfo };
  },
);
