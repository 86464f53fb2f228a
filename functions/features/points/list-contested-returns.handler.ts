import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { BountiesStore } from './bounties.store.ts';

export const listContestedReturnsHandler = handler(
  contract.points.listContestedReturns,
  async ({ query, actor }, { bountiesStore }: { bountiesStore: BountiesStore }) => {
    const contested = await bountiesStore.contestedFor(actor.id);
    const names = await bountiesStore.namesOf(contested.map(({ recruiterId }) => recruiterId));
    return pageOf(
      contested.flatMap(({ id, points, at, job, candidate, recruiterId, manager, leaving }) => {
        const recruiter = names.get(recruiterId);
        return recruiter && manager ? { id, points, at, job, candidate, recruiter, manager, leaving } : [];
      }),
      query,
    );
  },
);
