import { describe, expect, it } from 'vitest';
import { keptRecordsDays } from '../../../shared/constants/personal-data.ts';
import { stages } from '../../../infra/stages.ts';
import { only, onlyResource, resourcesOf, stacksOf, synthesized } from '../app/synthesized.ts';

const { local, dev, prod } = synthesized;
const keyed = (names: string[]) =>
  names.map((AttributeName, place) => ({ AttributeName, KeyType: place === 0 ? 'HASH' : 'RANGE' }));

describe('The data stack', () => {
  it.each(['local', 'dev', 'prod'] as const)('keeps files of messages in %s for as long as messages', (name) => {
    const [rule] = resourcesOf(synthesized[name], 'AWS::S3::Bucket').flatMap(({ Properties }) =>
      ((Properties.LifecycleConfiguration?.Rules ?? []) as { Prefix?: string; ExpirationInDays?: number }[]).filter(
        ({ Prefix }) => Prefix === 'chat/',
      ),
    );
    expect(rule?.ExpirationInDays).toBe(stages[name].messagesKeptDays);
    const variables = resourcesOf(synthesized[name], 'AWS::Lambda::Function').flatMap(
      ({ Properties }) => (Properties.Environment?.Variables?.CHAT_KEPT_DAYS as string | undefined) ?? [],
    );
    expect(new Set(variables)).toEqual(new Set([String(stages[name].messagesKeptDays)]));
  });

  it('keeps one table with the keys, indexes, expiry and stream that functions/platform/table relies on', () => {
    const { Properties } = onlyResource(dev, 'AWS::DynamoDB::GlobalTable');
    expect(Properties.KeySchema).toEqual(keyed(['pk', 'sk']));
    expect(Properties.GlobalSecondaryIndexes).toEqual([
      ...['gsi1', 'gsi2'].map((name) => ({
        IndexName: name,
        KeySchema: keyed([`${name}pk`, `${name}sk`]),
        Projection: { ProjectionType: 'ALL' },
      })),
      {
        IndexName: 'gsi3',
        KeySchema: keyed(['gsi3pk']),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['brief', 'candidatesCount'] },
      },
    ]);
    expect(Properties.TimeToLiveSpecification).toEqual({ AttributeName: 'ttl', Enabled: true });
    expect(Properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_AND_OLD_IMAGES' });
    expect(Properties.BillingMode).toBe('PAY_PER_REQUEST');
  });

  it('stays beside the table that a restore made, which every function, grant, stream and alarm then names', () => {
    const table = 'arn:aws:dynamodb:us-east-1:111122223333:table/restored';
    const restoredTable = { name: 'restored', streamArn: `${table}/stream/2026-11-28T00:00:00.000` };
    const stacks = stacksOf({ ...stages.prod, restoredTable });
    expect(onlyResource(stacks, 'AWS::DynamoDB::GlobalTable').DeletionPolicy).toBe('Retain');
    const names = resourcesOf(stacks, 'AWS::Lambda::Function').flatMap(
      ({ Properties }) => (Properties.Environment?.Variables?.TABLE_NAME as string | undefined) ?? [],
    );
    expect(new Set(names)).toEqual(new Set(['restored']));
    const sources = resourcesOf(stacks, 'AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties);
    const streams = sources.filter(({ StartingPosition }) => StartingPosition);
    expect(streams.length).toBeGreaterThan(0);
    for (const { EventSourceArn } of streams) expect(EventSourceArn).toBe(restoredTable.streamArn);
    const imports = Object.values(stacks).flatMap(
      ({ template }) => JSON.stringify(template).match(/"Fn::ImportValue":"[^"]*Table[^"]*"/g) ?? [],
    );
    expect(imports).toEqual([]);
    const { Metrics } = resourcesOf(stacks, 'AWS::CloudWatch::Alarm').find(({ Properties }) =>
      String(Properties.AlarmName).endsWith('Table: throttled'),
    )?.Properties ?? { Metrics: [] };
    expect(JSON.stringify(Metrics)).toContain('{"Name":"TableName","Value":"restored"}');
  });

  it('survives mistakes in prod and is removed with the stack in dev', () => {
    const kept = onlyResource(prod, 'AWS::DynamoDB::GlobalTable');
    expect(kept.DeletionPolicy).toBe('Retain');
    expect(kept.Properties.Replicas[0]).toMatchObject({
      DeletionProtectionEnabled: true,
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 35 },
    });
    expect(prod.Data?.terminationProtection).toBe(true);
    expect(onlyResource(prod, 'AWS::Cognito::UserPool')).toMatchObject({
      DeletionPolicy: 'Retain',
      Properties: { DeletionProtection: 'ACTIVE' },
    });

    const passing = onlyResource(dev, 'AWS::DynamoDB::GlobalTable');
    expect(passing.DeletionPolicy).toBe('Delete');
    expect(passing.Properties.Replicas[0]).toMatchObject({ DeletionProtectionEnabled: false });
    expect(dev.Data?.terminationProtection).toBe(false);
  });

  it('has passkeys of the site, unlocked by their owners, where a stage says so, and is cheaper elsewhere (PLUS-58)', () => {
    const pool = onlyResource(local, 'AWS::Cognito::UserPool').Properties;
    expect(pool).toMatchObject({
      Policies: { SignInPolicy: { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] } },
      WebAuthnRelyingPartyID: 'localhost',
      WebAuthnUserVerification: 'required',
      WebAuthnFactorConfiguration: 'MULTI_FACTOR_WITH_USER_VERIFICATION',
      UserPoolTier: 'ESSENTIALS',
    });
    expect(onlyResource(local, 'AWS::Cognito::UserPoolClient').Properties.ExplicitAuthFlows).toContain(
      'ALLOW_USER_AUTH',
    );
    const without = onlyResource(prod, 'AWS::Cognito::UserPool').Properties;
    expect(without.UserPoolTier).toBe('LITE');
    expect(JSON.stringify(without)).not.toContain('WebAuthn');
  });

  it('signs people in by a mail address in any case, reveals no account, and has the roles as groups (PERM-01)', () => {
    const pool = onlyResource(dev, 'AWS::Cognito::UserPool').Properties;
    expect(pool).toMatchObject({
      AliasAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: true },
      MfaConfiguration: 'OPTIONAL',
      EnabledMfas: ['SOFTWARE_TOKEN_MFA'],
      Policies: { PasswordPolicy: { MinimumLength: 8, RequireSymbols: true } },
    });
    expect(onlyResource(dev, 'AWS::Cognito::UserPoolClient').Properties).toMatchObject({
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
      PreventUserExistenceErrors: 'ENABLED',
      EnableTokenRevocation: true,
      GenerateSecret: true,
      AccessTokenValidity: 30,
      RefreshTokenValidity: 30 * 24 * 60,
      TokenValidityUnits: { AccessToken: 'minutes', RefreshToken: 'minutes' },
    });
    expect(
      resourcesOf(dev, 'AWS::Cognito::UserPoolGroup')
        .map(({ Properties }) => Properties.GroupName)
        .sort(),
    ).toEqual(['candidate', 'manager', 'recruiter', 'super_manager']);
  });

  it('has the plan that password sign-in needs, and gives the client’s secret by reference to those alone who sign people in', () => {
    expect(onlyResource(prod, 'AWS::Cognito::UserPool').Properties.UserPoolTier).toBe('LITE');
    const given = resourcesOf(prod, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
      const { USER_POOL_CLIENT_SECRET: secret, POWERTOOLS_SERVICE_NAME: name } =
        Properties.Environment?.Variables ?? {};
      return secret ? [[name, JSON.stringify(secret)]] : [];
    });
    const byReference: unknown = expect.stringMatching(/\{\{resolve:secretsmanager:.*ImportValue/);
    expect(given.sort()).toEqual([
      ['accounts/accounts.http', byReference],
      ['personal-data/personal-data.http', byReference],
    ]);
  });

  it('keeps every bucket private and over TLS', () => {
    for (const { id, Properties } of resourcesOf(prod, 'AWS::S3::Bucket')) {
      expect([id, Properties.PublicAccessBlockConfiguration]).toEqual([
        id,
        { BlockPublicAcls: true, BlockPublicPolicy: true, IgnorePublicAcls: true, RestrictPublicBuckets: true },
      ]);
    }
    const policies = resourcesOf(prod, 'AWS::S3::BucketPolicy');
    expect(policies).toHaveLength(resourcesOf(prod, 'AWS::S3::Bucket').length);
    for (const { Properties } of policies)
      expect(JSON.stringify(Properties)).toContain('{"aws:SecureTransport":"false"}');
  });

  it('encrypts every bucket and the table', () => {
    for (const { id, Properties } of resourcesOf(prod, 'AWS::S3::Bucket'))
      expect([id, Properties.BucketEncryption?.ServerSideEncryptionConfiguration]).toEqual([
        id,
        [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
      ]);
    expect(onlyResource(prod, 'AWS::DynamoDB::GlobalTable').Properties.SSESpecification).toEqual({
      SSEEnabled: true,
      SSEType: 'KMS',
    });
  });

  it('keeps logs with visitors’ addresses as long as other logs, and never longer than the deletion page says', () => {
    for (const [stacks, days] of [
      [dev, 7],
      [prod, keptRecordsDays],
    ] as const) {
      const logs = resourcesOf(stacks, 'AWS::S3::Bucket').filter(({ id }) => id.includes('Logs'));
      expect(logs).toHaveLength(stacks === prod ? 2 : 1);
      for (const { id, Properties } of logs) {
        const rules = Properties.LifecycleConfiguration.Rules as { ExpirationInDays?: number }[];
        expect([id, rules.flatMap(({ ExpirationInDays }) => ExpirationInDays ?? [])]).toEqual([id, [days]]);
      }
    }
  });

  it('expires uploads that stay in quarantine', () => {
    const files = resourcesOf(only(prod, 'Data'), 'AWS::S3::Bucket').find(({ id }) => /^Files[0-9A-F]/.test(id));
    expect(files?.Properties.LifecycleConfiguration.Rules).toContainEqual({
      Id: 'quarantine',
      Prefix: 'quarantine/',
      ExpirationInDays: 1,
      Status: 'Enabled',
    });
  });

  it.each<[keyof typeof stages & ('dev' | 'prod'), object[]]>([
    ['dev', []],
    [
      'prod',
      [
        { id: 'exports', days: 1 },
        { id: 'replaced', days: 30 },
      ],
    ],
  ])(
    'keeps versions of files where data is kept, and lets replaced and deleted ones go in %s, those of an archive after a day',
    (name, expected) => {
      const files = resourcesOf(only(synthesized[name], 'Data'), 'AWS::S3::Bucket').find(({ id }) =>
        /^Files[0-9A-F]/.test(id),
      );
      const rules = files?.Properties.LifecycleConfiguration.Rules as {
        Id: string;
        NoncurrentVersionExpiration?: { NoncurrentDays: number };
      }[];
      expect(files?.Properties.VersioningConfiguration?.Status).toBe(name === 'prod' ? 'Enabled' : undefined);
      expect(
        rules.flatMap(({ Id, NoncurrentVersionExpiration: old }) =>
          old ? [{ id: Id, days: old.NoncurrentDays }] : [],
        ),
      ).toEqual(expected);
    },
  );

  it('accepts uploads only from the site where its address is known', () => {
    const corsOf = (stacks: typeof local) =>
      resourcesOf(only(stacks, 'Data'), 'AWS::S3::Bucket')
        .flatMap(({ Properties }) => Properties.CorsConfiguration?.CorsRules ?? [])
        .map(({ AllowedOrigins, AllowedMethods }) => [AllowedOrigins, AllowedMethods]);
    const methods = ['POST', 'GET'];
    expect(corsOf(local)).toEqual([[['http://localhost:3000'], methods]]);
    const domain = { name: 'jobs.hirehub.example', certificateArn: 'arn:aws:acm:us-east-1:000000000000:certificate/0' };
    expect(corsOf(stacksOf({ ...stages.prod, domain }))).toEqual([[['https://jobs.hirehub.example'], methods]]);
  });

  it('holds mails back without a verified sender and sends with one', () => {
    expect(resourcesOf(dev, 'AWS::SES::EmailIdentity')).toEqual([]);
    expect(onlyResource(local, 'AWS::SES::EmailIdentity').Properties).toMatchObject({
      EmailIdentity: 'hirehub.example',
      MailFromAttributes: { MailFromDomain: 'mail.hirehub.example' },
    });
    const deliveries = (stacks: typeof local) =>
      new Set(
        resourcesOf(stacks, 'AWS::Lambda::Function').flatMap(
          ({ Properties }) => Properties.Environment?.Variables.MAIL_DELIVERY ?? [],
        ),
      );
    expect(deliveries(dev)).toEqual(new Set(['held']));
    expect(deliveries(local)).toEqual(new Set(['ses']));
  });
});
