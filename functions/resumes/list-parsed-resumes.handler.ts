import { resumeLimits } from '../../shared/constants/resume.ts';
import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { ResumesStore } from './resumes.store.ts';

export const listParsedResumesHandler = handler(
  contract.resumes.listParsedResumes,
  async ({ query: { status, page }, actor }, { resumesStore }: { resumesStore: Pick<ResumesStore, 'list'> }) => {
    const all = await resumesStore.list(actor.id);
    const wanted = status === 'all' ? all : all.filter((resume) => resume.status === status);
    const from = (page - 1) * resumeLimits.perPage;
    return { resumes: wanted.slice(from, from + resumeLimits.perPage), meta: { page, total: wanted.length } };
  },
);
