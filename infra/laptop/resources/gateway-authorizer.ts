import * as z from 'zod';
import type { LocalCloud } from '../cloud.ts';
import { jwtAuthorizer, type JwtAuthorizer } from '../http-api/jwt-authorizer.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

const jwt = z.looseObject({
  AuthorizerType: z.literal('JWT', 'HTTP APIs take JWT authorizers here.'),
  IdentitySource: z.tuple([z.literal('$request.header.Authorization')]),
  JwtConfiguration: z.object({ Audience: z.array(z.string()), Issuer: z.string() }),
});

/** The check of callers on a route; the route reads it. */
export const gatewayAuthorizer: ResourceKind = {
  identify: (declared) => ({ name: byId(declared, 6), attributes: { AuthorizerId: byId(declared, 6) } }),
};

/** A JWT authorizer against the local user pool that the template names as issuer. */
export function jwtAuthorizerOf(
  resource: Resource,
  { services, graph }: Pick<LocalCloud, 'services' | 'graph'>,
): JwtAuthorizer {
  const { Audience, Issuer } = propertiesOf(resource, jwt).JwtConfiguration;
  const known = graph.ofType('AWS::Cognito::UserPool').some(({ name }) => services.cognito.issuerOf(name) === Issuer);
  if (!known)
    throw new TemplateFault(
      { ...resource, path: ['JwtConfiguration', 'Issuer'] },
      `no user pool of the template issues tokens as ${Issuer}.`,
    );
  return jwtAuthorizer({ issuer: Issuer, audience: Audience, keys: services.cognito.jwks });
}
