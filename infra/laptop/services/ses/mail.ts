import * as z from 'zod';

/** What becomes of a mail after it was accepted. */
export type Outcome = 'delivered' | 'bounced' | 'given up' | 'complained' | 'delayed';

/** A mail that was accepted, as the console shows it. */
export interface Mail {
  id: string;
  /** ISO time. */
  sentAt: string;
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text?: string;
  html?: string;
  /** An invitation for calendars, of a mail that was sent raw. */
  calendar?: string;
  headers: Record<string, string>;
  tags: Record<string, string>;
  /** What became of it; absent in mails that were kept before this was known. */
  outcome?: Outcome;
  /** Source of a mail that was sent raw. */
  raw?: string;
}

const addresses = z.array(z.string().min(3)).optional();
const part = z.object({ Data: z.string(), Charset: z.string().optional() });

/**
 * The request of SendEmail, as far as the local endpoint supports it. @see
 * https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html
 */
export const sendEmailRequest = z.object({
  FromEmailAddress: z.string().min(3).optional(),
  Destination: z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }).optional(),
  ReplyToAddresses: addresses,
  ConfigurationSetName: z.string().optional(),
  EmailTags: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
  Content: z.object({
    Simple: z
      .object({
        Subject: part,
        Body: z.object({ Text: part.optional(), Html: part.optional() }),
        Headers: z.array(z.object({ Name: z.string(), Value: z.string() })).optional(),
      })
      .optional(),
    /** Base64. */
    Raw: z.object({ Data: z.string() }).optional(),
    Template: z.unknown().optional(),
  }),
});
export type SendEmailRequest = z.output<typeof sendEmailRequest>;

/** The bare address out of `Name <address>`, in lower case. */
export function bareAddress(address: string): string {
  return (/<([^<>]+)>\s*$/.exec(address)?.[1] ?? address).trim().toLowerCase();
}
