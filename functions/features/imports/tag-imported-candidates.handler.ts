import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { log } from '../../platform/door/log.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import type { ImportsStore } from './imports.store.ts';
import { tagged } from './tag-person.ts';

/** Each person is saved on their own: one who is gone or was changed in the same moment keeps nobody else from the tag. */
export const tagImportedCandidatesHandler = handler(
  contract.imports.tagImportedCandidates,
  async (
    { body: { ids, tag }, actor },
    { importsStore }: { importsStore: Pick<ImportsStore, 'imported' | 'saveImported'> },
  ) =>
    inGroups([...new Set(ids)], async (id) => {
      try {
        const before = await importsStore.imported({ recruiterId: actor.id, id });
        if (!before) return { id, whyNot: 'No longer among those you added' };
        const after = tagged(before, tag);
        if (after !== before) await importsStore.saveImported(after);
        return { id, whyNot: null };
      } catch (error) {
        if (error instanceof Refusal) return { id, whyNot: error.message };
        // The others have the tag, so the caller has to learn of each one what became of them.
        log.error('one of several people could not be tagged', error as Error);
        return { id, whyNot: 'The tag could not be saved; try again' };
      }
    }),
);
