import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { ResumesStore } from './resumes.store.ts';

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
