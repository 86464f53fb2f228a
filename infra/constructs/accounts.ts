import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { AccountRecovery, CfnUserPoolGroup, UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { roles } from '../../shared/constants/roles.ts';
import type { Stage } from '../stages.ts';
import { acknowledge } from './acknowledge.ts';

/**
 * The user pool: usernames are the users' uuids, their mail address an alias, their role a group. Only the server calls
 * it.
 */
export class Accounts extends Construct {
  readonly pool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
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
      // Recovery uses our own single-use links.
      accountRecovery: AccountRecovery.NONE,
      deletionProtection: stage.keepsData,
      removalPolicy: stage.keepsData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    acknowledge(
      this.pool,
      'AwsSolutions-COG2',
      'The product asks for no second factor; passwords are strong, sign-in attempts limited and every mailed link is single-use.',
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
      authFlows: { adminUserPassword: true },
      // Without it a stolen refresh token is worthless at Cognito itself, which cannot know that a session was ended.
      generateSecret: true,
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(15),
      idTokenValidity: Duration.minutes(15),
      refreshTokenValidity: Duration.days(30),
    });
    for (const role of roles)
      new CfnUserPoolGroup(this, `Group-${role}`, { userPoolId: this.pool.userPoolId, groupName: role });
  }
}
