import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { importOfFacts } from '../../../shared/rules/import-of-facts.ts';
import { importedCandidateForm } from '../../../shared/validation/imported-candidate.ts';
import { handler } from '../../platform/door/handler.ts';
import { Refusal, refuse } from '../../platform/door/refusal.ts';
import { saveImport, shownImport, type ImportNeeds } from './import-candidate.steps.ts';
import type { ImportsStore } from './imports.store.ts';

type Needs = ImportNeeds & { importsStore: Pick<ImportsStore, 'text'> };

/** What was read is held to the same form as what is entered; what does not fit it is for the form to correct. */
export const importResumeHandler = handler(
  contract.imports.importResume,
  async ({ params: { id }, actor }, needs: Needs) => {
    const text = await needs.importsStore.text({ recruiterId: actor.id, id });
    if (!text) throw refuse.notFound('There is no such resume, or it is not read yet');
    const { tagIds, ...facts } = importOfFacts(text.facts);
    const given = { ...facts, employeeInfo: { tagIds }, parsedResumePath: `/resumes/${id}` };
    const { data: form, error } = importedCandidateForm.safeParse(given);
    if (!form) {
      const errors = error.issues.map(({ path, message }) => ({ key: path.join('.'), message }));
      throw new Refusal('invalid', 'Some of what was read has to be completed first', { errors });
    }
    const imported = shownImport(await saveImport(form, actor, needs));
    return { ...imported, employeeInfo: imported.employeeInfo ?? noEmployeeInfo };
  },
);
