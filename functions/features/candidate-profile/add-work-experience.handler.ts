import { contract } from '../../../shared/contract/contract.ts';
import { workExperienceProblems } from '../../../shared/validation/work-experience.ts';
import { handler } from '../../platform/door/handler.ts';
import { addEntry, entryOf, refuseProblems } from './change-record.ts';
import { saveRecord, type SaveNeeds } from './profile-record.steps.ts';

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
