import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { ExportsStore } from './exports.store.ts';
import { exportShown, nextAt } from './start-export.ts';

export const listDataExportsHandler = handler(
  contract['personal-data'].listDataExports,
  async ({ actor }, { exportsStore, clock }: { exportsStore: ExportsStore; clock: Clock }) => {
    const now = clock.now();
    const archives = await exportsStore.exportsOf(actor.id);
    return { exports: archives.map((archive) => exportShown(archive, now)), nextAt: nextAt(archives, now) };
  },
);
