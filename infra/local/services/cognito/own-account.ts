import { changePassword, updateAttributes } from './accounts.ts';
import { assertSecret } from './client-secret.ts';
import { notAuthorized } from './cognito-refusal.ts';
import { operation, type Attribute, type CognitoContext, type Operations, type TokenInput } from './operation.ts';
import { passwordFits } from './passwords.ts';
import { attributeList, ownAttributesFrom } from './users.ts';

/** Operations that the bearer of an access token may do to the account behind it. */
export function ownAccountOperations({ directory, tokens, attempts }: CognitoContext): Operations {
  return {
    GetUser: operation(['AccessToken'], async (input: TokenInput) => {
      const { user } = await tokens.bearer(input.AccessToken);
      return { Username: user.username, UserAttributes: attributeList(user) };
    }),

    UpdateUserAttributes: operation(
      ['AccessToken', 'UserAttributes'],
      async (input: TokenInput & { UserAttributes: Attribute[] }) => {
        const { user } = await tokens.bearer(input.AccessToken);
        updateAttributes(directory, user, ownAttributesFrom(input.UserAttributes));
        return {};
      },
    ),

    ChangePassword: operation(
      ['AccessToken', 'PreviousPassword', 'ProposedPassword'],
      async (input: TokenInput & { PreviousPassword: string; ProposedPassword: string }) => {
        const { user } = await tokens.bearer(input.AccessToken);
        attempts.assertOpen(user);
        if (!(await passwordFits(input.PreviousPassword, user.password))) {
          attempts.failed(user);
          throw notAuthorized();
        }
        attempts.succeeded(user);
        await changePassword(directory, user, input.ProposedPassword, 'CONFIRMED');
        return {};
      },
    ),

    GlobalSignOut: operation(['AccessToken'], async (input: TokenInput) => {
      const { user } = await tokens.bearer(input.AccessToken);
      directory.endSessions(user);
      return {};
    }),

    DeleteUser: operation(['AccessToken'], async (input: TokenInput) => {
      const { user } = await tokens.bearer(input.AccessToken);
      directory.removeUser(user);
      return {};
    }),

    RevokeToken: operation(
      ['ClientId', 'Token'],
      (input: { ClientId: string; Token: string; ClientSecret?: string }) => {
        const client = directory.client(input.ClientId);
        assertSecret(client, input.ClientSecret);
        tokens.revoke(client, input.Token);
        return {};
      },
    ),
  };
}
