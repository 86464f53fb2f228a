import { expect, it } from 'vitest';
import { NoAnswer, type Ask, type Question } from '../../../../infra/tools/aws-account.ts';
import { checks } from '../../../../infra/tools/doctor/checks.ts';
import { examined, printed } from '../../../../infra/tools/doctor/doctor.ts';
import { withInventedSettings } from '../../../../infra/required-settings.ts';
import { stages } from '../../../../infra/stages.ts';

const prod = { ...withInventedSettings(stages.prod), aiText: { model: 'us.amazon.nova-lite-v1:0' } };

const nameOf = ({ host, path = '/', target, query }: Question) =>
  [host, target?.split('.')[1] ?? query?.Action ?? path, query?.StackName].filter(Boolean).join(' ');

const stackOf = (type: string, name: string) =>
  `<StackResources><member><ResourceType>AWS::S3::Bucket</ResourceType><PhysicalResourceId>files</PhysicalResourceId></member>
   <member><PhysicalResourceId>${name}</PhysicalResourceId><ResourceType>${type}</ResourceType></member></StackResources>`;

/** What AWS's documents show as the response of each API, of an account that lacks nothing. */
const healthy: Record<string, unknown> = {
  'sts GetCallerIdentity': '<GetCallerIdentityResult><Account>111122223333</Account></GetCallerIdentityResult>',
  'lambda /2016-08-19/account-settings/': { AccountLimit: { ConcurrentExecutions: 1000 } },
  'email /v2/email/account': {
    ProductionAccessEnabled: true,
    SendingEnabled: true,
    EnforcementStatus: 'HEALTHY',
    SendQuota: { MaxSendRate: 14 },
  },
  'email /v2/email/identities/hirehub.example': {
    VerifiedForSendingStatus: true,
    DkimAttributes: { Status: 'SUCCESS' },
    MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' },
  },
  'cloudformation DescribeStackResources HireHub-prod-Data': stackOf('AWS::Cognito::UserPool', 'us-east-1_pool'),
  'cloudformation DescribeStackResources HireHub-prod-Watch': stackOf('AWS::SNS::Topic', 'arn:aws:sns:topic'),
  'cognito-idp DescribeUserPool': { UserPool: { UserPoolTier: 'LITE' } },
  'apigateway /account': { cloudwatchRoleArn: 'arn:aws:iam::111122223333:role/logs' },
  'sns ListSubscriptionsByTopic': '<member><SubscriptionArn>arn:aws:sns:topic:1</SubscriptionArn></member>',
  'bedrock /foundation-model-availability/amazon.nova-lite-v1%3A0': {
    agreementAvailability: { status: 'AVAILABLE' },
    authorizationStatus: 'AUTHORIZED',
    entitlementAvailability: 'AVAILABLE',
    regionAvailability: 'AVAILABLE',
  },
  'servicequotas ListServiceQuotas': {
    Quotas: [
      { QuotaName: 'Cache behaviors per distribution', Value: 75 },
      { QuotaName: 'Origins per distribution', Value: 100 },
    ],
  },
};

/** Plays back recorded responses by what was asked. */
const recorded =
  (answers: Record<string, unknown>): Ask =>
  async (question) => {
    const answer = answers[nameOf(question)];
    if (answer === undefined) throw new Error(`Nobody recorded ${nameOf(question)}.`);
    if (answer instanceof Error) throw answer;
    return answer;
  };

it('An account that lacks nothing is fine in everything that prod needs', async () => {
  const findings = await examined(recorded(healthy), prod);
  expect(findings).toEqual(checks.map(({ what }) => ({ what, state: 'fine', sentences: [] })));
});

const missingStack = new NoAnswer(400, '400 Stack with id HireHub-prod-Data does not exist');
const mailAccount = healthy['email /v2/email/account'] as object;

it.each<[string, unknown, string]>([
  ['sts GetCallerIdentity', '<Account>999999999999</Account>', 'these credentials are of 999999999999'],
  ['lambda /2016-08-19/account-settings/', { AccountLimit: { ConcurrentExecutions: 10 } }, 'Only 10 functions'],
  ['email /v2/email/account', { ...mailAccount, ProductionAccessEnabled: false }, 'request production access'],
  ['email /v2/email/account', { ...mailAccount, SendQuota: { MaxSendRate: 1 } }, 'job alerts take up to 12'],
  ['email /v2/email/account', { ...mailAccount, SendingEnabled: false }, 'Sending is paused'],
  ['email /v2/email/account', { ...mailAccount, EnforcementStatus: 'PROBATION' }, 'PROBATION'],
  ['email /v2/email/identities/hirehub.example', new NoAnswer(404, '404'), 'does not know hirehub.example'],
  [
    'email /v2/email/identities/hirehub.example',
    { VerifiedForSendingStatus: false, MailFromAttributes: { MailFromDomainStatus: 'SUCCESS' } },
    'three DKIM records',
  ],
  [
    'email /v2/email/identities/hirehub.example',
    { VerifiedForSendingStatus: true, DkimAttributes: { Status: 'SUCCESS' } },
    'MailFromReturns',
  ],
  ['cognito-idp DescribeUserPool', { UserPool: { UserPoolTier: 'ESSENTIALS' } }, 'the plan ESSENTIALS'],
  ['cloudformation DescribeStackResources HireHub-prod-Data', missingStack, 'npx cdk deploy -c stage=prod'],
  ['apigateway /account', {}, 'may not write logs'],
  [
    'sns ListSubscriptionsByTopic',
    '<member><SubscriptionArn>PendingConfirmation</SubscriptionArn></member>',
    'confirm the subscription in the mail that AWS sent to operators@hirehub.example',
  ],
  [
    'bedrock /foundation-model-availability/amazon.nova-lite-v1%3A0',
    { authorizationStatus: 'NOT_AUTHORIZED' },
    'request access to it',
  ],
  [
    'servicequotas ListServiceQuotas',
    { Quotas: [{ QuotaName: 'Cache behaviors per distribution', Value: 25 }] },
    '“Cache behaviors per distribution” is 25',
  ],
])('When %s returns %j, the doctor says what lacks with its remedy', async (question, answer, sentence) => {
  const findings = await examined(recorded({ ...healthy, [question]: answer }), prod);
  const lacking = findings.filter(({ state }) => state !== 'fine');
  expect(lacking.map(({ state }) => state)).toEqual(['lacks']);
  expect(lacking[0]?.sentences).toEqual([expect.stringContaining(sentence)]);
});

it('An API that refuses is named, and the others are asked all the same', async () => {
  const refused = new NoAnswer(403, '403 AccessDeniedException');
  const findings = await examined(recorded({ ...healthy, 'apigateway /account': refused }), prod);
  expect(findings.filter(({ state }) => state !== 'fine')).toEqual([
    {
      what: 'API Gateway’s logging role',
      state: 'not asked',
      sentences: ['Nobody could be asked: 403 AccessDeniedException.'],
    },
  ]);
});

it('A stage is asked only for what it needs', async () => {
  const { sender: _, ...dev } = stages.dev;
  const answers = {
    ...healthy,
    'cloudformation DescribeStackResources HireHub-dev-Data': stackOf('AWS::Cognito::UserPool', 'pool'),
  };
  const whats = (await examined(recorded(answers), dev)).map(({ what }) => what);
  expect(whats).toEqual([
    'Settings and credentials',
    'Functions that may run at once',
    'Cognito’s plan',
    'API Gateway’s logging role',
    'CloudFront’s quotas',
  ]);
});

it('The findings are lines, each sentence below what it is about', () => {
  const findings = [
    { what: 'SES for everybody', state: 'fine' as const, sentences: [] },
    { what: 'CloudFront’s quotas', state: 'lacks' as const, sentences: ['Ask for more.'] },
  ];
  expect(printed(findings)).toBe(
    'fine       SES for everybody\nlacks      CloudFront’s quotas\n           Ask for more.',
  );
});

it('What a stage does not name yet is said without an account', async () => {
  const nobody: Ask = () => Promise.reject(new NoAnswer(0, 'this machine has no credentials of an account'));
  const [settings, ...others] = await examined(nobody, stages.prod);
  expect(settings).toMatchObject({
    state: 'lacks',
    sentences: expect.arrayContaining([expect.stringContaining('account')]) as string[],
  });
  expect(new Set(others.map(({ state }) => state))).toEqual(new Set(['not asked']));
  const [named] = await examined(nobody, prod);
  expect(named?.state).toBe('not asked');
});
