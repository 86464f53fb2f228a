import { contract } from '../../../shared/contract/contract.ts';
import { entryProblems } from '../../../shared/validation/imported-candidate.ts';
import { handler } from '../../platform/door/handler.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { addFromResume, refuseProblems } from './change-record.ts';
import { readProfile, saveRecord, type MarkNeeds, type SaveNeeds } from './profile-record.steps.ts';

export const addFromResumeHandler = handler(
  contract['candidate-profile'].addFromResume,
  async ({ params: { candidateId }, body, actor }, needs: SaveNeeds & MarkNeeds & { tagsOf: TagsOf }) => {
    const { clock } = needs;
    refuseProblems(entryProblems(body, clock.now()));
    const tagById = await needs.tagsOf(body.tagIds);
    await saveRecord(
      { actor, candidateId },
      (record) => addFromResume({ candidateId, record }, body, { newId: clock.newId, tagById }),
      needs,
    );
    return readProfile(actor, candidateId, needs);
  },
);
