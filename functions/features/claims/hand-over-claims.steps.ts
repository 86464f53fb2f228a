import type { EventOf } from '../../../events/catalogue.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { changedMeanwhile, handedOverClaimWrite, type StoredClaim } from '../../records/claim.ts';
import { handedOverIntroductionWrite, introducedMeanwhile, placesOfClaim } from '../../records/introduction.ts';
import { traceWrite } from '../../records/trace.ts';

/**
 * Gives the claims of a job to the manager who took it over, so that they see and end them. Without a client an
 * introduction is one to the manager, so it counts with the new one too, unless somebody else introduced the candidate to
 * them before. Repeating it changes nothing.
 */
export async function handOverClaims(
  { time, data: { state, job, manager, recipient } }: EventOf<'job-handover-changed'>,
  { table }: { table: Table },
): Promise<void> {
  if (state !== 'accepted') return;
  const claims = (await table.query(keys.claimsOfManager(manager.id))).filter((one) => one.job.id === job.id);
  await inGroups(claims, async ({ id }) => {
    const before = await againIfRefused(changedMeanwhile, () => given(table, id, { manager, recipient }));
    if (before) await introduce(table, before, { manager: recipient, at: time });
  });
}

async function given(
  table: Table,
  claimId: number,
  { manager, recipient }: { manager: PersonReference; recipient: PersonReference },
): Promise<StoredClaim | undefined> {
  const before = await table.get(keys.claim(claimId), { consistent: true });
  if (before?.manager.id !== manager.id) return undefined;
  await table.write([
    handedOverClaimWrite(before, recipient),
    // No key of theirs leads to the claim and its story.
    traceWrite(recipient.id, keys.allOfClaim(claimId)),
  ]);
  return before;
}

async function introduce(
  table: Table,
  before: StoredClaim,
  { manager, at }: { manager: PersonReference; at: string },
): Promise<void> {
  if (before.client.id !== null) return;
  const [introduction] = await table.batchGet(placesOfClaim(before), { consistent: true });
  if (introduction?.recruiterId !== before.recruiter.id) return;
  const write = handedOverIntroductionWrite({ ...before, manager }, introduction, at);
  await tryWrite(table.writeOne(write), introducedMeanwhile);
}
