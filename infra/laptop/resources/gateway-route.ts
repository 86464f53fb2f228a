import * as z from 'zod';
import type { LocalCloud } from '../cloud.ts';
import { requireInvokePermission } from '../permissions/invoke-permissions.ts';
import { localArn } from '../services/local-account.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { jwtAuthorizerOf } from './gateway-authorizer.ts';
import { functionBehind } from './gateway-integration.ts';
import { byId, type ResourceKind } from './resource-kind.ts';

export const gatewayRouteProperties = z.looseObject({
  ApiId: z.string(),
  RouteKey: z.string(),
  Target: z.string(),
  AuthorizationType: z.enum(['NONE', 'JWT', 'CUSTOM']).default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).max(0, 'the local runner does not check scopes.').optional(),
});

/** A route of an HTTP API; those of WebSocket APIs are read by their stage. */
export const gatewayRoute: ResourceKind = {
  identify: (declared) => ({ name: byId(declared, 7) }),
  deploy: (resource, cloud) => {
    const { ApiId, RouteKey, AuthorizationType, AuthorizerId } = propertiesOf(resource, gatewayRouteProperties);
    const api = cloud.httpApis.get(ApiId);
    if (!api) return;
    const target = functionOf(resource, cloud);
    const authorizer =
      AuthorizationType === 'NONE' ? undefined : jwtAuthorizerOf(authorizerNamed(AuthorizerId, resource, cloud), cloud);
    api.addRoute(RouteKey, { functionName: target.name, ...(authorizer ? { authorizer } : {}) });
  },
};

/** The function that a route leads to; API Gateway must be allowed to invoke it. */
export function functionOf(route: Resource, cloud: Pick<LocalCloud, 'graph'>, stage = '$default'): Resource {
  const { ApiId, RouteKey, Target } = propertiesOf(route, gatewayRouteProperties);
  const integration = cloud.graph
    .ofType('AWS::ApiGatewayV2::Integration')
    .find(({ name }) => `integrations/${name}` === Target);
  if (!integration)
    throw new TemplateFault({ ...route, path: ['Target'] }, `the template has no integration ${Target}.`);
  const target = functionBehind(integration, cloud);
  const sourceArn = localArn('execute-api', `${ApiId}/${stage}/${RouteKey.replace(' ', '')}`);
  requireInvokePermission(cloud.graph, target, { service: 'apigateway.amazonaws.com', sourceArn });
  return target;
}

/** The authorizer that a route names. */
export function authorizerNamed(
  id: string | undefined,
  route: Resource,
  { graph }: Pick<LocalCloud, 'graph'>,
): Resource {
  const authorizer = graph.ofType('AWS::ApiGatewayV2::Authorizer').find(({ name }) => name === id);
  if (!authorizer)
    throw new TemplateFault({ ...route, path: ['AuthorizerId'] }, 'the template has no such authorizer.');
  return authorizer;
}
