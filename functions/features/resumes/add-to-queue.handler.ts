import { resumeLimits } from '../../../shared/constants/resume.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { mayRepeat, resumeAsOf } from '../../records/parsed-resume.ts';
import { resumeUploadKey } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';

interface Needs {
  resumesStore: Pick<ResumesStore, 'resume' | 'saveRepeated'>;
  files: Pick<Files, 'read' | 'write'>;
  clock: Clock;
}

export const addToQueueHandler = handler(contract.resumes.addToQueue, async ({ body, actor }, needs: Needs) => {
  const queued: number[] = [];
  // One file at a time, because ten of them at once would fill the memory.
  for (const id of new Set(body.ids)) if (await repeat({ recruiterId: actor.id, id }, needs)) queued.push(id);
  return { queued };
});

/** Reads a resume again whose file is still there: writing it once more is what starts its reading. */
async function repeat(
  place: { recruiterId: number; id: number },
  { resumesStore, files, clock }: Needs,
): Promise<boolean> {
  const resume = await resumesStore.resume(place);
  const at = clock.now();
  if (!resume || !mayRepeat(resumeAsOf(resume, at))) return false;
  const key = resumeUploadKey(place.recruiterId, place.id);
  const body = await files.read(key, resumeLimits.largest);
  if (!body || !(await resumesStore.saveRepeated(resume, { at, eventId: clock.newId() }))) return false;
  await files.write(key, { body, contentType: resume.contentType });
  return true;
}
