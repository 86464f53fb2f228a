import { localAccount, localArn } from '../local-account.ts';
import { bareAddress, type Mail, type Outcome } from './mail.ts';

/**
 * Like SES's mailbox simulator, at any domain and with labels such as `bounce+ana@example.com`: mail to an address with such
 * a name bounces for good, is given up after hours, is called spam, or is delayed.
 * @see https://docs.aws.amazon.com/ses/latest/dg/send-an-email-from-console.html
 */
const simulated: Record<string, Outcome> = {
  bounce: 'bounced',
  softbounce: 'given up',
  complaint: 'complained',
  delay: 'delayed',
};

/** What becomes of a mail to an address. */
export function outcomeFor(address: string): Outcome {
  const name = /^([^+@]+)/.exec(bareAddress(address))?.[1] ?? '';
  return (Object.hasOwn(simulated, name) ? simulated[name] : undefined) ?? 'delivered';
}

/** What becomes of a mail as a whole: of its first recipient for whom it is not simply delivered. */
export function outcomeOf({ to, cc, bcc }: Pick<Mail, 'to' | 'cc' | 'bcc'>): Outcome {
  return [...to, ...cc, ...bcc].map(outcomeFor).find((outcome) => outcome !== 'delivered') ?? 'delivered';
}

/** A report of SES on the default bus: its kind as a configuration set names it, and the event. */
export interface SesReport {
  kind: 'BOUNCE' | 'COMPLAINT' | 'DELIVERY_DELAY';
  detailType: string;
  detail: Record<string, unknown>;
}

/**
 * What SES reports about each recipient of a mail that was not simply delivered. @see
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 */
export function reportsOf(mail: Mail, configurationSet: string): SesReport[] {
  return [...mail.to, ...mail.cc, ...mail.bcc].flatMap((address, place) => {
    const outcome = outcomeFor(address);
    if (outcome === 'delivered') return [];
    const told = reportOf(
      outcome,
      { emailAddress: bareAddress(address) },
      { id: `${mail.id}-${place}`, at: mail.sentAt },
    );
    return { ...told, detail: { ...told.detail, mail: mailOf(mail, configurationSet) } };
  });
}

function reportOf(
  outcome: Exclude<Outcome, 'delivered'>,
  recipient: { emailAddress: string },
  { id: feedbackId, at: timestamp }: { id: string; at: string },
): SesReport {
  if (outcome === 'complained') {
    const complaint = { complainedRecipients: [recipient], complaintFeedbackType: 'abuse', feedbackId, timestamp };
    return { kind: 'COMPLAINT', detailType: 'Email Complaint Received', detail: { eventType: 'Complaint', complaint } };
  }
  if (outcome === 'delayed') {
    const deliveryDelay = { delayType: 'MailboxFull', delayedRecipients: [recipient], timestamp };
    const detail = { eventType: 'DeliveryDelay', deliveryDelay };
    return { kind: 'DELIVERY_DELAY', detailType: 'Email Delivery Delayed', detail };
  }
  const bounceType = outcome === 'bounced' ? 'Permanent' : 'Transient';
  const bounce = { bounceType, bounceSubType: 'General', bouncedRecipients: [recipient], feedbackId, timestamp };
  return { kind: 'BOUNCE', detailType: 'Email Bounced', detail: { eventType: 'Bounce', bounce } };
}

function mailOf({ id, sentAt, from, to, cc, bcc }: Mail, configurationSet: string) {
  const source = bareAddress(from);
  return {
    timestamp: sentAt,
    messageId: id,
    source,
    sourceArn: localArn('ses', `identity/${source}`),
    sendingAccountId: localAccount.id,
    destination: [...to, ...cc, ...bcc].map(bareAddress),
    tags: { 'ses:configuration-set': [configurationSet] },
  };
}
