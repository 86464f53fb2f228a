import {
  AdminCreateUserCommand,
  AdminInitiateAuthCommand,
  AdminSetUserPasswordCommand,
  AdminAddUserToGroupCommand,
  CognitoIdentityProviderClient,
  DescribeUserPoolClientCommand,
  StartWebAuthnRegistrationCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { operatorAccess } from '../../permissions/operator-access.ts';
import { ref, runApp } from '../fixture-app.ts';

const pool = {
  Pool: {
    Type: 'AWS::Cognito::UserPool',
    Properties: {
      AliasAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      Policies: {
        PasswordPolicy: {
          MinimumLength: 10,
          RequireNumbers: false,
          RequireSymbols: false,
          RequireUppercase: false,
          RequireLowercase: true,
        },
      },
    },
  },
};
const client = {
  Client: {
    Type: 'AWS::Cognito::UserPoolClient',
    Properties: {
      UserPoolId: ref('Pool'),
      ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH'],
      AccessTokenValidity: 15,
      TokenValidityUnits: { AccessToken: 'minutes' },
    },
  },
};
const group = {
  Group: { Type: 'AWS::Cognito::UserPoolGroup', Properties: { UserPoolId: ref('Pool'), GroupName: 'manager' } },
};

it('A user pool has its client, groups and password policy', async () => {
  const { services, graph } = await runApp({ stacks: { App: { Resources: { ...pool, ...client, ...group } } } });
  const cognito = new CognitoIdentityProviderClient(operatorAccess(services.cognito.url));
  const UserPoolId = graph.ofType('AWS::Cognito::UserPool')[0]?.name;
  const ClientId = graph.ofType('AWS::Cognito::UserPoolClient')[0]?.name;
  await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: 'ann', MessageAction: 'SUPPRESS' }));
  await cognito.send(new AdminAddUserToGroupCommand({ UserPoolId, Username: 'ann', GroupName: 'manager' }));
  const password = (Password: string) =>
    cognito.send(new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password, Permanent: true }));
  await expect(password('short')).rejects.toThrow(/password/i);
  await password('longenoughpassword');
  const { AuthenticationResult } = await cognito.send(
    new AdminInitiateAuthCommand({
      UserPoolId,
      ClientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'ann', PASSWORD: 'longenoughpassword' },
    }),
  );
  const claims = decodeJwt(AuthenticationResult?.AccessToken ?? '');
  expect(claims).toMatchObject({
    iss: `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`,
    client_id: ClientId,
    'cognito:groups': ['manager'],
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60);
});

it('A user pool has passkeys where its sign-in policy and a relying party allow them', async () => {
  const SignInPolicy = { AllowedFirstAuthFactors: ['PASSWORD', 'WEB_AUTHN'] };
  const WebAuthnRelyingPartyID = 'shop.example';
  const begun = async (Properties: object) => {
    const allowing = { Pool: { ...pool.Pool, Properties: { ...pool.Pool.Properties, ...Properties } } };
    const { services, graph } = await runApp({ stacks: { App: { Resources: { ...allowing, ...client } } } });
    const cognito = new CognitoIdentityProviderClient(operatorAccess(services.cognito.url));
    const UserPoolId = graph.ofType('AWS::Cognito::UserPool')[0]?.name;
    const ClientId = graph.ofType('AWS::Cognito::UserPoolClient')[0]?.name;
    await cognito.send(new AdminCreateUserCommand({ UserPoolId, Username: 'ann', MessageAction: 'SUPPRESS' }));
    const PASSWORD = 'longenoughpassword';
    await cognito.send(
      new AdminSetUserPasswordCommand({ UserPoolId, Username: 'ann', Password: PASSWORD, Permanent: true }),
    );
    const { AuthenticationResult } = await cognito.send(
      new AdminInitiateAuthCommand({
        UserPoolId,
        ClientId,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'ann', PASSWORD },
      }),
    );
    return cognito.send(new StartWebAuthnRegistrationCommand({ AccessToken: AuthenticationResult?.AccessToken }));
  };
  const { CredentialCreationOptions } = await begun({
    Policies: { ...pool.Pool.Properties.Policies, SignInPolicy },
    WebAuthnRelyingPartyID,
    WebAuthnUserVerification: 'required',
  });
  expect(CredentialCreationOptions).toMatchObject({
    rp: { id: 'shop.example' },
    authenticatorSelection: { userVerification: 'required' },
  });
  await expect(begun({ WebAuthnRelyingPartyID })).rejects.toThrow('not enabled');
});

it('The secret of a client is an attribute that functions can be given', async () => {
  const secretive = { ...client.Client, Properties: { ...client.Client.Properties, GenerateSecret: true } };
  const { services, graph } = await runApp({ stacks: { App: { Resources: { ...pool, Client: secretive } } } });
  const cognito = new CognitoIdentityProviderClient(operatorAccess(services.cognito.url));
  const [found] = graph.ofType('AWS::Cognito::UserPoolClient');
  const described = await cognito.send(
    new DescribeUserPoolClientCommand({
      UserPoolId: graph.ofType('AWS::Cognito::UserPool')[0]?.name,
      ClientId: found?.name,
    }),
  );
  expect(described.UserPoolClient?.ClientSecret).toBe(found?.attributes.ClientSecret);
});

it('A pool that nobody can sign in to is refused', async () => {
  await expect(runApp({ stacks: { App: { Resources: pool } } })).rejects.toThrow('nobody can sign in to it');
});
