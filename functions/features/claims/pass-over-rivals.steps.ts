import type { EventOf } from '../../../events/catalogue.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import type { HireEvent } from '../../records/closing.ts';
import { endedClaim } from '../../records/claim.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { ClaimsStore } from './claims.store.ts';

interface Needs {
  claimsStore: Pick<ClaimsStore, 'claim' | 'rivalsOf' | 'saveEnded'>;
  clock: Clock;
}

/** Ends every other open proposal for the client, so that each rival is notified at once (PLUS-01); a repetition finds none. */
export async function passOverRivals({ data }: EventOf<'claim-confirmed'>, needs: Needs): Promise<void> {
  const { claimsStore, clock } = needs;
  const chosen = await claimsStore.claim(data.claimId);
  if (!chosen) return;
  const rivals = (await claimsStore.rivalsOf(chosen)).filter(
    ({ state, recruiter }) => state === 'proposed' && recruiter.id !== chosen.recruiter.id,
  );
  await inGroups(rivals, async (rival) => {
    const actor = { kind: 'system' } as const;
    const at = clock.now();
    const end = endedClaim(rival, { to: 'passed_over', by: 'rival' }, { actor, at, eventId: clock.newId() });
    await claimsStore.saveEnded([end]).catch(unlessAnswered);
  });
}

/** Ends the claim of the person who was hired; the points follow the ledger from then on. */
export async function endHiredClaim({ data, time, actor }: HireEvent, needs: Needs): Promise<void> {
  const { claimsStore, clock } = needs;
  const claim = data.claim && data.candidate ? await claimsStore.claim(data.claim.id) : undefined;
  if (claim?.state !== 'standing') return;
  const end = endedClaim(claim, { to: 'ended', by: 'hire' }, { actor, at: time, eventId: clock.newId() });
  await claimsStore.saveEnded([end]).catch(unlessAnswered);
}

// Answered or ended in the same moment: then that is what happened to it.
function unlessAnswered(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
}
