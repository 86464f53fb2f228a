import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { openResumeUpload, type UploadNeeds } from './open-resume-upload.steps.ts';
import { ownResumePath } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';

type Needs = UploadNeeds & { resumesStore: Pick<ResumesStore, 'ownResume'> };

export const startOwnResumeUploadHandler = handler(
  contract.resumes.startOwnResumeUpload,
  async ({ body, actor }, needs: Needs) => {
    const { sameFile, ownResume } = needs.resumesStore;
    const [same, current] = await Promise.all([sameFile(actor.id, body.hash), ownResume(actor.id)]);
    // The file of one that was replaced or removed is gone, so it is sent again.
    if (same?.status === 'parsed' && same.id === current?.id) return { resume: same, form: null };
    return openResumeUpload(body, { recruiterId: actor.id, keptAt: (id) => ownResumePath(actor.uuid, id) }, needs);
  },
);
