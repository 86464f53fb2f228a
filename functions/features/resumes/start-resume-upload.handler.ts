import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { openResumeUpload, type UploadNeeds } from './open-resume-upload.steps.ts';

export const startResumeUploadHandler = handler(
  contract.resumes.startResumeUpload,
  async ({ body, actor }, needs: UploadNeeds) => {
    const same = await needs.resumesStore.sameFile(actor.id, body.hash);
    if (same?.status === 'parsed' || same?.status === 'imported') return { resume: same, form: null };
    return openResumeUpload(body, { recruiterId: actor.id }, needs);
  },
);
