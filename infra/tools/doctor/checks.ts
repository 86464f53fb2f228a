import { bulkMailsAtOnce } from '../../constructs/mail-sender.ts';
import { refusals } from '../../required-settings.ts';
import { functionsAtOnce, type Stage } from '../../stages.ts';
import { NoAnswer, type Ask, type Question } from '../aws-account.ts';

/** One thing that a stage needs of its account. */
export interface Check {
  what: string;
  /** Whether the stage needs it at all; absent: every stage does. */
  needed?: (stage: Stage) => boolean;
  /** What lacks and what to do about it, a sentence each; none when all is well. */
  lacks: (ask: Ask, stage: Stage) => Promise<string[]>;
}

// What the templates hold, with room; an old account may still have the quota of 25 from before.
const edge = { 'Cache behaviors per distribution': 30, 'Origins per distribution': 15 };

const ses = (path: string): Question => ({ host: 'email', service: 'ses', endpoint: 'SESV2', path });

/** What a stage needs of its account, in the order in which it is worth repairing. */
export const checks: readonly Check[] = [
  {
    what: 'Settings and credentials',
    lacks: async (ask, stage) => {
      const query = { Action: 'GetCallerIdentity', Version: '2011-06-15' };
      try {
        const identity = await ask({ host: 'sts', endpoint: 'STS', query });
        return refusals(stage, valuesIn(identity, 'Account')[0]);
      } catch (error) {
        // What the stage does not name yet is known without an account.
        const unnamed = refusals(stage, undefined);
        if (unnamed.length === 0) throw error;
        return unnamed;
      }
    },
  },
  {
    what: 'Functions that may run at once',
    lacks: async (ask) => {
      const { AccountLimit } = await read<{ AccountLimit: { ConcurrentExecutions: number } }>(ask, {
        host: 'lambda',
        endpoint: 'LAMBDA',
        path: '/2016-08-19/account-settings/',
      });
      const most = AccountLimit.ConcurrentExecutions;
      return most >= functionsAtOnce
        ? []
        : [
            `Only ${most} functions may run at once in this region, so requests are refused in a rush: ask Service Quotas for ${functionsAtOnce} “Concurrent executions” of Lambda.`,
          ];
    },
  },
  {
    what: 'SES for everybody',
    needed: ({ sender }) => sender !== undefined,
    lacks: async (ask, stage) => {
      const account = await read<SesAccount>(ask, ses('/v2/email/account'));
      return [
        ...(account.ProductionAccessEnabled
          ? []
          : [
              'SES is in its sandbox and mails verified addresses only: request production access in the console of SES, under “Account dashboard”.',
            ]),
        ...(account.SendingEnabled ? [] : ['Sending is paused: repair what SES complains about, then enable it.']),
        ...(account.EnforcementStatus === 'HEALTHY'
          ? []
          : [`SES reviews the account (${account.EnforcementStatus}): read its case in AWS Support and reply to it.`]),
        ...(account.SendQuota.MaxSendRate > bulkMailsAtOnce(stage)
          ? []
          : [
              `SES sends ${account.SendQuota.MaxSendRate} mails a second, and digests, figures and job alerts take up to ${bulkMailsAtOnce(stage)}: ask Service Quotas for a higher “Sending rate”, or lower bulkMailsPerSecond of the stage.`,
            ]),
      ];
    },
  },
  {
    what: 'The sender’s domain',
    needed: ({ sender }) => sender !== undefined,
    lacks: async (ask, { sender = '' }) => {
      const domain = sender.slice(sender.lastIndexOf('@') + 1);
      const identity = await unlessMissing(read<SesIdentity>(ask, ses(`/v2/email/identities/${domain}`)));
      if (!identity)
        return [`SES does not know ${domain} yet: deploy the Data stack, and enter what it prints at the DNS.`];
      const { VerifiedForSendingStatus: isVerified, DkimAttributes: dkim, MailFromAttributes: returns } = identity;
      return [
        ...(isVerified && dkim?.Status === 'SUCCESS'
          ? []
          : [
              `${domain} is not verified, so no mail leaves: enter the three DKIM records of the Data stack at its DNS.`,
            ]),
        ...(returns?.MailFromDomainStatus === 'SUCCESS'
          ? []
          : [`Returns of ${domain} have no address of their own: enter the records MailFromReturns and MailFromSpf.`]),
      ];
    },
  },
  {
    what: 'Cognito’s plan',
    lacks: async (ask, stage) => {
      const [UserPoolId] = await deployed(ask, stage, { stack: 'Data', type: 'AWS::Cognito::UserPool' });
      if (!UserPoolId) return [notDeployed(stage, 'Data')];
      const { UserPool } = await read<{ UserPool: { UserPoolTier?: string } }>(ask, {
        host: 'cognito-idp',
        endpoint: 'COGNITO_IDENTITY_PROVIDER',
        method: 'POST',
        target: 'AWSCognitoIdentityProviderService.DescribeUserPool',
        body: { UserPoolId },
      });
      return UserPool.UserPoolTier === 'LITE'
        ? []
        : [
            `The user pool has the plan ${UserPool.UserPoolTier ?? 'without a name'}, which costs three times as much: deploy the Data stack, or choose Lite in the console.`,
          ];
    },
  },
  {
    what: 'API Gateway’s logging role',
    needed: ({ watched }) => watched,
    lacks: async (ask) => {
      const { cloudwatchRoleArn } = await read<{ cloudwatchRoleArn?: string }>(ask, {
        host: 'apigateway',
        endpoint: 'API_GATEWAY',
        path: '/account',
      });
      return cloudwatchRoleArn
        ? []
        : [
            'API Gateway may not write logs, so nobody sees who was connected: deploy the LiveUpdates stack, which sets its role.',
          ];
    },
  },
  {
    what: 'The address for alarms',
    needed: ({ alarms }) => alarms,
    lacks: async (ask, stage) => {
      const [TopicArn] = await deployed(ask, stage, { stack: 'Watch', type: 'AWS::SNS::Topic' });
      if (!TopicArn) return [notDeployed(stage, 'Watch')];
      const list = await ask({
        host: 'sns',
        endpoint: 'SNS',
        query: { Action: 'ListSubscriptionsByTopic', Version: '2010-03-31', TopicArn },
      });
      const confirmed = valuesIn(list, 'SubscriptionArn').filter((arn) => arn.startsWith('arn:'));
      return confirmed.length > 0
        ? []
        : [
            `Alarms ring unheard: confirm the subscription in the mail that AWS sent to ${stage.alarmMail ?? 'nobody'}.`,
          ];
    },
  },
  {
    what: 'The model that writes summaries',
    needed: ({ aiText }) => aiText !== undefined,
    lacks: async (ask, { aiText }) => {
      const model = (aiText?.model ?? '').replace(/^(us|us-gov|eu|apac|jp|au|ca|global)\./, '');
      const access = await read<ModelAccess>(ask, {
        host: 'bedrock',
        endpoint: 'BEDROCK',
        path: `/foundation-model-availability/${encodeURIComponent(model)}`,
      });
      const isOpen = [access.agreementAvailability?.status, access.entitlementAvailability, access.regionAvailability];
      return isOpen.every((status) => status === 'AVAILABLE') && access.authorizationStatus === 'AUTHORIZED'
        ? []
        : [
            `Bedrock refuses ${model}, so summaries are put together by rule: request access to it under “Model access”.`,
          ];
    },
  },
  {
    what: 'CloudFront’s quotas',
    lacks: async (ask) => {
      const { Quotas } = await read<{ Quotas: { QuotaName: string; Value: number }[] }>(ask, {
        host: 'servicequotas',
        endpoint: 'SERVICE_QUOTAS',
        // CloudFront belongs to no region, and its quotas are in this one.
        region: 'us-east-1',
        method: 'POST',
        target: 'ServiceQuotasV20190624.ListServiceQuotas',
        body: { ServiceCode: 'cloudfront', MaxResults: 100 },
      });
      return Object.entries(edge).flatMap(([name, least]) => {
        const quota = Quotas.find(({ QuotaName }) => QuotaName === name);
        return !quota || quota.Value >= least
          ? []
          : [`“${name}” is ${quota.Value}, and the site needs up to ${least}: ask Service Quotas for more.`];
      });
    },
  },
];

interface SesAccount {
  ProductionAccessEnabled: boolean;
  SendingEnabled: boolean;
  EnforcementStatus: string;
  SendQuota: { MaxSendRate: number };
}
interface SesIdentity {
  VerifiedForSendingStatus: boolean;
  DkimAttributes?: { Status: string };
  MailFromAttributes?: { MailFromDomainStatus: string };
}
interface ModelAccess {
  agreementAvailability?: { status: string };
  authorizationStatus: string;
  entitlementAvailability: string;
  regionAvailability: string;
}

/** What AWS's documents say that an API returns. */
async function read<T>(ask: Ask, question: Question): Promise<T> {
  return (await ask(question)) as T;
}

async function unlessMissing<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof NoAnswer && error.status === 404) return undefined;
    throw error;
  }
}

/** The names of a stack's resources of a type; none while it is not deployed. */
async function deployed(
  ask: Ask,
  { name }: Stage,
  { stack, type }: { stack: string; type: string },
): Promise<string[]> {
  const StackName = `HireHub-${name}-${stack}`;
  try {
    const list = await ask({
      host: 'cloudformation',
      endpoint: 'CLOUDFORMATION',
      query: { Action: 'DescribeStackResources', Version: '2010-05-15', StackName },
    });
    return String(list)
      .split('<member>')
      .filter((member) => valuesIn(member, 'ResourceType')[0] === type)
      .flatMap((member) => valuesIn(member, 'PhysicalResourceId'));
  } catch (error) {
    if (error instanceof NoAnswer && error.message.includes('does not exist')) return [];
    throw error;
  }
}

function notDeployed({ name }: Stage, stack: string): string {
  return `HireHub-${name}-${stack} is not deployed yet: npx cdk deploy -c stage=${name} --all.`;
}

/** The texts of an element in XML that AWS wrote, which has no attributes on its leaves. */
function valuesIn(xml: unknown, element: string): string[] {
  return [...String(xml).matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, value = '']) => value);
}
