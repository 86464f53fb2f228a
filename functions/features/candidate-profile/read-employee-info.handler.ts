import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { handler } from '../../platform/door/handler.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';

export const readEmployeeInfoHandler = handler(
  contract['candidate-profile'].readEmployeeInfo,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return record.employeeInfo ?? noEmployeeInfo;
  },
);
