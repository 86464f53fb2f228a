import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { builtInTagNamed } from './tags.ts';
import type { TagsStore } from './tags.store.ts';

interface Needs {
  tagsStore: Pick<TagsStore, 'named' | 'saveNew'>;
  clock: Pick<Clock, 'now' | 'newId'>;
}

export const createTagHandler = handler(
  contract.lookups.createTag,
  async ({ body: { name }, actor }, { tagsStore, clock }: Needs) =>
    builtInTagNamed(name) ??
    (await tagsStore.named(name)) ??
    tagsStore.saveNew({ id: clock.newId(), name }, { userId: actor.id, at: clock.now() }),
);
