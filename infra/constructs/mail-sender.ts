import { CfnOutput, Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { ConfigurationSet, EmailIdentity, EmailSendingEvent, EventDestination, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { StageName } from '../stages.ts';
import { functionNeeds } from '../../functions/platform/function-needs.ts';
import type { Stage } from '../stages.ts';
import type { Grants } from './grants.ts';

/** The label of the domain to which mail servers return what they cannot deliver. */
const mailFrom = 'mail';

/**
 * The domain that mails come from: signed (DKIM), with returns at a name of its own, so that SPF and DMARC are aligned with
 * it, and with a configuration set that reports what becomes of each mail on the account's default bus. Its outputs are the
 * records that the domain's DNS needs.
 */
export class MailSender extends Construct {
  readonly address: string;
  readonly configurationSet: string;
  /** What sending takes permission for: the domain and the configuration set. */
  readonly arns: readonly string[];

  constructor(scope: Construct, id: string, { address, stageName }: { address: string; stageName: StageName }) {
    super(scope, id);
    const domain = address.slice(address.lastIndexOf('@') + 1);
    this.address = address;
    this.configurationSet = `HireHub-${stageName}-mail`;
    const identity = new EmailIdentity(this, 'Domain', {
      identity: Identity.domain(domain),
      mailFromDomain: `${mailFrom}.${domain}`,
    });
    const reporting = new ConfigurationSet(this, 'Reporting', {
      configurationSetName: this.configurationSet,
      // SES's own list would also keep a new password from who called a digest spam, and an address that works again from all mail;
      // what is not sent to whom is decided where mails are sent.
      disableSuppressionList: true,
    });
    reporting.addEventDestination('Bus', {
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'DefaultBus', 'default')),
      events: [
        EmailSendingEvent.BOUNCE,
        EmailSendingEvent.COMPLAINT,
        EmailSendingEvent.DELIVERY_DELAY,
        EmailSendingEvent.REJECT,
      ],
    });
    // By name: a reference would be an export, which may not vanish with the sender while functions import it.
    const arnOf = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    this.arns = [arnOf('identity', domain), arnOf('configuration-set', this.configurationSet)];
    this.sayRecords(domain, identity);
  }

  /** What to enter at the domain's DNS; SES begins to send once it finds the first three. */
  private sayRecords(domain: string, { dkimRecords }: EmailIdentity): void {
    const { region } = Stack.of(this);
    const records: Record<string, { value: string; description: string }> = {
      ...Object.fromEntries(
        dkimRecords.map(({ name, value }, place) => [
          `Dkim${place + 1}`,
          { value: `${name} CNAME ${value}`, description: 'DNS: signs mails (DKIM)' },
        ]),
      ),
      MailFromReturns: {
        value: `${mailFrom}.${domain} MX 10 feedback-smtp.${region}.amazonses.com`,
        description: 'DNS: where mails return to that cannot be delivered',
      },
      MailFromSpf: {
        value: `${mailFrom}.${domain} TXT "v=spf1 include:amazonses.com ~all"`,
        description: 'DNS: who may send for it (SPF)',
      },
      Dmarc: {
        value: `_dmarc.${domain} TXT "v=DMARC1; p=none; rua=mailto:dmarc@${domain}"`,
        description: 'DNS: begin with p=none, read the reports for two weeks, then p=quarantine, then p=reject',
      },
    };
    for (const [name, { value, description }] of Object.entries(records))
      new CfnOutput(this, name, { value, description });
  }
}

/**
 * Sending from the verified sender; without one nothing is granted and mails are held. SendEmail of a whole message asks
 * for ses:SendRawEmail: https://github.com/nodemailer/nodemailer/issues/1734.
 */
export function mailGrants(
  sender: Pick<MailSender, 'address' | 'arns' | 'configurationSet'> | undefined,
  { bulkMailsPerSecond, runsOfSchedule }: Pick<Stage, 'bulkMailsPerSecond' | 'runsOfSchedule'>,
): Grants {
  return {
    'bulk-mail': {
      permissions: [],
      environment: { BULK_MAILS_PER_SECOND: String(bulkMailsPerSecond / runsOfSchedule) },
    },
    mail: {
      permissions: sender ? [{ actions: ['ses:SendEmail', 'ses:SendRawEmail'], resources: sender.arns }] : [],
      environment: {
        MAIL_FROM: sender?.address ?? 'no-reply@hirehub.invalid',
        MAIL_DELIVERY: sender ? 'ses' : 'held',
        MAIL_CONFIGURATION_SET: sender?.configurationSet ?? '',
      },
    },
  };
}

/** How many mails a second a stage sends to many when all functions that do run at once. */
export function bulkMailsAtOnce({ bulkMailsPerSecond }: Pick<Stage, 'bulkMailsPerSecond'>): number {
  const mailing = Object.values(functionNeeds).filter((needs) => needs.includes('bulk-mail'));
  return mailing.length * bulkMailsPerSecond;
}
