import { contract } from '../../../shared/contract/contract.ts';
import { certificationProblems } from '../../../shared/validation/certification.ts';
import { handler } from '../../platform/door/handler.ts';
import { addEntry, entryOf, refuseProblems } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

export const addCertificationHandler = handler(
  contract['candidate-profile'].addCertification,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(certificationProblems(body, clock.now()));
    const { version: _version, ...facts } = body;
    const id = clock.newId();
    const record = await saveRecord(
      { actor, candidateId },
      (before) => addEntry({ candidateId, record: before, section: 'certifications' }, id, facts),
      needs,
    );
    return entryOf(record, 'certifications', id);
  },
);
