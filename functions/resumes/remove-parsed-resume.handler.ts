import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { refuse } from '../door/refusal.ts';
import type { ResumesStore } from './resumes.store.ts';

export const removeParsedResumeHandler = handler(
  contract.resumes.removeParsedResume,
  async ({ params: { id }, actor }, { resumesStore }: { resumesStore: Pick<ResumesStore, 'resume' | 'remove'> }) => {
    const resume = await resumesStore.resume({ recruiterId: actor.id, id });
    if (!resume) throw refuse.notFound('There is no such resume');
    await resumesStore.remove(resume);
    return { id };
  },
);
