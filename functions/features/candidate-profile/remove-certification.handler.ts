import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { removeEntry } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const removeCertificationHandler = handler(
  contract['candidate-profile'].removeCertification,
  async ({ params: { candidateId, id }, actor }, needs: SaveNeeds) => {
    await saveRecord(
      { actor, candidateId },
      (before) => removeEntry({ candidateId, record: before, section: 'certifications' }, id),
      needs,
    );
    return { id };
  },
);
