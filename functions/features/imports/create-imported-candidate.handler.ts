import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { saveImport, shownImport, type ImportNeeds } from './import-candidate.steps.ts';

export const createImportedCandidateHandler = handler(
  contract.imports.createImportedCandidate,
  async ({ body, actor }, needs: ImportNeeds) => {
    const imported = shownImport(await saveImport(body, actor, needs));
    return { ...imported, employeeInfo: imported.employeeInfo ?? noEmployeeInfo };
  },
);
