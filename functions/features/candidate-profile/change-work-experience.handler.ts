import { contract } from '../../../shared/contract/contract.ts';
import { workExperienceProblems } from '../../../shared/validation/work-experience.ts';
import { handler } from '../../platform/door/handler.ts';
import { changeEntry, entryOf, refuseProblems } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const changeWorkExperienceHandler = handler(
  contract['candidate-profile'].changeWorkExperience,
  async ({ params: { candidateId, id }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(workExperienceProblems(body, clock.now()));
    const record = await saveRecord(
      { actor, candidateId },
      (before) => changeEntry({ candidateId, record: before, section: 'workExperiences' }, id, body),
      needs,
    );
    return entryOf(record, 'workExperiences', id);
  },
);
