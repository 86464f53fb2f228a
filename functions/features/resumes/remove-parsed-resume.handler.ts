import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { mayRepeat } from '../../records/parsed-resume.ts';
import { resumeUploadKey } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';

export const removeParsedResumeHandler = handler(
  contract.resumes.removeParsedResume,
  async (
    { params: { id }, actor },
    { resumesStore, files }: { resumesStore: Pick<ResumesStore, 'resume' | 'remove'>; files: Pick<Files, 'remove'> },
  ) => {
    const resume = await resumesStore.resume({ recruiterId: actor.id, id });
    if (!resume) throw refuse.notFound('There is no such resume');
    // The file of a resume that still waits is removed when it arrives.
    if (mayRepeat(resume)) await files.remove([resumeUploadKey(actor.id, id)]);
    await resumesStore.remove(resume);
    return { id };
  },
);
