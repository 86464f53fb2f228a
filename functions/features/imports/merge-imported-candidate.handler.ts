import { contract } from '../../../shared/contract/contract.ts';
import { addingFields, type MergeField, type MergeForm } from '../../../shared/model/candidate-merge.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { ImportsStore } from './imports.store.ts';
import { mergeImports, mergeOf } from './merge-imports.ts';
import type { MergesStore } from './merges.store.ts';
import type { RegisteredStore } from './registered.store.ts';
import { shownMerge } from './show-merge.ts';

interface Needs {
  importsStore: Pick<ImportsStore, 'imported'>;
  mergesStore: Pick<MergesStore, 'saveMerged'>;
  registeredStore: Pick<RegisteredStore, 'asSeenBy'>;
  clock: Clock;
}

const stale = refuse.conflict('One of the two was changed meanwhile; compare them again');
const gone = () => refuse.notFound('There is no such imported candidate; it may have been claimed or refused');

/** One decision in one transaction; a registered candidate's profile is filled in by the reaction to its event. */
export const mergeImportedCandidateHandler = handler(
  contract.imports.mergeImportedCandidate,
  async ({ params: { id }, body, actor }, needs: Needs) => {
    const { importsStore, mergesStore, clock } = needs;
    const absorbed = await importsStore.imported({ recruiterId: actor.id, id });
    if (!absorbed) throw gone();
    if (absorbed.version !== body.version) throw stale;
    const { merge, survivor, name } = await decide(absorbed, body, actor, needs);
    await mergesStore.saveMerged(merge, survivor, {
      id: clock.newId(),
      at: merge.mergedAt,
      actor: eventActor(actor),
    });
    return shownMerge(merge, name);
  },
);

async function decide(absorbed: ImportedCandidate, form: MergeForm, actor: Actor, needs: Needs) {
  const { importsStore, registeredStore, clock } = needs;
  const decision = { absorbed, into: form.into, take: form.take, at: clock.now() };
  if (form.into.kind === 'registered') {
    const seen = await registeredStore.asSeenBy(actor, form.into.id);
    if (!seen) throw refuse.notFound('There is no such candidate');
    mayTake(form.take, seen);
    return { merge: mergeOf(decision), survivor: undefined, name: fullName(seen.person) };
  }
  const other = await importsStore.imported({ recruiterId: actor.id, id: form.into.id });
  if (!other) throw gone();
  if (other.version !== form.intoVersion) throw stale;
  const merged = mergeImports(other, decision);
  return { ...merged, name: fullName(merged.survivor) };
}

// Who registered speaks for themselves: entries may be added by those who work with them, and nothing is replaced.
function mayTake(take: readonly MergeField[], { isWorking }: { isWorking: boolean }): void {
  const adding: readonly MergeField[] = addingFields;
  if (take.some((field) => !adding.includes(field)))
    throw refuse.invalid('take', 'A registered candidate keeps what they say of themselves');
  if (take.length > 0 && !isWorking)
    throw refuse.forbidden('You may add to this profile while you share an open job with the candidate');
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;
