import { contract } from '../../../../shared/contract/contract.ts';
import { handler } from '../../../platform/door/handler.ts';
import type { Clock } from '../../../platform/door/clock.ts';
import type { PasswordNeeds } from '../confirm-password.steps.ts';
import { confirmPassword } from '../confirm-password.steps.ts';
import type { ExportsStore } from './exports.store.ts';
import { exportShown, startExport } from './start-export.ts';

interface Needs extends PasswordNeeds {
  exportsStore: ExportsStore;
  clock: Clock;
}

export const startDataExportHandler = handler(
  contract['personal-data'].startDataExport,
  async ({ body, actor }, { exportsStore, clock, ...needs }: Needs) => {
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
