import * as z from 'zod';
import { idValue, isoTime } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when an archive of a user’s own data can be downloaded. They are notified in the product and by mail; neither
 * carries a link to the file.
 */
export const dataExportReady = defineEvent(
  'data-export-ready',
  1,
  z.object({
    exportId: idValue,
    userId: idValue,
    expiresAt: isoTime,
  }),
);
