import { contract } from '../../../shared/contract/contract.ts';
import { resumeMessages } from '../../../shared/validation/resume.ts';
import { isFull } from '../../domain/people/own-resumes.ts';
import { resumesIn } from '../../records/own-resume.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { openResumeUpload, type UploadNeeds } from './open-resume-upload.steps.ts';
import { ownResumePath } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';
import { showResume, type ShowNeeds } from './show-resume.steps.ts';

type Needs = UploadNeeds & { resumesStore: Pick<ResumesStore, 'ownResume'> };

export const startOwnResumeUploadHandler = handler(
  contract.resumes.startOwnResumeUpload,
  async ({ body, actor, refuse }, needs: Needs) => {
    const { sameFile, ownResume } = needs.resumesStore;
    const [same, current] = await Promise.all([sameFile(actor.id, body.hash), ownResume(actor.id)]);
    const kept = resumesIn(current);
    // The file of one that was removed is gone, so it is sent again.
    if (same?.status === 'parsed' && kept.some(({ id }) => id === same.id)) return { resume: same, form: null };
    if (isFull(kept)) throw refuse.conflict(resumeMessages.enough);
    return openResumeUpload(body, { recruiterId: actor.id, keptAt: (id) => ownResumePath(actor.uuid, id) }, needs);
  },
);

export const readOwnParsedResumeHandler = handler(
  contract.resumes.readOwnParsedResume,
  async ({ params, actor }, needs: ShowNeeds) => showResume({ recruiterId: actor.id, id: params.id }, needs),
);

export const cancelOwnResumeHandler = handler(
  contract.resumes.cancelOwnResume,
  async (
    { params: { id }, actor },
    { resumesStore, clock }: { resumesStore: Pick<ResumesStore, 'saveStatus'>; clock: Clock },
  ) => {
    const settled = { status: 'cancelled' as const, changedAt: clock.now() };
    await resumesStore.saveStatus({ recruiterId: actor.id, id }, settled, clock.newId());
    return { done: true as const };
  },
);
