import { contract } from '../../../shared/contract/contract.ts';
import { certificationProblems } from '../../../shared/validation/certification.ts';
import { handler } from '../../platform/door/handler.ts';
import { changeEntry, entryOf, refuseProblems } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const changeCertificationHandler = handler(
  contract['candidate-profile'].changeCertification,
  async ({ params: { candidateId, id }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(certificationProblems(body, clock.now()));
    const record = await saveRecord(
      { actor, candidateId },
      (before) => changeEntry({ candidateId, record: before, section: 'certifications' }, id, body),
      needs,
    );
    return entryOf(record, 'certifications', id);
  },
);
