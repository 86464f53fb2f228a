import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { latestFirst } from '../../records/candidate-profile.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';

export const listEducationsHandler = handler(
  contract['candidate-profile'].listEducations,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return latestFirst.educations(record.educations);
  },
);
