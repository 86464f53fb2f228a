import { resumeLimits } from '../../../shared/constants/resume.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { resumeAsOf } from '../../records/parsed-resume.ts';
import type { ResumesStore } from './resumes.store.ts';

export const listParsedResumesHandler = handler(
  contract.resumes.listParsedResumes,
  async (
    { query: { status, page }, actor },
    { resumesStore, clock }: { resumesStore: Pick<ResumesStore, 'list'>; clock: Clock },
  ) => {
    const at = clock.now();
    const all = (await resumesStore.list(actor.id)).map((resume) => resumeAsOf(resume, at));
    const wanted = status === 'all' ? all : all.filter((resume) => resume.status === status);
    return pageOf(wanted, { page, perPage: resumeLimits.perPage });
  },
);
