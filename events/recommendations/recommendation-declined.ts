import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when the holder of the mailed link declines the recommended job. The link is used up. */
export const recommendationDeclined = defineEvent(
  'recommendation-declined',
  1,
  z.object({
    recommendationId: idValue,
    jobId: idValue,
    senderId: idValue,
  }),
);
