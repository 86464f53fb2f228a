import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ResumesStore } from './resumes.store.ts';

export const cancelOwnResumeHandler = handler(
  contract.resumes.cancelOwnResume,
  async (
    { params: { id }, actor },
    { resumesStore, clock }: { resumesStore: Pick<ResumesStore, 'saveStatus'>; clock: Clock },
  ) => {
    const settled = { status: 'cancelled' as const, changedAt: clock.now() };
    await resumesStore.saveStatus({ recruiterId: actor.id, id }, settled, clock.newId());
    return { done: true as const };
  },
);
