import { contract } from '../../../shared/contract/contract.ts';
import { yearProblems } from '../../../shared/validation/years.ts';
import { handler } from '../../platform/door/handler.ts';
import { latestFirst } from '../../records/candidate-profile.ts';
import { entryOf, addEntry, refuseProblems, changeEntry, removeEntry } from './change-record.ts';
import { readRecord, saveRecord, type ReadNeeds, type SaveNeeds } from './profile-record.steps.ts';

export const listEducationsHandler = handler(
  contract['candidate-profile'].listEducations,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return latestFirst.educations(record.educations);
  },
);

export const readEducationHandler = handler(
  contract['candidate-profile'].readEducation,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return entryOf(record, 'educations', params.id);
  },
);

export const addEducationHandler = handler(
  contract['candidate-profile'].addEducation,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(yearProblems(body, new Date(clock.now()).getUTCFullYear()));
    const { version: _version, ...facts } = body;
    const id = clock.newId();
    const record = await saveRecord(
      { actor, candidateId },
      (before) => addEntry({ candidateId, record: before, section: 'educations' }, id, facts),
      needs,
    );
    return entryOf(record, 'educations', id);
  },
);

export const changeEducationHandler = handler(
  contract['candidate-profile'].changeEducation,
  async ({ params: { candidateId, id }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(yearProblems(body, new Date(clock.now()).getUTCFullYear()));
    const record = await saveRecord(
      { actor, candidateId },
      (before) => changeEntry({ candidateId, record: before, section: 'educations' }, id, body),
      needs,
    );
    return entryOf(record, 'educations', id);
  },
);

export const removeEducationHandler = handler(
  contract['candidate-profile'].removeEducation,
  async ({ params: { candidateId, id }, actor }, needs: SaveNeeds) => {
    await saveRecord(
      { actor, candidateId },
      (before) => removeEntry({ candidateId, record: before, section: 'educations' }, id),
      needs,
    );
    return { id };
  },
);
