import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import { pageOf } from '../door/page.ts';
import type { RecruitersStore } from './recruiters.store.ts';

export const listRecruitersHandler = answer(
  contract.recruiters.listRecruiters,
  async ({ query, actor }, { recruitersStore }: { recruitersStore: RecruitersStore }) =>
    pageOf(await recruitersStore.recruitersOf(actor.id), query),
);
