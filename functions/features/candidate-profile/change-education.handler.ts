import { contract } from '../../../shared/contract/contract.ts';
import { educationProblems } from '../../../shared/validation/education.ts';
import { handler } from '../../platform/door/handler.ts';
import { changeEntry, entryOf, refuseProblems } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const changeEducationHandler = handler(
  contract['candidate-profile'].changeEducation,
  async ({ params: { candidateId, id }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(educationProblems(body, new Date(clock.now()).getUTCFullYear()));
    const record = await saveRecord(
      { actor, candidateId },
      (before) => changeEntry({ candidateId, record: before, section: 'educations' }, id, body),
      needs,
    );
    return entryOf(record, 'educations', id);
  },
);
