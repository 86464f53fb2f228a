import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { environment } from '../../platform/environment.ts';
import { s3Files } from '../../platform/outside/files/s3.ts';
import { buildArchive } from './export/build-archive.steps.ts';
import { exportsStore } from './export/exports.store.ts';
import { reachStore } from './reach.store.ts';

const open = () => ({
  exportsStore: exportsStore(theTable()),
  reachStore: reachStore(theTable()),
  files: s3Files(environment('files-exports').FILES_BUCKET),
  clock,
});

export const handler = eventConsumer('personal-data/build-archives', open, {
  'data-export-requested': async ({ data }, needs) => buildArchive(data, needs),
});
