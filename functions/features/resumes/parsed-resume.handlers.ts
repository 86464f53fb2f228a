import { resumeLimits } from '../../../shared/constants/resume.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { resumeAsOf, mayRepeat } from '../../records/parsed-resume.ts';
import { resumeUploadKey } from './resume-keys.ts';
import type { ResumesStore } from './resumes.store.ts';
import { showResume, type ShowNeeds } from './show-resume.steps.ts';

export const listParsedResumesHandler = handler(
  contract.resumes.listParsedResumes,
  async (
    { query: { status, page }, actor },
    { resumesStore, clock }: { resumesStore: Pick<ResumesStore, 'list'>; clock: Clock },
  ) => {
    const at = clock.now();
    const all = (await resumesStore.list(actor.id)).map((resume) => resumeAsOf(resume, at));
    const wanted = status === 'all' ? all : all.filter((resume) => resume.status === status);
    const { data, meta } = pageOf(wanted, { page, perPage: resumeLimits.perPage });
    const addable = all.filter((resume) => resume.status === 'parsed' && resume.brief?.look === null).length;
    return { data, meta: { ...meta, addable } };
  },
);

export const readParsedResumeHandler = handler(
  contract.resumes.readParsedResume,
  async ({ params, actor }, needs: ShowNeeds) => showResume({ recruiterId: actor.id, id: params.id }, needs),
);

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

export const cancelParseHandler = handler(
  contract.resumes.cancelParse,
  async (
    { body, actor },
    { resumesStore, clock }: { resumesStore: Pick<ResumesStore, 'saveStatus'>; clock: Clock },
  ) => {
    const settled = { status: 'cancelled' as const, changedAt: clock.now() };
    await Promise.all(
      body.ids.map((id) => resumesStore.saveStatus({ recruiterId: actor.id, id }, settled, clock.newId())),
    );
    return { done: true as const };
  },
);

export const removeParsedResumeHandler = handler(
  contract.resumes.removeParsedResume,
  async (
    { params: { id }, actor, refuse },
    { resumesStore, files }: { resumesStore: Pick<ResumesStore, 'resume' | 'remove'>; files: Pick<Files, 'remove'> },
  ) => {
    const resume = await resumesStore.resume({ recruiterId: actor.id, id });
    if (!resume) throw refuse.noSuch('resume');
    // The file of a resume that still waits is removed when it arrives.
    if (mayRepeat(resume)) await files.remove([resumeUploadKey(actor.id, id)]);
    await resumesStore.remove(resume);
    return { id };
  },
);
