import { downloadMinutes } from '../../../../shared/constants/personal-data.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Files } from '../../../platform/outside/files/port.ts';
import { confirmPassword, type PasswordNeeds } from '../../../platform/outside/identity/confirm-password.ts';
import type { ExportsStore } from './exports.store.ts';
import { exportShown, nextAt, startExport, archiveName, stateOf } from './start-export.ts';

export const listDataExportsHandler = handler(
  contract['personal-data'].listDataExports,
  async ({ actor }, { exportsStore, clock }: { exportsStore: ExportsStore; clock: Clock }) => {
    const now = clock.now();
    const archives = await exportsStore.exportsOf(actor.id);
    return { exports: archives.map((archive) => exportShown(archive, now)), nextAt: nextAt(archives, now) };
  },
);

interface StartDataExportNeeds extends PasswordNeeds {
  exportsStore: ExportsStore;
  clock: Clock;
}

export const startDataExportHandler = handler(
  contract['personal-data'].startDataExport,
  async ({ body, actor }, { exportsStore, clock, ...needs }: StartDataExportNeeds) => {
    const at = clock.now();
    await confirmPassword(actor.uuid, body.password, at, needs);
    const { archive, event } = startExport(await exportsStore.exportsOf(actor.id), {
      actor,
      at,
      id: clock.newId(),
      eventId: clock.newId(),
    });
    await exportsStore.saveNew(archive, event);
    return exportShown(archive, at);
  },
);

interface DownloadDataExportNeeds {
  exportsStore: ExportsStore;
  files: Pick<Files, 'downloadAddress'>;
  clock: Clock;
}

export const downloadDataExportHandler = handler(
  contract['personal-data'].downloadDataExport,
  async ({ params, actor, refuse }, { exportsStore, files, clock }: DownloadDataExportNeeds) => {
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
