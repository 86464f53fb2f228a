import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { removeEntry } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const removeWorkExperienceHandler = handler(
  contract['candidate-profile'].removeWorkExperience,
  async ({ params: { candidateId, id }, actor }, needs: SaveNeeds) => {
    await saveRecord(
      { actor, candidateId },
      (before) => removeEntry({ candidateId, record: before, section: 'workExperiences' }, id),
      needs,
    );
    return { id };
  },
);
