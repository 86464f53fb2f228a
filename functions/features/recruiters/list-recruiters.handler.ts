import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { RecruitersStore } from './recruiters.store.ts';

export const listRecruitersHandler = handler(
  contract.recruiters.listRecruiters,
  async ({ query, actor }, { recruitersStore }: { recruitersStore: RecruitersStore }) => {
    const { recruitersOf, recruitersWithOthers } = recruitersStore;
    return pageOf(await (query.withOthers ? recruitersWithOthers : recruitersOf)(actor.id), query);
  },
);
