import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { undoUntil } from '../../records/candidate-merge.ts';
import type { ImportsStore } from './imports.store.ts';
import type { MergesStore } from './merges.store.ts';
import { shownMerge } from './show-merge.ts';

interface Needs {
  importsStore: Pick<ImportsStore, 'imports'>;
  mergesStore: Pick<MergesStore, 'merges' | 'namesOf'>;
  clock: Clock;
}

export const listCandidateMergesHandler = handler(
  contract.imports.listCandidateMerges,
  async ({ query, actor }, { importsStore, mergesStore, clock }: Needs) => {
    const [found, imports] = await Promise.all([mergesStore.merges(actor.id), importsStore.imports(actor.id)]);
    const at = clock.now();
    const open = found
      .filter((one) => one.state === 'merged' && undoUntil(one) > at)
      .toSorted((a, b) => (a.mergedAt < b.mergedAt ? 1 : -1));
    const { data, meta } = pageOf(open, query);
    const imported = new Map(imports.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
    const registered = await mergesStore.namesOf(
      data.flatMap(({ into }) => (into.kind === 'registered' ? [into.id] : [])),
    );
    const nameOf = ({ kind, id }: { kind: string; id: number }) =>
      (kind === 'imported' ? imported : registered).get(id);
    return { data: data.map((one) => shownMerge(one, nameOf(one.into) ?? null)), meta };
  },
);
