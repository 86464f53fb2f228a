import { contract } from '../../../shared/contract/contract.ts';
import { workExperienceProblems } from '../../../shared/validation/work-experience.ts';
import { handler } from '../../platform/door/handler.ts';
import { latestFirst } from '../../records/candidate-profile.ts';
import { entryOf, addEntry, refuseProblems, changeEntry, removeEntry } from './change-record.ts';
import { readRecord, saveRecord, type ReadNeeds, type SaveNeeds } from './profile-record.steps.ts';

export const listWorkExperiencesHandler = handler(
  contract['candidate-profile'].listWorkExperiences,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return latestFirst.workExperiences(record.workExperiences);
  },
);

export const readWorkExperienceHandler = handler(
  contract['candidate-profile'].readWorkExperience,
  async ({ params, actor }, needs: ReadNeeds) => {
    const { record } = await readRecord(actor, params.candidateId, needs);
    return entryOf(record, 'workExperiences', params.id);
  },
);

export const addWorkExperienceHandler = handler(
  contract['candidate-profile'].addWorkExperience,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(workExperienceProblems(body, clock.now()));
    const { version: _version, ...facts } = body;
    const id = clock.newId();
    const record = await saveRecord(
      { actor, candidateId },
      (before) => addEntry({ candidateId, record: before, section: 'workExperiences' }, id, facts),
      needs,
    );
    return entryOf(record, 'workExperiences', id);
  },
);

export const changeWorkExperienceHandler = handler(
  contract['candidate-profile'].changeWorkExperience,
  async ({ params: { candidateId, id }, body, actor }, needs: SaveNeeds) => {
    const { clock } = needs;
    refuseProblems(workExperienceProblems(body, clock.now()));
    const record = await saveRecord(
      { actor, candidateId },
      (before) => changeEntry({ candidateId, record: before, section: 'workExperiences' }, id, body),
      needs,
    );
    return entryOf(record, 'workExperiences', id);
  },
);

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
