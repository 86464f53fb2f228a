import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import { environment } from '../../environment.ts';

/** Posts to WebSocket connections through API Gateway; returns false for a connection that is gone. */
export function apiGatewayConnections(): (connectionId: string, data: string) => Promise<boolean> {
  const client = new ApiGatewayManagementApiClient({ endpoint: environment('connections').CONNECTIONS_ENDPOINT });
  return async (ConnectionId, data) => {
    try {
      await client.send(new PostToConnectionCommand({ ConnectionId, Data: Buffer.from(data) }));
      return true;
    } catch (error) {
      if (error instanceof GoneException) return false;
      throw error;
    }
  };
}

/** Closes WebSocket connections through API Gateway; one that is already gone is no error. */
export function closeConnection(): (connectionId: string) => Promise<void> {
  const client = new ApiGatewayManagementApiClient({ endpoint: environment('connections').CONNECTIONS_ENDPOINT });
  return async (ConnectionId) => {
    try {
      await client.send(new DeleteConnectionCommand({ ConnectionId }));
    } catch (error) {
      if (!(error instanceof GoneException)) throw error;
    }
  };
}
