import { contract } from '../../../shared/contract/contract.ts';
import { educationProblems } from '../../../shared/validation/education.ts';
import { handler } from '../../platform/door/handler.ts';
import { addEntry, entryOf, refuseProblems } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const addEducationHandler = handler(
  contract['candidate-profile'].addEducation,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(educationProblems(body, new Date(clock.now()).getUTCFullYear()));
    const { version: _version, ...facts } = body;
    const id = clock.newId();
    const record = await saveRecord(
      { actor, candidateId },
      (before) => addEntry({ candidateId, record: before, section: 'educations' }, id, facts),
      needs,
    );
    return entryOf(record, 'educations', id);
  },
);
