import * as z from 'zod';
import { jsonBody, serveEndpoint } from '../endpoint.ts';
import type { Grant, Operation } from '../endpoint.ts';
import { localArn } from '../local-account.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';
import { composeMail } from './compose-mail.ts';
import { bareAddress, sendEmailRequest } from './mail.ts';
import type { Mail } from './mail.ts';
import { openMailbox } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';
import { reportsOf, type SesReport } from './simulator.ts';

/** The kinds of event that each configuration set reports, by its name. */
export type ConfigurationSets = Map<string, Set<string>>;

export interface SesOptions extends ServiceOptions {
  /** Addresses and domains that may send; absent means every sender is verified. */
  identities?: string[];
  configurationSets?: ConfigurationSets;
  /** Called with what a configuration set reports of a mail. */
  onReport?: (report: SesReport) => Promise<unknown>;
  /** Called with each accepted mail. */
  onMail?: (mail: Mail) => void;
}

export interface SesService extends RunningService, Pick<Mailbox, 'mails' | 'mail'> {}

/** Largest message in bytes, as encoded in the request. */
const largestMessage = 40 * 1024 * 1024;

/** An account that may mail everybody: nothing leaves the machine. */
const sesAccount: Operation = {
  grants: [{ action: 'ses:GetAccount', resource: '*' }],
  run: () => ({
    body: {
      ProductionAccessEnabled: true,
      SendingEnabled: true,
      EnforcementStatus: 'HEALTHY',
      SendQuota: { Max24HourSend: 1_000_000, MaxSendRate: 1000, SentLast24Hours: 0 },
    },
  }),
};

/**
 * Starts the SESv2 endpoint with SendEmail, GetAccount and GetEmailIdentity; nothing leaves the machine, the newest 2,000
 * mails are kept for reading.
 */
export async function startSes(options: SesOptions): Promise<SesService> {
  const mailbox = await openMailbox(options.folder);
  const endpoint = await serveEndpoint(options, {
    service: 'ses',
    bodyLimit: largestMessage,
    route: (request) => {
      if (request.method === 'POST' && request.path.join('/') === 'v2/email/outbound-emails')
        return sendEmail(jsonBody(request), mailbox, options);
      if (request.method === 'GET' && request.path.join('/') === 'v2/email/account') return sesAccount;
      const [, , identities, identity] = request.path;
      if (request.method === 'GET' && identities === 'identities' && identity) return sesIdentity(identity, options);
      throw new ServiceFault(
        'NotFoundException',
        `The local SES does not support ${request.method} /${request.path.join('/')}.`,
        404,
      );
    },
  });
  return { ...endpoint, mails: mailbox.mails, mail: mailbox.mail };
}

/** What SES says of a sender; one that is declared counts as verified in every way. */
function sesIdentity(identity: string, { identities }: SesOptions): Operation {
  return {
    grants: [{ action: 'ses:GetEmailIdentity', resource: localArn('ses', `identity/${identity}`) }],
    run: () => {
      if (sendingIdentity(`someone@${identity}`, identities) === undefined)
        throw new ServiceFault('NotFoundException', `Email identity ${identity} does not exist.`, 404);
      return {
        body: {
          VerifiedForSendingStatus: true,
          DkimAttributes: { Status: 'SUCCESS' },
          MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' },
        },
      };
    },
  };
}

function sendEmail(body: unknown, mailbox: Mailbox, options: SesOptions): Operation {
  const { identities, onMail } = options;
  const { success, data, error } = sendEmailRequest.safeParse(body);
  if (!success) throw new ServiceFault('BadRequestException', z.prettifyError(error));
  const mail = composeMail(data, new Date());
  // As SES does: sending a whole message takes a permission of its own.
  const action = mail.raw === undefined ? 'ses:SendEmail' : 'ses:SendRawEmail';
  const identity = sendingIdentity(bareAddress(mail.from), identities);
  return {
    grants: [
      sendGrant(action, `identity/${identity ?? bareAddress(mail.from)}`),
      ...configurationSetGrants(action, data.ConfigurationSetName),
    ],
    run: async () => {
      if (!identity) {
        const failed = `The following identities failed the check in region US-EAST-1: ${mail.from}`;
        throw new ServiceFault('MessageRejected', `Email address is not verified. ${failed}`);
      }
      const kinds = reportedKinds(data.ConfigurationSetName, options);
      await mailbox.keep(mail);
      onMail?.(mail);
      for (const report of reportsOf(mail, data.ConfigurationSetName ?? ''))
        if (kinds.has(report.kind)) await options.onReport?.(report);
      return { body: { MessageId: mail.id } };
    },
  };
}

/** The verified identity that covers a sender: its own address before its domain. */
function sendingIdentity(sender: string, identities: string[] | undefined): string | undefined {
  if (!identities) return sender;
  const verified = identities.map((identity) => identity.toLowerCase());
  const domain = sender.split('@')[1] ?? '';
  return (
    verified.find((identity) => identity === sender) ??
    verified.find((identity) => domain === identity || domain.endsWith(`.${identity}`))
  );
}

/** The kinds of event that a configuration set reports; one that does not exist is refused, where they are declared. */
function reportedKinds(name: string | undefined, { configurationSets }: SesOptions): ReadonlySet<string> {
  const kinds = name === undefined ? undefined : configurationSets?.get(name);
  if (name !== undefined && configurationSets && !kinds)
    throw new ServiceFault('NotFoundException', `Configuration set <${name}> does not exist.`, 404);
  return kinds ?? new Set();
}

function configurationSetGrants(action: string, name: string | undefined): Grant[] {
  return name === undefined ? [] : [sendGrant(action, `configuration-set/${name}`)];
}

function sendGrant(action: string, resource: string): Grant {
  return { action, resource: localArn('ses', resource) };
}
