import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import { pageOf } from '../door/page.ts';
import type { ClaimsStore } from './claims.store.ts';

export const listRecruiterClaimsHandler = handler(
  contract.claims.listRecruiterClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) =>
    pageOf(await claimsStore.claimsOfRecruiter(actor.id), query),
);
