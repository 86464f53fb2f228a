import { contract } from '../../../shared/contract/contract.ts';
import { addingFields, type MergeField, type MergeForm } from '../../../shared/model/candidate-merge.ts';
import type { Actor } from '../../platform/door/actor.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { Refuse } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import { type CandidateMerge, undoUntil } from '../../records/candidate-merge.ts';
import type { ImportedCandidate } from '../../records/imported-candidate.ts';
import type { ImportsStore } from './imports.store.ts';
import { mergeImports, mergeOf, withoutMerge } from './merge-imports.ts';
import type { MergesStore } from './merges.store.ts';
import type { RegisteredStore } from './registered.store.ts';
import { shownMerge } from './show-merge.ts';

interface ListCandidateMergesNeeds {
  importsStore: Pick<ImportsStore, 'imports'>;
  mergesStore: Pick<MergesStore, 'merges'>;
  registeredStore: Pick<RegisteredStore, 'asSeenBy'>;
  clock: Clock;
}

export const listCandidateMergesHandler = handler(
  contract.imports.listCandidateMerges,
  async ({ query, actor }, { importsStore, mergesStore, registeredStore, clock }: ListCandidateMergesNeeds) => {
    const [found, imports] = await Promise.all([mergesStore.merges(actor.id), importsStore.imports(actor.id)]);
    const at = clock.now();
    const open = found
      .filter((one) => one.state === 'merged' && undoUntil(one) > at)
      .toSorted((a, b) => (a.mergedAt < b.mergedAt ? 1 : -1));
    const { data, meta } = pageOf(open, query);
    const imported = new Map(imports.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
    // Who was registered then may have left, or hide, by now.
    const nameOf = async ({ kind, id }: CandidateMerge['into']) => {
      if (kind === 'imported') return imported.get(id) ?? null;
      const seen = await registeredStore.asSeenBy(actor, id);
      return seen ? fullName(seen.person) : null;
    };
    return { data: await inGroups(data, async (one) => shownMerge(one, await nameOf(one.into))), meta };
  },
);

interface MergeImportedCandidateNeeds {
  importsStore: Pick<ImportsStore, 'imported'>;
  mergesStore: Pick<MergesStore, 'saveMerged'>;
  registeredStore: Pick<RegisteredStore, 'asSeenBy'>;
  clock: Clock;
}

const stale = 'One of the two was changed meanwhile; compare them again';
const gone = 'There is no such imported candidate; it may have been claimed or refused';

/** One decision in one transaction; a registered candidate's profile is filled in by the reaction to its event. */
export const mergeImportedCandidateHandler = handler(
  contract.imports.mergeImportedCandidate,
  async ({ params: { id }, body, actor, refuse }, needs: MergeImportedCandidateNeeds) => {
    const { importsStore, mergesStore, clock } = needs;
    const absorbed = await importsStore.imported({ recruiterId: actor.id, id });
    if (!absorbed) throw refuse.notFound(gone);
    if (absorbed.version !== body.version) throw refuse.conflict(stale);
    const { merge, survivor, name } = await decide(absorbed, body, { ...needs, actor, refuse });
    await mergesStore.saveMerged(merge, survivor, {
      id: clock.newId(),
      at: merge.mergedAt,
      actor: eventActor(actor),
    });
    return shownMerge(merge, name);
  },
);

async function decide(
  absorbed: ImportedCandidate,
  form: MergeForm,
  {
    importsStore,
    registeredStore,
    clock,
    actor,
    refuse,
  }: MergeImportedCandidateNeeds & { actor: Actor; refuse: Refuse<'notFound' | 'conflict'> },
) {
  const decision = { absorbed, into: form.into, take: form.take, at: clock.now() };
  if (form.into.kind === 'registered') {
    const seen = await registeredStore.asSeenBy(actor, form.into.id);
    if (!seen) throw refuse.noSuch('candidate');
    mayTake(form.take, seen, refuse);
    return { merge: mergeOf(decision), survivor: undefined, name: fullName(seen.person) };
  }
  const other = await importsStore.imported({ recruiterId: actor.id, id: form.into.id });
  if (!other) throw refuse.notFound(gone);
  if (other.version !== form.intoVersion) throw refuse.conflict(stale);
  const merged = mergeImports(other, decision);
  return { ...merged, name: fullName(merged.survivor) };
}

// Who registered speaks for themselves: entries may be added by those who work with them, and nothing is replaced.
function mayTake(take: readonly MergeField[], { isWorking }: { isWorking: boolean }, refuse: Refuse<never>): void {
  const adding: readonly MergeField[] = addingFields;
  if (take.some((field) => !adding.includes(field)))
    throw refuse.invalid('take', 'A registered candidate keeps what they say of themselves');
  if (take.length > 0 && !isWorking)
    throw refuse.forbidden('You may add to this profile while you share an open job with the candidate');
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

interface UndoCandidateMergeNeeds {
  importsStore: Pick<ImportsStore, 'imported'>;
  mergesStore: Pick<MergesStore, 'merge' | 'merges' | 'saveUndone'>;
  clock: Clock;
}

export const undoCandidateMergeHandler = handler(
  contract.imports.undoCandidateMerge,
  async ({ params: { id }, actor, refuse }, { importsStore, mergesStore, clock }: UndoCandidateMergeNeeds) => {
    const place = { recruiterId: actor.id, id };
    const at = clock.now();
    const merge = await mergesStore.merge(place);
    if (!merge || merge.state !== 'merged')
      throw refuse.notFound(
        'There is no such merge; it was undone, or the candidate has claimed or refused the profile',
      );
    if (undoUntil(merge) <= at) throw refuse.conflict('A merge can be undone for 30 days');
    const isImport = merge.into.kind === 'imported';
    // The import that was kept may have been merged itself: what came last is undone first.
    if (isImport && (await mergesStore.merge({ ...place, id: merge.into.id })))
      throw refuse.conflict('The candidate who was kept was merged too; undo that merge first');
    const survivor = isImport ? await importsStore.imported({ ...place, id: merge.into.id }) : undefined;
    const after = survivor && withoutMerge(survivor, merge);
    await mergesStore.saveUndone(merge, after, { id: clock.newId(), at, actor: eventActor(actor) });
    return { done: true as const };
  },
);
