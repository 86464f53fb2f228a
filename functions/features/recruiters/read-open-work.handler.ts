import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { EmploymentStore } from './employment.store.ts';

export const readOpenWorkHandler = handler(
  contract.recruiters.readOpenWork,
  async ({ params, actor }, { employmentStore }: { employmentStore: EmploymentStore }) =>
    employmentStore.openWork(actor.id, params.id),
);
