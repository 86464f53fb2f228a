import * as z from 'zod';
import { reportReasons } from '../../shared/constants/chat.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/** Emitted when a participant reports a conversation, which its two ids name; the operator looks into it. */
export const conversationReported = defineEvent(
  'conversation-reported',
  2,
  z.object({ firstId: idValue, secondId: idValue, reportedById: idValue, reason: z.enum(reportReasons) }),
  {
    // When only recruiters and candidates wrote to each other.
    data: z.object({
      recruiterId: idValue,
      candidateId: idValue,
      reportedById: idValue,
      reason: z.enum(reportReasons),
    }),
    lift: ({ recruiterId, candidateId, ...rest }) => ({
      firstId: Math.min(recruiterId, candidateId),
      secondId: Math.max(recruiterId, candidateId),
      ...rest,
    }),
  },
);

export const conversationReportedExamples = /* @__PURE__ */ examplesOf(conversationReported, [
  {
    id: 898_012_385_787_977,
    time: '2026-10-02T16:05:00.000Z',
    actor: { kind: 'user', id: 895_412_417_134_592, role: 'candidate', firstName: 'Priya', lastName: 'Iyer' },
    subject: 'CONVERSATION#895412401405952-895412417134592',
    data: {
      firstId: 895_412_401_405_952,
      secondId: 895_412_417_134_592,
      reportedById: 895_412_417_134_592,
      reason: 'spam',
    },
  },
]);
