import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { ErasuresStore } from './erasures.store.ts';
import { showErasure } from './show-erasure.ts';

export const readErasureHandler = handler(
  contract['personal-data'].readErasure,
  async ({ actor }, { erasuresStore, graceDays }: { erasuresStore: ErasuresStore; graceDays: number }) =>
    showErasure(await erasuresStore.erasureOf(actor), graceDays),
);
