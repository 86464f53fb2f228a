import type { EventOf } from '../../../events/catalogue.ts';
import { mailedAfterUndo } from '../../../shared/rules/undo.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { eachAlone } from '../../platform/door/each-alone.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { changedMeanwhile, endedClaim, type StoredClaim } from '../../records/claim.ts';
import type { WaitingChoice } from '../../records/claim-choice.ts';
import type { HireEvent } from '../../records/closing.ts';
import type { ChoicesStore } from './choices.store.ts';
import type { ClaimsStore } from './claims.store.ts';

interface Needs {
  claimsStore: Pick<ClaimsStore, 'claim' | 'rivalsOf' | 'saveEnded'>;
  clock: Clock;
}

/**
 * Lets the other open proposals for the client wait until the choice can no longer be undone; who agreed by applying cannot
 * undo it, and the others are notified at once (PLUS-01, PLUS-51).
 */
export async function keepRivalsWaiting(
  event: EventOf<'claim-confirmed'>,
  needs: Needs & { choicesStore: Pick<ChoicesStore, 'saveWaiting'> },
): Promise<void> {
  const { data, time } = event;
  if (data.way === 'application') return passOverRivals(event, needs);
  const chosen = await needs.claimsStore.claim(data.claimId);
  if (!chosen || (await openRivals(chosen, needs)).length === 0) return;
  await needs.choicesStore.saveWaiting({ claimId: chosen.id, confirmedAt: time, dueAt: mailedAfterUndo(time) });
}

/** Ends every other open proposal for the client, so that each rival is notified (PLUS-01); a repetition finds none. */
export async function passOverRivals(
  { data }: { data: Pick<EventOf<'claim-confirmed'>['data'], 'claimId'> },
  needs: Needs,
): Promise<void> {
  const { claimsStore, clock } = needs;
  const chosen = await claimsStore.claim(data.claimId);
  if (!chosen) return;
  await inGroups(await openRivals(chosen, needs), async (rival) => {
    const actor = { kind: 'system' } as const;
    const at = clock.now();
    const end = endedClaim(rival, { to: 'passed_over', by: 'rival' }, { actor, at, eventId: clock.newId() });
    await claimsStore.saveEnded([end]).catch(unlessAnswered);
  });
}

interface SettlingNeeds extends Needs {
  choicesStore: Pick<ChoicesStore, 'dueChoices' | 'saveSettled' | 'removeWaiting'>;
}

/**
 * Ends the other proposals for the clients whose recruiter can no longer be changed; returns how many choices were due.
 * Throws at the end when some could not be settled, which the next run repeats.
 */
export async function settleChoices(needs: SettlingNeeds): Promise<number> {
  const due = await needs.choicesStore.dueChoices(needs.clock.now());
  const choices = eachAlone('settling choices');
  await choices.each(
    due,
    ({ claimId }) => ({ claimId }),
    async (choice) => {
      await settle(choice, needs);
      await needs.choicesStore.removeWaiting(choice);
    },
  );
  choices.end();
  return due.length;
}

// From the first write on it cannot be undone, so that no rival reads of a choice that is none.
async function settle({ claimId, confirmedAt }: WaitingChoice, needs: SettlingNeeds): Promise<void> {
  const chosen = await needs.claimsStore.claim(claimId);
  if (chosen?.confirmedAt !== confirmedAt) return;
  if (chosen.state !== 'standing' && chosen.ending?.by !== 'hire') return;
  if (await tryWrite(needs.choicesStore.saveSettled(chosen, needs.clock.now()), changedMeanwhile))
    await passOverRivals({ data: { claimId } }, needs);
  else await settle({ claimId, confirmedAt, dueAt: confirmedAt }, needs);
}

async function openRivals(chosen: StoredClaim, { claimsStore }: Needs): Promise<StoredClaim[]> {
  return (await claimsStore.rivalsOf(chosen)).filter(
    ({ state, recruiter }) => state === 'proposed' && recruiter.id !== chosen.recruiter.id,
  );
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
