import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a user requests an archive of their own data. The reaction builds it. */
export const dataExportRequested = defineEvent(
  'data-export-requested',
  1,
  z.object({
    exportId: idValue,
    userId: idValue,
  }),
);
