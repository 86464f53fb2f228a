import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ClaimsStore } from './claims.store.ts';
import { showClaim } from './show-claim.ts';

export const listManagerClaimsHandler = handler(
  contract.claims.listManagerClaims,
  async ({ query, actor }, { claimsStore }: { claimsStore: ClaimsStore }) => {
    const claims = await claimsStore.claimsOfManager(actor.id);
    const wanted = claims.filter(({ job }) => query.jobId === undefined || job.id === query.jobId);
    return pageOf(
      wanted.map((claim) => showClaim(claim, actor)),
      query,
    );
  },
);
