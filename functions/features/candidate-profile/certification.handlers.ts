import { contract } from '../../../shared/contract/contract.ts';
import { certificationProblems } from '../../../shared/validation/certification.ts';
import { handler } from '../../platform/door/handler.ts';
import { latestFirst } from '../../records/candidate-profile.ts';
import { entryOf, addEntry, refuseProblems, changeEntry, removeEntry } from './change-record.ts';
import { readRecord, saveRecord, type ReadNeeds, type SaveNeeds } from './profile-record.steps.ts';

export const listCertificationsHandler = handler(
  contract['candidate-profile'].listCertifications,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return latestFirst.certifications(record.certifications);
  },
);

export const readCertificationHandler = handler(
  contract['candidate-profile'].readCertification,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return entryOf(record, 'certifications', params.id);
  },
);

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
