import { describe, expect, it } from 'vitest';
import { newsOf, mailEvent } from '../../../../functions/features/mail/mail-report.ts';

const timestamp = '2026-03-02T09:00:00.000+00:00';
const at = '2026-03-02T09:00:00.000Z';
const news = (detail: object) => newsOf(mailEvent.parse({ source: 'aws.ses', detail }).detail);
const bounce = (bounceType: string, bounceSubType = 'General') => ({
  eventType: 'Bounce',
  bounce: {
    bounceType,
    bounceSubType,
    bouncedRecipients: [{ emailAddress: 'ana@example.com', status: '5.1.1', diagnosticCode: 'unknown user' }],
    feedbackId: 'b1',
    timestamp,
  },
  mail: { messageId: 'm1', destination: ['ana@example.com'] },
});
const complaint = (complaintFeedbackType?: string) => ({
  eventType: 'Complaint',
  complaint: {
    complainedRecipients: [{ emailAddress: 'ana@example.com' }],
    complaintFeedbackType,
    feedbackId: 'c1',
    timestamp,
  },
});

describe('An event of SES', () => {
  it.each([
    ['a refusal for good', bounce('Permanent'), 'dead'],
    ['an address on the suppression list', bounce('Permanent', 'OnAccountSuppressionList'), 'dead'],
    ['hours of trying in vain', bounce('Transient', 'MailboxFull'), 'failed'],
    ['a refusal that nobody understands', bounce('Undetermined'), 'failed'],
    ['a mail that was too large', bounce('Transient', 'MessageTooLarge'), undefined],
    ['a complaint', complaint('abuse'), 'complained'],
    ['a complaint without a kind', complaint(), 'complained'],
    ['a mail that was taken out of the spam folder', complaint('not-spam'), undefined],
  ])('of %s says what became of the address (PLUS-60)', (_, event, what) => {
    const { addresses, report, said } = news(event);
    expect(addresses).toEqual(['ana@example.com']);
    expect(report).toEqual(what && { what, at, id: event.eventType === 'Bounce' ? 'b1' : 'c1' });
    expect(JSON.stringify(said)).not.toContain('@');
  });

  it.each([
    [
      { eventType: 'Reject', reject: { reason: 'Bad content' } },
      { what: 'reject', type: 'Bad content' },
    ],
    [
      { eventType: 'DeliveryDelay', deliveryDelay: { delayType: 'MailboxFull' } },
      { what: 'delay', type: 'MailboxFull' },
    ],
  ])('about a mail that has not come back marks nobody', (event, said) => {
    expect(news(event)).toEqual({ addresses: [], said });
  });

  it('of another kind is not taken for one of these', () => {
    expect(mailEvent.safeParse({ detail: { eventType: 'Delivery' } }).success).toBe(false);
  });
});
