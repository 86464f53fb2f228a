import { serveEndpoint } from '../endpoint.ts';
import type { EndpointResponse, EndpointRequest, Operation } from '../endpoint.ts';
import { localArn } from '../local-account.ts';
import { ServiceFault } from '../service-fault.ts';
import type { RunningService, ServiceOptions } from '../service.ts';
import type { SocketGateway } from './socket-gateway.ts';

export interface ConnectionsOptions extends ServiceOptions {
  gateway: SocketGateway;
}

/**
 * Starts the `@connections` endpoint: send to a client, read it, disconnect it. The stage may be in the path or be left
 * out. @see
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/apigateway-how-to-call-websocket-api-connections.html
 */
export function startConnections(options: ConnectionsOptions): Promise<RunningService> {
  const { gateway } = options;
  return serveEndpoint(options, {
    service: 'connections',
    signingName: 'execute-api',
    bodyLimit: 1024 * 1024,
    route: (request) => {
      const [marker, id] = request.path.slice(-2);
      if (marker !== '@connections' || !id)
        throw new ServiceFault('NotFoundException', 'Only @connections is answered here.', 404);
      return managementOperation(id, request, gateway);
    },
  });
}

function managementOperation(id: string, request: EndpointRequest, gateway: SocketGateway): Operation {
  const { apiId, stage } = gateway.api;
  const resource = localArn('execute-api', `${apiId}/${stage}/${request.method}/@connections/${id}`);
  return {
    grants: [{ action: 'execute-api:ManageConnections', resource }],
    run: () => manage(id, request, gateway),
  };
}

async function manage(
  id: string,
  { method, body }: EndpointRequest,
  gateway: SocketGateway,
): Promise<EndpointResponse> {
  const connection = gateway.connection(id);
  if (!connection) throw gone();
  switch (method) {
    case 'GET':
      return { body: connectionView(connection) };
    case 'DELETE':
      gateway.disconnect(id);
      return { status: 204 };
    case 'POST':
      if (body.length > gateway.limits.messageBytes)
        throw new ServiceFault('PayloadTooLargeException', 'Message too long', 413);
      if (!(await gateway.post(id, body))) throw gone();
      return {};
    default:
      throw new ServiceFault('MethodNotAllowedException', `${method} is not allowed.`, 405);
  }
}

function connectionView({
  connectedAt,
  lastActiveAt,
  sourceIp,
  userAgent,
}: NonNullable<ReturnType<SocketGateway['connection']>>): object {
  return {
    connectedAt: new Date(connectedAt).toISOString(),
    lastActiveAt: new Date(lastActiveAt).toISOString(),
    identity: { sourceIp, userAgent },
  };
}

function gone(): ServiceFault {
  return new ServiceFault('GoneException', 'The connection is gone.', 410);
}
