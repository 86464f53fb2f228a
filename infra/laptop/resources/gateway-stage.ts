import * as z from 'zod';
import type { LocalCloud } from '../cloud.ts';
import { requireInvokePermission } from '../permissions/invoke-permissions.ts';
import { createSocketGateway, type SocketGateway } from '../services/connections/socket-gateway.ts';
import { startConnections } from '../services/connections/start-connections.ts';
import type { SocketAuthorizer } from '../services/connections/socket-authorizer.ts';
import { localAccount, localArn } from '../services/local-account.ts';
import { propertiesOf, TemplateFault, type Resource } from '../template/resource.ts';
import { resourceWithArn } from '../cloud.ts';
import { gatewayApiProperties } from './gateway-api.ts';
import { functionArnIn } from './gateway-integration.ts';
import { authorizerNamed, functionOf, gatewayRouteProperties } from './gateway-route.ts';
import type { ResourceKind } from './resource-kind.ts';

const properties = z.looseObject({ ApiId: z.string(), StageName: z.string() });
const requestAuthorizer = z.looseObject({
  AuthorizerType: z.literal('REQUEST'),
  AuthorizerUri: z.string(),
  IdentitySource: z.array(z.string()),
});
const routeResponse = z.looseObject({ RouteId: z.string() });

/**
 * A stage. For an HTTP API it must be `$default`; a WebSocket API starts with it, as its routes exist by that point.
 */
export const gatewayStage: ResourceKind = {
  identify: (declared) => ({ name: String(declared.property('StageName')) }),
  deploy: async (resource, cloud) => {
    const { ApiId, StageName } = propertiesOf(resource, properties);
    const api = cloud.graph.ofType('AWS::ApiGatewayV2::Api').find(({ name }) => name === ApiId);
    if (!api) throw new TemplateFault({ ...resource, path: ['ApiId'] }, 'the template has no such API.');
    const { ProtocolType, RouteSelectionExpression } = propertiesOf(api, gatewayApiProperties);
    if (ProtocolType === 'HTTP') {
      if (StageName !== '$default')
        throw new TemplateFault(
          { ...resource, path: ['StageName'] },
          'the local runner serves the stage $default of an HTTP API.',
        );
      return;
    }
    const gateway = socketGateway({ ApiId, StageName, RouteSelectionExpression }, cloud);
    cloud.socketGateways.set(ApiId, gateway);
    await serveConnections(gateway, cloud);
  },
};

interface SocketStage {
  ApiId: string;
  StageName: string;
  RouteSelectionExpression: string | undefined;
}

function socketGateway({ ApiId, StageName, RouteSelectionExpression }: SocketStage, cloud: LocalCloud): SocketGateway {
  const routes = cloud.graph
    .ofType('AWS::ApiGatewayV2::Route')
    .map((resource) => ({ resource, ...propertiesOf(resource, gatewayRouteProperties) }))
    .filter((route) => route.ApiId === ApiId);
  const responding = new Set(
    cloud.graph
      .ofType('AWS::ApiGatewayV2::RouteResponse')
      .map((response) => propertiesOf(response, routeResponse).RouteId),
  );
  const connect = routes.find(
    ({ RouteKey, AuthorizationType }) => RouteKey === '$connect' && AuthorizationType === 'CUSTOM',
  );
  const authorizer =
    connect && socketAuthorizer(authorizerNamed(connect.AuthorizerId, connect.resource, cloud), ApiId, cloud);
  return createSocketGateway({
    api: { apiId: ApiId, stage: StageName, domainName: `${ApiId}.execute-api.${localAccount.region}.amazonaws.com` },
    routes: Object.fromEntries(
      routes.map(({ resource, RouteKey }) => [
        RouteKey,
        { target: functionOf(resource, cloud, StageName).name, returnsResponse: responding.has(resource.name) },
      ]),
    ),
    invoke: (target, event) =>
      run(
        target,
        event,
        `socket ${(event as { requestContext?: { routeKey?: string } }).requestContext?.routeKey ?? ''}`,
        cloud,
      ),
    ...(authorizer ? { authorizer } : {}),
    ...(RouteSelectionExpression ? { routeSelectionExpression: RouteSelectionExpression } : {}),
  });
}

function socketAuthorizer(resource: Resource, apiId: string, cloud: LocalCloud): SocketAuthorizer {
  const { AuthorizerUri, IdentitySource } = propertiesOf(resource, requestAuthorizer);
  const target = resourceWithArn(cloud, functionArnIn(AuthorizerUri), 'AWS::Lambda::Function');
  requireInvokePermission(cloud.graph, target, {
    service: 'apigateway.amazonaws.com',
    sourceArn: localArn('execute-api', `${apiId}/authorizers/${resource.name}`),
  });
  return { identitySources: IdentitySource, invoke: (event) => run(target.name, event, 'socket authorizer', cloud) };
}

async function run(target: string, event: unknown, trigger: string, { functions }: LocalCloud): Promise<unknown> {
  const { payload, functionError } = await functions.invoke(target, event, trigger);
  if (functionError) throw new Error(String((payload as { errorMessage?: string }).errorMessage));
  return payload;
}

/** The management endpoint, at the address that functions received in the cloud's form. */
async function serveConnections(
  gateway: SocketGateway,
  { addresses, serviceOptions, onceDeployed }: LocalCloud,
): Promise<void> {
  const { apiId, stage, domainName } = gateway.api;
  const connections = await startConnections({ ...serviceOptions(`connections-${apiId}`), gateway });
  addresses.set(`https://${domainName}/${stage}`, connections.url);
  onceDeployed(() => async () => {
    await gateway.close();
    await connections.close();
  });
}
