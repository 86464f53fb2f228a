import * as z from 'zod';
import type { PasskeyPolicy } from '../services/cognito/records.ts';
import { localAccount } from '../services/local-account.ts';
import { propertiesOf, TemplateFault } from '../template/resource.ts';
import { byId, named, type ResourceKind } from './resource-kind.ts';
import { userPoolClient, userPoolClientProperties } from './user-pool-client.ts';

const properties = z.looseObject({
  UsernameAttributes: z.array(z.string()).optional(),
  UsernameConfiguration: z.object({ CaseSensitive: z.boolean() }).optional(),
  MfaConfiguration: z.enum(['ON', 'OFF', 'OPTIONAL']).optional(),
  EnabledMfas: z.array(z.string()).optional(),
  Policies: z
    .looseObject({
      PasswordPolicy: z.looseObject({
        MinimumLength: z.number().default(8),
        RequireLowercase: z.boolean().optional(),
        RequireNumbers: z.boolean().optional(),
        RequireSymbols: z.boolean().optional(),
        RequireUppercase: z.boolean().optional(),
      }),
      SignInPolicy: z.looseObject({ AllowedFirstAuthFactors: z.array(z.string()) }).optional(),
    })
    .optional(),
  WebAuthnRelyingPartyID: z.string().optional(),
  WebAuthnUserVerification: z.enum(['required', 'preferred']).default('preferred'),
  WebAuthnFactorConfiguration: z.string().optional(),
});
type Properties = z.output<typeof properties>;
const group = z.looseObject({ UserPoolId: z.string(), GroupName: z.string() });

/** A user pool with its clients and groups, which Cognito's endpoint needs together. */
export const userPool: ResourceKind = {
  identify: (declared) => {
    const { name, attributes } = named(`${localAccount.region}_${byId(declared, 9)}`, 'cognito-idp', 'userpool/');
    const provider = `cognito-idp.${localAccount.region}.amazonaws.com/${name}`;
    return {
      name,
      attributes: { ...attributes, UserPoolId: name, ProviderName: provider, ProviderURL: `https://${provider}` },
    };
  },
  deploy: async (resource, { graph, services }) => {
    const declared = propertiesOf(resource, properties);
    const { UsernameAttributes, UsernameConfiguration, Policies, MfaConfiguration, EnabledMfas } = declared;
    const password = Policies?.PasswordPolicy;
    const groups = graph
      .ofType('AWS::Cognito::UserPoolGroup')
      .map((one) => propertiesOf(one, group))
      .filter(({ UserPoolId }) => UserPoolId === resource.name);
    const clients = graph
      .ofType('AWS::Cognito::UserPoolClient')
      .map((one) => ({
        id: one.name,
        secret: String(one.attributes.ClientSecret),
        ...propertiesOf(one, userPoolClientProperties),
      }))
      .filter(({ UserPoolId }) => UserPoolId === resource.name);
    if (clients.length === 0)
      throw new TemplateFault(resource, 'nobody can sign in to it: it has no AWS::Cognito::UserPoolClient.');
    if (UsernameAttributes?.length)
      throw new TemplateFault(resource, 'its users are named by an attribute, which this emulation does not offer.');
    if (MfaConfiguration === 'ON')
      throw new TemplateFault(
        resource,
        'it requires a second factor of everyone, which this emulation does not offer.',
      );
    for (const { id, secret, ...client } of clients) {
      await services.cognito.declarePool({
        poolId: resource.name,
        clientId: id,
        secret,
        groups: groups.map(({ GroupName }) => GroupName),
        softwareTokens: MfaConfiguration === 'OPTIONAL' && (EnabledMfas ?? []).includes('SOFTWARE_TOKEN_MFA'),
        ...passkeysOf(declared),
        caseSensitive: UsernameConfiguration?.CaseSensitive ?? true,
        ...(password
          ? {
              passwordPolicy: {
                minimumLength: password.MinimumLength,
                requireLowercase: password.RequireLowercase,
                requireNumbers: password.RequireNumbers,
                requireSymbols: password.RequireSymbols,
                requireUppercase: password.RequireUppercase,
              },
            }
          : {}),
        ...userPoolClient.settings(client),
      });
    }
  },
};

function passkeysOf({ Policies, ...webAuthn }: Properties): { passkeys?: PasskeyPolicy } {
  const relyingPartyId = webAuthn.WebAuthnRelyingPartyID;
  if (!relyingPartyId || !Policies?.SignInPolicy?.AllowedFirstAuthFactors.includes('WEB_AUTHN')) return {};
  return {
    passkeys: {
      relyingPartyId,
      userVerification: webAuthn.WebAuthnUserVerification,
      countsAsBoth: webAuthn.WebAuthnFactorConfiguration === 'MULTI_FACTOR_WITH_USER_VERIFICATION',
    },
  };
}
