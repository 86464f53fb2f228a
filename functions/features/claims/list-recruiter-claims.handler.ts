import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ClaimsStore } from './claims.store.ts';

export const listRecruiterClaimsHandler = handler(
  contract.claims.listRecruiterClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) =>
    pageOf(await claimsStore.claimsOfRecruiter(actor.id), query),
);
