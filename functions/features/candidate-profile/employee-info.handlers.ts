import { contract } from '../../../shared/contract/contract.ts';
import { noEmployeeInfo } from '../../../shared/model/candidate-profile.ts';
import { employeeInfoProblems } from '../../../shared/validation/employee-info.ts';
import { handler } from '../../platform/door/handler.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { changeEmployeeInfo, refuseProblems, type Lookups } from './change-record.ts';
import { readRecord, saveRecord, type ReadNeeds, type SaveNeeds } from './profile-record.steps.ts';

export const readEmployeeInfoHandler = handler(
  contract['candidate-profile'].readEmployeeInfo,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return record.employeeInfo ?? noEmployeeInfo;
  },
);

export const saveEmployeeInfoHandler = handler(
  contract['candidate-profile'].saveEmployeeInfo,
  async (
    { params: { candidateId }, body, actor },
    needs: SaveNeeds & Pick<Lookups, 'cityById'> & { tagsOf: TagsOf },
  ) => {
    refuseProblems(employeeInfoProblems(body, needs.clock.now()));
    const { cityById } = needs;
    const tagById = await needs.tagsOf(body.tagIds);
    const record = await saveRecord(
      { actor, candidateId },
      (before) => changeEmployeeInfo({ candidateId, record: before }, body, { cityById, tagById }),
      needs,
    );
    return record.employeeInfo ?? noEmployeeInfo;
  },
);
