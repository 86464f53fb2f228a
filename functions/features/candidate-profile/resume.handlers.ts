import { contract } from '../../../shared/contract/contract.ts';
import { entryProblems } from '../../../shared/validation/imported-candidate.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { TagsOf } from '../lookups/tags.steps.ts';
import { addFromResume, refuseProblems } from './change-record.ts';
import type { OwnResumesStore } from './own-resumes.store.ts';
import {
  readOwnResume,
  readRecord,
  readProfile,
  saveRecord,
  type ReadNeeds,
  type MarkNeeds,
  type SaveNeeds,
} from './profile-record.steps.ts';

export const readResumeHandler = handler(
  contract['candidate-profile'].readResume,
  async ({ params, actor }, needs: ReadNeeds) => (await readOwnResume(actor, params.candidateId, needs)) ?? null,
);

const minutes = 2;

export const downloadResumeHandler = handler(
  contract['candidate-profile'].downloadResume,
  async ({ params, query, actor, refuse }, needs: ReadNeeds & { files: Pick<Files, 'downloadAddress'> }) => {
    const resume = await readOwnResume(actor, params.candidateId, needs);
    if (!resume || resume.path !== query.path) throw refuse.noSuch('resume');
    const { path: key, contentType } = resume;
    return { url: await needs.files.downloadAddress({ key, filename: 'resume', contentType, minutes }) };
  },
);

type Needs = ReadNeeds & { ownResumesStore: OwnResumesStore; files: Pick<Files, 'remove'>; clock: Clock };

export const removeResumeHandler = handler(
  contract['candidate-profile'].removeResume,
  async ({ params: { candidateId }, actor, refuse }, needs: Needs) => {
    const { access, record } = await readRecord(actor, candidateId, needs);
    if (!access.may('uploadResume')) throw refuse.forbidden('You may not change this profile');
    if (!record.resume) throw refuse.notFound('There is no resume');
    // The file first: a removal that is interrupted is repeated, and never leaves a file that nothing leads to.
    await needs.files.remove([record.resume.path]);
    const moment = { id: needs.clock.newId(), at: needs.clock.now() };
    await needs.ownResumesStore.removeResume(candidateId, record.resume, { ...moment, actor: eventActor(actor) });
    return { id: record.resume.id };
  },
);

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
