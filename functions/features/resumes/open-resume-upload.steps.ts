import { resumeLimits } from '../../../shared/constants/resume.ts';
import type { ResumeUploadForm } from '../../../shared/validation/resume.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { resumeUploadKey } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';
import { startResumeUpload } from './start-resume-upload.ts';

export interface UploadNeeds {
  resumesStore: Pick<ResumesStore, 'list' | 'sameFile' | 'saveNew'>;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

const minutes = 30;

/** Saves a resume that waits for its file, and returns the form that the browser posts it with. */
export async function openResumeUpload(
  body: ResumeUploadForm,
  { recruiterId, keptAt }: { recruiterId: number; keptAt?: (id: number) => string },
  { resumesStore, files, clock }: UploadNeeds,
) {
  const id = clock.newId();
  const facts = { recruiterId, id, at: clock.now(), ...(keptAt && { keptAt: keptAt(id) }) };
  const resume = startResumeUpload(body, await resumesStore.list(recruiterId), facts);
  await resumesStore.saveNew(resume);
  const form = await files.uploadForm({
    key: resumeUploadKey(recruiterId, id),
    contentType: body.contentType,
    largest: resumeLimits.largest,
    minutes,
  });
  return { resume, form };
}
