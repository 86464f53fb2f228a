import { resumeLimits } from '../../shared/constants/resume.ts';
import { contract } from '../../shared/contract/contract.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import type { Files } from '../outside/files/port.ts';
import { resumeUploadKey } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';
import { startResumeUpload } from './start-resume-upload.ts';

interface Needs {
  resumesStore: Pick<ResumesStore, 'list' | 'sameFile' | 'saveNew'>;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

const minutes = 30;

export const startResumeUploadHandler = handler(
  contract.resumes.startResumeUpload,
  async ({ body, actor }, { resumesStore, files, clock }: Needs) => {
    const same = await resumesStore.sameFile(actor.id, body.hash);
    if (same?.status === 'parsed' || same?.status === 'imported') return { resume: same, form: null };
    const facts = { recruiterId: actor.id, id: clock.newId(), at: clock.now() };
    const resume = startResumeUpload(body, await resumesStore.list(actor.id), facts);
    await resumesStore.saveNew(resume);
    const form = await files.uploadForm({
      key: resumeUploadKey(actor.id, resume.id),
      contentType: body.contentType,
      largest: resumeLimits.largest,
      minutes,
    });
    return { resume, form };
  },
);
