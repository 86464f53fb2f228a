import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { undoUntil } from '../../records/candidate-merge.ts';
import { eventActor } from '../../platform/table/outbox.ts';
import type { ImportsStore } from './imports.store.ts';
import { withoutMerge } from './merge-imports.ts';
import type { MergesStore } from './merges.store.ts';

interface Needs {
  importsStore: Pick<ImportsStore, 'imported'>;
  mergesStore: Pick<MergesStore, 'merge' | 'merges' | 'saveUndone'>;
  clock: Clock;
}

export const undoCandidateMergeHandler = handler(
  contract.imports.undoCandidateMerge,
  async ({ params: { id }, actor }, { importsStore, mergesStore, clock }: Needs) => {
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
