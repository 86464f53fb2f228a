import * as z from 'zod';
import type { MailReport } from '../../records/mail-address.ts';

// What SES says of a mail on the default bus, as far as it is used here:
// https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
const recipients = z.array(z.object({ emailAddress: z.string() }));

const detail = z.discriminatedUnion('eventType', [
  z.object({
    eventType: z.literal('Bounce'),
    bounce: z.object({
      bounceType: z.enum(['Permanent', 'Transient', 'Undetermined']),
      bounceSubType: z.string(),
      bouncedRecipients: recipients,
      feedbackId: z.string(),
      timestamp: z.string(),
    }),
  }),
  z.object({
    eventType: z.literal('Complaint'),
    complaint: z.object({
      complainedRecipients: recipients,
      complaintFeedbackType: z.string().nullish(),
      feedbackId: z.string(),
      timestamp: z.string(),
    }),
  }),
  z.object({ eventType: z.literal('Reject'), reject: z.object({ reason: z.string() }) }),
  z.object({ eventType: z.literal('DeliveryDelay'), deliveryDelay: z.object({ delayType: z.string() }) }),
]);

/** The event of SES, out of the bus's envelope. */
export const mailEvent = z.object({ detail });
export type MailEvent = z.output<typeof mailEvent>['detail'];

/** What an event means: a report about some addresses, and what the log says, which names nobody. */
export interface MailNews {
  addresses: string[];
  report?: MailReport;
  said: Record<string, string>;
}

/** Bounces that say something about one mail and nothing about the address. */
const aboutTheMail = new Set(['ContentRejected', 'AttachmentRejected', 'MessageTooLarge']);

/** Reads an event of SES. A delay is not the end, and a rejected mail is our fault, so neither marks an address. */
export function newsOf(event: MailEvent): MailNews {
  switch (event.eventType) {
    case 'Bounce': {
      const { bounceType, bounceSubType, bouncedRecipients, feedbackId: id, timestamp } = event.bounce;
      const what = bounceType === 'Permanent' ? 'dead' : 'failed';
      const at = isoTime(timestamp);
      return {
        addresses: bouncedRecipients.map(({ emailAddress }) => emailAddress),
        ...(!aboutTheMail.has(bounceSubType) && { report: { what, id, at } }),
        said: { what: 'bounce', type: bounceType, subType: bounceSubType },
      };
    }
    case 'Complaint': {
      const { complainedRecipients, complaintFeedbackType, feedbackId: id, timestamp } = event.complaint;
      const type = complaintFeedbackType ?? 'none given';
      return {
        addresses: complainedRecipients.map(({ emailAddress }) => emailAddress),
        // Some providers report too that an owner took a mail out of the spam folder.
        ...(type !== 'not-spam' && { report: { what: 'complained', id, at: isoTime(timestamp) } }),
        said: { what: 'complaint', type },
      };
    }
    case 'Reject':
      return { addresses: [], said: { what: 'reject', type: event.reject.reason } };
    case 'DeliveryDelay':
      return { addresses: [], said: { what: 'delay', type: event.deliveryDelay.delayType } };
  }
}

const isoTime = (timestamp: string): string => new Date(timestamp).toISOString();
