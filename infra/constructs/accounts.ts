import { Duration, RemovalPolicy, SecretValue } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  Mfa,
  PasskeyUserVerification,
  UserPool,
  UserPoolClient,
  type CfnUserPool,
  type CfnUserPoolClient,
  type UserPoolProps,
} from 'aws-cdk-lib/aws-cognito';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { roles } from '../../shared/constants/roles.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

interface AccountsProps {
  stage: Stage;
  /** Where the site is; a passkey is good for its host. */
  siteOrigin: string | undefined;
}

const passkeysOf = (siteOrigin: string): Partial<UserPoolProps> => ({
  signInPolicy: { allowedFirstAuthFactors: { password: true, passkey: true } },
  passkeyRelyingPartyId: new URL(siteOrigin).hostname,
  passkeyUserVerification: PasskeyUserVerification.REQUIRED,
});

/**
 * The user pool: usernames are the users' uuids, their mail address an alias, their role a group. Only the server calls
 * it.
 */
export class Accounts extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly clientSecret: string;
  readonly passkeys: 'on' | 'off';

  constructor(scope: Construct, id: string, { stage, siteOrigin }: AccountsProps) {
    super(scope, id);
    if (stage.passkeys && !siteOrigin) throw new Error(`Stage ${stage.name} has passkeys, so it needs a domain.`);
    this.passkeys = stage.passkeys ? 'on' : 'off';
    this.pool = new UserPool(this, 'Pool', {
      signInAliases: { username: true, email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: false,
      standardAttributes: { email: { required: true, mutable: true } },
      // The same rule as strongPassword in shared/validation/account.ts (VALID-14).
      passwordPolicy: {
        minLength: 8,
        requireUppercase: true,
        requireLowercase: true,
        requireDigits: true,
        requireSymbols: true,
      },
      // Each user's own choice (PLUS-58). Codes by SMS cost money and can be intercepted.
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      // Sign-in by password, groups and codes of an app are in Lite; a user of Essentials, which passkeys take, costs nearly
      // three times as much.
      featurePlan: stage.passkeys ? FeaturePlan.ESSENTIALS : FeaturePlan.LITE,
      ...(stage.passkeys && siteOrigin ? passkeysOf(siteOrigin) : {}),
      // Recovery uses our own single-use links.
      accountRecovery: AccountRecovery.NONE,
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    if (stage.passkeys)
      // A passkey takes the place of password and code, because its owner has unlocked it.
      (this.pool.node.defaultChild as CfnUserPool).webAuthnFactorConfiguration = 'MULTI_FACTOR_WITH_USER_VERIFICATION';
    acknowledge(
      this.pool,
      'AwsSolutions-COG2',
      'A second factor is each user’s choice; passwords are strong, sign-in attempts limited and every mailed link is single-use.',
    );
    acknowledge(
      this.pool,
      'AwsSolutions-COG3',
      'Threat protection judges by the browser, which never calls Cognito here; the accounts feature limits attempts itself.',
    );
    acknowledge(
      this.pool,
      'AwsSolutions-COG8',
      'The additions of the Plus plan need the browser to call Cognito; see COG3.',
    );

    this.client = new UserPoolClient(this, 'Client', {
      userPool: this.pool,
      authFlows: { adminUserPassword: true, ...(stage.passkeys && { user: true }) },
      // Without it a stolen refresh token is worthless at Cognito itself, which cannot know that a session was ended.
      generateSecret: true,
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(30),
      idTokenValidity: Duration.minutes(30),
      refreshTokenValidity: Duration.days(30),
    });
    const { attrClientSecret } = this.client.node.defaultChild as CfnUserPoolClient;
    this.clientSecret = typeof stage.originSecret === 'string' ? attrClientSecret : this.kept(attrClientSecret);
    for (const role of roles)
      new CfnUserPoolGroup(this, `Group-${role}`, { userPoolId: this.pool.userPoolId, groupName: role });
  }

  /** The client's secret by reference, so that no template or export holds it. */
  private kept(clientSecret: string): string {
    const secret = new Secret(this, 'ClientSecret', {
      description: 'The secret of the user pool’s client, for the functions that sign people in',
      secretStringValue: SecretValue.resourceAttribute(clientSecret),
    });
    acknowledge(secret, 'AwsSolutions-SMG4', 'Cognito makes it and never changes it; a new client has a new one.');
    return secret.secretValue.unsafeUnwrap();
  }
}
