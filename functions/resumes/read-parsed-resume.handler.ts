import { contract } from '../../shared/contract/contract.ts';
import type { Clock } from '../door/clock.ts';
import { handler } from '../door/handler.ts';
import { refuse } from '../door/refusal.ts';
import { resumeAsOf } from '../records/parsed-resume.ts';
import type { ResumesStore } from './resumes.store.ts';

export const readParsedResumeHandler = handler(
  contract.resumes.readParsedResume,
  async (
    { params, actor },
    { resumesStore, clock }: { resumesStore: Pick<ResumesStore, 'resume' | 'text'>; clock: Clock },
  ) => {
    const place = { recruiterId: actor.id, id: params.id };
    const [resume, text] = await Promise.all([resumesStore.resume(place), resumesStore.text(place)]);
    if (!resume) throw refuse.notFound('There is no such resume');
    return { ...resumeAsOf(resume, clock.now()), facts: text?.facts ?? null, document: text?.document ?? null };
  },
);
