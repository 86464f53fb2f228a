import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { entryOf } from './change-record.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';

export const readCertificationHandler = handler(
  contract['candidate-profile'].readCertification,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return entryOf(record, 'certifications', params.id);
  },
);
