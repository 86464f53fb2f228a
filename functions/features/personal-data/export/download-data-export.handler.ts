import { downloadMinutes } from '../../../../shared/constants/personal-data.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { Files } from '../../../platform/outside/files/port.ts';
import type { ExportsStore } from './exports.store.ts';
import { archiveName, stateOf } from './start-export.ts';

interface Needs {
  exportsStore: ExportsStore;
  files: Pick<Files, 'downloadAddress'>;
  clock: Clock;
}

export const downloadDataExportHandler = handler(
  contract['personal-data'].downloadDataExport,
  async ({ params, actor }, { exportsStore, files, clock }: Needs) => {
    const archive = await exportsStore.exportOf(actor.id, params.id);
    const state = stateOf(archive, clock.now());
    if (state === 'expired') throw refuse.gone('This archive has expired; start a new one');
    if (state !== 'ready') throw refuse.conflict('This archive is not ready');
    const parts = archive.parts.map(async ({ key }, place) => {
      const filename = archiveName(archive, place + 1);
      return {
        url: await files.downloadAddress({ key, filename, contentType: 'application/zip', minutes: downloadMinutes }),
        filename,
      };
    });
    return { parts: await Promise.all(parts) };
  },
);
