import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { ImportsStore } from './imports.store.ts';
import { countsOfLikelySame } from './likely-same.ts';

export const listImportedCandidatesHandler = handler(
  contract.imports.listImportedCandidates,
  async ({ query, actor }, { importsStore }: { importsStore: Pick<ImportsStore, 'imports'> }) => {
    const imports = await importsStore.imports(actor.id);
    const likes = countsOfLikelySame(imports);
    return pageOf(
      imports.map((one) => ({ ...one, avatar: one.avatar ?? null, likes: likes.get(one.id) ?? 0 })),
      query,
    );
  },
);
