import { randomUUID } from 'node:crypto';
import { ServiceFault } from '../service-fault.ts';
import { bareAddress } from './mail.ts';
import type { Mail, SendEmailRequest } from './mail.ts';
import { readRawMail } from './raw-mail.ts';
import type { RawMail } from './raw-mail.ts';
import { outcomeOf } from './simulator.ts';

const mostRecipients = 50;

/** The mail of a SendEmail request; throws SES's own fault when it is incomplete. */
export function composeMail(request: SendEmailRequest, now: Date): Mail {
  const { Destination = {}, Content } = request;
  const kinds = (['Simple', 'Raw', 'Template'] as const).filter((kind) => Content[kind] !== undefined);
  if (kinds.length !== 1) throw badRequest('Content needs exactly one of Simple, Raw and Template.');
  if (Content.Template !== undefined)
    throw badRequest('The local SES keeps no templates: render the mail and send it as Simple or Raw.');
  const raw = Content.Raw ? readRawMail(Buffer.from(Content.Raw.Data, 'base64').toString()) : undefined;
  const from = request.FromEmailAddress ?? raw?.headers['from'];
  if (!from) throw badRequest('Missing required field FromEmailAddress.');
  const mail: Mail = {
    // Newest last in the order of names, so that the folder can be read in order.
    id: `${now.getTime().toString(36).padStart(9, '0')}-${randomUUID()}`,
    sentAt: now.toISOString(),
    from,
    to: Destination.ToAddresses ?? listed(raw?.headers['to']),
    cc: Destination.CcAddresses ?? listed(raw?.headers['cc']),
    bcc: Destination.BccAddresses ?? [],
    replyTo: request.ReplyToAddresses ?? listed(raw?.headers['reply-to']),
    ...(raw ? rawContent(raw) : simpleContent(Content.Simple)),
    tags: Object.fromEntries((request.EmailTags ?? []).map(({ Name, Value }) => [Name, Value])),
  };
  checkRecipients(mail);
  return { ...mail, outcome: outcomeOf(mail) };
}

type Content = Pick<Mail, 'subject' | 'text' | 'html' | 'calendar' | 'headers' | 'raw'>;

function rawContent({ headers, text, html, calendar, source }: RawMail): Content {
  return { subject: headers['subject'] ?? '', text, html, calendar, headers, raw: source };
}

function simpleContent(simple: SendEmailRequest['Content']['Simple']): Content {
  const { Text, Html } = simple?.Body ?? {};
  if (!simple || (!Text && !Html)) throw badRequest('Body needs Text or Html.');
  return {
    subject: simple.Subject.Data,
    text: Text?.Data,
    html: Html?.Data,
    headers: Object.fromEntries((simple.Headers ?? []).map(({ Name, Value }) => [Name.toLowerCase(), Value])),
  };
}

function checkRecipients({ from, to, cc, bcc, replyTo }: Mail): void {
  const recipients = [...to, ...cc, ...bcc];
  if (recipients.length === 0) throw badRequest('At least one recipient is needed.');
  if (recipients.length > mostRecipients) throw badRequest(`Recipient count exceeds ${mostRecipients}.`);
  for (const address of [from, ...recipients, ...replyTo]) {
    if (!/^[^@\s<>]+@[^@\s<>]+$/.test(bareAddress(address))) throw badRequest(`Illegal address: ${address}`);
    if (/[\r\n]/.test(address)) throw badRequest('An address must not contain line breaks.');
  }
}

function listed(header: string | undefined): string[] {
  return (
    header
      ?.split(',')
      .map((address) => address.trim())
      .filter(Boolean) ?? []
  );
}

function badRequest(message: string): ServiceFault {
  return new ServiceFault('BadRequestException', message);
}
