import * as z from 'zod';
import { reportReasons } from '../../shared/constants/chat.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a participant reports a conversation; the operator looks into it. */
export const conversationReported = defineEvent(
  'conversation-reported',
  1,
  z.object({ recruiterId: idValue, candidateId: idValue, reportedById: idValue, reason: z.enum(reportReasons) }),
);
